module top(input clk, input [15:0] sw, output reg [15:0] led);
always @(posedge clk) begin led <= sw; $display("%d %d %d", led, sw, led); end
endmodule
