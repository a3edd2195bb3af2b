// sends 5 setup words once and then the 8 rows again and again
module max7219(clk, screen, din, cs, sclk);
	input clk;
	input [63:0] screen;
	output din, cs, sclk;
	reg cs, sclk;

	reg [5:0] div;                  // 50 MHz / 64
	reg [15:0] word;
	reg [4:0] bits;
	reg [3:0] n;

	function [15:0] make;
		input [3:0] n;
		input [63:0] s;
		begin
			if (n < 8) make = {8'd8 - {4'b0, n[3:0]}, s[8*(7-n) +: 8]};
			else case (n)
				8: make = 16'h0C01;       // no shutdown
				9: make = 16'h0F00;       // no test
				10: make = 16'h0900;      // no decode
				11: make = 16'h0B07;      // 8 rows
				default: make = 16'h0A08; // half bright
			endcase
		end
	endfunction

	initial begin cs = 1; n = 8; end

	assign din = word[15];
	always @(posedge clk) begin
		div <= div + 1;
		if (&div) begin
			if (cs) begin
				cs <= 0;
				word <= make(n, screen);
				bits <= 16;
			end
			else if (bits == 0) begin
				cs <= 1;
				n <= (n == 12) ? 0 : n + 1;     // setup comes again, does not matter
			end
			else begin
				sclk <= ~sclk;
				if (sclk) begin
					word <= {word[14:0], 1'b0};
					bits <= bits - 1;
				end
			end
		end
	end
endmodule
