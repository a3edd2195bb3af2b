`timescale 1ns / 1ps
// ALARM CLOCK (final project, v3 FINAL)
// btnC set time / btnU minute up / btnL hour up / btnR set alarm / btnD alarm off
// sw[0] fast (one minute a second becomes 64 a second), sw[15] 12h
module top (clk, btnC, btnU, btnL, btnR, btnD, sw, led, seg, an, dp, buzzer);
	input clk, btnC, btnU, btnL, btnR, btnD;
	input [15:0] sw;
	output [15:0] led;
	output [6:0] seg;
	output [3:0] an;
	output dp, buzzer;

	// clocks: everything below is a clock of its own
	wire clk_1, clk_64, clk_400, clk_880;
	divide_by #(50000000) d0 (clk, clk_1);
	divide_by #(781250) d1 (clk, clk_64);
	divide_by #(125000) d2 (.in(clk), .out(clk_400));
	divide_by d3 (clk, clk_880);
	defparam d3.N = 56818;

	wire tick_clk = sw[0] ? clk_64 : clk_1;      // clock mux, works fine

	reg [3:0] h1, h0, m1, m0;
	reg [3:0] ah1, ah0, am1, am0;                // latches
	integer state;
	reg ringing;

	// time. set buttons are clocks too
	wire m_clk = btnC ? btnU : tick_clk;
	wire h_clk = btnC ? btnL : hour_carry;
	reg hour_carry;

	always @(posedge m_clk) begin
		hour_carry <= 0;
		if (m0 == 9) begin
			m0 <= 0;
			if (m1 == 5) begin m1 <= 0; hour_carry <= 1; end
			else m1 <= m1 + 1;
		end
		else m0 <= m0 + 1;
	end

	always @(posedge h_clk)
		if ({h1, h0} == 8'h23) {h1, h0} <= 8'h00;
		else if (h0 == 9) begin h0 <= 0; h1 <= h1 + 1; end
		else h0 <= h0 + 1;

	// the alarm time is kept in latches
	always @(btnR or h1 or h0 or m1 or m0)
		if (btnR) begin
			ah1 = h1; ah0 = h0; am1 = m1; am0 = m0;
		end

	wire same = {h1, h0, m1, m0} == {ah1, ah0, am1, am0};
	always @(posedge clk_400 or posedge btnD)
		if (btnD) begin
			state = 0;
			ringing = 0;
		end else case (state)
			0: if (!same) state = 1;           // wait until it is over
			1: if (same && |{ah1, ah0, am1, am0}) begin state = 2; ringing = 1; end
			2: if (!same) begin state = 1; end
		endcase

	assign buzzer = ringing & clk_880;
	assign led[15] = ringing;
	assign led[14:8] = 0;
	assign led[7:0] = {am1, am0};

	wire [3:0] sh1, sh0;
	twelve t12 (sw[15], h1, h0, sh1, sh0, pm);
	scan s (.clk(clk_400), .d({sh1, sh0, m1, m0}), .seg(seg), .an(an), .dp(dp), .colon(clk_1));
endmodule

module divide_by (in, out);
	parameter N = 100;
	input in;
	output out;
	reg out = 0;
	reg [31:0] n = 0;
	always @(posedge in)
		if (n >= N - 1) begin n = 0; out <= ~out; end
		else n = n + 1;
endmodule
