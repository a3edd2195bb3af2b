// pegs.sv - Mastermind against the machine: four RGB pegs, eight turns.
// Twin of pegs.c: same pins, same ticks.
//
// The machine hides a code of four colours; a player has eight turns to
// find it, with an X for each peg right and an O for each misplaced. The
// past turns can be seen in history mode. Two players may alternate in a
// match. A button pin is high for one clock for each press.
//
//   pegs_code       draws, keeps and judges: the only one to know the code
//   controller      PLAYER, PLAY, RESULT, TOTALS, OVER, and their times
//   entry           turn, selected peg, guess
//   history         eight turns with their marks, and which one is viewed
//   score           of a match
//   outputs         drawn from these registers alone
`default_nettype none

module pegs #(
  parameter ClockHz = 100_000_000
) (
  input  logic clk_i,
  input  logic power_up_i,
  input  logic [31:0] shift_i,   // seeds of the code
  input  logic [11:0] count_i,
  input  logic [51:0] given_i,   // codes of the first games, or none
  input  logic [3:0] match_i,    // games for each player; 0: one player
  input  logic bar_i,            // LEDs: all up to the turn, not one
  input  logic keep_i,           // a new game keeps the history so far
  input  logic btnS_i,
  input  logic btnL_i,
  input  logic btnR_i,
  input  logic btnU_i,
  input  logic btnD_i,
  input  logic history_i,
  output logic [7:0] LD_o,
  output logic [7:0] SSD0_o,     // pgfedcba
  output logic [7:0] SSD1_o,
  output logic [7:0] SSD2_o,
  output logic [7:0] SSD3_o,     // the leftmost digit
  output logic [2:0] RGB0_o,
  output logic [2:0] RGB1_o,
  output logic [2:0] RGB2_o,
  output logic [2:0] RGB3_o      // the leftmost peg
);

  localparam Tries  = 8;
  localparam Places = 4;         // pegs, and digits; 0 is the leftmost

  // Times
  localparam Second = ClockHz > 1 ? ClockHz : 1;
  localparam Period = ClockHz / 2 > 2 ? ClockHz / 2 : 2;   // of a blink
  localparam Half   = Period / 2;
  localparam Flash  = Period / 8 > 1 ? Period / 8 : 1;     // of a black peg
  localparam LeftWidth  = $clog2(5 * Second + 1);
  localparam PhaseWidth = $clog2(Period);
  localparam [LeftWidth-1:0] OneSecond   = LeftWidth'(Second);
  localparam [LeftWidth-1:0] TwoSeconds  = LeftWidth'(2 * Second);
  localparam [LeftWidth-1:0] FiveSeconds = LeftWidth'(5 * Second);
  localparam [PhaseWidth-1:0] LastPhase  = PhaseWidth'(Period - 1);

  typedef enum logic [2:0] {
    StPlayer,   // P-A: whose game begins
    StPlay,     // guesses, or history
    StResult,   // found, or eight were wrong
    StTotals,   // 4. 0 for two seconds
    StOver      // all LEDs blink
  } state_e;

  state_e state_d, state_q;
  logic [LeftWidth-1:0] left_q;      // until time moves on; 0: it does not
  logic [PhaseWidth-1:0] phase_q;    // into the blink's period
  logic history_q;

  logic [3:0] turn_q;                // 1 to 8
  logic [1:0] place_q;               // the peg selected
  logic [11:0] guess_q;              // four colours, the leftmost highest

  logic [3:0] stored_q;              // turns in the memory
  logic [3:0] viewed_q;              // one of them, or 0

  logic [4:0] games_q;               // of this match, finished
  logic [7:0] total_a_q, total_b_q;  // turns by player, in decimal
  logic winner_q;                    // is shown, and not the totals

  // What happens on this clock
  logic any_button, time_up, is_match, guessing, viewing;
  logic moves, submits, ends_game, ends_match, found;

  assign any_button = btnS_i || btnL_i || btnR_i || btnU_i || btnD_i;
  assign time_up    = left_q == LeftWidth'(1);
  assign is_match   = match_i != 4'd0;
  assign guessing   = state_q == StPlay && !history_i;
  assign viewing    = state_q == StPlay && history_i;
  assign moves      = state_d != state_q;
  assign submits    = guessing && btnS_i;
  assign ends_game  = moves && state_q == StResult;
  assign ends_match = moves && state_q == StOver;

  // The code

  logic [2:0] exact, common;
  logic [11:0] code;

  pegs_code u_code (
    .clk_i,
    .power_up_i,
    .shift_i,
    .count_i,
    .given_i,
    .draw_i  (state_q == StPlay && any_button),
    .clear_i (ends_game),
    .guess_i (guess_q),
    .exact_o (exact),
    .common_o(common),
    .code_o  (code)
  );

  assign found = exact == 3'(Places);

  // Controller: a message ends by itself or with a button (M1-42, M1-43)

  always_comb begin
    state_d = state_q;
    case (state_q)
      StPlayer: if (any_button || time_up) state_d = StPlay;
      StPlay: begin
        if (submits && (found || turn_q == 4'(Tries))) state_d = StResult;
      end
      StResult: begin
        if (btnS_i || time_up) begin
          if (is_match) state_d = StTotals;
          else          state_d = StPlay;
        end
      end
      StTotals: begin
        if (any_button || time_up) begin
          if (games_q == {match_i, 1'b0}) state_d = StOver;
          else                            state_d = StPlayer;
        end
      end
      default: if (btnS_i) state_d = StPlayer;
    endcase
  end

  function automatic logic [LeftWidth-1:0] ticks_in(input state_e state);
    case (state)
      StPlay:   ticks_in = '0;
      StResult: ticks_in = FiveSeconds;
      StOver:   ticks_in = OneSecond;
      default:  ticks_in = TwoSeconds;
    endcase
  endfunction

  // At power-up all times begin with the first clock, still to come. What a
  // press has changed is seen at once, so the blink begins anew (M1-13).
  always_ff @(posedge clk_i) begin
    if (power_up_i) begin
      state_q   <= is_match ? StPlayer : StPlay;
      left_q    <= is_match ? TwoSeconds + 1'b1 : '0;
      phase_q   <= LastPhase;
      history_q <= 1'b0;
    end else begin
      state_q   <= state_d;
      history_q <= history_i;

      if (moves)                              left_q <= ticks_in(state_d);
      else if (state_q == StOver && time_up)  left_q <= OneSecond;
      else if (left_q != '0)                  left_q <= left_q - 1'b1;

      if (moves || (guessing && (any_button || history_q))) phase_q <= '0;
      else if (phase_q == LastPhase)                        phase_q <= '0;
      else                                       phase_q <= phase_q + 1'b1;
    end
  end

  // Entry: one action for a clock; S comes first, D last

  always_ff @(posedge clk_i) begin
    if (power_up_i || ends_game) begin
      turn_q  <= 4'd1;
      place_q <= 2'd0;
      guess_q <= '0;
    end else if (submits) begin
      place_q <= 2'd0;
      if (!moves) turn_q <= turn_q + 4'd1;
    end else if (guessing && btnL_i) begin
      place_q <= place_q - 2'd1;
    end else if (guessing && btnR_i) begin
      place_q <= place_q + 2'd1;
    end else if (guessing && (btnU_i || btnD_i)) begin
      for (int p = 0; p < Places; p++) begin
        if (place_q == 2'(p)) begin
          guess_q[9-3*p +: 3] <= guess_q[9-3*p +: 3] + {{2{!btnU_i}}, 1'b1};
        end
      end
    end
  end

  // History (M1-34): the first submit takes a game away that was kept until
  // then. In guess mode the newest turn is viewed, so it is the one whose
  // marks are shown there, too.

  localparam PastWidth = 18;         // guess, X and O, X

  logic [Tries*PastWidth-1:0] past_q;
  logic [PastWidth-1:0] viewed;
  logic [11:0] past_guess;
  logic [2:0] past_common, past_exact;

  always_comb begin
    viewed = '0;
    for (int t = 0; t < Tries; t++) begin
      if (viewed_q == 4'(t + 1)) viewed = past_q[PastWidth*t +: PastWidth];
    end
  end

  assign {past_guess, past_common, past_exact} = viewed;

  for (genvar t = 0; t < Tries; t++) begin : gen_past
    always_ff @(posedge clk_i) begin
      if (power_up_i) begin
        past_q[PastWidth*t +: PastWidth] <= '0;
      end else if (submits && turn_q == 4'(t + 1)) begin
        past_q[PastWidth*t +: PastWidth] <= {guess_q, common, exact};
      end
    end
  end

  always_ff @(posedge clk_i) begin
    if (power_up_i || (ends_game && !keep_i)) begin
      stored_q <= 4'd0;
      viewed_q <= 4'd0;
    end else if (submits) begin
      stored_q <= turn_q;
      viewed_q <= turn_q;
    end else if (guessing) begin
      viewed_q <= stored_q;
    end else if (viewing && !(btnS_i || btnL_i || btnR_i)) begin
      if (btnU_i) begin
        if (viewed_q < stored_q) viewed_q <= viewed_q + 4'd1;
      end else if (btnD_i) begin
        if (viewed_q > 4'd1) viewed_q <= viewed_q - 4'd1;
      end
    end
  end

  // Score (M1-47): A has the even games, b the odd ones. Totals are kept in
  // decimal, as they are shown: no divider is needed, and they compare alike.

  logic is_b;                        // whose game it is
  logic [3:0] turns;

  assign is_b  = games_q[0];
  assign turns = found ? turn_q : 4'(Tries + 1);

  function automatic logic [7:0] add(input logic [7:0] total,
                                     input logic [3:0] more);
    logic [4:0] ones;
    ones = {1'b0, total[3:0]} + {1'b0, more};
    if (ones > 5'd9) add = {total[7:4] + 4'd1, 4'(ones - 5'd10)};
    else             add = {total[7:4], ones[3:0]};
  endfunction

  always_ff @(posedge clk_i) begin
    if (power_up_i || ends_match) begin
      games_q   <= 5'd0;
      total_a_q <= 8'h00;
      total_b_q <= 8'h00;
    end else if (ends_game && is_match) begin
      games_q <= games_q + 5'd1;
      if (is_b) total_b_q <= add(total_b_q, turns);
      else      total_a_q <= add(total_a_q, turns);
    end
  end

  always_ff @(posedge clk_i) begin
    if (power_up_i || moves) winner_q <= 1'b0;
    else if (time_up)        winner_q <= !winner_q;
  end

  // Outputs: texts, then segments

  function automatic logic [15:0] total_text(input logic [7:0] total);
    total_text = {total[7:4] == 4'd0 ? "_" : {4'h3, total[7:4]},
                  4'h3, total[3:0]};
  endfunction

  logic entering;                    // guess mode, as it is shown
  logic [31:0] marks_text, totals_text, winner_text, text;
  logic [3:0] player_point, points;
  logic [11:0] row;

  assign entering     = state_q == StPlay && !history_q;
  assign totals_text  = {total_text(total_a_q), total_text(total_b_q)};
  assign player_point = !is_match ? 4'b0000 : is_b ? 4'b0001 : 4'b1000;

  always_comb begin
    if (total_a_q == total_b_q)     winner_text = "_A-b";
    else if (total_a_q < total_b_q) winner_text = "_-A-";
    else                            winner_text = "_-b-";
  end

  // Flush left, whatever peg has earned them (M1-25, M1-28).
  always_comb begin
    for (int p = 0; p < Places; p++) begin
      if (3'(p) < past_exact)       marks_text[24-8*p +: 8] = "X";
      else if (3'(p) < past_common) marks_text[24-8*p +: 8] = "O";
      else                          marks_text[24-8*p +: 8] = "_";
    end
  end

  always_comb begin
    text   = "____";
    points = 4'b0000;
    row    = '0;
    case (state_q)
      StPlayer: text = is_b ? "_P-b" : "_P-A";
      StPlay: begin
        points = player_point;
        if (entering) begin
          if (turn_q != 4'd1) text = marks_text;
          row = guess_q;
        end else if (viewed_q != 4'd0) begin
          text = marks_text;
          row  = past_guess;
        end
      end
      StResult: begin
        points = player_point;
        text   = marks_text;
        row    = code;
      end
      default: begin
        text   = winner_q ? winner_text : totals_text;
        points = winner_q ? 4'b0000 : 4'b0100;
      end
    endcase
  end

  logic [31:0] ssd;

  for (genvar d = 0; d < Places; d++) begin : gen_digits
    logic [7:0] segments;

    glyph u_glyph (
      .char_i(text[8*d +: 8]),
      .seg_o (segments)
    );

    assign ssd[8*d +: 8] = segments | {points[d], 7'd0};
  end

  assign {SSD3_o, SSD2_o, SSD1_o, SSD0_o} = ssd;

  // Lights and pegs. A black peg cannot blink: it flashes white, but shortly.

  logic lit, flash;
  logic [7:0] bar, turn_lights;
  logic [11:0] rgb;

  assign lit   = phase_q < PhaseWidth'(Half);
  assign flash = phase_q < PhaseWidth'(Flash);
  assign bar   = ~(8'hff << (entering || state_q == StResult ? turn_q
                                                              : viewed_q));
  assign turn_lights = bar_i ? bar : bar & ~(bar >> 1);

  always_comb begin
    case (state_q)
      StPlay:   LD_o = turn_lights;
      StResult: LD_o = lit ? turn_lights : '0;
      StOver:   LD_o = {8{lit}};
      default:  LD_o = '0;
    endcase
  end

  always_comb begin
    rgb = row;
    for (int p = 0; p < Places; p++) begin
      if (entering && place_q == 2'(p)) begin
        if (row[9-3*p +: 3] == 3'd0) rgb[9-3*p +: 3] = {3{flash}};
        else if (!lit)               rgb[9-3*p +: 3] = 3'd0;
      end
    end
  end

  assign {RGB3_o, RGB2_o, RGB1_o, RGB0_o} = rgb;

`ifdef FORMAL
`include "proof/pegs.svh"
`endif

endmodule

`default_nettype wire
