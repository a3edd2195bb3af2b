// BUFGP - a pad and a buffer for clocks, as a wire.
module BUFGP (
    input  I,
    output O
);
  assign O = I;
endmodule
