module seg7 (input logic [3:0] n, output logic [6:0] hex);
	always_comb
		priority case (n)
			4'd0: hex = ~7'h3F;
			4'd1: hex = ~7'h06;
			4'd2: hex = ~7'h5B;
			4'd3: hex = ~7'h4F;
			4'd4: hex = ~7'h66;
			4'd5: hex = ~7'h6D;
			4'd6: hex = ~7'h7D;
			4'd7: hex = ~7'h07;
			4'd8: hex = ~7'h7F;
			4'd9: hex = ~7'h6F;
			default: hex = '1;
		endcase
endmodule
