// poker_card.sv - what a card is: its value and its suit (M2-023).
//
// A card is value plus 13 times suit. Three comparisons instead of a
// division: six bits in, six bits out, a LUT for each.
`default_nettype none

module poker_card (
  input  logic [5:0] card_i,
  output logic [3:0] rank_o,   // 0 is the two, 12 the ace
  output logic [1:0] suit_o    // hearts, diamonds, clubs, spades
);

  logic [5:0] below;           // the cards of the suits before this one

  always_comb begin
    if (card_i >= 6'd39) begin
      suit_o = 2'd3;
      below  = 6'd39;
    end else if (card_i >= 6'd26) begin
      suit_o = 2'd2;
      below  = 6'd26;
    end else if (card_i >= 6'd13) begin
      suit_o = 2'd1;
      below  = 6'd13;
    end else begin
      suit_o = 2'd0;
      below  = 6'd0;
    end
  end

  assign rank_o = 4'(card_i - below);

`ifdef FORMAL
  `include "proof/poker_card.svh"
`endif

endmodule

`default_nettype wire
