// OBUFT - the pad of an output that can be off.
module OBUFT (
    input  I,
    input  T,
    output O
);
  assign O = T ? 1'bz : I;
endmodule
