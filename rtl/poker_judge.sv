// poker_judge.sv - what a hand of five or seven cards is worth.
// Twin of poker_judge.c: same pins, same ticks.
//
// One card a clock goes into the masks and counters; then the straights, the
// groups and the kickers are looked for, one rank a clock from the ace down,
// so that the first found is the best. It always takes the same time. Kickers
// are part of the value: two hands of one value are a true tie (erratum 7).
// Five cards are the hand (M2-006); of seven the best five count.
`default_nettype none

module poker_judge (
  input  logic clk_i,
  input  logic power_up_i,
  input  logic start_i,          // one clock: a new hand
  input  logic [2:0] cards_i,    // with start_i: how many, 1 to 7
  input  logic [5:0] card_i,     // the one it wants
  output logic [23:0] value_o,   // category and five ranks; more is better
  output logic done_o,           // a level: this is the value
  output logic [2:0] wants_o     // which card comes next
);

  localparam [3:0] Ace = 4'd12, Five = 4'd3, None = 4'd15;
  localparam [2:0] Hand = 3'd5;
  localparam [5:0] Cards = 6'd52;

  localparam [3:0] HighCard = 4'd0, Pair = 4'd1, TwoPair = 4'd2,
                   Three = 4'd3, Straight = 4'd4, Flush = 4'd5,
                   FullHouse = 4'd6, Four = 4'd7, StraightFlush = 4'd8,
                   RoyalFlush = 4'd9;

  typedef enum logic [2:0] {
    StLoad, StStraights, StGroups, StCompose, StKickers, StRest
  } step_e;

  step_e step_d, step_q;
  logic [2:0] cards_q;                // of the hand
  logic [3:0] at_d, at_q;             // the card, or the rank looked at

  assign done_o  = step_q == StRest;
  assign wants_o = step_q == StLoad ? at_q[2:0] : 3'd0;

  // From scan to scan, each from the ace down

  logic is_loaded, is_last;

  assign is_loaded = at_q + 4'd1 >= {1'b0, cards_q};
  assign is_last   = step_q == StStraights ? at_q == Five : at_q == 4'd0;

  always_comb begin
    step_d = step_q;
    case (step_q)
      StLoad:      if (is_loaded) step_d = StStraights;
      StStraights: if (is_last) step_d = StGroups;
      StGroups:    if (is_last) step_d = StCompose;
      StCompose:   step_d = StKickers;
      StKickers:   if (is_last) step_d = StRest;
      default:     step_d = StRest;
    endcase
  end

  always_comb begin
    if (step_d != step_q)      at_d = Ace;
    else if (step_q == StLoad) at_d = at_q + 4'd1;
    else                       at_d = at_q - 4'd1;
  end

  always_ff @(posedge clk_i) begin
    if (power_up_i || start_i) begin
      step_q <= StLoad;
      if (power_up_i) step_q <= StRest;
      cards_q <= power_up_i ? 3'd0 : cards_i;
      at_q    <= 4'd0;
    end else begin
      step_q <= step_d;
      if (!done_o) at_q <= at_d;
    end
  end

  // Cards

  logic [51:0] seen_d, seen_q;        // a bit for each card
  logic [11:0] in_suit_q;             // four counters
  logic [12:0] ones_q, twos_q, fours_q;   // of each rank, how many: thirteen
                                          // counters, a bit of each in each
  logic has_flush_d, has_flush_q;
  logic [1:0] flush_d, flush_q;       // its suit

  logic [3:0] rank;
  logic [1:0] suit;
  logic [12:0] one_more;
  logic [2:0] in_this_suit;
  logic loads;

  poker_card u_card (
    .card_i,
    .rank_o (rank),
    .suit_o (suit)
  );

  assign loads        = step_q == StLoad && card_i < Cards;
  assign seen_d       = seen_q | (loads ? 52'd1 << card_i : 52'd0);
  assign one_more     = loads ? 13'd1 << rank : 13'd0;
  assign in_this_suit = in_suit_q[3 * suit +: 3] + 3'd1;

  always_comb begin
    has_flush_d = has_flush_q;
    flush_d     = flush_q;
    if (loads && in_this_suit == Hand) begin
      has_flush_d = 1'b1;
      flush_d     = suit;
    end
  end

  always_ff @(posedge clk_i) begin
    if (power_up_i || start_i) begin
      seen_q      <= '0;
      in_suit_q   <= '0;
      ones_q      <= '0;
      twos_q      <= '0;
      fours_q     <= '0;
      has_flush_q <= 1'b0;
      flush_q     <= 2'd0;
    end else begin
      seen_q      <= seen_d;
      ones_q      <= ones_q ^ one_more;
      twos_q      <= twos_q ^ (ones_q & one_more);
      fours_q     <= fours_q ^ (twos_q & ones_q & one_more);
      has_flush_q <= has_flush_d;
      flush_q     <= flush_d;
      if (loads) in_suit_q[3 * suit +: 3] <= in_this_suit;
    end
  end

  // Straights: five in a row, the highest of them at the top of the register,
  // which moves up with each clock. The ace is once more below the two
  // (erratum 16).

  logic [13:0] run_q, suited_run_q;
  logic [12:0] any, of_flush;
  logic [3:0] straight_q, straight_flush_q;   // the highest rank, or None

  assign any      = seen_d[12:0] | seen_d[25:13] | seen_d[38:26]
                  | seen_d[51:39];
  assign of_flush = has_flush_d ? seen_d[13 * flush_d +: 13] : 13'd0;

  always_ff @(posedge clk_i) begin
    if (power_up_i || start_i) begin
      run_q            <= '0;
      suited_run_q     <= '0;
      straight_q       <= None;
      straight_flush_q <= None;
    end else if (step_q == StLoad) begin
      run_q        <= {any, any[12]};
      suited_run_q <= {of_flush, of_flush[12]};
    end else if (step_q == StStraights) begin
      run_q        <= run_q << 1;
      suited_run_q <= suited_run_q << 1;
      if (straight_q == None && &run_q[13:9]) straight_q <= at_q;
      if (straight_flush_q == None && &suited_run_q[13:9])
        straight_flush_q <= at_q;
    end
  end

  // Groups: a second three serves as a pair.

  logic [3:0] four_q, three_q, pair_q, low_pair_q;      // ranks, or None
  logic [2:0] of_rank;

  assign of_rank = {fours_q[at_q], twos_q[at_q], ones_q[at_q]};

  always_ff @(posedge clk_i) begin
    if (power_up_i || start_i) begin
      four_q     <= None;
      three_q    <= None;
      pair_q     <= None;
      low_pair_q <= None;
    end else if (step_q == StGroups) begin
      if (of_rank == 3'd4) four_q <= at_q;
      if (of_rank == 3'd3 && three_q == None)      three_q <= at_q;
      else if (of_rank == 3'd3 && pair_q == None)  pair_q <= at_q;
      if (of_rank == 3'd2 && pair_q == None)          pair_q <= at_q;
      else if (of_rank == 3'd2 && low_pair_q == None) low_pair_q <= at_q;
    end
  end

  // The category, and the ranks that make it: ten tests, the best first
  // (M2-088)

  logic [3:0] category, first, second;
  logic [2:0] kickers;

  always_comb begin
    first   = None;
    second  = None;
    kickers = 3'd0;
    if (straight_flush_q == Ace) begin
      category = RoyalFlush;
      first    = Ace;
    end else if (straight_flush_q != None) begin
      category = StraightFlush;
      first    = straight_flush_q;
    end else if (four_q != None) begin
      category = Four;
      first    = four_q;
      kickers  = 3'd1;
    end else if (three_q != None && pair_q != None) begin
      category = FullHouse;
      first    = three_q;
      second   = pair_q;
    end else if (has_flush_q) begin
      category = Flush;
      kickers  = Hand;
    end else if (straight_q != None) begin
      category = Straight;
      first    = straight_q;
    end else if (three_q != None) begin
      category = Three;
      first    = three_q;
      kickers  = 3'd2;
    end else if (low_pair_q != None) begin
      category = TwoPair;
      first    = pair_q;
      second   = low_pair_q;
      kickers  = 3'd1;
    end else if (pair_q != None) begin
      category = Pair;
      first    = pair_q;
      kickers  = 3'd3;
    end else begin
      category = HighCard;
      kickers  = Hand;
    end
  end

  // Kickers: the highest of what is left

  logic [3:0] category_q;
  logic [19:0] five_q;                // the ranks, the first one highest
  logic [2:0] ranks_q, kickers_q;     // of them here; still wanted
  logic [12:0] free_q;                // ranks that can be kickers
  logic [12:0] suited;
  logic is_kicker;

  assign value_o   = {category_q, five_q};
  assign suited    = category == Flush ? of_flush : 13'h1fff;
  assign is_kicker = step_q == StKickers && kickers_q != 3'd0
                  && of_rank != 3'd0 && free_q[at_q];

  function automatic [12:0] bit_of(input [3:0] one);
    bit_of = one == None ? 13'd0 : 13'd1 << one;
  endfunction

  function automatic [3:0] or_zero(input [3:0] one);
    or_zero = one == None ? 4'd0 : one;
  endfunction

  always_ff @(posedge clk_i) begin
    if (power_up_i || start_i) begin
      category_q <= 4'd0;
      five_q     <= '0;
      ranks_q    <= 3'd0;
      kickers_q  <= 3'd0;
      free_q     <= '0;
    end else if (step_q == StCompose) begin
      category_q <= category;
      five_q     <= {or_zero(first), or_zero(second), 12'd0};
      ranks_q    <= {2'd0, first != None} + {2'd0, second != None};
      kickers_q  <= kickers;
      free_q     <= suited & ~bit_of(first) & ~bit_of(second);
    end else if (is_kicker) begin
      five_q    <= five_q | ({at_q, 16'd0} >> {ranks_q, 2'd0});
      ranks_q   <= ranks_q + 3'd1;
      kickers_q <= kickers_q - 3'd1;
    end
  end

`ifdef FORMAL
  `include "proof/poker_judge.svh"
`endif

endmodule

`default_nettype wire
