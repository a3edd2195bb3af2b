// led_array.sv - shows the rule checker's memory on 8 x 8 LEDs (M3-124).
// Twin of led_array.c: same pins, same ticks.
//
// It stands outside the rule checker and reads it through the view port.
// Each row shines for four ticks; meanwhile the next one is fetched, its men
// first and its marks then. Within the four ticks it dims a LED by putting
// it out early, so that every frame of 32 ticks looks the same.
//
// Red men are red and black men green, for nothing shines black. A king
// breathes, a held man blinks, the man that moved last winks, and where it
// came from both colours glow faintly: amber. All of that is counted in
// eighths of a second. No man ever goes dark for it. With step_i low a clock
// does not count.
`default_nettype none

module led_array #(
  parameter ClockHz = 4_000          // of the clocks with step_i high
) (
  input  logic clk_i,
  input  logic power_up_i,
  input  logic step_i,
  input  logic [11:0] view_i,        // four squares of three bits
  input  logic dark_i,
  output logic [2:0] viewrow_o,      // the row that it asks for
  output logic viewmark_o,           // its marks and not its men
  output logic [7:0] line_o,         // low is on: one row at a time
  output logic [7:0] red_o,          // and that row's columns
  output logic [7:0] green_o
);

  localparam Eighths     = 8;
  localparam EighthTicks = ClockHz > Eighths ? ClockHz / Eighths : 1;
  localparam Width       = EighthTicks > 1 ? $clog2(EighthTicks) : 1;
  localparam [Width-1:0] Last = Width'(EighthTicks - 1);

  localparam [2:0] Full  = 3'd4;     // ticks of four
  localparam [2:0] Faint = 3'd1;
  localparam [2:0] Wink  = 3'd0;     // the eighth for it

  logic [Width-1:0] count_q;
  logic [2:0] eighth_q;              // of a second, which one it is
  logic [2:0] row_q;                 // the row lit now,
  logic [1:0] quarter_q;             // and for how long
  logic [11:0] men_q, marks_q;       // of that row
  logic [11:0] next_men_q;
  logic is_last_quarter;

  assign is_last_quarter = quarter_q == 2'd3;
  assign viewrow_o       = row_q + 3'd1;
  assign viewmark_o      = quarter_q >= 2'd2;

  always_ff @(posedge clk_i) begin
    if (power_up_i) begin
      {count_q, eighth_q}          <= '0;
      {row_q, quarter_q}           <= '0;
      {men_q, marks_q, next_men_q} <= '0;
    end else if (step_i) begin
      count_q   <= count_q == Last ? '0 : count_q + 1'b1;
      quarter_q <= quarter_q + 2'd1;
      if (count_q == Last) eighth_q <= eighth_q + 3'd1;
      if (!viewmark_o)     next_men_q <= view_i;
      if (is_last_quarter) begin
        row_q   <= viewrow_o;
        men_q   <= next_men_q;
        marks_q <= view_i;
      end
    end
  end

  function automatic [2:0] breath(input [2:0] eighth);
    case (eighth)
      3'd0, 3'd1: breath = 3'd4;
      3'd2, 3'd7: breath = 3'd3;
      3'd3, 3'd6: breath = 3'd2;
      default:    breath = 3'd1;
    endcase
  endfunction

  // The codes are those of checkers_view.
  logic [3:0] reds, greens;          // of the row's four dark squares

  for (genvar i = 0; i < 4; i++) begin : g_square
    logic [2:0] man, mark, ticks;
    logic is_red, is_black, is_king, is_left, is_lit;

    assign man  = men_q[3 * i +: 3];
    assign mark = marks_q[3 * i +: 3];

    assign is_red   = man == 3'd1 || man == 3'd2;
    assign is_black = man == 3'd3 || man == 3'd4;
    assign is_king  = man == 3'd2 || man == 3'd4;
    assign is_left  = man == 3'd0 && mark == 3'd2;

    // For how many of its four ticks the square shines.
    assign ticks = is_left                          ? Faint
                 : mark == 3'd1                     ? (eighth_q[0] ? Faint
                                                                   : Full)
                 : mark == 3'd3 && eighth_q == Wink ? Faint
                 : is_king                          ? breath(eighth_q)
                 : Full;
    assign is_lit = {1'b0, quarter_q} < ticks;

    assign reds[i]   = is_lit && (is_red || is_left);
    assign greens[i] = is_lit && (is_black || is_left);
  end

  // Dark squares begin in column 0 of even rows, in column 1 of odd ones.
  function automatic [7:0] columns(input [3:0] dark_squares, input is_odd);
    logic [7:0] even;
    even = {1'b0, dark_squares[3], 1'b0, dark_squares[2],
            1'b0, dark_squares[1], 1'b0, dark_squares[0]};
    columns = is_odd ? even << 1 : even;
  endfunction

  assign red_o   = dark_i ? 8'd0 : columns(reds, row_q[0]);
  assign green_o = dark_i ? 8'd0 : columns(greens, row_q[0]);
  assign line_o = dark_i ? 8'hff : ~(8'd1 << row_q);

`ifdef FORMAL
`include "proof/led_array.svh"
`endif

endmodule

`default_nettype wire
