module top(input clk, input [15:0] sw, output reg [15:0] led);
always begin led = ~led; end
endmodule
