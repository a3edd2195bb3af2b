// IBUF - the pad of an input, as a wire.
module IBUF (
    output O,
    input  I
);
  assign O = I;
endmodule
