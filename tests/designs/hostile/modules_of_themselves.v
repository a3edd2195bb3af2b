module inner(input a, output b); inner again(.a(a), .b(b)); endmodule
module top(input clk, input [15:0] sw, output reg [15:0] led);
wire b;
inner first(.a(sw[0]), .b(b));
always @(posedge clk) led <= {15'd0, b};
endmodule
