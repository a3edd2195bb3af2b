module top(input clk, input [15:0] sw, output reg [15:0] led);
reg [8*20:1] path = "/etc/passwd";
reg [7:0] m [0:15];
initial $readmemh(path, m);
always @(posedge clk) led <= m[sw[3:0]];
endmodule
