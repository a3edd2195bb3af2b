`timescale 1ns / 1ps

// one clock long when the button goes down
module edge_detect(btn, clk, pulse);
	parameter DELAY = 20;
	input btn, clk;
	output pulse;
	reg [15:0] count;
	reg state, last;
	always @(posedge clk) begin
		last <= state;
		if (btn == state) count <= 0;
		else if (count == DELAY) begin
			state <= btn;
			count <= 0;
		end
		else count <= count + 1'b1;
	end
	assign pulse = state & ~last;
endmodule

module hex_display(clk, value, seg, dp, an);
	input clk;
	input signed [15:0] value;
	output [6:0] seg;
	output dp;
	output [3:0] an;
	reg [6:0] seg;
	reg [3:0] an;
	reg [16:0] n;
	reg [3:0] nibble;
	wire [15:0] magnitude = value < 0 ? -value : value;

	always @(posedge clk) n <= n + 1;
	always @(n[16:15], magnitude)
		casez ({n[16:15]})
			2'b00: begin an = 4'b1110; nibble = magnitude[3:0]; end
			2'b01: begin an = 4'b1101; nibble = magnitude[7:4]; end
			2'b10: begin an = 4'b1011; nibble = magnitude[11:8]; end
			2'b1?: begin an = 4'b0111; nibble = magnitude[15:12]; end
		endcase
	assign dp = ~((value < 0) && ~an[3]);

	always @(nibble)
		case (nibble)
			4'h0: seg = 7'b1000000;  4'h1: seg = 7'b1111001;
			4'h2: seg = 7'b0100100;  4'h3: seg = 7'b0110000;
			4'h4: seg = 7'b0011001;  4'h5: seg = 7'b0010010;
			4'h6: seg = 7'b0000010;  4'h7: seg = 7'b1111000;
			4'h8: seg = 7'b0000000;  4'h9: seg = 7'b0010000;
			4'hA: seg = 7'b0001000;  4'hB: seg = 7'b0000011;
			4'hC: seg = 7'b1000110;  4'hD: seg = 7'b0100001;
			4'hE: seg = 7'b0000110;  4'hF: seg = 7'b0001110;
		endcase
endmodule
