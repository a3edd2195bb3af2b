// SRL16E - a shift register of Xilinx in one lookup table.
module SRL16E #(
    parameter INIT = 16'h0000
) (
    input CLK,
    input CE,
    input D,
    input A0,
    input A1,
    input A2,
    input A3,
    output Q
);
  // It is high where nothing is connected.
  localparam unconnected_CE = 1;

  reg [15:0] bits = INIT;

  always @(posedge CLK) if (CE) bits <= {bits[14:0], D};

  assign Q = bits[{A3, A2, A1, A0}];
endmodule
