module top(input clk, input [15:0] sw, output reg [15:0] led);
reg a = 0, b = 0;
always @(posedge clk or posedge b) if (b) a <= 0; else a <= 1;
always @(posedge a or negedge a) b <= ~b;
always @(posedge clk) led <= {14'd0, a, b};
endmodule
