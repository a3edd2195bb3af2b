module top(input clk, input [15:0] sw, output reg [15:0] led);
genvar i;
generate for (i = 0; i < 10; i = i * 1) begin : g reg r; always @(posedge clk) r <= sw[0]; end endgenerate
always @(posedge clk) led <= sw;
endmodule
