// lfsr.sv - a shift register with linear feedback: one random bit a clock.
//
// It runs freely from power-up, a bit for each clock with step_i high. Taps
// has a bit set for each bit of the old state that goes into the new one; the
// default is the longest cycle of 32 bits. Zero would stay zero for ever and
// must not be the seed.
`default_nettype none

module lfsr #(
  parameter Width = 32,
  parameter [Width-1:0] Taps = 32'h8020_0003
) (
  input  logic clk_i,
  input  logic power_up_i,
  input  logic step_i,
  input  logic [Width-1:0] seed_i,   // the state at power-up
  output logic next_o,               // the bit that the next step brings
  output logic [Width-1:0] state_o
);

  logic [Width-1:0] state_q;

  assign next_o  = ^(state_q & Taps);
  assign state_o = state_q;

  always_ff @(posedge clk_i) begin
    if (power_up_i)  state_q <= seed_i;
    else if (step_i) state_q <= {state_q[Width-2:0], next_o};
  end

endmodule

`default_nettype wire
