// poker_purse.sv - the money of one player: his wallet and what he has bet.
//
// At most one of refill_i, force_i, bets_i and returns_i is high in a clock;
// gain_i is what comes back or is won, and zero if nothing is.
`default_nettype none

module poker_purse (
  input  logic clk_i,
  input  logic power_up_i,
  input  logic [12:0] chips_i,   // in a wallet at first (M2-074)
  input  logic [9:0] ante_i,     // the forced bet (M2-075)
  input  logic refill_i,         // a new match
  input  logic force_i,
  input  logic bets_i,
  input  logic [14:0] bet_i,     // with bets_i: no more than the wallet
  input  logic returns_i,        // gain_i is of his own bet
  input  logic [13:0] gain_i,
  output logic [13:0] wallet_o,
  output logic [13:0] total_o,   // bet in this hand
  output logic [13:0] spent_o    // in this clock
);

  logic [13:0] wallet_q, total_q, ante, forced;
  logic unused_bet;

  assign wallet_o   = wallet_q;
  assign total_o    = total_q;
  assign unused_bet = bet_i[14];

  // Who has less than the forced bet gives what he has.
  assign ante   = {4'd0, ante_i};
  assign forced = wallet_q < ante ? wallet_q : ante;

  always_comb begin
    spent_o = 14'd0;
    if (force_i) spent_o = forced;
    if (bets_i)  spent_o = 14'(bet_i);
  end

  always_ff @(posedge clk_i) begin
    if (power_up_i || refill_i) wallet_q <= {1'b0, chips_i};
    else                        wallet_q <= wallet_q - spent_o + gain_i;
  end

  always_ff @(posedge clk_i) begin
    if (power_up_i)     total_q <= 14'd0;
    else if (force_i)   total_q <= forced;  // not added (erratum 11)
    else if (bets_i)    total_q <= total_q + spent_o;
    else if (returns_i) total_q <= total_q - gain_i;
  end

endmodule

`default_nettype wire
