// OBUF - the pad of an output, as a wire.
module OBUF (
    input  I,
    output O
);
  assign O = I;
endmodule
