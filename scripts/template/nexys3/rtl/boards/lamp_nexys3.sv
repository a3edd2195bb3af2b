// lamp_nexys3.sv - the lamp chip on a Nexys3.
// Twin of on_nexys3.c: same pins, same ticks.
//
//    BTNL ---> debouncer ---> pressA +------+
//    BTNR ---> debouncer ---> pressB | game |=== LED ===> LD
//    BTNS ------------------> rst    +------+
//
// A debouncer makes one pulse of each press. Digits and colours stay dark.
`default_nettype none

module lamp_nexys3 #(
  parameter ClockHz = 100_000_000
) (
  input  logic        clk_i,
  input  logic        power_up_i,
  input  logic [4:0]  BTN_i,
  input  logic [7:0]  SW_i,
  output logic [7:0]  LD_o,
  output logic [7:0]  SEG_o,             // pgfedcba, low is lit
  output logic [3:0]  AN_o,              // low is on
  output logic [11:0] RGB_o
);

  logic [1:0] press, unused_level, unused_pulse;

  debouncer #(.ClockHz(ClockHz)) u_button_a (
    .clk_i,
    .power_up_i,
    .step_i (1'b1),
    .in_i   (BTN_i[2]),
    .level_o(unused_level[1]),
    .pulse_o(unused_pulse[1]),
    .press_o(press[1])
  );

  debouncer #(.ClockHz(ClockHz)) u_button_b (
    .clk_i,
    .power_up_i,
    .step_i (1'b1),
    .in_i   (BTN_i[4]),
    .level_o(unused_level[0]),
    .pulse_o(unused_pulse[0]),
    .press_o(press[0])
  );

  lamp u_game (
    .clk_i,
    .power_up_i,
    .rst_i   (BTN_i[0]),
    .pressA_i(press[1]),
    .pressB_i(press[0]),
    .LED_o   (LD_o)
  );

  assign SEG_o = '1;
  assign AN_o  = '1;
  assign RGB_o = '0;

  logic unused_parts;
  assign unused_parts = ^{BTN_i[3], BTN_i[1], SW_i};

endmodule

`default_nettype wire
