// duel.svh - what is proved of the duel chip: for all codes, all guesses, all
// that two players can press, and for every clock after power-up.
//
// An assertion looks at the state before a clock. Those called helpers are
// not what we want to know; they make the others provable by induction, since
// they exclude states that no game reaches.

  logic up_q;                            // it was powered up
  initial up_q = 1'b0;
  always_ff @(posedge clk_i) up_q <= 1'b1;
  always_comb if (!up_q) assume (power_up_i);

  function automatic logic all_letters(input logic [11:0] letters);
    all_letters = letters[11:9] != '0 && letters[8:6] != '0
               && letters[5:3]  != '0 && letters[2:0] != '0;
  endfunction

  // Of a word that is being entered: the letters so far
  function automatic logic so_far_letters(input logic [1:0]  place,
                                          input logic [11:0] letters);
    so_far_letters = (place < 2'd1 || letters[2:0] != '0)
                  && (place < 2'd2 || letters[5:3] != '0)
                  && (place < 2'd3 || letters[8:6] != '0);
  endfunction

  always_comb assume (all_letters(drawn_i));

  logic is_message, is_entry, code_stands;

  assign is_message = state_q == StScore   || state_q == StPlayerM
                   || state_q == StPlayerB || state_q == StLives
                   || state_q == StReveal;
  assign is_entry   = state_q == StMake || state_q == StBreak;
  assign code_stands = state_q == StPlayerB || state_q == StLives
                    || state_q == StBreak || state_q == StFeedback
                    || state_q == StReveal;

  // Ghosts: the last clock was a step that did not start over, the pins with
  // it, and for how many steps a message or the LEDs of the end have stood.

  logic ran_q, reset_q, pressed_a_q, pressed_b_q;
  logic [Width:0] age_q;
  localparam [Width:0] MessageAge = (Width + 1)'(2 * ClockHz - 1);
  localparam [Width:0] BlinkAge   = (Width + 1)'(ClockHz / 2 - 1);

  always_ff @(posedge clk_i) begin
    ran_q       <= !power_up_i && step_i && !restart;
    reset_q     <= !power_up_i && step_i && !rst_n_i;
    pressed_a_q <= enterA_i;
    pressed_b_q <= enterB_i;
    if (power_up_i || (step_i && restart)) begin
      age_q <= '0;
    end else if (step_i) begin
      age_q <= state_d != state_q || leds_d != leds_q ? '0 : age_q + 1'b1;
    end
  end

  always @(posedge clk_i) if (up_q) begin
    helper_state: assert (state_q <= StGameover);

    // Reset is heard in every state (M0-10).
    reset_starts_over: assert (!reset_q
      || state_q == StStart && score_a_q == '0 && score_b_q == '0
         && leds_q == '0);

    // Two points win: nobody gets a third (M0-57).
    score_at_most_two: assert (score_a_q <= 2'd2 && score_b_q <= 2'd2);
    helper_score_open: assert (!won
      || state_q == StScore || state_q == StReveal || state_q == StGameover
      || state_q == StFeedback && (found || lives_q == '0));

    helper_fresh_start: assert (state_q != StStart
      || lives_q == Tries && !single_q && score_a_q == '0
         && score_b_q == '0);

    // A try is never made without a life (M0-38, M0-54), so lives cannot
    // go below none; they only grow with a new code.
    lives_for_each_try: assert (lives_q != '0
      || state_q != StPlayerB && state_q != StLives && state_q != StBreak);
    lives_never_wrap: assert (!ran_q || lives_q <= $past(lives_q)
      || $past(state_q) == StMake && state_q == StPlayerB);

    // Each entry begins on the left digit (M0-29) and has four letters
    // (M0-28, M0-41); a dash is none (M0-26, M0-27).
    place_begins_left: assert (place_q == '0 || is_entry);
    entry_of_four: assert (!ran_q || state_q == $past(state_q)
      || $past(state_q) != StMake && $past(state_q) != StBreak
      || $past(place_q) == 2'd3);
    no_dash: assert ((!code_stands || all_letters(code_q))
      && (state_q != StMake || so_far_letters(place_q, code_q))
      && (state_q != StBreak || so_far_letters(place_q, guess_q))
      && (state_q != StFeedback || all_letters(guess_q)));
    helper_drawn: assert (all_letters(drawn_q));

    // One makes, the other breaks, and nobody else is heard (M0-16, M0-34,
    // M0-40, M0-44); they change places between rounds only (M0-57).
    only_maker_makes: assert (!ran_q || $past(state_q) != StMake
      || ($past(maker_q) ? pressed_b_q : pressed_a_q)
      || state_q == StMake && place_q == $past(place_q)
         && code_q == $past(code_q));
    only_breaker_breaks: assert (!ran_q
      || $past(state_q) != StBreak && $past(state_q) != StFeedback
      || ($past(maker_q) ? pressed_a_q : pressed_b_q)
      || state_q == $past(state_q) && place_q == $past(place_q)
         && guess_q == $past(guess_q));
    roles_last_a_round: assert (!ran_q || maker_q == $past(maker_q)
      || $past(state_q) == StStart
      || state_q == StScore && $past(state_q) != StScore);
    code_lasts_a_round: assert (!ran_q || code_q == $past(code_q)
      || $past(state_q) == StStart || $past(state_q) == StMake);

    // The point of a round: the breaker's (M0-51) or the maker's (M0-55).
    point_only_for_a_round: assert (!ran_q
      || score_a_q == $past(score_a_q) && score_b_q == $past(score_b_q)
      || state_q == StFeedback && $past(state_q) == StBreak
         && (found || lives_q == '0));
    point_for_the_right_one: assert (!ran_q
      || state_q != StFeedback || $past(state_q) != StBreak
      || {score_a_q, score_b_q} == {$past(score_a_q), $past(score_b_q)}
         + (!found && lives_q != '0 ? 4'b0000
            : found == maker_q      ? 4'b0100 : 4'b0001));

    // The LEDs: dark but for judgement and end, 10 never lights (M0-50), all
    // of them only for the code itself (M0-47, M0-51).
    leds_dark_in_play: assert (leds_q == '0
      || state_q == StFeedback || state_q == StGameover);
    leds_never_10: assert ((leds_q & 8'haa & ~(leds_q << 1)) == '0);
    leds_full_if_found: assert (state_q != StFeedback
      || (leds_q == '1) == found);
    leds_blink_together: assert (state_q != StGameover
      || leds_q == '0 || leds_q == '1);

    // A message stands for two seconds (M0-15, M0-39), a blink for half of
    // one; neither shorter nor longer.
    message_not_shorter: assert (!ran_q || state_q == $past(state_q)
      || $past(state_q) == StStart || $past(state_q) == StMake
      || $past(state_q) == StBreak || $past(state_q) == StFeedback
      || $past(age_q) == MessageAge);
    message_not_longer: assert (!is_message
      || age_q <= MessageAge && age_q + left_q == MessageAge);
    blink_not_shorter: assert (!ran_q || $past(state_q) != StGameover
      || leds_q == $past(leds_q) || $past(age_q) == BlinkAge);
    blink_not_longer: assert (state_q != StGameover
      || age_q <= BlinkAge && age_q + left_q == BlinkAge);
  end
