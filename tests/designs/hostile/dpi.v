module top(input clk, input [15:0] sw, output reg [15:0] led);
import "DPI-C" function int system(input string command);
initial system("touch OUTSIDE/dpi");
always @(posedge clk) led <= sw;
endmodule
