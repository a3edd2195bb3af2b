// rng_module.sv - one random bit for each clock (M0-69).
// Twin of rng_module.c: same pins, same ticks.
`default_nettype none

module rng_module (
  input  logic clk_i,
  input  logic power_up_i,
  input  logic [31:0] seed_i,
  output logic bit_o        // the newest bit
);

  logic [31:0] state;
  logic unused_next;

  lfsr u_lfsr (
    .clk_i,
    .power_up_i,
    .step_i (1'b1),
    .seed_i,
    .next_o (unused_next),
    .state_o(state)
  );

  assign bit_o = state[0];

  logic unused_state;
  assign unused_state = ^state[31:1];

endmodule

`default_nettype wire
