module top(input clk, input [15:0] sw, output reg [15:0] led);
initial forever led = led + 1;
endmodule
