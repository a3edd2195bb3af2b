// BUFGMUX - one of two clocks.
module BUFGMUX (
    input  I0,
    input  I1,
    input  S,
    output O
);
  assign O = S ? I1 : I0;
endmodule
