module top(input clk, input [15:0] sw, output reg [15:0] led);
wire [1023:0] big = {64{sw}} ** {64{sw}};
always @(posedge clk) led <= big[1023:1008];
endmodule
