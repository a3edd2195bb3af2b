// leap_classes - n single clocks are one leap, for each class of register that
// the engine for netlists leaps over: src/designs/leap has the same bounds.
//
// Every circuit below is gone through clock by clock, `cycles` times, from any
// state and with any constants; the leap is the one formula beside it. Both
// must end alike as long as `cycles` is within the bound. leap_counter has the
// bounds themselves for every reader.
module leap_classes #(
    parameter Width = 4,
    parameter Bits  = 5
) (
    input clk_i
);
  localparam Most = 1 << Width;         // clocks that are gone through
  localparam [Width:0] Forever = {(Width + 1) {1'b1}};

  (* anyconst *) reg [Width-1:0] value, other, step, number, start;
  (* anyconst *) reg [Width:0] cycles;
  (* anyconst *) reg select;

  always @* assume (step != 0 && cycles <= Most);

  // Until value + t * by is the number: as motion_equal.
  function [Width:0] until_equal(input [Width-1:0] from, by, at);
    integer k;
    reg [Width-1:0] odd, gap, inverse, mask, when;
    reg never;
    begin
      odd = by;
      gap = from - at;
      mask = {Width{1'b1}};
      never = 0;
      for (k = 0; k < Width; k = k + 1)
        if (!odd[0]) begin
          never = never | gap[0];
          odd = odd >> 1;
          gap = gap >> 1;
          mask = mask >> 1;
        end
      inverse = odd;
      for (k = 0; k < 4; k = k + 1) inverse = inverse * (2 - odd * inverse);
      when = (-gap * inverse) & mask;
      until_equal = from == at ? 0 : never ? Forever : {1'b0, when} - 1'b1;
    end
  endfunction

  wire [Width-1:0] by_leap_up = value + step * cycles[Width-1:0];
  wire [Width-1:0] by_leap_down = value - step * cycles[Width-1:0];
  wire is_within_up = cycles <= until_equal(value, step, number);
  wire is_within_down = cycles <= until_equal(value, -step, number);

  // One clock of a row of bits with feedback. Fibonacci: the parity of some of
  // them comes in below, of a single one it is a ring. Galois: the lowest that
  // leaves turns some.
  (* anyconst *) reg [Bits-1:0] row, taps;
  (* anyconst *) reg is_galois;
  function [Bits-1:0] turn(input [Bits-1:0] from);
    turn = is_galois ? from[0] ? from >> 1 ^ taps : from >> 1
                     : {from[Bits-2:0], ^(from & taps)};
  endfunction

  // The image of bits by the columns of a linear function.
  function [Bits-1:0] image(input [Bits*Bits-1:0] map, input [Bits-1:0] of);
    integer k;
    begin
      image = 0;
      for (k = 0; k < Bits; k = k + 1)
        if (of[k]) image = image ^ map[Bits*k+:Bits];
    end
  endfunction

  integer i, k;
  reg [Width-1:0] down, up, stops, sinks, low, high, kept, sum;
  reg [1:0] fast, slow;
  reg [Bits-1:0] ring, leaped;
  reg [Bits*Bits-1:0] power, square;
  always @* begin
    down = value;
    up = value;
    stops = value;
    sinks = value;
    low = value;
    high = other;
    kept = other;
    ring = row;
    for (i = 0; i < Most; i = i + 1)
      if (i < cycles) begin
        kept = select ? kept : up;
        down = down == number ? start : down - step;
        up = up == number ? start : up + step;
        stops = stops == number ? stops : stops + step;
        sinks = sinks == number ? sinks : sinks - step;
        high = low == number ? high + 1'b1 : high;
        low = low == number ? 0 : low + step;
        ring = turn(ring);
      end

    // A power of the matrix for each digit of the number of clocks.
    for (k = 0; k < Bits; k = k + 1)
      power[Bits*k+:Bits] = turn({{(Bits - 1) {1'b0}}, 1'b1} << k);
    leaped = row;
    for (i = 0; i <= Width; i = i + 1) begin
      if (cycles[i]) leaped = image(power, leaped);
      for (k = 0; k < Bits; k = k + 1)
        square[Bits*k+:Bits] = image(power, power[Bits*k+:Bits]);
      power = square;
    end

    // Two oscillators of two and three ticks, over so many common cycles.
    fast = value[1:0];
    slow = other[1:0];
    for (i = 0; i < 24; i = i + 1)
      if (i < 6 * cycles[1:0]) begin
        if (i % 2 == 0) fast = fast + 1'b1;
        if (i % 3 == 0) slow = slow + 1'b1;
      end
  end

  always @* begin
    // a counter up that begins anew at a number
    leap_up: assert (!is_within_up || up == by_leap_up);
    // a counter down that begins anew at a number
    leap_down: assert (!is_within_down || down == by_leap_down);
    // a counter that stays at its upper end goes there by leaps
    leap_stops: assert (!is_within_up || stops == by_leap_up);
    // a counter that stays at its lower end goes there by leaps
    leap_sinks: assert (!is_within_down || sinks == by_leap_down);
    // once there it stays, for any time
    leap_stopped: assert (value != number || stops == value);
    // a counter that another one enables stands until that is at its end
    leap_cascade: assert (!is_within_up
                          || (low == by_leap_up && high == other));
    // a choice that selects the other side does not read a counter
    leap_choice: assert (!select || kept == other);
    // rings, shift registers and feedback registers go by powers
    leap_ring: assert (ring == leaped);
    // oscillators go on together by whole common cycles
    leap_clocks: assert (fast == value[1:0] + 2'd3 * cycles[1:0]
                         && slow == other[1:0] + 2'd2 * cycles[1:0]);
  end
endmodule
