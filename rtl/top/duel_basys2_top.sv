// duel_basys2_top.sv - the duel on a real Basys2 (Spartan-3E 100, 50 MHz).
//
// Ports are called as in the vendor's master constraint file. A student who
// wants another game changes the constants here.
`default_nettype none

module duel_basys2_top (
  input  logic       mclk,
  input  logic [3:0] btn,
  input  logic [7:0] sw,
  output logic [7:0] Led,
  output logic [6:0] seg,    // gfedcba, low is lit
  output logic       dp,
  output logic [3:0] an      // low is on
);

  localparam ClockHz  = 50_000_000;
  localparam DigitHz  = 1_000;           // 250 times a second each
  localparam Counting = 1'b0;            // 1: repeat=counting
  localparam Hide     = 1'b0;            // 1: hide=on

  // Where the random bits start is no matter: nobody can press on a chosen
  // clock. The letters must not be 0.
  localparam [31:0] Seed  = 32'h2016_0519;
  localparam [11:0] Drawn = 12'o3142;

  logic power_up;

  power_up u_power_up (.clk_i(mclk), .power_up_o(power_up));

  logic [3:0] buttons;
  logic [7:0] switches;

  synchroniser #(.Width(12)) u_inputs (
    .clk_i(mclk),
    .in_i ({btn, sw}),
    .out_o({buttons, switches})
  );

  duel_basys2 #(.ClockHz(ClockHz), .DigitHz(DigitHz)) u_board (
    .clk_i     (mclk),
    .power_up_i(power_up),
    .seed_i    (Seed),
    .drawn_i   (Drawn),
    .repeat_i  (Counting),
    .hide_i    (Hide),
    .BTN_i     (buttons),
    .SW_i      (switches),
    .LD_o      (Led),
    .SEG_o     ({dp, seg}),
    .AN_o      (an)
  );

endmodule

`default_nettype wire
