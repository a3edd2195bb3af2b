// pegs_judge.sv - what is proved of pegs_marks.sv, for all codes and guesses.
//
// It has no clock, so one step says it all. The first one is what stands in
// for the judge in the other proofs, see pegs_any_marks.sv.
`default_nettype none

module pegs_judge (
  input  logic [11:0] code_i,
  input  logic [11:0] guess_i
);

  logic [2:0] exact, common;

  pegs_marks u_marks (
    .code_i,
    .guess_i,
    .exact_o (exact),
    .common_o(common)
  );

  always_comb begin
    // Four X are the code itself, and nothing else is (M1-19, M1-46).
    judge_finds_the_code: assert ((exact == 3'd4) == (code_i == guess_i));

    // A peg earns one mark at most (M1-22), so four digits are enough; and
    // with three right, the last cannot stand elsewhere.
    judge_of_four_pegs: assert (exact <= common && common <= 3'd4
      && (exact != 3'd3 || common == 3'd3));
  end

endmodule

`default_nettype wire
