// IOBUF - the pad of a port of both directions; T is high for input.
module IOBUF (
    input  I,
    input  T,
    output O,
    inout  IO
);
  assign IO = T ? 1'bz : I;
  assign O  = IO;
endmodule
