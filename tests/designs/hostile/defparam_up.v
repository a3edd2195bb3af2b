module child #(parameter N = 4)(input clk, output reg [N-1:0] q); always @(posedge clk) q <= q + 1; endmodule
module top(input clk, input [15:0] sw, output reg [15:0] led);
child #(.N(1 << 30)) c(.clk(clk), .q());
always @(posedge clk) led <= sw;
endmodule
