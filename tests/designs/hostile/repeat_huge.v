module top(input clk, input [15:0] sw, output reg [15:0] led);
always @(posedge clk) led <= {1000000000{sw}};
endmodule
