// pegs_any_marks.sv - for proofs, in place of pegs_marks.sv: almost any judge.
//
// The solver may choose each answer. All it has to keep to is that four X are
// the code itself, which pegs_judge.sv proves of the real judge. What holds
// with every such judge holds with the real one, too, and the solver need not
// count colours.
`default_nettype none

module pegs_marks (
  input  logic [11:0] code_i,
  input  logic [11:0] guess_i,
  output logic [2:0] exact_o,
  output logic [2:0] common_o
);

  (* anyseq *) logic [5:0] f_any;

  assign {exact_o, common_o} = f_any;

  always_comb assume ((exact_o == 3'd4) == (code_i == guess_i));

endmodule

`default_nettype wire
