// IBUF - the pad of an input, as a wire.
module IBUF (
    input  I,
    output O
);
  assign O = I;
endmodule
