// poker_judge_any.sv - stands for poker_judge.sv in the proof of poker.sv.
//
// A judge that takes as long as it likes and says what it likes, then keeps
// to it until the next start: proof/poker_judge.svh shows that the real one
// does no worse.
`default_nettype none

module poker_judge (
  input  logic clk_i,
  input  logic power_up_i,
  input  logic start_i,
  input  logic [2:0] cards_i,
  input  logic [5:0] card_i,
  output logic [23:0] value_o,
  output logic done_o,
  output logic [2:0] wants_o
);

  (* anyseq *) logic f_ends;
  (* anyseq *) logic [23:0] f_value;
  (* anyseq *) logic [2:0] f_wants;

  logic [23:0] value_q;
  logic done_q, unused_cards;

  assign value_o      = done_q ? value_q : f_value;
  assign done_o       = done_q;
  assign wants_o      = f_wants;
  assign unused_cards = ^{cards_i, card_i};

  always_ff @(posedge clk_i) begin
    if (power_up_i)   done_q <= 1'b1;
    else if (start_i) done_q <= 1'b0;
    else if (f_ends)  done_q <= 1'b1;

    if (power_up_i)   value_q <= 24'd0;
    else if (!done_q) value_q <= f_value;
  end

endmodule

`default_nettype wire
