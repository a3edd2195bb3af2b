module seg7(input [3:0] in, input blank, output reg [6:0] out);
	always @* begin
		out = 7'h7F;
		if (!blank)
			case (in)
			0: out = 7'h40;
			1: out = 7'h79;
			2: out = 7'h24;
			3: out = 7'h30;
			default: out = 7'h7F;
			endcase
	end
endmodule
