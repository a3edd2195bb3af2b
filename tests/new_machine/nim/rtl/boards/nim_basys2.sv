// nim_basys2.sv - the nim chip on a Basys2.
// Twin of on_basys2.c: same pins, same ticks.
//
//    BTN3 ---> debouncer ---> takeA +-------+
//    BTN0 ---> debouncer ---> takeB |  nim  |-- LED ----------------> LD
//    BTN2 ------------------> rst   |       |-- SSD --> ssd_driver -> SEG, AN
//    SW1..0 ----------------> count |       |
//    SW7  ------------------> heap  +-------+
`default_nettype none

module nim_basys2 #(
  parameter ClockHz = 50_000_000,
  parameter DigitHz = ClockHz            // the bench lights one each tick
) (
  input  logic       clk_i,
  input  logic       power_up_i,
  input  logic [3:0] BTN_i,
  input  logic [7:0] SW_i,
  output logic [7:0] LD_o,
  output logic [7:0] SEG_o,              // pgfedcba, low is lit
  output logic [3:0] AN_o                // low is on
);

  logic [1:0] press, unused_level, unused_pulse;
  logic [7:0] digit0, digit1, digit2, digit3;

  debouncer #(.ClockHz(ClockHz)) u_button_a (
    .clk_i,
    .power_up_i,
    .step_i (1'b1),
    .in_i   (BTN_i[3]),
    .level_o(unused_level[1]),
    .pulse_o(unused_pulse[1]),
    .press_o(press[1])
  );

  debouncer #(.ClockHz(ClockHz)) u_button_b (
    .clk_i,
    .power_up_i,
    .step_i (1'b1),
    .in_i   (BTN_i[0]),
    .level_o(unused_level[0]),
    .pulse_o(unused_pulse[0]),
    .press_o(press[0])
  );

  nim u_game (
    .clk_i,
    .power_up_i,
    .rst_i  (BTN_i[2]),
    .takeA_i(press[1]),
    .takeB_i(press[0]),
    .count_i(SW_i[1:0]),
    .heap_i (SW_i[7]),
    .LED_o  (LD_o),
    .SSD0_o (digit0),
    .SSD1_o (digit1),
    .SSD2_o (digit2),
    .SSD3_o (digit3)
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
  assign unused_parts = ^{BTN_i[1], SW_i[6:2]};

endmodule

`default_nettype wire
