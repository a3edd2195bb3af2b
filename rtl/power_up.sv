// power_up.sv - the first clocks after an FPGA has been loaded.
//
// A design here has no initial values but this one: all the others come with
// power_up_o, which is high for four clocks.
`default_nettype none

module power_up (
  input  logic clk_i,
  output logic power_up_o
);

  logic [3:0] up_q = '0;

  always_ff @(posedge clk_i) up_q <= {up_q[2:0], 1'b1};

  assign power_up_o = !up_q[3];

endmodule

`default_nettype wire
