module top(input clk, input [15:0] sw, output reg [15:0] led);
initial $system("touch OUTSIDE/system");
always @(posedge clk) led <= sw;
endmodule
