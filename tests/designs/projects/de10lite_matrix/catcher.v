// CATCHER: dots fall on an 8x8 matrix (MAX7219), a paddle of two catches them
// KEY1 left, KEY0 right, SW[0] = harder, SW[1] = turbo
// wiring: GPIO[0]=DIN GPIO[1]=CS GPIO[2]=CLK  (5V from the arduino header)

module catcher(MAX10_CLK1_50, KEY, SW, LEDR, HEX0, HEX1, GPIO);
input MAX10_CLK1_50;
input [1:0] KEY;
input [9:0] SW;
output [9:0] LEDR;
output [7:0] HEX0, HEX1;
output [2:0] GPIO;

wire clk = MAX10_CLK1_50;
reg [63:0] screen;                  // row 0 is the lowest byte
reg [2:0] paddle, drop_x, drop_y;
reg [3:0] score, misses;
reg [7:0] lfsr;
reg over;
wire move, fall;
integer row;

lpm_counter move_counter (.clock(clk), .q(move_q));
defparam move_counter.lpm_width = 22,
         move_counter.lpm_direction = "UP",
         move_counter.lpm_type = "LPM_COUNTER";
wire [21:0] move_q;

reg move_old; reg [2:0] moves;
wire beat = SW[1] ? move_q[19] : move_q[21];
assign move = beat & ~move_old;            // about 12 times a second
assign fall = move & (SW[0] ? moves[0] : moves[1:0] == 3);

initial begin
	paddle = 3;
	lfsr = 8'h5A;
	drop_x = 2;
end

always @(posedge clk) begin
	move_old <= beat;
	if (SW[9]) begin
		score = 0; misses = 0; over = 0; drop_y = 0;
		// paddle = 3;
	end
	else if (move && !over) begin
		moves <= moves + 1;
		// paddle
		if (!KEY[1] && paddle != 0) paddle = paddle - 1;
		else if (!KEY[0] && paddle != 6) paddle = paddle + 1;
		// drop
		if (fall) begin
			if (drop_y == 7) begin
				if (drop_x == paddle || drop_x == paddle + 1) score = score + 1;
				else misses = misses + 1;
				lfsr = {lfsr[6:0], lfsr[7] ^ lfsr[5] ^ lfsr[4] ^ lfsr[3]};
				drop_x = lfsr[2:0];
				drop_y = 0;
				if (misses == 3 || score == 9) over = 1;
			end
			else drop_y = drop_y + 1;
		end
	end
end

// draw
always @(*) begin
	screen = 0;
	for (row = 0; row < 8; row = row + 1)
		if (row == drop_y) screen[row*8 +: 8] = 8'h80 >> drop_x;
	screen[63:56] = screen[63:56] | (8'hC0 >> paddle);
	if (over) screen = (score == 9) ? 64'h3C42A581A599423C : 64'h8142241818244281;
end

max7219 matrix (clk, screen, GPIO[0], GPIO[1], GPIO[2]);
hex h0 (score, HEX0);
hex h1 (misses, HEX1);
assign LEDR = {over, 9'b0};
endmodule

module hex(input [3:0] n, output reg [7:0] s);
always @(n) case (n)
	0: s = 8'hC0; 1: s = 8'hF9; 2: s = 8'hA4; 3: s = 8'hB0; 4: s = 8'h99;
	5: s = 8'h92; 6: s = 8'h82; 7: s = 8'hF8; 8: s = 8'h80; 9: s = 8'h90;
	default: s = 8'hFF;
endcase
endmodule
