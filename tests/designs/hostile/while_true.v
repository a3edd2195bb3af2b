module top(input clk, input [15:0] sw, output reg [15:0] led);
always @(posedge clk) begin : spin while (1) led = led + 1; end
endmodule
