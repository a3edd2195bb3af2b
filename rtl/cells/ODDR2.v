// ODDR2 - an output of a Spartan-6 that changes at both edges: D0 at the rising
// edge of C0, D1 at that of C1, which is its opposite.
module ODDR2 #(
    parameter DDR_ALIGNMENT = "NONE",
    parameter INIT = 1'b0,
    parameter SRTYPE = "SYNC"
) (
    input  C0,
    input  C1,
    input  CE,
    input  D0,
    input  D1,
    input  R,
    input  S,
    output Q
);
  // It is high where nothing is connected.
  localparam unconnected_CE = 1;

  reg first = INIT, second = INIT;

  always @(posedge C0)
    if (R) first <= 0;
    else if (S) first <= 1;
    else if (CE) first <= D0;
  always @(posedge C1)
    if (R) second <= 0;
    else if (S) second <= 1;
    else if (CE) second <= D1;

  assign Q = C0 ? first : second;
endmodule
