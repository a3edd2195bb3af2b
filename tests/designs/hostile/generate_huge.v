module top(input clk, input [15:0] sw, output reg [15:0] led);
genvar i;
generate for (i = 0; i < 100000000; i = i + 1) begin : g reg r; always @(posedge clk) r <= sw[i % 16]; end endgenerate
always @(posedge clk) led <= sw;
endmodule
