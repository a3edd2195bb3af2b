// BUFG - a buffer for clocks, as a wire.
module BUFG (
    output O,
    input  I
);
  assign O = I;
endmodule
