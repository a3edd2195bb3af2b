module top(input clk, input [15:0] sw, output reg [15:0] led);
reg \a";$(touch/OUTSIDE/quotes); ;
always @(posedge clk) begin \a";$(touch/OUTSIDE/quotes); <= sw[0]; led <= {16{\a";$(touch/OUTSIDE/quotes); }}; end
endmodule
