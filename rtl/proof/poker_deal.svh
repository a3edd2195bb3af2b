// poker_deal.svh - what must hold in poker_deal.sv: no card comes twice.

  // The first clock is power-up, and the option does not change.
  (* anyconst *) logic f_is_hash;
  logic f_past_q = 1'b0;
  always_ff @(posedge clk_i) f_past_q <= 1'b1;
  always_comb begin
    if (!f_past_q) assume (power_up_i);
    assume (is_hash_i == f_is_hash);
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
      // For induction: what is marked is what has been dealt.
      deal_marks: assert ({12'd0, taken_q} == (f_dealt_q | f_this));
    end
  end
