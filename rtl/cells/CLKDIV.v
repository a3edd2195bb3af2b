// CLKDIV - a clock of Gowin, divided; by 3.5 it is not there.
module CLKDIV #(
    parameter DIV_MODE = "2",
    parameter GSREN = "false"
) (
    input  HCLKIN,
    input  RESETN,
    input  CALIB,
    output CLKOUT
);
  localparam N = DIV_MODE == "8" ? 8 : DIV_MODE == "5" ? 5
               : DIV_MODE == "4" ? 4 : 2;

  boardwalk_divider #(
      .N(N)
  ) divider (
      .clk  (HCLKIN),
      .other(1'b0),
      .out  (CLKOUT)
  );
endmodule
