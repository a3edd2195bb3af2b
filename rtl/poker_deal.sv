// poker_deal.sv - cards from a deck, no card twice.
// Twin of poker_deal.c: same pins, same ticks.
//
// is_hash_i is the generator as printed, bit for bit, one line of it a clock
// (M2-050); what it has made is divided by 52, one bit a clock (M2-051), and
// a card that is taken gives way to the next free one (M2-055). Its deals are
// the same after every power-up and repeat themselves (erratum 4).
//
// Otherwise the dealer is fair: it reads the top six bits of a register that
// runs freely, and reads again with the next clock what is no card or a taken
// one. When somebody presses makes the difference (M2-060).
//
// The cards in given_i come first in every hand, one a clock; a place of all
// ones gives none. A card that is taken cannot be given.
//
// With is_lesson_i sixteen hands come one after the other, the first one again
// behind the last.
`default_nettype none

module poker_deal (
  input  logic clk_i,
  input  logic power_up_i,
  input  logic [63:0] stir_i,   // where the register starts; 0 with the hash
  input  logic is_hash_i,
  input  logic is_lesson_i,
  input  logic [53:0] given_i,  // nine cards at most, the first lowest
  input  logic draw_i,          // a level: one more card is wanted
  input  logic shuffle_i,       // all cards are in the deck again
  output logic [5:0] card_o,
  output logic drawn_o          // one clock for each card
);

  // The clocks of a card of the hash: three lines of the generator, 31 bits
  // of the division, then one for each place that is looked at.
  localparam [5:0] Mix1 = 6'd0, Mix2 = 6'd1, Mix3 = 6'd2;
  localparam [5:0] Look = 6'd34;
  localparam [6:0] Divisor = 7'd52;

  logic [51:0] taken_q;         // card_array
  logic [53:0] coming_q;        // of those given: not dealt in this hand
  logic [63:0] stir_d, stir_q;
  logic [31:0] s_q;             // of the hash: kept for ever (M2-052)
  logic [30:0] dividend_q;      // its bits still to come, highest first
  logic [5:0] at_q;             // clocks into this card
  logic [5:0] place_q;          // the remainder, then the card looked at
  logic [5:0] card_q;
  logic drawn_q;

  assign card_o  = card_q;
  assign drawn_o = drawn_q;

  // The hands of lesson.c, the first card lowest.
  function automatic [41:0] lesson(input [3:0] hand);
    case (hand)
      4'd0:     lesson = {6'd46, 6'd36, 6'd20, 6'd18, 6'd6, 6'd29, 6'd1};
      4'd1:     lesson = {6'd12, 6'd18, 6'd41, 6'd37, 6'd25, 6'd31, 6'd2};
      4'd2:     lesson = {6'd29, 6'd48, 6'd11, 6'd16, 6'd3, 6'd35, 6'd24};
      4'd3:     lesson = {6'd2, 6'd29, 6'd17, 6'd43, 6'd4, 6'd18, 6'd32};
      4'd4:     lesson = {6'd9, 6'd8, 6'd10, 6'd32, 6'd20, 6'd3, 6'd7};
      4'd5:     lesson = {6'd41, 6'd33, 6'd7, 6'd15, 6'd2, 6'd38, 6'd46};
      4'd6:     lesson = {6'd44, 6'd37, 6'd11, 6'd18, 6'd5, 6'd50, 6'd24};
      4'd7:     lesson = {6'd7, 6'd8, 6'd9, 6'd5, 6'd6, 6'd0, 6'd12};
      4'd8:     lesson = {6'd8, 6'd9, 6'd10, 6'd6, 6'd7, 6'd11, 6'd12};
      4'd9:     lesson = {6'd40, 6'd28, 6'd16, 6'd0, 6'd51, 6'd24, 6'd11};
      4'd10:    lesson = {6'd1, 6'd41, 6'd25, 6'd46, 6'd14, 6'd26, 6'd11};
      4'd11:    lesson = {6'd49, 6'd50, 6'd51, 6'd31, 6'd13, 6'd18, 6'd0};
      4'd12:    lesson = {6'd28, 6'd6, 6'd50, 6'd42, 6'd25, 6'd30, 6'd12};
      4'd13:    lesson = {6'd15, 6'd8, 6'd48, 6'd38, 6'd21, 6'd26, 6'd22};
      4'd14:    lesson = {6'd15, 6'd20, 6'd24, 6'd13, 6'd25, 6'd22, 6'd23};
      default:  lesson = {6'd34, 6'd22, 6'd49, 6'd7, 6'd37, 6'd24, 6'd12};
    endcase
  endfunction

  // Fair: Marsaglia's shifts; zero stays zero.
  logic [63:0] stir1, stir2;

  assign stir1  = stir_q ^ (stir_q << 13);
  assign stir2  = stir1 ^ (stir1 >> 7);
  assign stir_d = stir2 ^ (stir2 << 17);

  // The hash's three lines. Each factor is a few powers of two, so shifts
  // and sums do: 253 = 256 - 3, 76 = 64 + 8 + 4, 17 = 16 + 1.
  logic [31:0] sum1, sum3, line1, times76, line2, line3;

  assign sum1    = s_q + 32'd36;
  assign line1   = (sum1 << 8) - (sum1 << 1) - sum1;
  assign times76 = (s_q << 6) + (s_q << 3) + (s_q << 2);
  assign line2   = s_q ^ (times76 >> 13);
  assign sum3    = s_q + 32'd49;
  assign line3   = ((sum3 << 4) + sum3) & 32'h7fff_ffff;

  // One bit of a restoring division; only the remainder is kept.
  logic [6:0] rest;
  logic [5:0] remainder;

  assign rest      = {place_q, dividend_q[30]};
  assign remainder = 6'(rest >= Divisor ? rest - Divisor : rest);

  // The card that this clock looks at. Beyond 51 there are none to take.
  logic [5:0] place, drawn_place;
  logic [63:0] gone;
  logic draws, gives, hashes, looks, takes;

  assign gone        = {12'hfff, taken_q};
  assign draws       = draw_i && !shuffle_i;
  assign gives       = draws && !gone[coming_q[5:0]];
  assign hashes      = draws && !gives && is_hash_i;
  assign looks       = draws && !gives && (!is_hash_i || at_q == Look);
  assign drawn_place = is_hash_i ? place_q : stir_d[63:58];
  assign takes       = gives || (looks && !gone[drawn_place]);
  assign place       = gives ? coming_q[5:0] : drawn_place;

  always_ff @(posedge clk_i) begin
    if (power_up_i) begin
      stir_q  <= stir_i;
      taken_q <= '0;
      card_q  <= 6'd0;
      drawn_q <= 1'b0;
    end else begin
      stir_q  <= stir_d;
      drawn_q <= takes;
      if (shuffle_i) begin
        taken_q <= '0;                                  // M2-054
      end else if (takes) begin
        // Every card that is dealt is marked, which the printed code
        // forgot (M2-053, erratum 1).
        taken_q[place] <= 1'b1;
        card_q         <= place;
      end
    end
  end

  // What a hand begins with.
  logic [53:0] first;
  logic [3:0] hand_q;           // of the lesson: the next one

  assign first = is_lesson_i ? {12'hfff, lesson(hand_q)} : given_i;

  always_ff @(posedge clk_i) begin
    if (power_up_i)     coming_q <= given_i;
    else if (shuffle_i) coming_q <= first;
    else if (takes)     coming_q <= {6'h3f, coming_q[53:6]};
  end

  always_ff @(posedge clk_i) begin
    if (power_up_i)     hand_q <= 4'd0;
    else if (shuffle_i) hand_q <= hand_q + 4'd1;
  end

  always_ff @(posedge clk_i) begin
    if (power_up_i) begin
      s_q        <= 32'd0;
      dividend_q <= 31'd0;
      place_q    <= 6'd0;
    end else if (hashes) begin
      case (at_q)
        Mix1: s_q <= line1;
        Mix2: s_q <= line2;
        Mix3: begin
          s_q        <= line3;
          dividend_q <= line3[30:0];
          place_q    <= 6'd0;
        end
        // Of seven cards the last finds a free one six places on at the
        // latest (M2-056); of nine it may take two more.
        Look: if (!takes) place_q <= place_q == 6'd51 ? 6'd0 : place_q + 6'd1;
        default: begin
          place_q    <= remainder;
          dividend_q <= dividend_q << 1;
        end
      endcase
    end
  end

  always_ff @(posedge clk_i) begin
    if (power_up_i || shuffle_i || takes) at_q <= 6'd0;
    else if (hashes && at_q != Look)      at_q <= at_q + 6'd1;
  end

`ifdef FORMAL
  `include "proof/poker_deal.svh"
`endif

endmodule

`default_nettype wire
