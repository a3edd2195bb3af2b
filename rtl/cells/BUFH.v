// BUFH - a buffer for clocks of a region, as a wire.
module BUFH (
    output O,
    input  I
);
  assign O = I;
endmodule
