module top(input clk, input [15:0] sw, output reg [15:0] led);
integer got;
always @(posedge clk) begin got = $fscanf(32'h8000_0000, "%d", led); end
endmodule
