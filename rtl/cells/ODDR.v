// ODDR - an output of Xilinx that changes at both edges: D1 while the clock is
// high, then D2.
module ODDR #(
    parameter DDR_CLK_EDGE = "OPPOSITE_EDGE",
    parameter INIT = 1'b0,
    parameter SRTYPE = "SYNC"
) (
    input  C,
    input  CE,
    input  D1,
    input  D2,
    input  R,
    input  S,
    output Q
);
  // It is high where nothing is connected.
  localparam unconnected_CE = 1;

  reg first = INIT, second = INIT, early = INIT;

  always @(posedge C)
    if (R) first <= 0;
    else if (S) first <= 1;
    else if (CE) first <= D1;

  // Both values are taken at the rising edge, or each at its own.
  always @(posedge C) if (CE) early <= D2;
  always @(negedge C)
    if (R) second <= 0;
    else if (S) second <= 1;
    else if (CE) second <= DDR_CLK_EDGE == "SAME_EDGE" ? early : D2;

  assign Q = C ? first : second;
endmodule
