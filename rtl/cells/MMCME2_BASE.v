// MMCME2_BASE - a PLL; its phases are not there.
module MMCME2_BASE #(
    parameter BANDWIDTH = "OPTIMIZED",
    parameter CLKFBOUT_MULT_F = 5.0,
    parameter CLKFBOUT_PHASE = 0.0,
    parameter CLKIN1_PERIOD = 0.0,
    parameter CLKIN2_PERIOD = 0.0,
    parameter CLKIN_PERIOD = 0.0,
    parameter DIVCLK_DIVIDE = 1,
    parameter REF_JITTER1 = 0.0,
    parameter REF_JITTER = 0.0,
    parameter STARTUP_WAIT = "FALSE",
    parameter COMPENSATION = "ZHOLD",
    parameter CLK_FEEDBACK = "CLKFBOUT",
    parameter CLKOUT4_CASCADE = "FALSE",
    parameter CLKFBOUT_USE_FINE_PS = "FALSE",
    parameter CLKOUT0_DIVIDE_F = 1.0,
    parameter CLKOUT0_DIVIDE = 1,
    parameter CLKOUT0_DUTY_CYCLE = 0.5,
    parameter CLKOUT0_PHASE = 0.0,
    parameter CLKOUT0_USE_FINE_PS = "FALSE",
    parameter CLKOUT1_DIVIDE = 1,
    parameter CLKOUT1_DUTY_CYCLE = 0.5,
    parameter CLKOUT1_PHASE = 0.0,
    parameter CLKOUT1_USE_FINE_PS = "FALSE",
    parameter CLKOUT2_DIVIDE = 1,
    parameter CLKOUT2_DUTY_CYCLE = 0.5,
    parameter CLKOUT2_PHASE = 0.0,
    parameter CLKOUT2_USE_FINE_PS = "FALSE",
    parameter CLKOUT3_DIVIDE = 1,
    parameter CLKOUT3_DUTY_CYCLE = 0.5,
    parameter CLKOUT3_PHASE = 0.0,
    parameter CLKOUT3_USE_FINE_PS = "FALSE",
    parameter CLKOUT4_DIVIDE = 1,
    parameter CLKOUT4_DUTY_CYCLE = 0.5,
    parameter CLKOUT4_PHASE = 0.0,
    parameter CLKOUT4_USE_FINE_PS = "FALSE",
    parameter CLKOUT5_DIVIDE = 1,
    parameter CLKOUT5_DUTY_CYCLE = 0.5,
    parameter CLKOUT5_PHASE = 0.0,
    parameter CLKOUT5_USE_FINE_PS = "FALSE",
    parameter CLKOUT6_DIVIDE = 1,
    parameter CLKOUT6_DUTY_CYCLE = 0.5,
    parameter CLKOUT6_PHASE = 0.0,
    parameter CLKOUT6_USE_FINE_PS = "FALSE",
    parameter boardwalk_divide0 = 1,
    parameter boardwalk_divide1 = 1,
    parameter boardwalk_divide2 = 1,
    parameter boardwalk_divide3 = 1,
    parameter boardwalk_divide4 = 1,
    parameter boardwalk_divide5 = 1,
    parameter boardwalk_divide6 = 1
) (
    input CLKIN1,
    input CLKIN2,
    input CLKIN,
    input CLKINSEL,
    input CLKFBIN,
    input RST,
    input PWRDWN,
    input [6:0] DADDR,
    input [15:0] DI,
    input DWE,
    input DEN,
    input DCLK,
    input PSCLK,
    input PSEN,
    input PSINCDEC,
    output [15:0] DO,
    output DRDY,
    output PSDONE,
    output CLKINSTOPPED,
    output CLKFBSTOPPED,
    output CLKFBOUT,
    output CLKFBOUTB,
    output CLKOUT0,
    output CLKOUT1,
    output CLKOUT2,
    output CLKOUT3,
    output CLKOUT4,
    output CLKOUT5,
    output CLKOUT6,
    output CLKOUT0B,
    output CLKOUT1B,
    output CLKOUT2B,
    output CLKOUT3B,
    output LOCKED,
    input boardwalk_clock0,
    input boardwalk_clock1,
    input boardwalk_clock2,
    input boardwalk_clock3,
    input boardwalk_clock4,
    input boardwalk_clock5,
    input boardwalk_clock6
);
  wire in = CLKIN1 | CLKIN;
  assign CLKFBOUT = in;
  assign CLKFBOUTB = ~in;
  assign CLKOUT0B = ~CLKOUT0;
  assign CLKOUT1B = ~CLKOUT1;
  assign CLKOUT2B = ~CLKOUT2;
  assign CLKOUT3B = ~CLKOUT3;
  boardwalk_lock lock (
      .clk   (in),
      .rst   (RST),
      .locked(LOCKED)
  );
  boardwalk_divider #(
      .N(boardwalk_divide0)
  ) out0 (
      .clk  (in),
      .other(boardwalk_clock0),
      .out  (CLKOUT0)
  );
  boardwalk_divider #(
      .N(boardwalk_divide1)
  ) out1 (
      .clk  (in),
      .other(boardwalk_clock1),
      .out  (CLKOUT1)
  );
  boardwalk_divider #(
      .N(boardwalk_divide2)
  ) out2 (
      .clk  (in),
      .other(boardwalk_clock2),
      .out  (CLKOUT2)
  );
  boardwalk_divider #(
      .N(boardwalk_divide3)
  ) out3 (
      .clk  (in),
      .other(boardwalk_clock3),
      .out  (CLKOUT3)
  );
  boardwalk_divider #(
      .N(boardwalk_divide4)
  ) out4 (
      .clk  (in),
      .other(boardwalk_clock4),
      .out  (CLKOUT4)
  );
  boardwalk_divider #(
      .N(boardwalk_divide5)
  ) out5 (
      .clk  (in),
      .other(boardwalk_clock5),
      .out  (CLKOUT5)
  );
  boardwalk_divider #(
      .N(boardwalk_divide6)
  ) out6 (
      .clk  (in),
      .other(boardwalk_clock6),
      .out  (CLKOUT6)
  );
endmodule
