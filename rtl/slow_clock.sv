// slow_clock.sv - a board's clock divided by a power of two.
//
// For a design whose longest way takes more than one clock of the board. All
// of it runs on the slow clock and nothing on the fast one, so that there is
// still one clock. The constraint file says how slow it is.
`default_nettype none

module slow_clock #(
  parameter Halvings = 2
) (
  input  logic clk_i,
  output logic clk_o
);

  logic [Halvings-1:0] count_q = '0;

  always_ff @(posedge clk_i) count_q <= count_q + 1'b1;

  assign clk_o = count_q[Halvings-1];

endmodule

`default_nettype wire
