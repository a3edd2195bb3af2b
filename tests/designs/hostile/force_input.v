module top(input clk, input [15:0] sw, output reg [15:0] led);
initial force sw = 16'hffff;
always @(posedge clk) led <= sw;
endmodule
