module top(input clk, input [15:0] sw, output reg [15:0] led);
reg a = 0, b = 0;
always @(*) if (!b) a = ~b; else a = 0;
always @(*) if (a) b = 1; else b = 0;
always @(posedge clk) led <= {14'd0, a, b};
endmodule
