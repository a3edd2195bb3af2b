// IDDR - an input of Xilinx that is read at both edges.
module IDDR #(
    parameter DDR_CLK_EDGE = "OPPOSITE_EDGE",
    parameter INIT_Q1 = 1'b0,
    parameter INIT_Q2 = 1'b0,
    parameter SRTYPE = "SYNC"
) (
    input  C,
    input  CE,
    input  D,
    input  R,
    input  S,
    output Q1,
    output Q2
);
  // It is high where nothing is connected.
  localparam unconnected_CE = 1;

  reg first = INIT_Q1, second = INIT_Q2;
  reg first_then = INIT_Q1, first_before = INIT_Q1, second_then = INIT_Q2;

  always @(posedge C)
    if (R) first <= 0;
    else if (S) first <= 1;
    else if (CE) first <= D;
  always @(negedge C)
    if (R) second <= 0;
    else if (S) second <= 1;
    else if (CE) second <= D;

  // What was read at the falling edge appears with the next rising one; in a
  // pipeline the value of the rising edge before comes with it.
  always @(posedge C)
    if (CE) begin
      first_before <= first;
      second_then  <= second;
    end

  assign Q1 = DDR_CLK_EDGE == "SAME_EDGE_PIPELINED" ? first_before : first;
  assign Q2 = DDR_CLK_EDGE == "OPPOSITE_EDGE" ? second : second_then;
endmodule
