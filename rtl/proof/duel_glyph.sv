// duel_glyph.sv - stands in for glyph.sv in proofs: each character is its own
// pattern. Equal characters have equal patterns, so what is proved of these
// holds for those; and a solver need not learn the table, which Yosys makes a
// memory that may hold anything when induction begins.
`default_nettype none

module glyph (
  input  logic [7:0] char_i,
  output logic [7:0] seg_o
);

  assign seg_o = char_i;

endmodule

`default_nettype wire
