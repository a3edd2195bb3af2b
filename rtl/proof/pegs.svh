// pegs.svh - what is proved of the pegs chip: for all codes, all judges that
// know the code when they see it, all that players can press, and for every
// clock after power-up.
//
// An assertion looks at the state before a clock. Those called helpers are
// not what we want to know; they make the others provable by induction, since
// they exclude states that no game reaches.

  // The first clock is power-up. A match has at most nine games for each
  // player, as many at its end as at its beginning.
  (* anyconst *) logic [3:0] f_match;
  logic f_up_q;
  initial f_up_q = 1'b0;
  always_ff @(posedge clk_i) f_up_q <= 1'b1;
  always_comb begin
    if (!f_up_q) assume (power_up_i);
    assume (match_i == f_match && f_match <= 4'd9);
  end

  logic f_in_game, f_is_message, f_result, f_lost, f_has_code;
  logic [3:0] f_points;
  logic [LeftWidth-1:0] f_time;      // of a message

  assign f_in_game    = state_q == StPlay || state_q == StResult;
  assign f_is_message = state_q == StPlayer || state_q == StResult
                     || state_q == StTotals;
  assign f_result     = state_q == StResult;
  assign f_lost       = f_result && code != guess_q;
  assign f_time       = f_result ? FiveSeconds : TwoSeconds;
  assign f_points     = {SSD3_o[7], SSD2_o[7], SSD1_o[7], SSD0_o[7]};

  (* hierconn *) logic \u_code.has_code_q ;
  assign f_has_code = \u_code.has_code_q ;

  // Can it be the total of so many games of a player?
  function automatic logic f_is_total(input logic [7:0] total,
                                      input logic [3:0] games);
    logic [6:0] tens, ones, most;
    tens = {3'd0, total[7:4]};
    ones = {3'd0, total[3:0]};
    most = {3'd0, games} * 7'd9;
    f_is_total = ones <= 7'd9 && total <= 8'h81
              && tens * 7'd10 + ones <= most;
  endfunction

  // Registers by what they are about; pegs_secret.sv compares them, too.
  logic [20:0] f_entry;
  logic [147:0] f_past;
  logic [20:0] f_score;
  logic [22:0] f_view;               // times of proofs are short

  assign f_entry = {state_q, turn_q, place_q, guess_q};
  assign f_past  = {stored_q, past_q};
  assign f_score = {games_q, total_a_q, total_b_q};
  assign f_view  = {history_q, viewed_q, winner_q, f_has_code, 8'(left_q),
                    8'(phase_q)};

  // Ghosts: the last clock was not power-up, and a button came with it; for
  // how many clocks a state has lasted (at power-up the first is still to
  // come); and one turn, any of the eight, as it was submitted.

  (* anyconst *) logic [2:0] f_turn;
  logic f_ran_q, f_button_q, f_submitted_q;
  logic [LeftWidth-1:0] f_age_q;
  logic [PastWidth-1:0] f_told_q, f_kept;

  always_ff @(posedge clk_i) begin
    f_ran_q       <= !power_up_i;
    f_button_q    <= any_button;
    f_submitted_q <= submits && !power_up_i;
    f_age_q       <= power_up_i ? '1 : moves ? '0 : f_age_q + 1'b1;
    if (submits && turn_q == {1'b0, f_turn} + 4'd1) begin
      f_told_q <= {guess_q, common, exact};
    end
  end

  always_comb begin
    f_kept = '0;
    for (int t = 0; t < Tries; t++) begin
      if (f_turn == 3'(t)) f_kept = past_q[PastWidth*t +: PastWidth];
    end
  end

  always @(posedge clk_i) if (f_up_q) begin
    helper_state: assert (state_q <= StOver);

    // Eight turns and no ninth (M1-29); each submit adds one (M1-33) or ends
    // the game, when the code is found or with turn 8 (M1-30).
    turn_in_range: assert (turn_q >= 4'd1 && turn_q <= 4'd8);
    submit_adds_one: assert (!f_submitted_q
      || (f_result ? turn_q == $past(turn_q)
                   : turn_q == $past(turn_q) + 4'd1));
    result_is_due: assert (!f_result || code == guess_q || turn_q == 4'd8);
    found_is_result: assert (!f_submitted_q || code != guess_q || f_result);

    // Nothing of a game is left in the next one (M1-44, M1-45).
    new_game_is_new: assert (f_in_game
      || turn_q == 4'd1 && place_q == '0 && guess_q == '0 && !f_has_code);

    // All turns of a game are stored (M1-34), as they were submitted.
    stored_in_range: assert (stored_q <= 4'd8);
    all_turns_stored: assert (f_result ? stored_q == turn_q
      : turn_q == 4'd1 || stored_q == turn_q - 4'd1);
    turn_is_kept: assert (turn_q <= {1'b0, f_turn}
      || turn_q == {1'b0, f_turn} + 4'd1 && !f_result
      || f_kept == f_told_q);

    // A turn is viewed that is there (M1-36), at first the newest.
    viewed_is_stored: assert (viewed_q <= stored_q
      && (viewed_q != '0 || stored_q == '0));
    newest_is_viewed: assert (state_q == StPlay && history_q
      || viewed_q == stored_q);

    // Nothing in history mode alters the game (M1-40), but that the first
    // press of all draws the code.
    history_alters_nothing: assert (!f_ran_q || !$past(viewing)
      || f_entry == $past(f_entry) && f_score == $past(f_score)
         && f_past == $past(f_past));

    // The code of a game stays the same until it ends (M1-17).
    code_lasts_a_game: assert (!f_ran_q || !$past(f_has_code)
      || state_q != $past(state_q) && !f_result
      || f_has_code && code == $past(code));
    helper_code: assert (turn_q == 4'd1 && !f_result || f_has_code);

    // The last guess stands there with its marks (M1-30, M1-38): four X if
    // the code was found, and only then.
    result_tells: assert (!f_result
      || past_guess == guess_q && (past_exact == 3'd4) == !f_lost);

    // In a game of a match one point says whose it is, with one player none;
    // another one parts the totals (M1-47).
    one_point: assert ((f_points & (f_points - 4'd1)) == '0);
    one_player: assert (!f_in_game
      || (is_match ? f_points == (is_b ? 4'b0001 : 4'b1000)
                   : f_points == '0));
    players_alternate: assert (!f_ran_q || !is_match
      || $past(state_q) != StResult || f_result || is_b != $past(is_b));

    // Nine turns for each game are the most, so 81 for a match, and it ends
    // with its last game (M1-47).
    total_bounded: assert (f_is_total(total_a_q, games_q[4:1] + games_q[0])
      && f_is_total(total_b_q, games_q[4:1]));
    match_ends: assert (games_q <= {match_i, 1'b0}
      && (state_q != StOver || games_q == {match_i, 1'b0}));
    helper_games: assert (state_q == StTotals || state_q == StOver
      || !is_match || games_q < {match_i, 1'b0});
    helper_no_match: assert (is_match || f_in_game);

    // A message stands for its time, neither longer nor shorter, unless a
    // button ends it (M1-42, M1-43).
    message_not_longer: assert (!f_is_message
      || left_q != '0 && f_age_q + left_q == f_time);
    message_not_shorter: assert (!f_ran_q || f_button_q
      || state_q == $past(state_q)
      || $past(f_age_q) == $past(f_time) - 1'b1);

    // A player may think as long as he likes; all else has its time.
    play_waits: assert ((state_q == StPlay) == (left_q == '0));
    helper_left: assert (left_q <= ticks_in(state_q)
      || f_age_q == '1 && left_q == ticks_in(state_q) + 1'b1);
    helper_phase: assert (phase_q <= LastPhase);

    // One light is the turn, or in history mode the one that is viewed
    // (M1-31, M1-32, M1-39); with a bar those before it shine as well.
    one_turn_light: assert (bar_i || state_q == StOver
      || (LD_o & (LD_o - 8'd1)) == '0);
    turn_light: assert (!entering || LD_o[3'(turn_q - 4'd1)]);
    viewed_light: assert (state_q != StPlay || !history_q
      || (viewed_q == '0 ? LD_o == '0 : LD_o[3'(viewed_q - 4'd1)]));
  end
