module top(input clk, input [15:0] sw, output reg [15:0] led);
reg [7:0] table_q [0:255];
initial $writememh("OUTSIDE/written", table_q);
always @(posedge clk) led <= table_q[sw[7:0]];
endmodule
