// duel.sv - two-player Mastermind: four letters, three lives, three rounds.
// Twin of duel.c: same pins, same ticks.
//
// Whoever presses first makes a code of four letters, the other has three
// tries to find it, then they change places; two rounds won win the match.
// An enter pin is high for one step for each press.
//
// All that runs, runs by steps: a clock with step_i low does not count. The
// outputs follow the switches between steps, too (M0-87).
`default_nettype none

module duel #(
  parameter ClockHz = 50           // of the clocks with step_i high (M0-82)
) (
  input  logic        clk_i,
  input  logic        power_up_i,
  input  logic        step_i,
  input  logic [31:0] seed_i,      // the random bits' start, not zero
  input  logic [11:0] drawn_i,     // the letters drawn before, none a "-"
  input  logic        repeat_i,    // 1: each letter of the code counts once
  input  logic        hide_i,      // the maker's letter shows as a small o
  input  logic        rst_n_i,
  input  logic        enterA_i,
  input  logic        enterB_i,
  input  logic [2:0]  letterIn_i,
  input  logic        single_i,
  output logic [7:0]  LEDX_o,      // the judgement, in pairs
  output logic [7:0]  SSD0_o,      // pgfedcba, rightmost digit
  output logic [7:0]  SSD1_o,
  output logic [7:0]  SSD2_o,
  output logic [7:0]  SSD3_o
);

  localparam MessageTicks = 2 * ClockHz;                   // M0-86
  localparam BlinkTicks   = ClockHz > 1 ? ClockHz / 2 : 1;
  localparam Width        = $clog2(MessageTicks);
  localparam [Width-1:0] MessageLast = Width'(MessageTicks - 1);
  localparam [Width-1:0] BlinkLast   = Width'(BlinkTicks - 1);

  localparam [1:0] Tries        = 2'd3;
  localparam [1:0] WinningScore = 2'd2;

  typedef enum logic [3:0] {
    StStart,       // A-b: who presses first?
    StScore,       // 0-0 for two seconds
    StPlayerM,     // P-A: the maker comes
    StMake,        // four hidden letters
    StPlayerB,     // P-b: the breaker comes
    StLives,       // L-3
    StBreak,       // four open letters
    StFeedback,    // the LEDs judge
    StReveal,      // the code, not found
    StGameover     // all LEDs blink
  } state_e;

  state_e state_d, state_q;
  logic maker_d, maker_q;                // 0 is A, 1 is b; the other breaks
  logic single_d, single_q;              // the circuit made the code
  logic [1:0] score_a_d, score_a_q, score_b_d, score_b_q;
  logic [1:0] lives_d, lives_q;
  logic [1:0] place_d, place_q;          // letters entered so far
  logic [7:0] leds_d, leds_q;
  logic [11:0] code_d, code_q;           // three bits a letter, the first
  logic [11:0] guess_d, guess_q;         // one highest
  logic [Width-1:0] left_d, left_q;      // of a message or a blink, but one

  // The circuit's own code (M0-68): each step brings a random bit (M0-69),
  // three make a letter, 000 is drawn again, and the last four letters are
  // ready at any time (M0-70). It runs from power-up, also through reset.

  logic [31:0] unused_shift;
  logic [11:0] drawn_d, drawn_q;
  logic [2:0]  bits_q;                   // a one marches ahead of them
  logic random_bit;
  logic [2:0] random_letter;

  lfsr u_lfsr (
    .clk_i,
    .power_up_i,
    .step_i,
    .seed_i,
    .next_o (random_bit),
    .state_o(unused_shift)
  );

  assign random_letter = {bits_q[1:0], random_bit};
  assign drawn_d = bits_q[2] && random_letter != '0
                 ? {drawn_q[8:0], random_letter} : drawn_q;

  always_ff @(posedge clk_i) begin
    if (power_up_i) begin
      bits_q  <= 3'b001;
      drawn_q <= drawn_i;
    end else if (step_i) begin
      bits_q  <= bits_q[2] ? 3'b001 : random_letter;
      drawn_q <= drawn_d;
    end
  end

  // What the players do

  logic maker_presses, breaker_presses, takes, fourth, begins_alone, restart;

  assign maker_presses   = maker_q ? enterB_i : enterA_i;
  assign breaker_presses = maker_q ? enterA_i : enterB_i;

  // "-" is no letter (M0-26, M0-27).
  assign takes = letterIn_i != '0
              && (state_q == StMake  && maker_presses
               || state_q == StBreak && breaker_presses);
  assign fourth  = takes && place_q == 2'd3;
  assign place_d = takes ? place_q + 2'd1 : place_q;   // the fourth: 0 again

  assign begins_alone = state_q == StStart && enterA_i && single_i;

  assign restart = !rst_n_i                            // always (M0-10)
                || state_q == StGameover && (enterA_i || enterB_i);

  // Ways from state to state

  logic over, won, found;
  state_e after_round;

  assign over  = left_q == '0;
  assign won   = score_a_q == WinningScore || score_b_q == WinningScore;
  assign found = guess_q == code_q;

  always_comb begin
    after_round = StScore;
    if (single_q) after_round = StGameover;              // M0-72
    state_d = state_q;
    case (state_q)
      StStart: begin                     // both at once: A comes first
        if (begins_alone)              state_d = StPlayerB;
        else if (enterA_i || enterB_i) state_d = StScore;
      end
      StScore: begin
        if (over && won)  state_d = StGameover;
        else if (over)    state_d = StPlayerM;
      end
      StPlayerM: if (over) state_d = StMake;
      StMake:    if (fourth) state_d = StPlayerB;
      StPlayerB: if (over) state_d = StLives;
      StLives:   if (over) state_d = StBreak;
      StBreak:   if (fourth) state_d = StFeedback;
      StFeedback: begin
        if (breaker_presses) begin
          if (found)              state_d = after_round;
          else if (lives_q != '0) state_d = StLives;
          else                    state_d = StReveal;
        end
      end
      StReveal:   if (over) state_d = after_round;
      StGameover: ;                      // until restart
      default:    state_d = StStart;
    endcase
  end

  // Roles, code and guess

  assign single_d = single_q || begins_alone;

  always_comb begin
    maker_d = maker_q;
    if (begins_alone) begin
      maker_d = 1'b1;                    // the circuit sits in b's place
    end else if (state_q == StStart) begin
      maker_d = !enterA_i && enterB_i;
    end else if (state_q != state_d && state_d == StScore) begin
      maker_d = !maker_q;                // M0-57
    end
  end

  assign code_d  = begins_alone               ? drawn_d
                 : takes && state_q == StMake ? {code_q[8:0], letterIn_i}
                                              : code_q;
  assign guess_d = takes && state_q == StBreak ? {guess_q[8:0], letterIn_i}
                                               : guess_q;

  // The judgement comes with the fourth letter of a guess (M0-45).

  logic judges, finds, fails;
  logic [7:0] marks;

  duel_judge u_judge (
    .counting_i(repeat_i),
    .code_i    (code_q),
    .guess_i   (guess_d),
    .marks_o   (marks)
  );

  assign judges = state_q == StBreak && fourth;
  assign finds  = judges && guess_d == code_q;
  assign fails  = judges && !finds && lives_q == 2'd1;

  always_comb begin
    lives_d = lives_q;
    if (state_q == StMake && fourth) lives_d = Tries;
    else if (judges && !finds)       lives_d = lives_q - 2'd1;
  end

  // The breaker's point (M0-51) or the maker's (M0-55)
  assign score_a_d = score_a_q + {1'b0, maker_q ? finds : fails};
  assign score_b_d = score_b_q + {1'b0, maker_q ? fails : finds};

  // Each state begins with its LEDs and its time.

  always_comb begin
    leds_d = leds_q;
    left_d = over ? BlinkLast : left_q - 1'b1;
    if (state_d != state_q) begin
      leds_d = '0;
      left_d = MessageLast;
      if (state_d == StFeedback) leds_d = marks;
      if (state_d == StGameover) begin
        leds_d = '1;
        left_d = BlinkLast;
      end
    end else if (state_q == StGameover && over) begin
      leds_d = ~leds_q;
    end
  end

  always_ff @(posedge clk_i) begin
    if (power_up_i || (step_i && restart)) begin
      state_q   <= StStart;
      maker_q   <= 1'b0;
      single_q  <= 1'b0;
      score_a_q <= '0;
      score_b_q <= '0;
      lives_q   <= Tries;
      place_q   <= '0;
      leds_q    <= '0;
      code_q    <= '0;
      guess_q   <= '0;
      left_q    <= '0;
    end else if (step_i) begin
      state_q   <= state_d;
      maker_q   <= maker_d;
      single_q  <= single_d;
      score_a_q <= score_a_d;
      score_b_q <= score_b_d;
      lives_q   <= lives_d;
      place_q   <= place_d;
      leds_q    <= leds_d;
      code_q    <= code_d;
      guess_q   <= guess_d;
      left_q    <= left_d;
    end
  end

  // The digits: four characters, the leftmost one first

  function automatic logic [7:0] letter(input logic [2:0] number);
    case (number)                        // M0-18..M0-25
      3'd0:    letter = "-";
      3'd1:    letter = "A";
      3'd2:    letter = "C";
      3'd3:    letter = "E";
      3'd4:    letter = "F";
      3'd5:    letter = "H";
      3'd6:    letter = "L";
      default: letter = "U";
    endcase
  endfunction

  function automatic logic [7:0] digit(input logic [1:0] number);
    digit = {6'b001100, number};         // "0" to "3"
  endfunction

  function automatic logic [7:0] name(input logic player);
    name = player ? "b" : "A";
  endfunction

  logic [11:0] word;
  logic [31:0] word_row, entry_row, score_row, row;
  logic [7:0] preview;

  always_comb begin
    case (state_q)
      StMake:              word = '0;        // hidden behind dashes (M0-32)
      StBreak, StFeedback: word = guess_q;
      default:             word = code_q;
    endcase
  end

  assign word_row  = {letter(word[11:9]), letter(word[8:6]),
                      letter(word[5:3]), letter(word[2:0])};
  assign score_row = {"_", digit(score_a_q), "-", digit(score_b_q)};

  // While letters come in: those entered, the one on the switches, dark.

  assign preview = state_q == StMake && hide_i && letterIn_i != '0
                 ? "o" : letter(letterIn_i);

  assign entry_row = place_q == 2'd0 ? {preview, "___"}
                   : place_q == 2'd1 ? {word_row[7:0], preview, "__"}
                   : place_q == 2'd2 ? {word_row[15:0], preview, "_"}
                                     : {word_row[23:0], preview};

  always_comb begin
    case (state_q)
      StStart:              row = "_A-b";
      StScore:              row = score_row;
      StPlayerM:            row = {"_P-", name(maker_q)};
      StPlayerB:            row = {"_P-", name(!maker_q)};
      StLives:              row = {"_L-", digit(lives_q)};
      StFeedback, StReveal: row = word_row;
      StGameover:           row = single_q ? word_row : score_row;
      default:              row = entry_row;
    endcase
  end

  glyph u_digit3 (.char_i(row[31:24]), .seg_o(SSD3_o));
  glyph u_digit2 (.char_i(row[23:16]), .seg_o(SSD2_o));
  glyph u_digit1 (.char_i(row[15:8]),  .seg_o(SSD1_o));
  glyph u_digit0 (.char_i(row[7:0]),   .seg_o(SSD0_o));

  assign LEDX_o = leds_q;

`ifdef FORMAL
  `include "proof/duel.svh"
`endif

endmodule

`default_nettype wire
