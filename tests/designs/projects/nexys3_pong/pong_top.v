// Pong for two, LEDs only.  EE 254 final project
module pong_top(ClkPort, BtnL, BtnR, BtnC, Ld, Cath, An, Sw);
	input ClkPort, BtnL, BtnR, BtnC;
	input [7:0] Sw;
	output [7:0] Ld;
	output [7:0] Cath;
	output [3:0] An;

	wire reset = BtnC;
	wire slow;
	wire left, right;

	divider (ClkPort, reset, slow);
	debounce (ClkPort, BtnL, left); debounce (ClkPort, BtnR, right);
	ball  b1 (slow, reset, left, right, Ld);
	score s1 (.clk(slow), .reset(reset), .value(Sw), .segments(Cath), .anodes(An));
endmodule
