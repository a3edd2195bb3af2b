// poker_card.svh - what must hold in poker_card.sv: value and suit make the
// card again, so that no two cards are the same (M2-023).

  logic [5:0] f_sum;

  assign f_sum = {2'd0, rank_o} + 6'd13 * {4'd0, suit_o};

  always_comb begin
    if (card_i < 6'd52) begin
      card_is_sum: assert (f_sum == card_i);
      card_has_value: assert (rank_o <= 4'd12);
    end
  end
