module top(input clk, input [15:0] sw, output [15:0] led);
wire ping, pong;
assign ping = ~pong & sw[0];
assign pong = ping;
assign led = {15'd0, ping};
endmodule
