// altpll - a PLL of Altera that is always locked.
module altpll #(
    parameter clk0_divide_by = 1,
    parameter clk0_multiply_by = 1,
    parameter clk0_duty_cycle = 50,
    parameter clk0_phase_shift = "0",
    parameter clk1_divide_by = 1,
    parameter clk1_multiply_by = 1,
    parameter clk1_duty_cycle = 50,
    parameter clk1_phase_shift = "0",
    parameter clk2_divide_by = 1,
    parameter clk2_multiply_by = 1,
    parameter clk2_duty_cycle = 50,
    parameter clk2_phase_shift = "0",
    parameter clk3_divide_by = 1,
    parameter clk3_multiply_by = 1,
    parameter clk3_duty_cycle = 50,
    parameter clk3_phase_shift = "0",
    parameter clk4_divide_by = 1,
    parameter clk4_multiply_by = 1,
    parameter clk4_duty_cycle = 50,
    parameter clk4_phase_shift = "0",
    parameter clk5_divide_by = 1,
    parameter clk5_multiply_by = 1,
    parameter clk5_duty_cycle = 50,
    parameter clk5_phase_shift = "0",
    parameter bandwidth_type = "",
    parameter compensate_clock = "",
    parameter intended_device_family = "",
    parameter lpm_hint = "",
    parameter lpm_type = "",
    parameter operation_mode = "",
    parameter pll_type = "",
    parameter port_activeclock = "",
    parameter port_areset = "",
    parameter port_clkbad0 = "",
    parameter port_clkbad1 = "",
    parameter port_clkloss = "",
    parameter port_clkswitch = "",
    parameter port_configupdate = "",
    parameter port_fbin = "",
    parameter port_inclk0 = "",
    parameter port_inclk1 = "",
    parameter port_locked = "",
    parameter port_pfdena = "",
    parameter port_phasecounterselect = "",
    parameter port_phasedone = "",
    parameter port_phasestep = "",
    parameter port_phaseupdown = "",
    parameter port_pllena = "",
    parameter port_scanaclr = "",
    parameter port_scanclk = "",
    parameter port_scanclkena = "",
    parameter port_scandata = "",
    parameter port_scandataout = "",
    parameter port_scandone = "",
    parameter port_scanread = "",
    parameter port_scanwrite = "",
    parameter port_clk0 = "",
    parameter port_clk1 = "",
    parameter port_clk2 = "",
    parameter port_clk3 = "",
    parameter port_clk4 = "",
    parameter port_clk5 = "",
    parameter port_clkena0 = "",
    parameter port_clkena1 = "",
    parameter port_clkena2 = "",
    parameter port_clkena3 = "",
    parameter port_clkena4 = "",
    parameter port_clkena5 = "",
    parameter port_extclk0 = "",
    parameter port_extclk1 = "",
    parameter port_extclk2 = "",
    parameter port_extclk3 = "",
    parameter self_reset_on_loss_lock = "",
    parameter inclk0_input_frequency = 20000,
    parameter width_clock = 5,
    parameter boardwalk_divide0 = 1,
    parameter boardwalk_divide1 = 1,
    parameter boardwalk_divide2 = 1,
    parameter boardwalk_divide3 = 1,
    parameter boardwalk_divide4 = 1
) (
    input [1:0] inclk,
    input areset,
    input clkswitch,
    input configupdate,
    input [5:0] clkena,
    input [3:0] extclkena,
    input fbin,
    input pfdena,
    input [3:0] phasecounterselect,
    input phasestep,
    input phaseupdown,
    input pllena,
    input scanaclr,
    input scanclk,
    input scanclkena,
    input scandata,
    input scanread,
    input scanwrite,
    output [width_clock-1:0] clk,
    output [3:0] extclk,
    output [1:0] clkbad,
    output activeclock,
    output clkloss,
    output enable0,
    output enable1,
    output fbmimicbidir,
    output fbout,
    output fref,
    output icdrclk,
    output phasedone,
    output scandataout,
    output scandone,
    output sclkout0,
    output sclkout1,
    output vcooverrange,
    output vcounderrange,
    output locked,
    input boardwalk_clock0,
    input boardwalk_clock1,
    input boardwalk_clock2,
    input boardwalk_clock3,
    input boardwalk_clock4
);
  wire [4:0] made;

  assign clk = made;
  assign locked = 1;
  boardwalk_divider #(
      .N(boardwalk_divide0)
  ) out0 (
      .clk  (inclk[0]),
      .other(boardwalk_clock0),
      .out  (made[0])
  );
  boardwalk_divider #(
      .N(boardwalk_divide1)
  ) out1 (
      .clk  (inclk[0]),
      .other(boardwalk_clock1),
      .out  (made[1])
  );
  boardwalk_divider #(
      .N(boardwalk_divide2)
  ) out2 (
      .clk  (inclk[0]),
      .other(boardwalk_clock2),
      .out  (made[2])
  );
  boardwalk_divider #(
      .N(boardwalk_divide3)
  ) out3 (
      .clk  (inclk[0]),
      .other(boardwalk_clock3),
      .out  (made[3])
  );
  boardwalk_divider #(
      .N(boardwalk_divide4)
  ) out4 (
      .clk  (inclk[0]),
      .other(boardwalk_clock4),
      .out  (made[4])
  );
endmodule
