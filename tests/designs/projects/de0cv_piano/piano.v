// PS2 PIANO
// keys a s d f g h j k = one octave, w e t y u = the black ones
// a tone stays until the next key, SPACE is silence
// speaker between GPIO_0[0] and GND
//
// The divisors are in notes.mif (50 MHz / frequency / 2)
module piano (CLOCK_50, RESET_N, PS2_CLK, PS2_DAT, LEDR, HEX0, HEX1, SPEAKER);

input CLOCK_50;
input RESET_N;
input PS2_CLK, PS2_DAT;
output [9:0] LEDR;
output [6:0] HEX0, HEX1;
output SPEAKER;

wire [7:0] code;
wire [16:0] divisor;
wire [3:0] note;
reg released;
reg playing;
reg [7:0] key;

keyboard kb (.clk_n(PS2_CLK), .data(PS2_DAT), .code(code), .flag(flag), .resetn(RESET_N));

// the keyboard is MUCH slower than we are
reg [2:0] f;
always @(posedge CLOCK_50) f = {f[1:0], flag};
assign new_code = f[1] ^ f[2];

always @(posedge CLOCK_50 or negedge RESET_N)
	if (!RESET_N) begin
		released <= 1'b0;
		playing <= 1'b0;
		key <= 8'd0;
	end
	else if (new_code) begin
		casex (code)
			8'hF0:       released <= 1'b1;
			8'h29:       begin playing <= 1'b0; released <= 1'b0; end   // space
			8'hE0:       ;                       // arrows etc.
			8'b1xxxxxxx: ;                       // self test, ack
			default: begin
				released <= 1'b0;
				// if (released && key == code) playing <= 1'b0;  // too short to hear!
				if (!released && note != 15) begin
					key <= code;
					playing <= 1'b1;
				end
			end
		endcase
	end

decode dec (code, note);
decode dec2 (key, key_note);

wire [3:0] key_note;

note_rom rom (
	.address (key_note),
	.clock (CLOCK_50),
	.q (divisor));

oscillator osc (CLOCK_50, playing, divisor, SPEAKER);

assign LEDR = playing ? 10'd1 << (key_note % 10) : 0;

hex7 h0 (key[3:0], HEX0);
hex7 h1 (key[7:4], HEX1);

endmodule

// 11 bits, taken at the falling edge of the keyboard's own clock
module keyboard (clk_n, data, code, flag, resetn);
input clk_n, data, resetn;
output code, flag;
reg [7:0] code;
reg flag;
reg [3:0] n;
reg [7:0] sr;
always @(negedge clk_n or negedge resetn)
	if (~resetn) begin n <= 0; end
	else begin
		if (n >= 1 && n <= 8) sr <= {data, sr[7:1]};
		if (n == 10) begin
			n <= 0;
			code <= sr;
			flag <= ~flag;
		end
		else n <= n + 1;
	end
endmodule

module decode (input [7:0] code, output reg [3:0] note);
always @(code)
	case (code)
		8'h1C: note = 0;    // a  C
		8'h1D: note = 1;    // w  C#
		8'h1B: note = 2;    // s  D
		8'h24: note = 3;    // e
		8'h23: note = 4;    // d  E
		8'h2B: note = 5;    // f  F
		8'h2C: note = 6;    // t
		8'h34: note = 7;    // g  G
		8'h35: note = 8;    // y
		8'h33: note = 9;    // h  A
		8'h3C: note = 10;   // u
		8'h3B: note = 11;   // j  B
		8'h42: note = 12;   // k  C
		default: note = 15;
	endcase
endmodule

module oscillator (clk, on, limit, q);
	input clk, on;
	input [16:0] limit;
	output q;
	reg q;
	reg [16:0] c;
	always @(posedge clk)
	begin
		if (!on) begin c = 0; q = 0; end
		else if (c >= limit) begin c = 0; q = !q; end
		else c = c + 1;
	end
endmodule

module hex7 (input [3:0] v, output [6:0] s);
	reg [6:0] s;
	always @ (v)
	case (v)
		0: s = ~7'h3F; 1: s = ~7'h06; 2: s = ~7'h5B; 3: s = ~7'h4F;
		4: s = ~7'h66; 5: s = ~7'h6D; 6: s = ~7'h7D; 7: s = ~7'h07;
		8: s = ~7'h7F; 9: s = ~7'h6F; 10: s = ~7'h77; 11: s = ~7'h7C;
		12: s = ~7'h39; 13: s = ~7'h5E; 14: s = ~7'h79; 15: s = ~7'h71;
	endcase
endmodule
