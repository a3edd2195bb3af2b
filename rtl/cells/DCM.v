// DCM - a DCM; its shifted clocks are not there.
module DCM #(
    parameter CLKDV_DIVIDE = 2.0,
    parameter CLKFX_DIVIDE = 1,
    parameter CLKFX_MULTIPLY = 4,
    parameter CLKIN_DIVIDE_BY_2 = "FALSE",
    parameter CLKIN_PERIOD = 10.0,
    parameter CLKOUT_PHASE_SHIFT = "NONE",
    parameter CLK_FEEDBACK = "1X",
    parameter DESKEW_ADJUST = "SYSTEM_SYNCHRONOUS",
    parameter DFS_FREQUENCY_MODE = "LOW",
    parameter DLL_FREQUENCY_MODE = "LOW",
    parameter DSS_MODE = "NONE",
    parameter DUTY_CYCLE_CORRECTION = "TRUE",
    parameter FACTORY_JF = 16'hC080,
    parameter PHASE_SHIFT = 0,
    parameter STARTUP_WAIT = "FALSE",
    parameter boardwalk_divide0 = 1,
    parameter boardwalk_divide1 = 1,
    parameter boardwalk_divide2 = 1,
    parameter boardwalk_divide3 = 1
) (
    input CLKIN,
    input CLKFB,
    input RST,
    input DSSEN,
    input PSCLK,
    input PSEN,
    input PSINCDEC,
    output CLK0,
    output CLK90,
    output CLK180,
    output CLK270,
    output CLK2X,
    output CLK2X180,
    output CLKDV,
    output CLKFX,
    output CLKFX180,
    output PSDONE,
    output [7:0] STATUS,
    output LOCKED,
    input boardwalk_clock0,
    input boardwalk_clock1,
    input boardwalk_clock2,
    input boardwalk_clock3
);
  assign CLK180 = ~CLKIN;
  assign CLK2X180 = ~CLK2X;
  assign CLKFX180 = ~CLKFX;
  assign STATUS = 0;
  assign PSDONE = 0;
  boardwalk_lock lock (
      .clk   (CLKIN),
      .rst   (RST),
      .locked(LOCKED)
  );
  boardwalk_divider #(
      .N(boardwalk_divide0)
  ) out0 (
      .clk  (CLKIN),
      .other(boardwalk_clock0),
      .out  (CLK0)
  );
  boardwalk_divider #(
      .N(boardwalk_divide1)
  ) out1 (
      .clk  (CLKIN),
      .other(boardwalk_clock1),
      .out  (CLKFX)
  );
  boardwalk_divider #(
      .N(boardwalk_divide2)
  ) out2 (
      .clk  (CLKIN),
      .other(boardwalk_clock2),
      .out  (CLKDV)
  );
  boardwalk_divider #(
      .N(boardwalk_divide3)
  ) out3 (
      .clk  (CLKIN),
      .other(boardwalk_clock3),
      .out  (CLK2X)
  );
endmodule
