// poker_deal_any.sv - stands for poker_deal.sv in the proof of poker.sv.
//
// Any card at any time at which one is asked for; proof/poker.svh adds the
// promise that none comes twice. proof/poker_deal.svh shows that the real one
// does no worse. So a solver need not look for seeds that bring the cards it
// wants, and what it proves holds for every dealer of that kind.
`default_nettype none

module poker_deal (
  input  logic clk_i,
  input  logic power_up_i,
  input  logic [63:0] stir_i,
  input  logic is_hash_i,
  input  logic is_lesson_i,
  input  logic [53:0] given_i,
  input  logic draw_i,
  input  logic shuffle_i,
  output logic [5:0] card_o,
  output logic drawn_o
);

  (* anyseq *) logic f_takes;
  (* anyseq *) logic [5:0] f_card;

  logic [5:0] card_q;
  logic drawn_q, takes, unused_options;

  assign takes          = f_takes && draw_i && !shuffle_i;
  assign card_o         = card_q;
  assign drawn_o        = drawn_q;
  assign unused_options = ^{stir_i, is_hash_i, is_lesson_i, given_i};

  always_comb assume (f_card < 6'd52);

  always_ff @(posedge clk_i) begin
    drawn_q <= takes && !power_up_i;
    if (power_up_i) card_q <= 6'd0;
    else if (takes) card_q <= f_card;
  end

endmodule

`default_nettype wire
