// IOBUF - the pad of a port of both directions. It is an input while T, of
// Xilinx, or OEN, of Gowin, is high.
module IOBUF (
    output O,
    inout  IO,
    input  I,
    input  T,
    input  OEN
);
  assign IO = T | OEN ? 1'bz : I;
  assign O  = IO;
endmodule
