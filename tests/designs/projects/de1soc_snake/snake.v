module snake (
	input CLOCK_50,
	input [3:0] KEY,
	input [9:0] SW,
	output [9:0] LEDR,
	output [6:0] HEX0,
	output [6:0] HEX1,
	output [7:0] VGA_R, VGA_G, VGA_B,
	output VGA_HS, VGA_VS, VGA_CLK, VGA_BLANK_N, VGA_SYNC_N
);
	wire clk25;
	wire [7:0] colour;
	reg [9:0] h, v;

	vga_pll my_pll (.refclk(CLOCK_50), .rst(~KEY[0]), .outclk_0(clk25));

	title_rom rom (.address({v[4:0], h[4:0]}), .clock(clk25), .q(colour));

	always @(posedge clk25) begin
		h <= (h == 799) ? 10'd0 : h + 10'd1;
		if (h == 799) v <= (v == 524) ? 10'd0 : v + 10'd1;
	end

	assign VGA_R = SW[0] ? colour : 8'd0;
	assign VGA_G = {colour[3:0], 4'd0};
	assign VGA_B = 8'd0;
	assign VGA_HS = !(h >= 656 && h < 752);
	assign VGA_VS = !(v >= 490 && v < 492);
	assign VGA_CLK = clk25;
	assign VGA_BLANK_N = h < 640 && v < 480;
	assign VGA_SYNC_N = 1'b0;
	assign LEDR = SW;

	hex_decoder hd0 (SW[3:0], HEX0);
	hex_decoder hd1 (SW[7:4], HEX1);
endmodule

module hex_decoder (input [3:0] c, output [6:0] display);
	assign display[0] = ~((c != 1) && (c != 4) && (c != 4'hB) && (c != 4'hD));
	assign display[6:1] = {6{c[0]}};
endmodule
