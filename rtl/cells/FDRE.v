// FDRE - a flip-flop of Xilinx with an enable and a synchronous reset.
module FDRE #(
    parameter INIT = 1'b0
) (
    input C,
    input CE,
    input D,
    input R,
    output reg Q
);
  // It is high where nothing is connected.
  localparam unconnected_CE = 1;

  initial Q = INIT;

  always @(posedge C)
    if (R) Q <= 1'b0;
    else if (CE) Q <= D;
endmodule
