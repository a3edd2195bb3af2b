// poker_card_any.sv - stands for poker_card.sv in the proof of poker.sv.
//
// Four cards to a rank: not what is printed, but as in the real one no two
// cards are the same byte (card_is_sum), and that is all the proof needs.
`default_nettype none

module poker_card (
  input  logic [5:0] card_i,
  output logic [3:0] rank_o,
  output logic [1:0] suit_o
);

  assign {rank_o, suit_o} = card_i;

endmodule

`default_nettype wire
