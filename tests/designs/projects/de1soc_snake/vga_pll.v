// megafunction wizard: %ALTPLL%
// GENERATION: STANDARD
// synopsys translate_off
`timescale 1 ps / 1 ps
// synopsys translate_on
module vga_pll (
	refclk,
	rst,
	outclk_0,
	locked);

	input	  refclk;
	input	  rst;
	output	  outclk_0;
	output	  locked;

	wire [4:0] sub_wire0;
	wire [0:0] sub_wire4 = 1'h0;
	wire [0:0] sub_wire1 = sub_wire0[0:0];
	wire  outclk_0 = sub_wire1;
	wire  sub_wire2 = refclk;
	wire [1:0] sub_wire3 = {sub_wire4, sub_wire2};

	altpll	altpll_component (
				.areset (rst),
				.inclk (sub_wire3),
				.clk (sub_wire0),
				.locked (locked),
				.activeclock (),
				.clkswitch (1'b0),
				.enable0 ());
	defparam
		altpll_component.bandwidth_type = "AUTO",
		altpll_component.clk0_divide_by = 2,
		altpll_component.clk0_duty_cycle = 50,
		altpll_component.clk0_multiply_by = 1,
		altpll_component.clk0_phase_shift = "0",
		altpll_component.inclk0_input_frequency = 20000,
		altpll_component.operation_mode = "NORMAL";
endmodule
