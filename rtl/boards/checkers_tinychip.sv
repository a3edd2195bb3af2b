// checkers_tinychip.sv - the rule checker on its board.
// Twin of checkers_tinychip.c: same pins, same ticks.
//
//    clk ------> two_phase --phi1, phi2--> +----------+
//    ENTER --> debouncer --> edge --> enter|          |-- redtind --> RED
//    CLEAR --> debouncer --> edge --> clr  |          |-- blacktind-> BLACK
//    RESET --> debouncer --> edge --> reset| checkers |-- err ------> ERROR
//    power ------------------------->      |          |-- ... --> MUST, KING,
//    ROW, COL --> register ----> usrrow,   |          |           RWIN, BWIN
//                                usrcol    +----------+
//                                viewrow ^      | view
//                                viewmark|      v
//    DARK -----------------------------> led_array ---> LINE, REDS, GREENS
//
// The rule checker takes a button for pressed in every cycle that it is down
// (errata 7, 11). So each press is made one cycle long out here, and all its
// inputs change when phi1 rises and at no other time (M3-093).
//
// A board ticks TickHz times a second. On the bench that is every clock; LEDs
// want it slower. Then a phase lasts for as many clocks as a tick has, and
// whatever depends on the rule checker's flops has a tick's time to settle.
`default_nettype none

module checkers_tinychip #(
  parameter ClockHz = 100_000_000,
  parameter TickHz  = ClockHz
) (
  input  logic clk_i,
  input  logic power_up_i,
  input  logic full_i,              // of the rule checker, held
  input  logic [31:0] any_red_i,
  input  logic [31:0] any_black_i,
  input  logic [31:0] any_kings_i,
  input  logic [1:0] any_read_i,
  input  logic [29:0] any_master_i,
  input  logic [29:0] any_slave_i,
  input  logic [2:0] ROW_i,
  input  logic [2:0] COL_i,
  input  logic DARK_i,
  input  logic ENTER_i,
  input  logic CLEAR_i,
  input  logic RESET_i,
  output logic RED_o,
  output logic BLACK_o,
  output logic ERROR_o,
  output logic MUST_o,
  output logic KING_o,
  output logic RWIN_o,
  output logic BWIN_o,
  output logic [7:0] LINE_o,        // low is on
  output logic [7:0] REDS_o,
  output logic [7:0] GREENS_o
);

  localparam [3:0] PowerCycles = 4'd8;

  logic step, phi1, phi2;
  logic unused_slow, unused_edge, unused_phi1, unused_phi2;

  clk_divider #(.ClockHz(ClockHz), .SlowHz(TickHz)) u_pace (
    .clk_i,
    .power_up_i,
    .clk_o (unused_slow),
    .edge_o(unused_edge),
    .step_o(step)
  );

  two_phase u_clock (
    .clk_i,
    .power_up_i,
    .step_i     (step),
    .phi1_o     (unused_phi1),
    .phi2_o     (unused_phi2),
    .next_phi1_o(phi1),
    .next_phi2_o(phi2)
  );

  // Buttons: reset, clear, enter

  logic [2:0] levels, presses, unused_level, unused_pulse;

  assign levels = {RESET_i, CLEAR_i, ENTER_i};

  for (genvar i = 0; i < 3; i++) begin : g_button
    debouncer #(.ClockHz(TickHz)) u_debouncer (
      .clk_i,
      .power_up_i,
      .step_i (step),
      .in_i   (levels[i]),
      .level_o(unused_level[i]),
      .pulse_o(unused_pulse[i]),
      .press_o(presses[i])
    );
  end

  // What was pressed since the last cycle is given for this one. When power
  // comes the memory holds anything (M3-090), so the first cycles bring a
  // reset; it begins as phi1 rises for the first time, with an edge.

  logic [2:0] pressed_q, pressed, held_q, held;
  logic [5:0] square_q, square;
  logic [3:0] power_cycles_q;
  logic is_powering, begins;

  assign begins      = phi1 && step;
  assign pressed     = pressed_q | (step ? presses : 3'd0);
  assign is_powering = power_cycles_q != PowerCycles;
  assign held        = begins ? pressed | {is_powering, 2'b00} : held_q;
  assign square      = begins ? {ROW_i, COL_i} : square_q;

  always_ff @(posedge clk_i) begin
    if (power_up_i) begin
      pressed_q      <= 3'd0;
      held_q         <= 3'd0;
      square_q       <= 6'd0;
      power_cycles_q <= 4'd0;
    end else begin
      pressed_q <= begins ? 3'd0 : pressed;
      held_q    <= held;
      square_q  <= square;
      if (begins && is_powering) power_cycles_q <= power_cycles_q + 4'd1;
    end
  end

  // The game, and the array that shows what this clock makes of it

  logic [11:0] view, unused_view;
  logic [2:0] viewrow;
  logic viewmark;

  checkers u_game (
    .clk_i,
    .power_up_i,
    .full_i,
    .any_red_i,
    .any_black_i,
    .any_kings_i,
    .any_read_i,
    .any_master_i,
    .any_slave_i,
    .phi1_i     (phi1),
    .phi2_i     (phi2),
    .reset_i    (held[2]),
    .enter_i    (held[0]),
    .clr_i      (held[1]),
    .usrrow_i   (square[5:3]),
    .usrcol_i   (square[2:0]),
    .viewrow_i  (viewrow),
    .viewmark_i (viewmark),
    .blacktind_o(BLACK_o),
    .redtind_o  (RED_o),
    .err_o      (ERROR_o),
    .mustjump_o (MUST_o),
    .kingmade_o (KING_o),
    .redwins_o  (RWIN_o),
    .blackwins_o(BWIN_o),
    .view_o     (unused_view),
    .next_view_o(view)
  );

  led_array #(.ClockHz(TickHz)) u_array (
    .clk_i,
    .power_up_i,
    .step_i    (step),
    .view_i    (view),
    .dark_i    (DARK_i),
    .viewrow_o (viewrow),
    .viewmark_o(viewmark),
    .line_o    (LINE_o),
    .red_o     (REDS_o),
    .green_o   (GREENS_o)
  );

endmodule

`default_nettype wire
