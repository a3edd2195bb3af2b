// FDSE - a flip-flop of Xilinx with an enable and a synchronous set.
module FDSE #(
    parameter INIT = 1'b1
) (
    input C,
    input CE,
    input D,
    input S,
    output reg Q
);
  // It is high where nothing is connected.
  localparam unconnected_CE = 1;

  initial Q = INIT;

  always @(posedge C)
    if (S) Q <= 1'b1;
    else if (CE) Q <= D;
endmodule
