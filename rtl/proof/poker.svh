// poker.svh - what must hold in poker.sv on every clock.
//
// Dealer, judge and bank, and the code of a card, are those of the files here
// whose names end in _any.sv.

  // The first clock is power-up. Options stay as they are.
  (* anyconst *) logic f_is_five, f_is_literal, f_is_shown;
  logic f_past_q = 1'b0;
  always_ff @(posedge clk_i) f_past_q <= 1'b1;
  always_comb begin
    if (!f_past_q) assume (power_up_i);
    assume (is_five_i == f_is_five && is_literal_i == f_is_literal);
    assume (is_shown_i == f_is_shown);
  end

  // The bank: what the game asks of it, and where it then is.
  (* hierconn *) wire \u_bank.f_is_kept ;
  (* hierconn *) wire \u_bank.f_open_q , \u_bank.f_paid_q ;

  logic f_is_before, f_is_betting;

  assign f_is_before  = phase_q <= PhForced;
  assign f_is_betting = !f_is_before && phase_q != PhOver;

  // Cards: those on the table, in the order in which they came.
  (* hierconn *) wire [53:0] \u_table.cards_q ;
  (* hierconn *) wire [3:0] \u_table.count_q ;

  logic [53:0] f_cards;
  logic [3:0] f_count, f_wanted;

  assign f_cards  = \u_table.cards_q ;
  assign f_count  = \u_table.count_q ;
  assign f_wanted = is_five_i ? 4'd9 : 4'd7;

  // One of them is watched, whichever the solver likes, so it is any of the
  // nine; the first four are the players'.
  (* anyconst *) logic [3:0] f_one;
  logic [5:0] f_card;
  logic [7:0] f_byte;
  logic f_holder_looks;

  always_comb assume (f_one < 4'd9);

  assign f_card         = f_cards[6 * f_one +: 6];
  assign f_holder_looks = f_one >= 4'd2 ? eyes_o[1] : eyes_o[0];

  always_comb begin
    case (f_one)
      4'd0:    f_byte = hand1[15:8];
      4'd1:    f_byte = hand1[7:0];
      4'd2:    f_byte = hand2[15:8];
      default: f_byte = hand2[7:0];
    endcase
  end

  // Is it in the line? Does it stand on the terminal: from the line that
  // shows it until the last bit of one that clears the screen?
  logic f_told, f_stands_q, f_wipes_q;

  assign f_told = f_one < 4'd4 && (word_o[23:16] == f_byte
               || word_o[15:8] == f_byte
               || word_o[7:0] == f_byte);

  always_ff @(posedge clk_i) begin
    if (power_up_i)                f_stands_q <= 1'b0;
    else if (send_o)               f_stands_q <= f_stands_q || f_told;
    else if (finishes && f_wipes_q) f_stands_q <= 1'b0;
    if (send_o) f_wipes_q <= clear_o;
  end

  // The hands of a showdown lie there until the next hand clears them away.
  logic f_is_public;

  assign f_is_public = is_shown_i
                    && (phase_q == PhOver || phase_q == PhBoard
                        || (phase_q == PhHand1 && clears_q
                            && (step_q == StSend || step_q == StWait)));

  always_ff @(posedge clk_i) begin
    if (f_past_q) begin
      poker_phase_in_range: assert (phase_q <= PhStreet);
      poker_step_in_range: assert (step_q <= StWait);

      // The bank's proof that no chip is lost relies on this.
      poker_asks_the_bank: assert (\u_bank.f_is_kept );

      // M2-059: all cards are there before any is shown.
      poker_all_dealt: assert (phase_q == PhBoard || f_count == f_wanted);

      // M2-007: no line has a card of a player unless his light is on, and
      // it stays on for as long as the card can be read. After a showdown
      // with is_shown_i everybody may.
      poker_light_with_cards: assert (!send_o || !f_told || f_holder_looks
                                      || (is_shown_i && phase_q == PhOver));
      poker_light_stays: assert (!f_stands_q || f_holder_looks
                                 || f_is_public);
      // One looks, the other looks away.
      poker_one_looks: assert (eyes_o != 2'b11);

      // M2-073: nobody is on turn in the phases 0 to 4.
      poker_nobody_on_turn: assert (!f_is_before || turn_q == 2'b00);
      poker_one_on_turn: assert (turn_q != 2'b11);
      // M2-018: no winner while a hand is played.
      poker_led_at_end: assert (led_o == 4'd0 || phase_q == PhOver
                                || step_q == StPay);
      // More rounds of betting only with five cards
      poker_streets: assert (is_five_i || (phase_q != PhStreet
                                           && street_q == 2'd0));
    end
  end

  // The cards on the table. A dealer's promise, kept by the real one
  // (deal_no_card_twice): what comes is not there already, for all that it
  // has dealt since it shuffled lies there.

  logic f_differ, f_next_differs, f_are_cards;

  always_comb begin
    f_differ       = 1'b1;
    f_next_differs = 1'b1;
    f_are_cards    = card < 6'd52;
    for (int i = 0; i < 9; i++) begin
      if (f_cards[6*i +: 6] >= 6'd52) f_are_cards = 1'b0;
      if (i < f_count) begin
        if (i != f_one && f_one < f_count && f_cards[6*i +: 6] == f_card)
          f_differ = 1'b0;
        if (f_cards[6*i +: 6] == card) f_next_differs = 1'b0;
      end
    end
    if (drawn) assume (f_next_differs);
  end

  always_ff @(posedge clk_i) begin
    if (f_past_q) begin
      // M2-058: they are different ones.
      poker_cards_differ: assert (f_differ);
      // For induction: each is a card.
      poker_is_card: assert (f_are_cards);
    end
  end

  // For induction

  logic f_is_asked, f_is_line;  // a bet is looked at; a line is on its way

  assign f_is_asked = phase_q == PhBet1 || phase_q == PhBet2;
  assign f_is_line  = step_q == StSend || step_q == StWait;

  always_ff @(posedge clk_i) begin
    if (f_past_q) begin
      poker_pot_open: assert (\u_bank.f_open_q  == f_is_betting);
      poker_pot_paid: assert (\u_bank.f_paid_q == (phase_q == PhOver));
      // Which steps there are in which phase
      if (step_q == StDeal || step_q == StOpen)
        poker_deals: assert (phase_q == PhBoard);
      if (step_q == StTake || step_q == StClose || step_q == StReturn)
        poker_bets: assert (f_is_asked);
      if (step_q == StJudge || step_q == StCompare)
        poker_judges: assert (phase_q == PhShowdown);
      if (step_q == StPay)
        poker_pays: assert (f_is_asked || phase_q == PhShowdown);
      if (f_is_line)
        poker_sends: assert (phase_q != PhBoard);
      if (phase_q == PhBoard && step_q == StIdle)
        poker_begins: assert (f_count == 4'd0);
      if (step_q == StOpen)
        poker_opens: assert (f_count == f_wanted && !drawn);
      if (f_is_asked)
        poker_asks: assert (word_q == {3{Name1}} || word_q == {3{Name2}});
      if (f_is_asked)
        poker_on_turn: assert (turn_q == (phase_q == PhBet1 ? 2'b01 : 2'b10));

      // The dealer's cards come only while they are wanted.
      poker_count: assert (f_count <= f_wanted);
      poker_dealing: assert (!drawn || (step_q == StDeal
                                        && f_count < f_wanted));

      // A fourth card is shown only where there is one, and hands only at a
      // showdown.
      poker_more: assert (more_q == 2'd0
                          || (f_is_line && phase_q == PhOver && is_shown_i)
                          || (f_is_line && phase_q != PhOver && !f_is_asked
                              && more_q == 2'd1 && is_five_i));
      // When who can look
      poker_wipes: assert (step_q != StWait || f_wipes_q == clears_q);
      poker_eyes1: assert (!eyes_q[0] || phase_q == PhBoardAgain
                           || (phase_q == PhHand2 && f_is_line && clears_q));
      poker_eyes2: assert (!eyes_q[1] || phase_q == PhForced
                           || (phase_q == PhTurn1 && f_is_line && clears_q));
    end
  end
