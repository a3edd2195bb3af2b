module divider(clk, reset, out, tick);
	input clk, reset;
	output out, tick;
	reg [23:0] n;
	always @(posedge clk or posedge reset)
		if (reset) n <= 0;
		else n <= n + 1;
	assign out = n[21];
	assign tick = &n;
endmodule

module debounce(clk, in, out, enable);
	input clk, in, enable;
	output out;
	reg out;
	reg [15:0] n;
	always @(posedge clk) begin
		if (in == out) n <= 0;
		else begin
			n <= n + 1;
			if (&n) out <= in;
		end
	end
endmodule

module ball(clk, reset, left, right, leds);
	input clk, reset, left, right;
	output [7:0] leds;
	reg [7:0] leds;
	reg dir;
	always @(posedge clk or posedge reset)
		if (reset) begin leds <= 8'b00010000; dir = 0; end
		else begin
			if (leds[7] && left)  dir <= 1;
			if (leds[0] && right) dir <= 0;
			leds <= dir ? leds >> 1 : leds << 1;
		end
endmodule

module score(clk, reset, value, segments, anodes, overflow);
	input clk, reset;
	input [7:0] value;
	output [7:0] segments;
	output [3:0] anodes;
	output overflow;
	assign segments = ~value;
	assign anodes = 4'b1110;
	assign overflow = 0;
endmodule
