module top(input clk, input [15:0] sw, output reg [15:0] led);
always @(posedge clk) begin led <= sw; if (sw == 3) $stop; end
endmodule
