module top(input clk, input [15:0] sw, output reg [15:0] led);
function automatic [15:0] f(input [15:0] n); f = f(n + 1); endfunction
localparam [15:0] Value = f(0);
always @(posedge clk) led <= Value;
endmodule
