// synchroniser.sv - what comes from outside, brought into the clock's domain.
//
// A button moves whenever it likes, also while a flip-flop looks at it; the
// flip-flop may then hesitate between 0 and 1. Two in a row give the first
// one a whole clock to decide.
`default_nettype none

module synchroniser #(
  parameter Width = 1
) (
  input  logic clk_i,
  input  logic [Width-1:0] in_i,
  output logic [Width-1:0] out_o
);

  (* ASYNC_REG = "TRUE" *) logic [Width-1:0] first_q = '0;
  (* ASYNC_REG = "TRUE" *) logic [Width-1:0] second_q = '0;

  always_ff @(posedge clk_i) begin
    first_q  <= in_i;
    second_q <= first_q;
  end

  assign out_o = second_q;

endmodule

`default_nettype wire
