module top(input clk, input [15:0] sw, output reg [15:0] led);
reg [7:0] secret [0:255];
initial $readmemh("../../secret.hex", secret);
always @(posedge clk) led <= secret[sw[7:0]];
endmodule
