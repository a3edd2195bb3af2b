// poker_basys3_top.sv - poker for a real Basys3: synthesise this one.
//
// The ports have the names of the vendor's constraint file. The terminal is
// at the other end of the USB cable: 115200 baud, 8 bits, no parity, 1 stop
// bit (erratum 21).
`default_nettype none

module poker_basys3_top (
  input  logic clk,                  // 100 MHz
  input  logic btnC,
  input  logic btnU,
  input  logic btnL,
  input  logic btnR,
  input  logic btnD,
  input  logic [15:0] sw,
  output logic [15:0] led,
  output logic [6:0] seg,            // gfedcba, low is lit
  output logic dp,
  output logic [3:0] an,             // low is on
  output logic RsTx
);

  // The longest way through the design takes longer than 10 ns.
  localparam ClockHz = 100_000_000 / 4;
  localparam DigitHz = 1_000;

  // Change these as you like; docs/poker.md says what the options do.
  localparam [12:0] Chips = 13'd100; // in each wallet at first, to 4999
  localparam [9:0] Ante   = 10'd5;   // the forced bet, 1 to 999
  localparam IsHash    = 1'b0;       // cards as printed, not fair ones
  localparam IsLesson  = 1'b0;       // sixteen hands, one after the other
  localparam IsFive    = 1'b0;       // five community cards, not three
  localparam IsLiteral = 1'b0;       // player 2 has the last word
  localparam IsShown   = 1'b0;       // both hands, at a showdown
  localparam IsAnsi    = 1'b0;       // how the terminal is cleared

  // Nine places of six bits for the first cards of every hand, the first
  // lowest: value plus 13 times suit; all ones gives none.
  localparam [53:0] Given = '1;

  // Any start but zero will do: the cards depend on the moment in
  // which a hand presses a button.
  localparam [63:0] Stir = 64'h0123_4567_89ab_cdef;

  logic slow, power_up;

  slow_clock #(.Halvings(2)) u_clock (.clk_i(clk), .clk_o(slow));
  power_up u_power_up (.clk_i(slow), .power_up_o(power_up));

  logic [4:0] buttons;
  logic [15:0] switches;

  synchroniser #(.Width(21)) u_inputs (
    .clk_i(slow),
    .in_i ({btnD, btnR, btnL, btnU, btnC, sw}),
    .out_o({buttons, switches})
  );

  poker_basys3 #(.ClockHz(ClockHz), .DigitHz(DigitHz)) u_board (
    .clk_i       (slow),
    .power_up_i  (power_up),
    .stir_i      (Stir),
    .is_hash_i   (IsHash),
    .is_lesson_i (IsLesson),
    .given_i     (Given),
    .is_five_i   (IsFive),
    .is_literal_i(IsLiteral),
    .is_shown_i  (IsShown),
    .is_ansi_i   (IsAnsi),
    .chips_i     (Chips),
    .ante_i      (Ante),
    .BTN_i       (buttons),
    .SW_i        (switches),
    .LD_o        (led),
    .SEG_o       ({dp, seg}),
    .AN_o        (an),
    .RsTx_o      (RsTx)
  );

endmodule

`default_nettype wire
