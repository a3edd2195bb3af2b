module top(input clk, input [15:0] sw, output reg [15:0] led);
/* verilator public_flat */
always @(posedge clk) led <= sw;
`systemc_implementation
#include "/etc/passwd"
`verilog
endmodule
