// Stoppuhr: BTN0 startet und haelt, BTN1 setzt zurueck
module stopwatch(
	input mclk,
	input [3:0] btn,
	input [7:0] sw,
	output [7:0] led,
	output [6:0] seg,
	output dp,
	output [3:0] an,
	output running
	);
	reg running;
	reg [25:0] pre;
	reg [15:0] digits;
	reg [6:0] seg;
	reg [3:0] an = 4'b1110;
	reg last;

	always @ (posedge mclk) begin
		last <= btn[0];
		if (btn[0] & ~last)
			running = ~running;
		if (btn[1]) begin
			digits = 0;
			running <= 0;
		end
		else if (running) begin
			pre <= pre + 1;
			if (pre == 26'd499999) begin
				pre <= 0;
				digits <= digits + 1;
			end
		end
	end

	always @ (posedge pre[14]) an <= {an[2:0], an[3]};

	always @ *
		case (an)
			4'b1110: seg = ~digits[6:0];
			4'b1101: seg = ~digits[10:4];
			default: seg = 7'h7f;
		endcase

	assign dp = 1;
	assign led = digits[7:0] ^ sw;
endmodule
