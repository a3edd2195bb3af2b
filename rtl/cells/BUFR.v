// BUFR - a buffer for clocks of a region, as a wire.
module BUFR (
    input  I,
    output O
);
  assign O = I;
endmodule
