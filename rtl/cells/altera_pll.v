// altera_pll - a PLL of Cyclone V and its kin.
module altera_pll #(
    parameter fractional_vco_multiplier = "false",
    parameter reference_clock_frequency = "0 MHz",
    parameter operation_mode = "direct",
    parameter number_of_clocks = 1,
    parameter output_clock_frequency0 = "0 MHz",
    parameter phase_shift0 = "0 ps",
    parameter duty_cycle0 = 50,
    parameter output_clock_frequency1 = "0 MHz",
    parameter phase_shift1 = "0 ps",
    parameter duty_cycle1 = 50,
    parameter output_clock_frequency2 = "0 MHz",
    parameter phase_shift2 = "0 ps",
    parameter duty_cycle2 = 50,
    parameter output_clock_frequency3 = "0 MHz",
    parameter phase_shift3 = "0 ps",
    parameter duty_cycle3 = 50,
    parameter output_clock_frequency4 = "0 MHz",
    parameter phase_shift4 = "0 ps",
    parameter duty_cycle4 = 50,
    parameter output_clock_frequency5 = "0 MHz",
    parameter phase_shift5 = "0 ps",
    parameter duty_cycle5 = 50,
    parameter output_clock_frequency6 = "0 MHz",
    parameter phase_shift6 = "0 ps",
    parameter duty_cycle6 = 50,
    parameter output_clock_frequency7 = "0 MHz",
    parameter phase_shift7 = "0 ps",
    parameter duty_cycle7 = 50,
    parameter output_clock_frequency8 = "0 MHz",
    parameter phase_shift8 = "0 ps",
    parameter duty_cycle8 = 50,
    parameter output_clock_frequency9 = "0 MHz",
    parameter phase_shift9 = "0 ps",
    parameter duty_cycle9 = 50,
    parameter output_clock_frequency10 = "0 MHz",
    parameter phase_shift10 = "0 ps",
    parameter duty_cycle10 = 50,
    parameter output_clock_frequency11 = "0 MHz",
    parameter phase_shift11 = "0 ps",
    parameter duty_cycle11 = 50,
    parameter output_clock_frequency12 = "0 MHz",
    parameter phase_shift12 = "0 ps",
    parameter duty_cycle12 = 50,
    parameter output_clock_frequency13 = "0 MHz",
    parameter phase_shift13 = "0 ps",
    parameter duty_cycle13 = 50,
    parameter output_clock_frequency14 = "0 MHz",
    parameter phase_shift14 = "0 ps",
    parameter duty_cycle14 = 50,
    parameter output_clock_frequency15 = "0 MHz",
    parameter phase_shift15 = "0 ps",
    parameter duty_cycle15 = 50,
    parameter output_clock_frequency16 = "0 MHz",
    parameter phase_shift16 = "0 ps",
    parameter duty_cycle16 = 50,
    parameter output_clock_frequency17 = "0 MHz",
    parameter phase_shift17 = "0 ps",
    parameter duty_cycle17 = 50,
    parameter pll_type = "General",
    parameter pll_subtype = "General",
    parameter boardwalk_divide0 = 1,
    parameter boardwalk_divide1 = 1,
    parameter boardwalk_divide2 = 1,
    parameter boardwalk_divide3 = 1,
    parameter boardwalk_divide4 = 1,
    parameter boardwalk_divide5 = 1,
    parameter boardwalk_divide6 = 1,
    parameter boardwalk_divide7 = 1,
    parameter boardwalk_divide8 = 1
) (
    input refclk,
    input refclk1,
    input fbclk,
    input rst,
    input phase_en,
    input updn,
    input [2:0] num_phase_shifts,
    input scanclk,
    input [4:0] cntsel,
    input [63:0] reconfig_to_pll,
    input extswitch,
    input adjpllin,
    input cclk,
    output [number_of_clocks-1:0] outclk,
    output fboutclk,
    output locked,
    output phase_done,
    output [63:0] reconfig_from_pll,
    output activeclk,
    output [1:0] clkbad,
    output [7:0] phout,
    output [1:0] lvds_clk,
    output [1:0] loaden,
    output [1:0] extclk_out,
    output cascade_out,
    inout zdbfbclk,
    input boardwalk_clock0,
    input boardwalk_clock1,
    input boardwalk_clock2,
    input boardwalk_clock3,
    input boardwalk_clock4,
    input boardwalk_clock5,
    input boardwalk_clock6,
    input boardwalk_clock7,
    input boardwalk_clock8
);
  wire [8:0] made;

  assign outclk = made;
  boardwalk_lock lock (
      .clk   (refclk),
      .rst   (rst),
      .locked(locked)
  );
  boardwalk_divider #(
      .N(boardwalk_divide0)
  ) out0 (
      .clk  (refclk),
      .other(boardwalk_clock0),
      .out  (made[0])
  );
  boardwalk_divider #(
      .N(boardwalk_divide1)
  ) out1 (
      .clk  (refclk),
      .other(boardwalk_clock1),
      .out  (made[1])
  );
  boardwalk_divider #(
      .N(boardwalk_divide2)
  ) out2 (
      .clk  (refclk),
      .other(boardwalk_clock2),
      .out  (made[2])
  );
  boardwalk_divider #(
      .N(boardwalk_divide3)
  ) out3 (
      .clk  (refclk),
      .other(boardwalk_clock3),
      .out  (made[3])
  );
  boardwalk_divider #(
      .N(boardwalk_divide4)
  ) out4 (
      .clk  (refclk),
      .other(boardwalk_clock4),
      .out  (made[4])
  );
  boardwalk_divider #(
      .N(boardwalk_divide5)
  ) out5 (
      .clk  (refclk),
      .other(boardwalk_clock5),
      .out  (made[5])
  );
  boardwalk_divider #(
      .N(boardwalk_divide6)
  ) out6 (
      .clk  (refclk),
      .other(boardwalk_clock6),
      .out  (made[6])
  );
  boardwalk_divider #(
      .N(boardwalk_divide7)
  ) out7 (
      .clk  (refclk),
      .other(boardwalk_clock7),
      .out  (made[7])
  );
  boardwalk_divider #(
      .N(boardwalk_divide8)
  ) out8 (
      .clk  (refclk),
      .other(boardwalk_clock8),
      .out  (made[8])
  );
endmodule
