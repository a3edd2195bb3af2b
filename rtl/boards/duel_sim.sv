// duel_sim.sv - the bare duel chip, as in the document's simulation (M0-80).
// Twin of duel_sim.c: same pins, same ticks.
//
//    BTN3 ----> enterA +------+
//    BTN0 ----> enterB | duel |
//    BTN2 ----> rst_n  |      |-- LEDX ---> LD
//    SW2..0 --> letter |      |-- SSD ----> SSD
//    SW3  ----> single +------+
`default_nettype none

module duel_sim #(
  parameter ClockHz = 2                  // M0-74
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
  output logic [7:0]  SSD0_o,
  output logic [7:0]  SSD1_o,
  output logic [7:0]  SSD2_o,
  output logic [7:0]  SSD3_o
);

  duel #(.ClockHz(ClockHz)) u_game (
    .clk_i,
    .power_up_i,
    .step_i    (1'b1),
    .seed_i,
    .drawn_i,
    .repeat_i,
    .hide_i,
    .rst_n_i   (!BTN_i[2]),
    .enterA_i  (BTN_i[3]),
    .enterB_i  (BTN_i[0]),
    .letterIn_i(SW_i[2:0]),
    .single_i  (SW_i[3]),
    .LEDX_o    (LD_o),
    .SSD0_o,
    .SSD1_o,
    .SSD2_o,
    .SSD3_o
  );

  logic unused_parts;
  assign unused_parts = ^{BTN_i[1], SW_i[7:4]};

endmodule

`default_nettype wire
