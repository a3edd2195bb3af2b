// checkers.svh - what is always true of the rule checker.
//
// The phases come as they like, also both at once, and power may come back
// at any time: nothing below needs a good clock. Before the first reset the
// cells hold anything (M3-090).

  logic f_started_q = 1'b0;
  logic f_has_reset_q = 1'b0;       // the cells were set up
  logic f_has_heard_q = 1'b0;       // phi2: the masters have taken in
  logic f_has_shown_q = 1'b0;       // and then phi1: the slaves show it

  always_ff @(posedge clk_i) begin
    f_started_q <= 1'b1;
    if (power_up_i) begin
      {f_has_reset_q, f_has_heard_q, f_has_shown_q} <= 3'b000;
    end else begin
      f_has_reset_q <= f_has_reset_q || reset_i;
      f_has_heard_q <= f_has_heard_q || phi2_i;
      f_has_shown_q <= f_has_shown_q || (f_has_heard_q && phi1_i);
    end
  end

  initial assume (power_up_i);
  always_ff @(posedge clk_i)
    if (f_started_q) assume (full_i == $past(full_i));

  logic [31:0] f_red_q, f_black_q, f_kings_q, f_changed;

  always_ff @(posedge clk_i)
    {f_red_q, f_black_q, f_kings_q} <= {red, black, kings};
  assign f_changed = (red ^ f_red_q) | (black ^ f_black_q)
                   | (kings ^ f_kings_q);

  always_ff @(posedge clk_i) begin
    // It is always somebody's turn, and never both's (M3-073).
    one_turn_light: assert (blacktind_o != redtind_o);

    // A square has a red man, a black man or none (M3-050).
    if (f_has_reset_q) one_colour: assert ((red & black) == 32'd0);

    // One cycle after power-up the state is one of the nine, even if nobody
    // has pressed reset (M3-056..M3-064, M3-074).
    if (f_has_shown_q) heard_before: assert (f_has_heard_q);
    if (f_has_heard_q) legal_master: assert (master[3:0] <= StDone);
    if (f_has_shown_q) legal_state: assert (state_q <= StDone);

    // Of the rules=full lights at most one tells about the game, and the
    // winner is not the one who cannot move; rules=simple has none of them.
    one_verdict: assert (mustjump_o + redwins_o + blackwins_o <= 2'd1);
    loser_on_turn: assert (!(redwins_o && redtind_o)
                           && !(blackwins_o && blacktind_o));
    if (!full_i)
      simple_is_simple: assert (!mustjump_o && !kingmade_o && !redwins_o
                                && !blackwins_o);

    if (f_started_q && !$past(power_up_i)) begin
      // Registers show something new in phi1 and at no other time (M3-045).
      if (!$past(phi1_i)) shows_in_phi1: assert (slave_q == $past(slave_q));

      // The memory writes when phi2 rises, one square in one go (M3-053);
      // only reset does not wait for that (M3-052).
      if (!$past(reset_i)) begin
        if (!$past(phi2_i) || $past(phi2_q))
          writes_in_phi2: assert (f_changed == 32'd0);
        one_square: assert ((f_changed & (f_changed - 32'd1)) == 32'd0);
      end
    end
  end
