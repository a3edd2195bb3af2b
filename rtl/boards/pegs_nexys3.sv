// pegs_nexys3.sv - the pegs chip on a Nexys3.
// Twin of pegs_nexys3.c: same pins, same ticks.
//
//    BTNS --> debouncer --> btnS +------+
//    BTNL --> debouncer --> btnL |      |-- LD ----------------> LD
//    BTNR --> debouncer --> btnR | pegs |-- SSD --> ssd_driver --> SEG, AN
//    BTNU --> debouncer --> btnU |      |-- RGB ---------------> RGB
//    BTND --> debouncer --> btnD |      |
//    SW0  --------------> history+------+
//
// Everything runs on the board's one clock. A bouncing switch only goes in
// and out of history mode, which changes nothing (M1-40).
`default_nettype none

module pegs_nexys3 #(
  parameter ClockHz = 100_000_000,
  parameter DigitHz = ClockHz        // the bench lights one each tick
) (
  input  logic clk_i,
  input  logic power_up_i,
  input  logic [31:0] shift_i,       // seeds of the code
  input  logic [11:0] count_i,
  input  logic [51:0] given_i,       // codes of the first games, or none
  input  logic [3:0] match_i,
  input  logic bar_i,
  input  logic keep_i,
  input  logic [4:0] BTN_i,          // R D L U S
  input  logic [7:0] SW_i,
  output logic [7:0] LD_o,
  output logic [7:0] SEG_o,          // pgfedcba, low is lit
  output logic [3:0] AN_o,           // low is on
  output logic [11:0] RGB_o          // R G B of the leftmost peg, ...
);

  localparam Buttons = 5;

  logic [Buttons-1:0] press, unused_level, unused_pulse;
  logic [7:0] digit0, digit1, digit2, digit3;

  for (genvar b = 0; b < Buttons; b++) begin : gen_buttons
    debouncer #(.ClockHz(ClockHz)) u_button (
      .clk_i,
      .power_up_i,
      .step_i (1'b1),
      .in_i   (BTN_i[b]),
      .level_o(unused_level[b]),
      .pulse_o(unused_pulse[b]),
      .press_o(press[b])
    );
  end

  pegs #(.ClockHz(ClockHz)) u_game (
    .clk_i,
    .power_up_i,
    .shift_i,
    .count_i,
    .given_i,
    .match_i,
    .bar_i,
    .keep_i,
    .btnS_i   (press[0]),            // M1-01
    .btnL_i   (press[2]),            // M1-02
    .btnR_i   (press[4]),
    .btnU_i   (press[1]),            // M1-04
    .btnD_i   (press[3]),
    .history_i(SW_i[0]),             // M1-05
    .LD_o,
    .SSD0_o   (digit0),
    .SSD1_o   (digit1),
    .SSD2_o   (digit2),
    .SSD3_o   (digit3),
    .RGB0_o   (RGB_o[2:0]),
    .RGB1_o   (RGB_o[5:3]),
    .RGB2_o   (RGB_o[8:6]),
    .RGB3_o   (RGB_o[11:9])
  );

  ssd_driver #(.ClockHz(ClockHz), .DigitHz(DigitHz)) u_display (
    .clk_i,
    .power_up_i,
    .digit0_i(digit0),
    .digit1_i(digit1),
    .digit2_i(digit2),
    .digit3_i(digit3),
    .seg_o   (SEG_o),
    .an_o    (AN_o)
  );

  logic unused_parts;
  assign unused_parts = ^SW_i[7:1];

endmodule

`default_nettype wire
