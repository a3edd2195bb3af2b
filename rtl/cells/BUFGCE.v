// BUFGCE - a clock that can be held low; CE is taken while it is low.
module BUFGCE (
    output O,
    input  CE,
    input  I
);
  reg on = 0;

  always @(I or CE) if (!I) on = CE;
  assign O = I & on;
endmodule
