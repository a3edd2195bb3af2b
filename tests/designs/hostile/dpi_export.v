module top(input clk, input [15:0] sw, output reg [15:0] led);
export "DPI-C" function answer;
function int answer; answer = 42; endfunction
always @(posedge clk) led <= sw;
endmodule
