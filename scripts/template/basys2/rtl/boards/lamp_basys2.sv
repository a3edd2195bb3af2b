// lamp_basys2.sv - the lamp chip on a Basys2.
// Twin of on_basys2.c: same pins, same ticks.
//
//    BTN3 ---> debouncer ---> pressA +------+
//    BTN0 ---> debouncer ---> pressB | game |=== LED ===> LD
//    BTN2 ------------------> rst    +------+
//
// A debouncer makes one pulse of each press. The digits stay dark.
`default_nettype none

module lamp_basys2 #(
  parameter ClockHz = 50_000_000
) (
  input  logic        clk_i,
  input  logic        power_up_i,
  input  logic [3:0]  BTN_i,
  input  logic [7:0]  SW_i,
  output logic [7:0]  LD_o,
  output logic [7:0]  SEG_o,             // pgfedcba, low is lit
  output logic [3:0]  AN_o              // low is on
);

  logic [1:0] press, unused_level, unused_pulse;

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

  lamp u_game (
    .clk_i,
    .power_up_i,
    .rst_i   (BTN_i[2]),
    .pressA_i(press[1]),
    .pressB_i(press[0]),
    .LED_o   (LD_o)
  );

  assign SEG_o = '1;
  assign AN_o  = '1;

  logic unused_parts;
  assign unused_parts = ^{BTN_i[1], SW_i};

endmodule

`default_nettype wire
