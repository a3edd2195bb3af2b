// boardwalk_divider - one output of a PLL: its input, its input divided, or a
// clock of its own.
//
// A whole fraction of a clock is made here. Any other rate is a clock that
// whoever runs the design brings, at `other`; then N is 0.
module boardwalk_divider #(
    parameter N = 1
) (
    input  clk,
    input  other,
    output out
);
  reg [15:0] count = 0;

  // High in the first half of a cycle, which begins at power-up.
  reg high = 0;

  always @(posedge clk) begin
    count <= count == N - 1 ? 0 : count + 1;
    if (count == 0) high <= 1;
    else if (count == (N + 1) / 2) high <= 0;
  end

  assign out = N == 0 ? other : N == 1 ? clk : high;
endmodule

// boardwalk_lock - whether a PLL has locked: some clocks after power-up, and
// after each reset. What is not connected is no reset.
module boardwalk_lock (
    input  clk,
    input  rst,
    output locked
);
  reg [9:0] count = 0;

  wire resets = rst === 1'b1;

  always @(posedge clk)
    if (resets) count <= 0;
    else if (!count[9]) count <= count + 1;

  assign locked = count[9] & !resets;
endmodule
