module top(input clk, input [15:0] sw, output reg [15:0] led);
integer i, k;
always @(posedge clk) for (i = 0; i < 60000; i = i + 1) for (k = 0; k < 60000; k = k + 1) led[i % 16] <= sw[k % 16] ^ led[(i + k) % 16];
endmodule
