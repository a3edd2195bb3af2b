// clk_divider.sv - a slow clock made from a fast one (M0-82).
// Twin of clk_divider.c: same pins, same ticks.
//
// Nothing is clocked by clk_o: what runs slowly takes one step for each
// edge_o and shares the fast clock, so that a board has one clock domain.
`default_nettype none

module clk_divider #(
  parameter ClockHz = 50_000_000,
  parameter SlowHz  = 50
) (
  input  logic clk_i,
  input  logic power_up_i,
  output logic clk_o,    // the slow clock, half on half off
  output logic edge_o,   // one tick at each of its edges up
  output logic step_o    // edge_o, a tick ahead: the next clock is an edge
);

  localparam Period = ClockHz > SlowHz ? ClockHz / SlowHz : 1;
  localparam Width  = Period > 1 ? $clog2(Period) : 1;
  localparam [Width-1:0] Last = Width'(Period - 1);
  localparam [Width-1:0] Half = Width'((Period - 1) / 2);

  logic [Width-1:0] count_d, count_q;
  logic edge_q;

  assign step_o  = count_q == Last;
  assign count_d = step_o ? '0 : count_q + 1'b1;
  assign clk_o   = count_q <= Half;
  assign edge_o  = edge_q;

  always_ff @(posedge clk_i) begin
    if (power_up_i) begin
      count_q <= '0;
      edge_q  <= 1'b0;
    end else begin
      count_q <= count_d;
      edge_q  <= step_o;
    end
  end

endmodule

`default_nettype wire
