// BUFIO - a buffer for clocks of pads, as a wire.
module BUFIO (
    output O,
    input  I
);
  assign O = I;
endmodule
