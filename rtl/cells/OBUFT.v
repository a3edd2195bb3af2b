// OBUFT - the pad of an output that can be off.
module OBUFT (
    output O,
    input  I,
    input  T
);
  assign O = T ? 1'bz : I;
endmodule
