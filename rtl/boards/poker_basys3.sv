// poker_basys3.sv - the poker chip on a Basys3.
// Twin of poker_basys3.c: same pins, same ticks.
//
//    BTNC --> debouncer --> valid  +-------+-- led --------------> LD3..LD0
//    BTNL --> debouncer --> toggle |       |-- eyes -------------> LD15, LD14
//    SW15..SW0 ============ sw ====| poker |-- value -> bcd -> ssd --> SEG, AN
//                        +-> sent  |       |== line, sends, clears
//                        |         +-------+   |
//                        +---------------- uart_top -------------> RsTx
//
// Everything runs on the board's one clock; a debounced button is an enable
// of one clock, not a clock itself (erratum 22). The other three buttons are
// connected to nothing. Switches go straight in: the digits follow them as
// they are flipped (M2-048). LD13..LD4 stay dark.
`default_nettype none

module poker_basys3 #(
  parameter ClockHz = 100_000_000,
  parameter DigitHz = ClockHz        // the bench lights one each tick
) (
  input  logic clk_i,
  input  logic power_up_i,
  input  logic [63:0] stir_i,        // seed of the fair dealer
  input  logic is_hash_i,
  input  logic is_lesson_i,
  input  logic [53:0] given_i,       // the first cards of every hand
  input  logic is_five_i,
  input  logic is_literal_i,
  input  logic is_shown_i,
  input  logic is_ansi_i,
  input  logic [12:0] chips_i,
  input  logic [9:0] ante_i,
  input  logic [4:0] BTN_i,          // D R L U C
  input  logic [15:0] SW_i,
  output logic [15:0] LD_o,
  output logic [7:0] SEG_o,          // pgfedcba, low is lit
  output logic [3:0] AN_o,           // low is on
  output logic RsTx_o                // the serial line, high while idle
);

  localparam Buttons = 2, Digits = 4;

  logic [Buttons-1:0] buttons, press, unused_level, unused_pulse;
  logic [23:0] line, unused_word;
  logic [15:0] value, digits;
  logic [3:0] led;
  logic [1:0] eyes;
  logic sends, clears, sent;
  logic unused_send, unused_clear, unused_busy, unused_buttons;

  // The centre goes on (M2-013), the left one turns the digits (M2-014).
  assign buttons        = {BTN_i[2], BTN_i[0]};
  assign unused_buttons = ^{BTN_i[4:3], BTN_i[1]};

  for (genvar b = 0; b < Buttons; b++) begin : gen_buttons
    debouncer #(.ClockHz(ClockHz)) u_button (
      .clk_i,
      .power_up_i,
      .step_i (1'b1),
      .in_i   (buttons[b]),
      .level_o(unused_level[b]),
      .pulse_o(unused_pulse[b]),
      .press_o(press[b])
    );
  end

  poker u_game (
    .clk_i, .power_up_i,
    .stir_i, .is_hash_i, .is_lesson_i, .given_i, .is_five_i, .is_literal_i,
    .is_shown_i, .chips_i, .ante_i,
    .valid_i (press[0]),
    .toggle_i(press[1]),
    .sent_i  (sent),
    .sw_i    (SW_i),
    .value_o (value),
    .led_o   (led),
    .eyes_o  (eyes),
    .word_o  (unused_word),
    .send_o  (unused_send),
    .clear_o (unused_clear),
    .busy_o  (unused_busy),
    .sends_o (sends),
    .line_o  (line),
    .clears_o(clears)
  );

  // The line is latched with the same clock that puts it on the pins.
  uart_top #(.ClockHz(ClockHz)) u_line (
    .clk_i,
    .power_up_i,
    .is_ansi_i,
    .word_i (line),
    .send_i (sends),
    .clear_i(clears),
    .tx_o   (RsTx_o),
    .sent_o (sent)
  );

  // Four decimal digits, leading zeros and all (M2-040)

  logic [31:0] patterns;

  bcd u_number (
    .clk_i,
    .power_up_i,
    .value_i (value),
    .digits_o(digits)
  );

  for (genvar d = 0; d < Digits; d++) begin : gen_digits
    glyph u_glyph (
      .char_i({4'h3, digits[4*d +: 4]}),
      .seg_o (patterns[8*d +: 8])
    );
  end

  ssd_driver #(.ClockHz(ClockHz), .DigitHz(DigitHz)) u_display (
    .clk_i,
    .power_up_i,
    .digit0_i(patterns[7:0]),
    .digit1_i(patterns[15:8]),
    .digit2_i(patterns[23:16]),
    .digit3_i(patterns[31:24]),
    .seg_o   (SEG_o),
    .an_o    (AN_o)
  );

  // Player 1's eyes have the higher LED, as they come first.
  assign LD_o = {eyes[0], eyes[1], 10'd0, led};

endmodule

`default_nettype wire
