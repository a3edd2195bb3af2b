// SB_PLL40_CORE - a PLL of the iCE40.
module SB_PLL40_CORE #(
    parameter FEEDBACK_PATH = "SIMPLE",
    parameter DELAY_ADJUSTMENT_MODE_FEEDBACK = "FIXED",
    parameter DELAY_ADJUSTMENT_MODE_RELATIVE = "FIXED",
    parameter SHIFTREG_DIV_MODE = 0,
    parameter FDA_FEEDBACK = 0,
    parameter FDA_RELATIVE = 0,
    parameter PLLOUT_SELECT = "GENCLK",
    parameter DIVR = 0,
    parameter DIVF = 0,
    parameter DIVQ = 0,
    parameter FILTER_RANGE = 0,
    parameter ENABLE_ICEGATE = 0,
    parameter TEST_MODE = 0,
    parameter EXTERNAL_DIVIDE_FACTOR = 1,
    parameter boardwalk_divide0 = 1,
    parameter boardwalk_divide1 = 1
) (
    input REFERENCECLK,
    output PLLOUTCORE,
    output PLLOUTGLOBAL,
    input EXTFEEDBACK,
    input [7:0] DYNAMICDELAY,
    output LOCK,
    input BYPASS,
    input RESETB,
    input LATCHINPUTVALUE,
    output SDO,
    input SDI,
    input SCLK,
    input boardwalk_clock0,
    input boardwalk_clock1
);
  boardwalk_lock lock (
      .clk   (REFERENCECLK),
      .rst   (RESETB === 1'b0),
      .locked(LOCK)
  );
  assign SDO = 0;
  boardwalk_divider #(
      .N(boardwalk_divide0)
  ) out0 (
      .clk  (REFERENCECLK),
      .other(boardwalk_clock0),
      .out  (PLLOUTCORE)
  );
  boardwalk_divider #(
      .N(boardwalk_divide1)
  ) out1 (
      .clk  (REFERENCECLK),
      .other(boardwalk_clock1),
      .out  (PLLOUTGLOBAL)
  );
endmodule
