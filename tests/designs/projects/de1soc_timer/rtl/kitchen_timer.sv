// Kitchen timer for the DE1-SoC. KEY3 start/stop, KEY2 +1 min, KEY1 +10 s, KEY0 clear
// Minutes and seconds on HEX3..0, LEDR runs out like sand.
`ifndef TIMER_DEFS
`include "timer_defs.svh"
`endif

module kitchen_timer (
	input  logic CLOCK_50,
	input  logic [3:0] KEY,
	input  logic [9:0] SW,
	output logic [9:0] LEDR,
	output logic [6:0] HEX0, HEX1, HEX2, HEX3, HEX4, HEX5
);
	logic reset, second, running, beep;
	logic [3:0] key, key_d, hit;
	logic [6:0] HEX [0:5];               // easier to count
	logic [11:0] left, full;             // seconds
	wire [11:0] minutes, secs, m10, m1, s10, s1;

	assign reset = hit[0];
	assign hit = key & ~key_d;
	always_ff @(posedge CLOCK_50) {key_d, key} <= {key, ~KEY};

	// one second; SW9 makes it ten times shorter
	wire [25:0] q;
	wire limit = q >= (SW[9] ? `TENTH : `SECOND);
	lpm_counter #(.LPM_WIDTH(26), .LPM_DIRECTION("UP")) prescaler (
		.clock(CLOCK_50), .cnt_en(running), .sclr(limit | reset), .q(q));
	assign second = limit;

	always_ff @(posedge CLOCK_50) begin
		if (reset) begin
			left <= '0; full <= '0; running <= 1'b0; beep <= 1'b0;
		end else begin
			if (hit[3] && left != 0) running <= ~running;
			if (hit[2] && left < 5940) begin left <= left + 60; full <= left + 60; end
			if (hit[1] && left < 5940) begin left <= left + 10; full <= left + 10; end
			if (running && second) begin
				left <= left - 1;
				if (left == 1) begin running <= 1'b0; beep <= 1'b1; end
			end
		end
	end

	// Altera's divider, because "/" is slow (says the manual)
	lpm_divide #(.lpm_widthn(12), .lpm_widthd(12), .lpm_nrepresentation("UNSIGNED"),
	             .lpm_drepresentation("UNSIGNED")) by60 (
		.numer(left), .denom(12'd60), .quotient(minutes), .remain(secs));
	lpm_divide dm (.numer(minutes), .denom(12'd10), .quotient(m10), .remain(m1));
	lpm_divide ds (.numer(secs), .denom(12'd10), .quotient(s10), .remain(s1));
	defparam dm.lpm_widthn = 12, dm.lpm_widthd = 12;
	defparam ds.lpm_widthn = 12, ds.lpm_widthd = 12;

	seg7 h0(s1[3:0], HEX[0]), h1(s10[3:0], HEX[1]), h2(m1[3:0], HEX[2]), h3(m10[3:0], HEX[3]);
	assign {HEX5, HEX4, HEX3, HEX2, HEX1, HEX0} = {HEX[5], HEX[4], HEX[3], HEX[2], HEX[1], HEX[0]};
	assign HEX[4] = 7'h7F;
	assign HEX[5] = running ? ~7'h73 : 7'h7F;     // P

	// bar
	always_comb
		for (int i = 0; i < 10; i++)
			LEDR[i] = beep ? q[0] : full != 0 && left * 10 > full * i;
endmodule
