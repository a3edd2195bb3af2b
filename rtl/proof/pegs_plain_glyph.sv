// pegs_plain_glyph.sv - for proofs, in place of glyph.sv: the characters
// themselves.
//
// Where the characters are equal, so are their segments: what is proved of
// these holds for those. The point is dark here as there. And the solver need
// not learn the table, which Yosys makes a memory that may hold anything when
// induction begins.
`default_nettype none

module glyph (
  input  logic [7:0] char_i,
  output logic [7:0] seg_o
);

  assign seg_o = {1'b0, char_i[6:0]};

  logic unused_char;
  assign unused_char = char_i[7];

endmodule

`default_nettype wire
