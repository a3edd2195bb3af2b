// FDCE - a flip-flop of Xilinx with an enable and an asynchronous clear.
module FDCE #(
    parameter INIT = 1'b0
) (
    input C,
    input CE,
    input D,
    input CLR,
    output reg Q
);
  // It is high where nothing is connected.
  localparam unconnected_CE = 1;

  initial Q = INIT;

  always @(posedge C or posedge CLR)
    if (CLR) Q <= 1'b0;
    else if (CE) Q <= D;
endmodule
