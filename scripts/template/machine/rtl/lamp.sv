// lamp.sv - a race: whoever is the first to light four LEDs wins.
// Twin of lamp.c: same pins, same ticks.
//
// A press pin is high for one clock for each press. A row is a shift register:
// each press pushes a one into it from the right.
`default_nettype none

module lamp (
  input  logic       clk_i,
  input  logic       power_up_i,
  input  logic       rst_i,
  input  logic       pressA_i,
  input  logic       pressB_i,
  output logic [7:0] LED_o               // A's row, then b's
);

  typedef enum logic [0:0] {
    StRace,        // every press lights an LED
    StOver         // somebody has all four
  } state_e;

  state_e state_d, state_q;
  logic [3:0] a_d, a_q, b_d, b_q;
  logic counts_a, counts_b, wins;

  assign counts_a = state_q == StRace && pressA_i;
  assign counts_b = state_q == StRace && pressB_i && !pressA_i;  // A is first

  assign a_d  = counts_a ? {a_q[2:0], 1'b1} : a_q;
  assign b_d  = counts_b ? {b_q[2:0], 1'b1} : b_q;
  assign wins = a_d[3] || b_d[3];

  always_comb begin
    state_d = state_q;
    if (wins) state_d = StOver;
  end

  always_ff @(posedge clk_i) begin
    if (power_up_i || rst_i) begin
      state_q <= StRace;
      a_q     <= '0;
      b_q     <= '0;
    end else begin
      state_q <= state_d;
      a_q     <= a_d;
      b_q     <= b_d;
    end
  end

  assign LED_o = {a_q, b_q};

endmodule

`default_nettype wire
