// pegs_code.sv - the keeper of the code: draws it, keeps it, judges by it.
// The part of pegs.c that knows the secret.
//
// A counter passes every code once in 4096 clocks, so each is as likely as
// any other, four black pegs included; a shift register stirs it, so that
// nobody can count along (M1-14 to M1-16). Both run from power-up on. The
// codes of the first games can be given instead.
`default_nettype none

module pegs_code (
  input  logic clk_i,
  input  logic power_up_i,
  input  logic [31:0] shift_i,    // seeds
  input  logic [11:0] count_i,
  input  logic [51:0] given_i,    // codes of the first games, or none
  input  logic draw_i,            // a code, if there is none yet
  input  logic clear_i,           // the game is over (M1-44)
  input  logic [11:0] guess_i,
  output logic [2:0] exact_o,     // X of this guess
  output logic [2:0] common_o,    // X and O
  output logic [11:0] code_o
);

  logic [31:0] shift;
  logic [11:0] count_q, drawn, code_d, code_q;
  logic [51:0] coming_q;          // four codes at most, the next one lowest
  logic bit_next, has_code_q;

  lfsr u_lfsr (
    .clk_i,
    .power_up_i,
    .step_i (1'b1),
    .seed_i (shift_i),
    .next_o (bit_next),
    .state_o(shift)
  );

  // A code is made of both registers after their step of this clock: the
  // shift register's is wired here, and the counter is always one ahead.
  // A code that was given comes with a one before its highest peg.
  assign drawn  = coming_q[12] ? coming_q[11:0]
                               : count_q ^ {shift[10:0], bit_next};
  assign code_d = has_code_q ? code_q : drawn;
  assign code_o = code_q;

  // The first press may be the submit: it is judged by the code it draws.
  pegs_marks u_marks (
    .code_i (code_d),
    .guess_i,
    .exact_o,
    .common_o
  );

  always_ff @(posedge clk_i) begin
    if (power_up_i) count_q <= count_i + 12'd1;
    else            count_q <= count_q + 12'd1;
  end

  always_ff @(posedge clk_i) begin
    if (power_up_i || clear_i) begin
      has_code_q <= 1'b0;
      code_q     <= '0;
    end else if (draw_i) begin
      has_code_q <= 1'b1;
      code_q     <= code_d;
    end
  end

  always_ff @(posedge clk_i) begin
    if (power_up_i)                 coming_q <= given_i;
    else if (draw_i && !has_code_q) coming_q <= coming_q >> 13;
  end

  logic unused_shift;
  assign unused_shift = ^shift[31:11];

endmodule

`default_nettype wire
