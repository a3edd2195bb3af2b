// pegs_nexys3_top.sv - pegs for a real Nexys3: synthesise this one.
//
// The ports have the names of the vendor's constraint file. The four RGB
// LEDs stand on a breadboard, common cathode, with a resistor in each wire
// (M1-08, M1-10): wires W0 to W5 come from the connector JA, W6 to W11 from
// JB. Wire 3n+2 is red, 3n+1 green, 3n blue of peg n; peg 3 is the leftmost.
`default_nettype none

module pegs_nexys3_top (
  input  logic clk,                  // 100 MHz
  input  logic [4:0] btn,            // R D L U S
  input  logic [7:0] sw,
  output logic [7:0] Led,
  output logic [7:0] seg,            // pgfedcba, low is lit
  output logic [3:0] an,             // low is on
  output logic [5:0] JA,
  output logic [5:0] JB
);

  // The longest way through the design takes longer than 10 ns.
  localparam ClockHz = 100_000_000 / 4;
  localparam DigitHz = 1_000;

  // Change these as you like; docs/pegs.md says what the options do.
  localparam [3:0] Match = 4'd0;     // games for each of two players
  localparam Bar  = 1'b0;            // LEDs: all up to the turn
  localparam Keep = 1'b0;            // a new game keeps the history

  // Codes of the first games, none: each is four colours, R G B, the
  // leftmost peg first, behind a one: 13'b1_100_010_001_110 for RGBY.
  localparam [51:0] Given = 52'd0;

  // Any start will do, the shift register's must not be zero: the code
  // depends on the moment in which a hand presses a button.
  localparam [31:0] Shift = 32'h1234_5678;
  localparam [11:0] Count = 12'h0;

  logic slow, power_up;

  slow_clock #(.Halvings(2)) u_clock (.clk_i(clk), .clk_o(slow));
  power_up u_power_up (.clk_i(slow), .power_up_o(power_up));

  logic [4:0] buttons;
  logic [7:0] switches;

  synchroniser #(.Width(13)) u_inputs (
    .clk_i(slow),
    .in_i ({btn, sw}),
    .out_o({buttons, switches})
  );

  pegs_nexys3 #(.ClockHz(ClockHz), .DigitHz(DigitHz)) u_board (
    .clk_i     (slow),
    .power_up_i(power_up),
    .shift_i   (Shift),
    .count_i   (Count),
    .given_i   (Given),
    .match_i   (Match),
    .bar_i     (Bar),
    .keep_i    (Keep),
    .BTN_i     (buttons),
    .SW_i      (switches),
    .LD_o      (Led),
    .SEG_o     (seg),
    .AN_o      (an),
    .RGB_o     ({JB, JA})
  );

endmodule

`default_nettype wire
