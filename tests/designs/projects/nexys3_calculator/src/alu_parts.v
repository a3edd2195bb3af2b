`timescale 1ns / 1ps
`include "defs.vh"

module decoder2to4(input [1:0] s, output [3:0] y);
	assign y = 1 << s;
endmodule

module adder(input signed [7:0] a, b, input enable, output [`W-1:0] y);
	wire signed [`W-1:0] sum = a + b;
	assign y = enable ? sum : `HIGHZ;
endmodule

module subtractor(a, b, enable, y);
	input signed [7:0] a, b;
	input enable;
	output [`W-1:0] y;
	wire signed [`W-1:0] diff;
	assign diff = a - b;
	assign y = enable ? diff : `HIGHZ;
endmodule

module multiplier(input signed [7:0] a, b, input enable, output [`W-1:0] y);
	reg signed [`W-1:0] p;
	always @(a, b) p = a * b;
	assign y = enable ? p : 16'bz;
endmodule

// shift and subtract, all at once
module divider(input signed [7:0] a, input signed [7:0] b, input enable,
               output [`W-1:0] y, output error);
	reg [7:0] ua, ub, q;
	reg [15:0] r;
	integer i;
	assign error = enable & (b == 0);
	always @* begin
		ua = a[7] ? -a : a;
		ub = b[7] ? -b : b;
		q = 0;
		r = 0;
		for (i = 7; i >= 0; i = i - 1) begin
			r = {r[14:0], ua[i]};
			if (r >= ub && ub != 0) begin
				r = r - ub;
				q[i] = 1'b1;
			end
		end
	end
	wire signed [`W-1:0] quotient = (a[7] ^ b[7]) ? -{8'b0, q} : {8'b0, q};
	assign y = enable ? (error ? 16'h0 : quotient) : 16'hzzzz;
endmodule
