// duel_basys2.sv - the duel chip on a Basys2.
// Twin of duel_basys2.c: same pins, same ticks.
//
//    clk ---+--> clk_divider --step--> every box marked *
//           |
//    BTN3 --|--> debouncer* --> enterA +-------+
//    BTN0 --|--> debouncer* --> enterB | duel* |
//    BTN2 --|-----------------> rst_n  |       |-- LEDX --------> LD
//    SW2..0 |-----------------> letter |       |-- SSD --> ssd_driver
//    SW3  --|-----------------> single +-------+           -> SEG, AN
//           +----------------------------------------------^
//
// Debouncers and game take a step for each edge of the 50 Hz clock (M0-83),
// the display driver runs on the undivided one (M0-85). A bouncing reset
// only resets again, and switches are read when an enter comes.
`default_nettype none

module duel_basys2 #(
  parameter ClockHz = 50_000_000,
  parameter DigitHz = ClockHz            // the bench lights one each tick
) (
  input  logic        clk_i,
  input  logic        power_up_i,
  input  logic [31:0] seed_i,
  input  logic [11:0] drawn_i,
  input  logic        repeat_i,
  input  logic        hide_i,
  input  logic [3:0]  BTN_i,
  input  logic [7:0]  SW_i,
  output logic [7:0]  LD_o,
  output logic [7:0]  SEG_o,             // pgfedcba, low is lit
  output logic [3:0]  AN_o               // low is on
);

  localparam GameHz = 50;                // M0-82

  logic step, enter_a, enter_b;
  logic [7:0] digit0, digit1, digit2, digit3;
  logic unused_clk, unused_edge;
  logic [1:0] unused_level, unused_pulse;

  clk_divider #(.ClockHz(ClockHz), .SlowHz(GameHz)) u_divider (
    .clk_i,
    .power_up_i,
    .clk_o (unused_clk),
    .edge_o(unused_edge),
    .step_o(step)
  );

  debouncer #(.ClockHz(GameHz)) u_enter_a (      // M0-60
    .clk_i,
    .power_up_i,
    .step_i (step),
    .in_i   (BTN_i[3]),
    .level_o(unused_level[0]),
    .pulse_o(unused_pulse[0]),
    .press_o(enter_a)
  );

  debouncer #(.ClockHz(GameHz)) u_enter_b (      // M0-61
    .clk_i,
    .power_up_i,
    .step_i (step),
    .in_i   (BTN_i[0]),
    .level_o(unused_level[1]),
    .pulse_o(unused_pulse[1]),
    .press_o(enter_b)
  );

  duel #(.ClockHz(GameHz)) u_game (
    .clk_i,
    .power_up_i,
    .step_i    (step),
    .seed_i,
    .drawn_i,
    .repeat_i,
    .hide_i,
    .rst_n_i   (!BTN_i[2]),              // M0-62
    .enterA_i  (enter_a),
    .enterB_i  (enter_b),
    .letterIn_i(SW_i[2:0]),              // M0-63
    .single_i  (SW_i[3]),                // M0-64
    .LEDX_o    (LD_o),
    .SSD0_o    (digit0),
    .SSD1_o    (digit1),
    .SSD2_o    (digit2),
    .SSD3_o    (digit3)
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
  assign unused_parts = ^{BTN_i[1], SW_i[7:4]};

endmodule

`default_nettype wire
