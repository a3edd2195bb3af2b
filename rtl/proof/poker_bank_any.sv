// poker_bank_any.sv - stands for poker_bank.sv in the proof of poker.sv.
//
// Wallets, totals and pot are any numbers at any time: what the proof says of
// phases, cards and lights does not depend on money. proof/poker_bank.svh is
// about money, and relies on what the game asks here (poker_asks_the_bank).
`default_nettype none

module poker_bank (
  input  logic clk_i,
  input  logic power_up_i,
  input  logic [12:0] chips_i,
  input  logic [9:0] ante_i,
  input  logic begin_i,
  input  logic force_i,
  input  logic take_i,
  input  logic player_i,
  input  logic [14:0] bet_i,
  input  logic return_i,
  input  logic pay_i,
  input  logic [1:0] won_i,
  output logic [13:0] wallet1_o,
  output logic [13:0] wallet2_o,
  output logic [13:0] total1_o,
  output logic [13:0] total2_o,
  output logic [13:0] pot_o
);

  (* anyseq *) logic [69:0] f_any;
  logic f_open_q, f_paid_q;     // as in proof/poker_bank.svh
  logic unused_rest;

  assign {wallet1_o, wallet2_o, total1_o, total2_o, pot_o} = f_any;
  assign unused_rest = ^{chips_i, ante_i, won_i};

  always_ff @(posedge clk_i) begin
    if (power_up_i || begin_i) {f_open_q, f_paid_q} <= 2'b00;
    else if (force_i)          {f_open_q, f_paid_q} <= 2'b10;
    else if (pay_i)            {f_open_q, f_paid_q} <= 2'b01;
  end

  // What the game must keep to
  logic [4:0] f_asked;
  logic f_is_kept;

  assign f_asked = {begin_i, force_i, take_i, return_i, pay_i};

  always_comb begin
    f_is_kept = (f_asked & (f_asked - 5'd1)) == 5'd0;
    if (begin_i && f_open_q)                             f_is_kept = 1'b0;
    if (force_i && (f_open_q || f_paid_q))               f_is_kept = 1'b0;
    if ((take_i || return_i || pay_i) && !f_open_q)      f_is_kept = 1'b0;
    if (take_i && bet_i > {1'b0, player_i ? wallet2_o : wallet1_o})
      f_is_kept = 1'b0;
  end

endmodule

`default_nettype wire
