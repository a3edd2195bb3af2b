// BUFGP - a pad and a buffer for clocks, as a wire.
module BUFGP (
    output O,
    input  I
);
  assign O = I;
endmodule
