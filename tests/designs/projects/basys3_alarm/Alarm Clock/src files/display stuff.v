`timescale 1ns / 1ps
module twelve (en, h1, h0, o1, o0, pm);
	input en;
	input [3:0] h1, h0;
	output [3:0] o1, o0;
	output pm;
	reg [3:0] o1, o0;
	reg pm;
	reg [4:0] h;
	always @(*) begin
		h = h1 * 10 + h0;
		pm = h >= 12;
		if (en) begin
			if (h > 12) h = h - 12;
			if (h == 0) h = 12;
		end
		o1 = h / 10;
		o0 = h % 10;
	end
endmodule

module scan (clk, d, seg, an, dp, colon, blank);
	input clk, colon, blank;
	input [15:0] d;
	output reg [6:0] seg;
	output reg [3:0] an;
	output dp;
	reg [1:0] n;
	wire [3:0] v;
	always @(posedge clk) n = n + 1;
	assign v = d >> {n, 2'b00};
	always @(n) begin
		an = 4'b1111;
		an[n] = blank;
	end
	assign dp = ~(n == 2 & colon);
	always @(v)
		casex ({blank, v})
			5'b1xxxx: seg = 7'h7f;
			0: seg = 7'h40;
			1: seg = 7'h79;
			2: seg = 7'h24;
			3: seg = 7'h30;
			4: seg = 7'h19;
			5: seg = 7'h12;
			6: seg = 7'h02;
			7: seg = 7'h78;
			8: seg = 7'h00;
			9: seg = 7'h10;
			default: seg = 7'h3f;
		endcase
endmodule
