// checkers_basys3_top.sv - the rule checker on a Basys3, with 8 x 8 LEDs of
// two colours on its Pmod connectors.
//
//   sw[5:3]  row          btnC  enter       led[0]  red's turn
//   sw[2:0]  column       btnL  clear       led[1]  black's turn
//   sw[6]    array dark   btnU  reset       led[2]  error
//                                           led[3]  must jump
//   JA  the array's rows, low is on         led[4]  king made
//   JB  its red columns, high is on         led[5]  red wins
//   JC  its green ones                      led[6]  black wins
//
// JA[0] is row 0, at the bottom; JB[0] and JC[0] are column 0, on the left.
// A row carries the current of eight LEDs, more than a pin may: put a
// transistor or a driver such as a ULN2803 behind each row, which then
// wants the row's pin turned round, and a resistor into each column.
`default_nettype none

module checkers_basys3_top (
  input  logic clk,
  input  logic [6:0] sw,
  input  logic btnC,
  input  logic btnL,
  input  logic btnU,
  output logic [6:0] led,
  output logic [7:0] JA,
  output logic [7:0] JB,
  output logic [7:0] JC
);

  localparam RulesFull = 1'b0;       // 1'b1: the whole game of draughts
  // The longest way through the design takes longer than 10 ns.
  localparam ClockHz   = 100_000_000 / 16;
  localparam TickHz    = 4_000;      // a row of the array for each 1/1000 s

  logic slow, power_up;

  slow_clock #(.Halvings(4)) u_clock (.clk_i(clk), .clk_o(slow));
  power_up u_power_up (.clk_i(slow), .power_up_o(power_up));

  logic [6:0] switches;
  logic enter, clear, reset;

  synchroniser #(.Width(10)) u_inputs (
    .clk_i(slow),
    .in_i ({sw, btnC, btnL, btnU}),
    .out_o({switches, enter, clear, reset})
  );

  checkers_tinychip #(.ClockHz(ClockHz), .TickHz(TickHz)) u_board (
    .clk_i       (slow),
    .power_up_i  (power_up),
    .full_i      (RulesFull),
    .any_red_i   (32'd0),            // it begins with a reset anyway
    .any_black_i (32'd0),
    .any_kings_i (32'd0),
    .any_read_i  (2'd0),
    .any_master_i(30'd0),
    .any_slave_i (30'd0),
    .ROW_i       (switches[5:3]),
    .COL_i       (switches[2:0]),
    .DARK_i      (switches[6]),
    .ENTER_i     (enter),
    .CLEAR_i     (clear),
    .RESET_i     (reset),
    .RED_o       (led[0]),
    .BLACK_o     (led[1]),
    .ERROR_o     (led[2]),
    .MUST_o      (led[3]),
    .KING_o      (led[4]),
    .RWIN_o      (led[5]),
    .BWIN_o      (led[6]),
    .LINE_o      (JA),
    .REDS_o      (JB),
    .GREENS_o    (JC)
  );

endmodule

`default_nettype wire
