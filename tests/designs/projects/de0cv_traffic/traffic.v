module traffic(CLOCK_50, KEY, SW, LEDR, HEX0);
	input CLOCK_50;
	input [3:0] KEY;
	input [9:0] SW;
	output [9:0] LEDR;
	output [6:0] HEX0;

	parameter GREEN = 0, YELLOW = 1, RED = 2;
	reg [1:0] state, next;
	reg [27:0] timer;
	integer i;
	reg [9:0] lamps;

	always @(posedge CLOCK_50) begin
		if (!KEY[0]) begin
			state = RED;
			timer = 0;
		end else if (timer == 28'd50_000_000) begin
			timer <= 0;
			state <= next;
		end else
			timer <= timer + 1;
	end

	always @(state)
		case (state)
		GREEN: next = YELLOW;
		YELLOW: next = RED;
		default: next = GREEN;
		endcase

	// as many lamps as SW says
	always @(*) begin
		lamps = 0;
		for (i = 0; i < SW[3:0]; i = i + 1)
			lamps[i] = 1;
		lamps[9:8] = state;
	end

	assign LEDR = lamps;
	seg7 s(.in(timer[27:24]), .out(HEX0), .blank());
endmodule
