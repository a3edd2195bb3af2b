// IBUFDS - an input on a pair of wires, of which one is enough here.
module IBUFDS (
    input  I,
    input  IB,
    output O
);
  assign O = I;
endmodule
