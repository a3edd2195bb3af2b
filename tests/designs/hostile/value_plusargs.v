module top(input clk, input [15:0] sw, output reg [15:0] led);
reg [8*100:1] text;
initial if ($value$plusargs("home=%s", text)) led = text[16:1];
endmodule
