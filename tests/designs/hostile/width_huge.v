module top(input clk, input [15:0] sw, output reg [15:0] led);
reg [2000000000:0] wide;
always @(posedge clk) begin wide <= wide * wide + sw; led <= wide[15:0]; end
endmodule
