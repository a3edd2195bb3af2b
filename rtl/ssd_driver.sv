// ssd_driver.sv - four seven-segment digits on one set of wires, lit in turn.
// Twin of ssd.c: same pins, same ticks.
//
// Each digit has its turn for a tick of DigitHz, 0 1 2 3 0 ...; the eye sees
// all four. On the bench that is every clock (M0-85). On a board segments
// would not go dark in so short a time, so the tops ask for about 1 kHz.
`default_nettype none

module ssd_driver #(
  parameter ClockHz = 50_000_000,
  parameter DigitHz = 1_000
) (
  input  logic clk_i,
  input  logic power_up_i,
  input  logic [7:0] digit0_i,   // pgfedcba, high is lit
  input  logic [7:0] digit1_i,
  input  logic [7:0] digit2_i,
  input  logic [7:0] digit3_i,
  output logic [7:0] seg_o,      // low is lit
  output logic [3:0] an_o        // low is on
);

  logic [1:0] digit_q;
  logic [7:0] lit;
  logic step, unused_clk, unused_edge;

  clk_divider #(.ClockHz(ClockHz), .SlowHz(DigitHz)) u_pace (
    .clk_i,
    .power_up_i,
    .clk_o (unused_clk),
    .edge_o(unused_edge),
    .step_o(step)
  );

  always_ff @(posedge clk_i) begin
    if (power_up_i) digit_q <= 2'd3;
    else if (step)  digit_q <= digit_q + 2'd1;
  end

  always_comb begin
    case (digit_q)
      2'd0:    lit = digit0_i;
      2'd1:    lit = digit1_i;
      2'd2:    lit = digit2_i;
      default: lit = digit3_i;
    endcase
  end

  assign seg_o = ~lit;
  assign an_o  = ~(4'b0001 << digit_q);

endmodule

`default_nettype wire
