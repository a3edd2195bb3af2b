// IBUFGDS - an input on a pair of wires, of which one is enough here.
module IBUFGDS (
    input  I,
    input  IB,
    output O
);
  assign O = I;
endmodule
