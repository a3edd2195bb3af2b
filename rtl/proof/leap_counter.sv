// leap_counter - what the engine for netlists claims of a counter, for every
// counter: src/designs/leap/motion.c with the same formulas, in hardware.
//
// A counter goes by any step from any value; after `cycles` steps, any number
// of them, it is `now`. As long as these are no more than a bound allows, an
// answer about it is what it was at the beginning: that is all that a leap
// needs. The bounds are those of motion_equal, motion_below and motion_slice.
module leap_counter #(
    parameter Width = 6,
    parameter From  = 2
) (
    input clk_i
);
  (* anyconst *) reg [Width-1:0] value;
  (* anyconst *) reg [Width-1:0] step;
  (* anyconst *) reg [Width-1:0] number;

  (* anyconst *) reg [Width:0] cycles;

  localparam [Width:0] Forever = {(Width + 1) {1'b1}};

  // Where it is then, and a cycle later: leap_step below is the induction.
  wire [Width-1:0] now = value + cycles[Width-1:0] * step;
  wire [Width:0] cycles_next = cycles + 1'b1;
  wire [Width-1:0] next = value + cycles_next[Width-1:0] * step;

  always @* assume (step != 0);

  // A step of more than half is one down; one of exactly half is either.
  wire [Width-1:0] half = 1 << (Width - 1);
  wire is_down = step > half || (step == half && value >= half);
  wire [Width-1:0] length = is_down ? -step : step;
  wire [Width-1:0] left = (is_down ? value : ~value) / length;

  // Equality: the first zero of value - number + t * step.
  integer i;
  reg [Width-1:0] odd, inverse, gap;
  reg [Width-1:0] mask;
  reg never;
  always @* begin
    odd  = step;
    gap  = value - number;
    mask = {Width{1'b1}};
    never = 0;
    for (i = 0; i < Width; i = i + 1)
      if (!odd[0]) begin
        never = never | gap[0];
        odd   = odd >> 1;
        gap   = gap >> 1;
        mask  = mask >> 1;
      end
    inverse = odd;
    for (i = 0; i < 4; i = i + 1) inverse = inverse * (2 - odd * inverse);
  end
  wire [Width-1:0] when_equal = (-gap * inverse) & mask;
  wire [Width:0] until_equal = value == number ? 0
                             : never ? Forever : {1'b0, when_equal} - 1'b1;

  // Order: until it wraps, and before that until it crosses the number.
  wire [Width-1:0] crosses = is_down ? (value - number) / length
                                     : (number - 1'b1 - value) / length;
  wire is_before = is_down ? value >= number : value < number;
  wire [Width-1:0] until_below = is_before && crosses < left ? crosses : left;

  // A slice: until its lowest bit turns, of the counter without what is above.
  wire [From-1:0] low = is_down ? value[From-1:0] : ~value[From-1:0];
  wire [Width-1:0] until_slice = low / length;

  always @* begin
    // a leap and one more step are the leap that is one longer
    leap_step: assert (next == now + step);
    // an equality stays what it is until its bound
    leap_equal: assert (cycles > until_equal
                        || (now == number) == (value == number));
    // an equality turns right behind its bound, so that no leap is too short
    leap_equal_exact: assert (value == number || never
                              || cycles != until_equal + 1'b1
                              || now == number);
    // a comparison stays what it is until its bound
    leap_below: assert (cycles > until_below
                        || (now < number) == (value < number));
    // a counter does not wrap as long as its zeros above are true
    leap_widen: assert (cycles > left || (is_down ? now <= value
                                                  : now >= value));
    // the upper bits stay what they are until their bound
    leap_slice: assert (cycles > until_slice
                        || now[Width-1:From] == value[Width-1:From]);
  end
endmodule
