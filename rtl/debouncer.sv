// debouncer.sv - a push button made clean: one pulse for each press (M0-84).
// Twin of debouncer.c: same pins, same ticks.
//
// A new level is believed only after the pin has held it for 40 ms in a row.
// With step_i low a clock does not count.
`default_nettype none

module debouncer #(
  parameter ClockHz = 50_000_000   // of the clocks with step_i high
) (
  input  logic clk_i,
  input  logic power_up_i,
  input  logic step_i,
  input  logic in_i,
  output logic level_o,   // the settled level
  output logic pulse_o,   // from one step to the next, at each press
  output logic press_o    // pulse_o, a clock ahead: this step begins it
);

  localparam SettlesPerSecond = 25;
  localparam Settle = ClockHz > SettlesPerSecond ? ClockHz / SettlesPerSecond
                                                 : 1;
  localparam Width  = Settle > 1 ? $clog2(Settle) : 1;
  localparam [Width-1:0] Last = Width'(Settle - 1);

  logic [Width-1:0] disagree_q;
  logic steady_q, pulse_q;
  logic disagrees, settles;

  assign disagrees = in_i != steady_q;
  assign settles   = disagrees && disagree_q == Last;
  assign press_o   = settles && in_i;
  assign level_o   = steady_q;
  assign pulse_o   = pulse_q;

  always_ff @(posedge clk_i) begin
    if (power_up_i) begin
      disagree_q <= '0;
      steady_q   <= 1'b0;
      pulse_q    <= 1'b0;
    end else if (step_i) begin
      disagree_q <= disagrees && !settles ? disagree_q + 1'b1 : '0;
      steady_q   <= settles ? in_i : steady_q;
      pulse_q    <= press_o;
    end
  end

endmodule

`default_nettype wire
