// FDPE - a flip-flop of Xilinx with an enable and an asynchronous preset.
module FDPE #(
    parameter INIT = 1'b1
) (
    input C,
    input CE,
    input D,
    input PRE,
    output reg Q
);
  // It is high where nothing is connected.
  localparam unconnected_CE = 1;

  initial Q = INIT;

  always @(posedge C or posedge PRE)
    if (PRE) Q <= 1'b1;
    else if (CE) Q <= D;
endmodule
