// poker_judge.svh - what must hold in poker_judge.sv: it ends when it should,
// and what it says has the form of a value.

  // The first clock is power-up, and a hand has a card at least.
  logic f_past_q = 1'b0;
  always_ff @(posedge clk_i) f_past_q <= 1'b1;
  always_comb begin
    if (!f_past_q) assume (power_up_i);
    if (start_i) assume (cards_i != 3'd0);
  end

  // Clocks since the start, and how many it should take: one for each card,
  // then ten for the straights, thirteen for the groups, one to compose and
  // thirteen for the kickers (erratum 23).
  localparam [5:0] FScans = 6'd10 + 6'd13 + 6'd1 + 6'd13;

  logic [5:0] f_clocks_q, f_all;
  logic [23:0] f_value_q;
  logic [2:0] f_cards_q;
  logic f_started_q, f_done_q;

  assign f_all = {3'd0, f_cards_q} + FScans;

  always_ff @(posedge clk_i) begin
    if (power_up_i)   f_started_q <= 1'b0;
    else if (start_i) f_started_q <= 1'b1;

    if (start_i)                 f_clocks_q <= 6'd0;
    else if (f_clocks_q < f_all) f_clocks_q <= f_clocks_q + 6'd1;

    if (start_i) f_cards_q <= cards_i;
    f_value_q <= value_o;
    f_done_q  <= done_o && !start_i && !power_up_i;
  end

  // Where it should be after so many clocks, for induction
  logic [5:0] f_scanned, f_here;

  assign f_scanned = {2'd0, Ace - at_q};

  always_comb begin
    case (step_q)
      StLoad:      f_here = {2'd0, at_q};
      StStraights: f_here = {3'd0, f_cards_q} + f_scanned;
      StGroups:    f_here = {3'd0, f_cards_q} + 6'd10 + f_scanned;
      StCompose:   f_here = {3'd0, f_cards_q} + 6'd23;
      StKickers:   f_here = {3'd0, f_cards_q} + 6'd24 + f_scanned;
      default:     f_here = f_all;
    endcase
  end

  // The ranks of the value so far lie above those to come.
  function automatic logic f_is_rank(input logic [3:0] rank);
    f_is_rank = rank <= Ace;
  endfunction

  function automatic logic f_is_found(input logic [3:0] rank);
    f_is_found = rank <= Ace || rank == None;
  endfunction

  always_ff @(posedge clk_i) begin
    if (f_past_q && f_started_q) begin
      judge_ends: assert (f_clocks_q < f_all || done_o);
      judge_not_before: assert (!done_o || f_clocks_q == f_all);
      // For induction
      judge_place: assert (f_clocks_q == f_here);
      judge_cards: assert (cards_q == f_cards_q && cards_q != 3'd0);
      if (step_q == StLoad)
        judge_loads: assert (at_q < {1'b0, cards_q});
    end
    if (f_past_q) begin
      judge_keeps_to_it: assert (!f_done_q || (done_o
                                               && value_o == f_value_q));
      judge_step: assert (step_q <= StRest);
      // Ten categories (M2-088) and ranks up to the ace
      judge_category: assert (category_q <= RoyalFlush);
      judge_ranks: assert (f_is_rank(five_q[19:16]) && f_is_rank(five_q[15:12])
                           && f_is_rank(five_q[11:8])
                           && f_is_rank(five_q[7:4])
                           && f_is_rank(five_q[3:0]));
      // For induction: nothing lies yet where the next kicker goes.
      judge_room: assert ((five_q << {ranks_q, 2'd0}) == 20'd0
                          && {1'b0, ranks_q} + {1'b0, kickers_q} <= 4'd5);
      judge_pairs: assert (low_pair_q == None || pair_q != None);
      judge_at: assert (step_q == StLoad || step_q == StRest || (at_q <= Ace
                        && (step_q != StStraights || at_q >= Five)));
      judge_waits: assert (f_started_q || step_q == StRest);
      judge_found: assert (f_is_found(straight_q)
                           && f_is_found(straight_flush_q)
                           && f_is_found(four_q) && f_is_found(three_q)
                           && f_is_found(pair_q) && f_is_found(low_pair_q));
    end
  end
