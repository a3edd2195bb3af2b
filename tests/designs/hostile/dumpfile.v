module top(input clk, input [15:0] sw, output reg [15:0] led);
initial begin $dumpfile("OUTSIDE/dump.vcd"); $dumpvars; end
always @(posedge clk) led <= sw;
endmodule
