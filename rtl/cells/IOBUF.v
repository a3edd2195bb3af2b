// IOBUF - the pad of a port of both directions; T is high for input.
module IOBUF (
    output O,
    inout  IO,
    input  I,
    input  T
);
  assign IO = T ? 1'bz : I;
  assign O  = IO;
endmodule
