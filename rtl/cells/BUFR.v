// BUFR - a buffer for clocks of a region, as a wire.
module BUFR (
    output O,
    input  CE,
    input  CLR,
    input  I
);
  assign O = I;
endmodule
