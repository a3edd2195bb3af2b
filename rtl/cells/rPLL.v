// rPLL - a PLL of Gowin; its phases are not there.
module rPLL #(
    parameter FCLKIN = "100.0",
    parameter DYN_IDIV_SEL = "false",
    parameter IDIV_SEL = 0,
    parameter DYN_FBDIV_SEL = "false",
    parameter FBDIV_SEL = 0,
    parameter DYN_ODIV_SEL = "false",
    parameter ODIV_SEL = 8,
    parameter PSDA_SEL = "0000",
    parameter DYN_DA_EN = "false",
    parameter DUTYDA_SEL = "1000",
    parameter CLKOUT_FT_DIR = 1,
    parameter CLKOUTP_FT_DIR = 1,
    parameter CLKOUT_DLY_STEP = 0,
    parameter CLKOUTP_DLY_STEP = 0,
    parameter CLKFB_SEL = "internal",
    parameter CLKOUT_BYPASS = "false",
    parameter CLKOUTP_BYPASS = "false",
    parameter CLKOUTD_BYPASS = "false",
    parameter DYN_SDIV_SEL = 2,
    parameter CLKOUTD_SRC = "CLKOUT",
    parameter CLKOUTD3_SRC = "CLKOUT",
    parameter DEVICE = "",
    parameter boardwalk_divide0 = 1,
    parameter boardwalk_divide1 = 1,
    parameter boardwalk_divide2 = 1,
    parameter boardwalk_divide3 = 1
) (
    input CLKIN,
    input CLKFB,
    input RESET,
    input RESET_P,
    input [5:0] FBDSEL,
    input [5:0] IDSEL,
    input [5:0] ODSEL,
    input [3:0] PSDA,
    input [3:0] DUTYDA,
    input [3:0] FDLY,
    output CLKOUT,
    output CLKOUTP,
    output CLKOUTD,
    output CLKOUTD3,
    output LOCK,
    input boardwalk_clock0,
    input boardwalk_clock1,
    input boardwalk_clock2,
    input boardwalk_clock3
);
  boardwalk_lock lock (
      .clk   (CLKIN),
      .rst   (RESET),
      .locked(LOCK)
  );
  boardwalk_divider #(
      .N(boardwalk_divide0)
  ) out0 (
      .clk  (CLKIN),
      .other(boardwalk_clock0),
      .out  (CLKOUT)
  );
  boardwalk_divider #(
      .N(boardwalk_divide1)
  ) out1 (
      .clk  (CLKIN),
      .other(boardwalk_clock1),
      .out  (CLKOUTP)
  );
  boardwalk_divider #(
      .N(boardwalk_divide2)
  ) out2 (
      .clk  (CLKIN),
      .other(boardwalk_clock2),
      .out  (CLKOUTD)
  );
  boardwalk_divider #(
      .N(boardwalk_divide3)
  ) out3 (
      .clk  (CLKIN),
      .other(boardwalk_clock3),
      .out  (CLKOUTD3)
  );
endmodule
