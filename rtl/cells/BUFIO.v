// BUFIO - a buffer for clocks of pads, as a wire.
module BUFIO (
    input  I,
    output O
);
  assign O = I;
endmodule
