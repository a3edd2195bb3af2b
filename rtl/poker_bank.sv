// poker_bank.sv - who has how much: two purses, and the pot between them.
//
// Whatever leaves a purse goes into the pot and whatever leaves the pot into
// a purse; a pot that has been paid stays on show until the next hand begins
// (erratum 26). The game says what happens, one thing a clock.
`default_nettype none

module poker_bank (
  input  logic clk_i,
  input  logic power_up_i,
  input  logic [12:0] chips_i,
  input  logic [9:0] ante_i,
  input  logic begin_i,           // a hand; and a match, if one is broke
  input  logic force_i,           // both give the forced bet
  input  logic take_i,            // the bet of the player on turn
  input  logic player_i,          // that is he
  input  logic [14:0] bet_i,
  input  logic return_i,          // what was not matched
  input  logic pay_i,             // the pot
  input  logic [1:0] won_i,       // to player 1, to player 2, to both
  output logic [13:0] wallet1_o,
  output logic [13:0] wallet2_o,
  output logic [13:0] total1_o,
  output logic [13:0] total2_o,
  output logic [13:0] pot_o
);

  logic [13:0] pot_q, rest1, rest2, win1, win2;
  logic [13:0] gain1, gain2, spent1, spent2;
  logic refill;

  assign pot_o = pot_q;

  // A match ends with all the money in one wallet, and the next begins as the
  // first did (erratum 9).
  assign refill = begin_i && (wallet1_o == 14'd0 || wallet2_o == 14'd0);

  assign rest1 = total1_o > total2_o ? total1_o - total2_o : 14'd0;
  assign rest2 = total2_o > total1_o ? total2_o - total1_o : 14'd0;

  // The odd chip of a tie is player 1's.
  always_comb begin
    case (won_i)
      2'b01:   win1 = pot_q;
      2'b10:   win1 = 14'd0;
      default: win1 = pot_q - (pot_q >> 1);
    endcase
  end

  assign win2 = pot_q - win1;

  always_comb begin
    gain1 = 14'd0;
    gain2 = 14'd0;
    if (return_i) begin
      gain1 = rest1;
      gain2 = rest2;
    end else if (pay_i) begin
      gain1 = win1;
      gain2 = win2;
    end
  end

  poker_purse u_purse1 (
    .clk_i, .power_up_i, .chips_i, .ante_i,
    .refill_i  (refill),
    .force_i,
    .bets_i    (take_i && !player_i),
    .bet_i,
    .returns_i (return_i),
    .gain_i    (gain1),
    .wallet_o  (wallet1_o),
    .total_o   (total1_o),
    .spent_o   (spent1)
  );

  poker_purse u_purse2 (
    .clk_i, .power_up_i, .chips_i, .ante_i,
    .refill_i  (refill),
    .force_i,
    .bets_i    (take_i && player_i),
    .bet_i,
    .returns_i (return_i),
    .gain_i    (gain2),
    .wallet_o  (wallet2_o),
    .total_o   (total2_o),
    .spent_o   (spent2)
  );

  always_ff @(posedge clk_i) begin
    if (power_up_i || begin_i) pot_q <= 14'd0;
    else if (return_i)         pot_q <= pot_q - rest1 - rest2;
    else                       pot_q <= pot_q + spent1 + spent2;
  end

`ifdef FORMAL
  `include "proof/poker_bank.svh"
`endif

endmodule

`default_nettype wire
