// poker_bank.svh - what must hold in poker_bank.sv: no chip is lost or made.

  // The first clock is power-up. Options are the standard ones, 200 chips in
  // all: free ones would keep a solver adding for minutes.
  (* anyconst *) logic [12:0] f_chips;
  (* anyconst *) logic [9:0] f_ante;
  logic f_past_q = 1'b0;
  always_ff @(posedge clk_i) f_past_q <= 1'b1;
  always_comb begin
    if (!f_past_q) assume (power_up_i);
    assume (chips_i == f_chips && ante_i == f_ante);
    assume (f_chips == 13'd100 && f_ante == 10'd5);
  end

  // From the forced bets on a pot is open, then it is paid and still shown.
  logic f_open_q, f_paid_q;

  always_ff @(posedge clk_i) begin
    if (power_up_i || begin_i) {f_open_q, f_paid_q} <= 2'b00;
    else if (force_i)          {f_open_q, f_paid_q} <= 2'b10;
    else if (pay_i)            {f_open_q, f_paid_q} <= 2'b01;
  end

  // What the game promises: one thing a clock, each in its time, and no bet
  // above a wallet. poker_asks_the_bank is the proof that it keeps that.
  logic [4:0] f_asked;

  assign f_asked = {begin_i, force_i, take_i, return_i, pay_i};

  always_comb begin
    assume ((f_asked & (f_asked - 5'd1)) == 5'd0);
    if (begin_i) assume (!f_open_q);
    if (force_i) assume (!f_open_q && !f_paid_q);
    if (take_i || return_i || pay_i) assume (f_open_q);
    if (take_i) assume (bet_i <= {1'b0, player_i ? wallet2_o : wallet1_o});
  end

  logic [15:0] f_money, f_bets;

  assign f_money = {2'd0, wallet1_o} + {2'd0, wallet2_o}
                 + (f_paid_q ? 16'd0 : {2'd0, pot_q});
  assign f_bets  = {2'd0, total1_o} + {2'd0, total2_o};

  always_ff @(posedge clk_i) begin
    if (f_past_q) begin
      // Whatever one loses the other has or is in the pot: 200 chips with
      // the standard options.
      bank_conserves_chips: assert (f_money == {2'd0, f_chips, 1'b0});
      // M2-080: the pot is what both have bet; before there is none.
      bank_pot_is_bets: assert (!f_open_q || {2'd0, pot_q} == f_bets);
      bank_no_pot_before: assert (f_open_q || f_paid_q || pot_q == 14'd0);
      // For induction
      bank_small: assert (wallet1_o < 14'd256 && wallet2_o < 14'd256
                          && total1_o < 14'd256 && total2_o < 14'd256
                          && pot_q < 14'd256);
      bank_stage: assert (!(f_open_q && f_paid_q));
    end
  end
