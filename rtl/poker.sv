// poker.sv - two-player poker: ten phases, one press for each.
// Twin of poker.c: same pins, same ticks.
//
//     poker_deal -> poker_table -> poker_judge      poker_bank: all money
//                        |              |               |
//                    the lines        winner          bets, pot
//
// Each press of valid_i runs the phase that phase_q (rndStart) stands at, and
// sends a line (M2-009, M2-038). Dealing, judging and paying take their clocks
// one step at a time; while they do, and until the line is out, the chip is
// busy and valid_i is not heard. toggle_i and the digits always work.
//
// What happens in a clock has a name of one bit (begins, shows, asks, ...);
// each register then says what these mean for it.
`default_nettype none

module poker (
  input  logic clk_i,
  input  logic power_up_i,
  input  logic [63:0] stir_i,   // seed of the fair dealer; 0 with the hash
  input  logic is_hash_i,
  input  logic is_lesson_i,     // sixteen hands, one after the other
  input  logic [53:0] given_i,  // the first cards of every hand
  input  logic is_five_i,       // five community cards, not three
  input  logic is_literal_i,    // player 2 has the last word
  input  logic is_shown_i,      // both hands are, at a showdown
  input  logic [12:0] chips_i,  // in each wallet at first
  input  logic [9:0] ante_i,    // the forced bet
  input  logic valid_i,         // one clock for each press: next
  input  logic toggle_i,        // the same: another item on the digits
  input  logic sent_i,          // a level: the line is out
  input  logic [15:0] sw_i,     // the highest folds
  output logic [15:0] value_o,  // for the digits
  output logic [3:0] led_o,     // who has won
  output logic [1:0] eyes_o,    // whose cards stand on the terminal
  output logic [23:0] word_o,   // three bytes for a line, the first highest
  output logic send_o,          // one clock: take the word and send it
  output logic clear_o,         // with send_o: newlines first
  output logic busy_o,
  output logic sends_o,         // send_o, a clock ahead: this clock brings it,
  output logic [23:0] line_o,   // and that will be the word
  output logic clears_o         // and clear_o
);

  localparam [7:0] Blank = 8'hff;                       // M2-025
  localparam [7:0] Name1 = 8'hee, Name2 = 8'h0e;        // M2-026, M2-027
  localparam [23:0] BlankLine = {3{Blank}};
  localparam [23:0] TieLine = {Name1, Name2, Blank};    // erratum 7
  localparam [1:0] LastStreet = 2'd3;

  // What the next press does
  typedef enum logic [3:0] {
    PhBoard,        // 0: community cards; a new hand
    PhHand1,        // 1: player 1's cards
    PhBoardAgain,   // 2: player 1's cards scroll away
    PhHand2,        // 3: player 2's cards
    PhForced,       // 4: an empty line, forced bets
    PhTurn1,        // 5: player 1 is asked
    PhBet1,         // 6: and his bet judged
    PhTurn2,        // 7
    PhBet2,         // 8
    PhShowdown,     // 9
    PhOver,         // 10: as 0, after a clean-up
    PhStreet        // 11: only with five community cards
  } phase_e;

  // What the chip does in one clock; a press goes through some of them
  typedef enum logic [3:0] {
    StIdle,         // waits for a press, and runs most phases
    StDeal,
    StOpen,         // phase 0, once all cards are there
    StTake,         // a bet, or not
    StClose,        // is the betting closed?
    StReturn,       // what was not matched
    StJudge,
    StCompare,
    StPay,
    StSend,         // the word is on the pins
    StWait          // until it is out
  } step_e;

  phase_e phase_d, phase_q, after_betting;
  step_e step_d, step_q;

  logic [1:0] item_q;           // display_state
  logic [1:0] turn_q;           // a bit for the player on turn, or none
  logic is_live_q;              // the switches are his bet
  logic fold_armed_q;           // the fold switch was off in this turn
  logic [14:0] bet_q;           // as it was at the press
  logic [1:0] acted_q;          // in this round, a bit for each
  logic [1:0] street_d, street_q;   // rounds of betting before this one
  logic judged_q;               // whose cards are before the judge
  logic [23:0] first_value_q;   // what it said of player 1's
  logic [1:0] won_q;            // a bit for each winner
  logic [1:0] eyes_q;
  logic [23:0] word_q;
  logic clears_q;               // the line that is being sent
  logic [1:0] more_q;           // and how many come after it

  // Cards and money

  logic full, drawn, judge_start, judge_done;
  logic [5:0] card, wanted_card;
  logic [2:0] wanted;
  logic [23:0] judge_value, flop;
  logic [15:0] hand1, hand2;
  logic [7:0] turn_card, river_card;
  logic [13:0] wallet1, wallet2, total1, total2, pot;
  logic [13:0] own_wallet, other_wallet, own_total, other_total;

  // What happens in this clock

  logic press, begins, forces, asks, answers, folds, judges, opens_street;
  logic shows, refuses, takes, asks_again, passes, finishes;
  logic player, is_broke, is_behind, is_ahead, is_closed;

  assign press        = step_q == StIdle && valid_i;
  assign begins       = press && (phase_q == PhBoard || phase_q == PhOver);
  assign forces       = press && phase_q == PhForced;
  assign asks         = press && (phase_q == PhTurn1 || phase_q == PhTurn2);
  assign answers      = press && (phase_q == PhBet1 || phase_q == PhBet2);
  assign judges       = press && phase_q == PhShowdown;
  assign opens_street = press && phase_q == PhStreet;
  assign shows        = step_q == StOpen
                     || (press && (phase_q == PhHand1
                                   || phase_q == PhBoardAgain
                                   || phase_q == PhHand2));

  // A switch left on from the turn before folds nothing (erratum 17).
  assign folds      = answers && sw_i[15] && fold_armed_q;
  assign refuses    = step_q == StTake && bet_q > {1'b0, own_wallet};
  assign takes      = step_q == StTake && !refuses;                // M2-080
  assign asks_again = refuses                                      // M2-079
                   || (step_q == StClose && !is_closed && is_behind);
  assign passes     = step_q == StClose && !is_closed && !is_behind;
  assign finishes   = step_q == StWait && sent_i;

  // Money, as the player on turn sees it

  assign player       = turn_q[1];
  assign own_wallet   = player ? wallet2 : wallet1;
  assign other_wallet = player ? wallet1 : wallet2;
  assign own_total    = player ? total2 : total1;
  assign other_total  = player ? total1 : total2;
  assign is_behind    = own_total < other_total;
  assign is_ahead     = own_total > other_total;
  assign is_broke     = wallet1 == 14'd0 || wallet2 == 14'd0;

  // Whoever has given his last has called, and nobody can bet against an
  // empty wallet (erratum 8). With is_literal_i player 2 has the last word.
  always_comb begin
    if (is_behind)     is_closed = own_wallet == 14'd0;
    else if (is_ahead) is_closed = other_wallet == 14'd0;
    else               is_closed = is_broke
                                || (&acted_q && (player || !is_literal_i));
  end

  // Phases

  assign street_d = opens_street ? street_q + 2'd1 : street_q;

  always_comb begin
    after_betting = PhStreet;
    if (!is_five_i || street_d == LastStreet) after_betting = PhShowdown;
  end

  always_comb begin
    phase_d = phase_q;
    case (phase_q)
      PhBoard:      if (shows) phase_d = PhHand1;
      PhHand1:      if (shows) phase_d = PhBoardAgain;
      PhBoardAgain: if (shows) phase_d = PhHand2;
      PhHand2:      if (shows) phase_d = PhForced;
      PhForced:     if (forces) phase_d = PhTurn1;
      PhTurn1:      if (asks) phase_d = PhBet1;
      PhTurn2:      if (asks) phase_d = PhBet2;
      PhBet1: begin
        if (asks_again)               phase_d = PhTurn1;
        else if (passes)              phase_d = PhTurn2;
        else if (step_q == StReturn)  phase_d = after_betting;
        else if (step_q == StPay)     phase_d = PhOver;
      end
      PhBet2: begin
        if (asks_again)               phase_d = PhTurn2;
        else if (passes)              phase_d = PhTurn1;
        else if (step_q == StReturn)  phase_d = after_betting;
        else if (step_q == StPay)     phase_d = PhOver;
      end
      PhShowdown:   if (step_q == StPay) phase_d = PhOver;
      // A new round of betting, if both have something to bet
      PhStreet: begin
        if (opens_street && is_broke) phase_d = after_betting;
        else if (opens_street)        phase_d = PhTurn1;
      end
      default:      if (begins) phase_d = PhBoard;
    endcase
  end

  // Steps

  always_comb begin
    step_d = step_q;
    case (step_q)
      StIdle: begin
        if (begins)       step_d = StDeal;
        else if (folds)   step_d = StPay;
        else if (answers) step_d = StTake;
        else if (judges)  step_d = StJudge;
        else if (press)   step_d = StSend;
      end
      StDeal:    if (full) step_d = StOpen;
      StTake: begin
        step_d = StClose;
        if (refuses) step_d = StSend;
      end
      StClose: begin
        step_d = StSend;
        if (is_closed) step_d = StReturn;
      end
      StJudge:   if (judge_done && judged_q) step_d = StCompare;
      StCompare: step_d = StPay;
      StOpen, StReturn, StPay: step_d = StSend;
      StSend:    step_d = StWait;
      default: begin
        if (finishes && more_q != 2'd0) step_d = StSend;
        else if (finishes)              step_d = StIdle;
      end
    endcase
  end

  always_ff @(posedge clk_i) begin
    if (power_up_i) begin
      phase_q  <= PhBoard;
      step_q   <= StIdle;
      street_q <= 2'd0;
    end else begin
      phase_q  <= phase_d;
      step_q   <= step_d;
      street_q <= begins ? 2'd0 : street_d;
    end
  end

  // Lines. If nothing else is said, the line of the turn stands in the word
  // still, and is sent once more.

  logic is_alone;               // it clears the screen whatever it is
  logic shows_hands;            // after the names of those who have won
  logic [23:0] line;

  always_comb begin
    line     = word_q;
    is_alone = 1'b0;
    if (finishes && phase_q == PhOver) begin
      line = {more_q == 2'd2 ? hand1 : hand2, Blank};
    end else if (finishes) begin
      line = {turn_card, street_q == LastStreet ? river_card : Blank, Blank};
    end else if (shows && phase_q == PhHand1) begin
      line = {hand1, Blank};
    end else if (shows && phase_q == PhHand2) begin
      line = {hand2, Blank};
    end else if (opens_street || (shows && !is_five_i)) begin
      line = flop;
    end else if (shows || forces) begin
      line     = BlankLine;     // five cards lie face down; erratum 18
      is_alone = 1'b1;
    end else if (asks) begin
      line = {3{phase_q == PhTurn1 ? Name1 : Name2}};
    end else if (step_q == StPay) begin
      is_alone = &won_q;
      if (is_alone) line = TieLine;
      else          line = {3{won_q == 2'b01 ? Name1 : Name2}};
    end
  end

  assign shows_hands = is_shown_i && step_q == StPay && phase_q == PhShowdown;

  // Three cards clear what was there before, two do not (M2-034, M2-035).
  assign sends_o  = step_d == StSend;
  assign line_o   = line;
  assign clears_o = is_alone || line[7:0] != Blank;

  // A cleared line has scrolled the cards of both away (M2-007).
  always_ff @(posedge clk_i) begin
    if (power_up_i) begin
      word_q   <= BlankLine;
      clears_q <= 1'b0;
      more_q   <= 2'd0;
      eyes_q   <= 2'b00;
    end else begin
      if (sends_o) begin
        word_q   <= line;
        clears_q <= clears_o;
        if (finishes)                              more_q <= more_q - 2'd1;
        else if (opens_street && street_d != 2'd1) more_q <= 2'd1;
        else if (shows_hands)                      more_q <= 2'd2;
        else                                       more_q <= 2'd0;
      end
      if (finishes && clears_q)             eyes_q <= 2'b00;
      else if (shows && phase_q == PhHand1) eyes_q <= eyes_q | 2'b01;
      else if (shows && phase_q == PhHand2) eyes_q <= eyes_q | 2'b10;
    end
  end

  // Whose turn it is: nobody's in the phases 0 to 4 (M2-073)

  always_ff @(posedge clk_i) begin
    if (power_up_i) begin
      turn_q       <= 2'b00;
      is_live_q    <= 1'b0;
      fold_armed_q <= 1'b0;
      bet_q        <= 15'd0;
      acted_q      <= 2'b00;
    end else begin
      if (asks) turn_q <= phase_q == PhTurn1 ? 2'b01 : 2'b10;
      else if (begins || shows || forces || opens_street) turn_q <= 2'b00;

      if (asks)         is_live_q <= 1'b1;
      else if (answers) is_live_q <= 1'b0;

      if (!sw_i[15]) fold_armed_q <= 1'b1;
      else if (asks) fold_armed_q <= 1'b0;

      if (answers) bet_q <= sw_i[14:0];

      if (begins || opens_street) acted_q <= 2'b00;
      else if (takes)             acted_q <= acted_q | turn_q;
    end
  end

  // The winner

  assign judge_start = judges || (step_q == StJudge && judge_done && !judged_q);

  always_ff @(posedge clk_i) begin
    if (power_up_i) begin
      judged_q      <= 1'b0;
      first_value_q <= 24'd0;
      won_q         <= 2'b00;
    end else begin
      if (judge_start) judged_q <= !judges;
      if (judge_start && !judges) first_value_q <= judge_value;

      if (begins)     won_q <= 2'b00;                   // M2-072
      else if (folds) won_q <= player ? 2'b01 : 2'b10;  // M2-076
      else if (step_q == StCompare)
        won_q <= {judge_value >= first_value_q, first_value_q >= judge_value};
    end
  end

  // The digits (M2-043..M2-047). The bet on the switches is added for him
  // whose turn it is, and only until it is judged (erratum 12).

  logic [15:0] on_switches;

  assign on_switches = is_live_q ? {1'b0, sw_i[14:0]} : 16'd0;

  always_comb begin
    case (item_q)
      2'd0:    value_o = turn_q == 2'b00 ? 16'd0 : {2'b00, own_wallet};
      2'd1:    value_o = {2'b00, total1} + (player ? 16'd0 : on_switches);
      2'd2:    value_o = {2'b00, total2} + (player ? on_switches : 16'd0);
      default: value_o = {2'b00, pot};
    endcase
  end

  always_ff @(posedge clk_i) begin
    if (power_up_i || press) item_q <= 2'd0;
    else if (toggle_i)       item_q <= item_q + 2'd1;
  end

  assign led_o   = {2'b00, won_q};                      // M2-018
  assign eyes_o  = eyes_q;
  assign word_o  = word_q;
  assign send_o  = step_q == StSend;
  assign clear_o = send_o && clears_q;
  assign busy_o  = step_q != StIdle;

  // Parts

  poker_deal u_deal (
    .clk_i, .power_up_i, .stir_i, .is_hash_i, .is_lesson_i, .given_i,
    .draw_i    (step_q == StDeal && !full),
    .shuffle_i (begins),
    .card_o    (card),
    .drawn_o   (drawn)
  );

  poker_table u_table (
    .clk_i, .power_up_i, .is_five_i,
    .clear_i  (begins),
    .drawn_i  (drawn),
    .card_i   (card),
    .full_o   (full),
    .judged_i (judged_q),
    .wants_i  (wanted),
    .wanted_o (wanted_card),
    .hand1_o  (hand1),
    .hand2_o  (hand2),
    .flop_o   (flop),
    .turn_o   (turn_card),
    .river_o  (river_card)
  );

  poker_judge u_judge (
    .clk_i, .power_up_i,
    .start_i (judge_start),
    .cards_i (is_five_i ? 3'd7 : 3'd5),
    .card_i  (wanted_card),
    .value_o (judge_value),
    .done_o  (judge_done),
    .wants_o (wanted)
  );

  poker_bank u_bank (
    .clk_i, .power_up_i, .chips_i, .ante_i,
    .begin_i   (begins),
    .force_i   (forces),
    .take_i    (takes),
    .player_i  (player),
    .bet_i     (bet_q),
    .return_i  (step_q == StReturn),
    .pay_i     (step_q == StPay),
    .won_i     (won_q),
    .wallet1_o (wallet1),
    .wallet2_o (wallet2),
    .total1_o  (total1),
    .total2_o  (total2),
    .pot_o     (pot)
  );

`ifdef FORMAL
  `include "proof/poker.svh"
`endif

endmodule

`default_nettype wire
