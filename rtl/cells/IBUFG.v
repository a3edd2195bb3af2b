// IBUFG - the pad of a clock, as a wire.
module IBUFG (
    input  I,
    output O
);
  assign O = I;
endmodule
