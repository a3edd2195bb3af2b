// two_phase.sv - two clock phases that never overlap, made from one clock.
// Twin of two_phase.c: same pins, same ticks.
//
//             0   1   2   3   0   1   2   3
//                 ___             ___
//     phi1    ___|   |___________|   |___________
//                         ___             ___
//     phi2    ___________|   |___________|   |___
//
// A cycle is four ticks (M3-045, M3-094). Between the phases there is always
// a tick in which latches of neither kind are open. With step_i low a clock
// is none.
`default_nettype none

module two_phase (
  input  logic clk_i,
  input  logic power_up_i,
  input  logic step_i,
  output logic phi1_o,
  output logic phi2_o,
  output logic next_phi1_o,   // the phases, a step ahead
  output logic next_phi2_o
);

  logic [1:0] quarter_q;      // of the cycle, that the next step is
  logic phi1_q, phi2_q;

  assign next_phi1_o = quarter_q == 2'd1;
  assign next_phi2_o = quarter_q == 2'd3;
  assign phi1_o      = phi1_q;
  assign phi2_o      = phi2_q;

  always_ff @(posedge clk_i) begin
    if (power_up_i) begin
      quarter_q <= 2'd0;
      phi1_q    <= 1'b0;
      phi2_q    <= 1'b0;
    end else if (step_i) begin
      quarter_q <= quarter_q + 2'd1;
      phi1_q    <= next_phi1_o;
      phi2_q    <= next_phi2_o;
    end
  end

`ifdef FORMAL
`include "proof/two_phase.svh"
`endif

endmodule

`default_nettype wire
