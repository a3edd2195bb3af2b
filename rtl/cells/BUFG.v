// BUFG - a buffer for clocks, as a wire.
module BUFG (
    input  I,
    output O
);
  assign O = I;
endmodule
