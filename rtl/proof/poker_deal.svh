// poker_deal.svh - what must hold in poker_deal.sv: no card comes twice.

  // The first clock is power-up, and the options do not change.
  (* anyconst *) logic f_is_hash, f_is_lesson;
  (* anyconst *) logic [53:0] f_given;
  logic f_past_q = 1'b0;
  always_ff @(posedge clk_i) f_past_q <= 1'b1;
  always_comb begin
    if (!f_past_q) assume (power_up_i);
    assume (is_hash_i == f_is_hash);
    assume (is_lesson_i == f_is_lesson);
    assume (given_i == f_given);
  end

  // What has been dealt since the deck was shuffled, from the pins alone.
  logic [63:0] f_dealt_q, f_this;
  logic f_asked_q;

  assign f_this = drawn_o ? 64'd1 << card_o : 64'd0;

  always_ff @(posedge clk_i) begin
    if (power_up_i || shuffle_i) f_dealt_q <= '0;
    else                         f_dealt_q <= f_dealt_q | f_this;
    f_asked_q <= draw_i && !shuffle_i && !power_up_i;
  end

  // How many cards of this hand came before, and which the next one should be.
  logic [3:0] f_count_q;
  logic [5:0] f_slot;
  logic [53:0] f_cards_q;

  assign f_slot = 6'({6'h3f, f_cards_q} >> 6 * f_count_q);

  always_ff @(posedge clk_i) begin
    if (power_up_i)     f_cards_q <= f_given;
    else if (shuffle_i) f_cards_q <= first;
  end

  always_ff @(posedge clk_i) begin
    if (power_up_i || shuffle_i)           f_count_q <= 4'd0;
    else if (drawn_o && f_count_q != 4'd9) f_count_q <= f_count_q + 4'd1;
  end

  // proof/poker_deal_any.sv is built on the first three.
  always_ff @(posedge clk_i) begin
    if (f_past_q) begin
      // M2-053, M2-058
      deal_no_card_twice: assert ((f_dealt_q & f_this) == 64'd0);
      // Erratum 2: cards are 0 to 51.
      deal_is_a_card: assert (!drawn_o || card_o < 6'd52);
      deal_only_if_asked: assert (!drawn_o || f_asked_q);
      // M2-051: the remainder of a division by 52.
      deal_remainder: assert (place_q < 6'd52);
      deal_clocks: assert (at_q <= Look);
      // A card that is given comes in its place, unless it came before.
      deal_given: assert (!drawn_o || f_slot >= 6'd52 || f_dealt_q[f_slot]
                          || card_o == f_slot);
      // For induction: what is still to come is the rest of those given.
      deal_coming: assert (coming_q == 54'({{60{1'b1}}, f_cards_q}
        >> 6 * (f_count_q + (drawn_o && f_count_q != 4'd9 ? 4'd1 : 4'd0))));
      deal_count: assert (f_count_q <= 4'd9);
      // For induction: what is marked is what has been dealt.
      deal_marks: assert ({12'd0, taken_q} == (f_dealt_q | f_this));
    end
  end
