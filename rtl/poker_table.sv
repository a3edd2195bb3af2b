// poker_table.sv - the cards of a hand, and the lines that show them.
//
// Cards come in the order in which they are dealt: two of player 1, two of
// player 2, three or five of both (M2-057). A byte of a line is the value in
// the upper four bits and the suit in the lower (M2-024).
`default_nettype none

module poker_table (
  input  logic clk_i,
  input  logic power_up_i,
  input  logic is_five_i,          // five community cards, not three
  input  logic clear_i,            // a new hand: no card is here
  input  logic drawn_i,            // one more, and that is
  input  logic [5:0] card_i,
  output logic full_o,             // with this clock all are here
  input  logic judged_i,           // whose cards the judge looks at,
  input  logic [2:0] wants_i,      // and which of them:
  output logic [5:0] wanted_o,
  output logic [15:0] hand1_o,     // two bytes
  output logic [15:0] hand2_o,
  output logic [23:0] flop_o,      // three
  output logic [7:0] turn_o,       // and the fourth and fifth, with
  output logic [7:0] river_o       // is_five_i
);

  localparam CardsMax = 9;
  localparam [3:0] HandCards = 4'd2, Cards3 = 4'd7, Cards5 = 4'd9;

  logic [53:0] cards_q;            // six bits each, the first one lowest
  logic [3:0] count_q, here, at;
  logic [71:0] bytes;              // of them

  assign here    = count_q + {3'd0, drawn_i};
  assign full_o  = here == (is_five_i ? Cards5 : Cards3);

  always_ff @(posedge clk_i) begin
    if (power_up_i) begin
      cards_q <= '0;
      count_q <= 4'd0;
    end else begin
      count_q <= clear_i ? 4'd0 : here;
      if (drawn_i) cards_q[6 * count_q +: 6] <= card_i;
    end
  end

  // His two first, then those of both
  always_comb begin
    if (wants_i >= 3'd2) at = {1'b0, wants_i} + HandCards;
    else                 at = {1'b0, wants_i} + (judged_i ? HandCards : 4'd0);
  end

  assign wanted_o = cards_q[6 * at +: 6];

  for (genvar i = 0; i < CardsMax; i++) begin : g_byte
    poker_card u_card (
      .card_i (cards_q[6*i +: 6]),
      .rank_o (bytes[8*i+4 +: 4]),
      .suit_o (bytes[8*i +: 2])
    );
    assign bytes[8*i+2 +: 2] = 2'd0;
  end

  assign hand1_o = {bytes[7:0], bytes[15:8]};
  assign hand2_o = {bytes[23:16], bytes[31:24]};
  assign flop_o  = {bytes[39:32], bytes[47:40], bytes[55:48]};
  assign turn_o  = bytes[63:56];
  assign river_o = bytes[71:64];

endmodule

`default_nettype wire
