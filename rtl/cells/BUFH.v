// BUFH - a buffer for clocks of a region, as a wire.
module BUFH (
    input  I,
    output O
);
  assign O = I;
endmodule
