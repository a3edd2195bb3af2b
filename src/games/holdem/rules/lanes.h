/* lanes.h - the values of many hands side by side, written once for
 * registers of every width.
 *
 * values.c includes it with
 *
 *   LANES_BYTES       how wide a register is
 *   LANES_TARGET      lets the compiler use what goes with that width
 *   LANES(name)       the name for this width
 *
 * and, where the processor has better ways than those below,
 *
 *   LANES_COUNT(set)  bits set in each lane
 *   LANES_PICK(test, these, otherwise)
 *                     these where the test is not zero
 *   LANES_EMPTY(set)  whether all lanes are zero
 *
 * A lane is sixteen bits: one suit of one hand. Four registers of hands are
 * transposed into four of suits; from there on it is poker_value(), with a
 * choice of lanes instead of each branch.
 *
 * No include guard, on purpose: the file is read once per width and ends by
 * undefining all its macros.
 */
#define V      LANES(lanes)             /* a set of ranks in each lane */
#define WIDE   LANES(wide)              /* a hand in each */
#define MIDDLE LANES(middle)            /* a value in each */
#define HALF   LANES(half)
#define HANDS  (LANES_BYTES / 2)        /* at a time */
#define HERE   static inline __attribute__((always_inline)) LANES_TARGET

typedef uint16_t V __attribute__((vector_size(LANES_BYTES)));
typedef int16_t LANES(truth) __attribute__((vector_size(LANES_BYTES)));
typedef uint64_t WIDE __attribute__((vector_size(LANES_BYTES)));
typedef uint32_t MIDDLE __attribute__((vector_size(LANES_BYTES)));
typedef uint32_t HALF __attribute__((vector_size(LANES_BYTES / 2)));

/* A comparison gives lanes of all ones or all zeros. Tests are written as
 * "is zero", which is one instruction; "is not zero" would be two. */
#define IS_ZERO(test)       ((V)((test) == 0))
#define ONLY_IF(test, set)  ((set) & ~IS_ZERO(test))
#define WITHOUT_LOWEST(set) ((set) & ((set) - 1))

#ifdef LANES_PICK
#define PICK LANES_PICK
#else
#define PICK(test, these, otherwise)                                    \
    ((~IS_ZERO(test) & (these)) | (IS_ZERO(test) & (otherwise)))
#endif

/* Sets of ranks */

/* The suit where it has five ranks or more, else zero. Without a population
 * count, five are there if anything remains after four are removed. */
HERE V LANES(with_five)(V suit)
{
#ifdef LANES_COUNT
    return suit & (V)((LANES(truth))LANES_COUNT(suit) > 4);
#else
    V more = WITHOUT_LOWEST(suit);

    more = WITHOUT_LOWEST(more);
    more = WITHOUT_LOWEST(more);
    more = WITHOUT_LOWEST(more);
    return ONLY_IF(more, suit);
#endif
}

/* The higher of one or two ranks. */
HERE V LANES(top_of_two)(V set)
{
    V higher = WITHOUT_LOWEST(set);

    return PICK(higher, higher, set);
}

/* The highest five of five to size ranks: the lowest is dropped as long as a
 * sixth is there. */
HERE V LANES(top_five)(V set, int size)
{
    V fewer = set;

    for (int i = 5; i < size; i++) {
        V left = fewer;

        for (int k = 0; k < 5; k++)
            left = WITHOUT_LOWEST(left);
        fewer = PICK(left, WITHOUT_LOWEST(fewer), fewer);
    }
    return fewer;
}

/* As in value.c. Runs of five within seven ranks are adjacent, so the top one
 * is the one with none directly above it. */
HERE V LANES(straight_top)(V ranks)
{
    V low = ranks << 1 | ranks >> 12;
    V two = low & low >> 1;
    V run = two & two >> 2 & low >> 4;

    return (run & ~(run >> 1)) << 3;
}

HERE int LANES(is_empty)(V set)
{
#ifdef LANES_EMPTY
    return LANES_EMPTY(set);
#else
    WIDE words = (WIDE)set;
    uint64_t all = 0;

    for (int i = 0; i < LANES_BYTES / 8; i++)
        all |= words[i];
    return all == 0;
#endif
}

/* Hands to suits and back to values */

/* memcpy, because hands need not be aligned to the register. */
HERE WIDE LANES(load)(const cards *hands)
{
    WIDE loaded;

    memcpy(&loaded, hands, sizeof loaded);
    return loaded;
}

/* Transposes 4 x 4 lanes in two rounds of masks and shifts, first by 16 and
 * then by 32 bits. Lane 4 i + k of each suit belongs to hand i of register
 * k. */
HERE void LANES(turn)(const cards *hands, V suit[CARDS_SUITS])
{
    const uint64_t even = UINT64_C(0x0000ffff0000ffff);
    const uint64_t low = UINT64_C(0x00000000ffffffff);
    WIDE a = LANES(load)(hands), b = LANES(load)(hands + HANDS / 4);
    WIDE c = LANES(load)(hands + HANDS / 2);
    WIDE d = LANES(load)(hands + HANDS / 4 * 3);
    WIDE first = (a & even) | (b << 16 & ~even);
    WIDE second = (a >> 16 & even) | (b & ~even);
    WIDE third = (c & even) | (d << 16 & ~even);
    WIDE fourth = (c >> 16 & even) | (d & ~even);

    suit[0] = (V)((first & low) | third << 32);
    suit[1] = (V)((second & low) | fourth << 32);
    suit[2] = (V)(first >> 32 | (third & ~low));
    suit[3] = (V)(second >> 32 | (fourth & ~low));
}

HERE void LANES(store)(WIDE values, uint32_t *to)
{
    HALF half = __builtin_convertvector(values, HALF);

    memcpy(to, &half, sizeof half);
}

/* Joins the halves of the values and writes them in the order of the hands:
 * the transposition backwards. */
HERE void LANES(turn_back)(V several, V others, uint32_t *values)
{
    MIDDLE high = (MIDDLE)several, low = (MIDDLE)others;
    WIDE even = (WIDE)((low & 0xffff) | high << 16);
    WIDE odd = (WIDE)(low >> 16 | (high & 0xffff0000));

    LANES(store)(even, values);
    LANES(store)(odd, values + HANDS / 4);
    LANES(store)(even >> 32, values + HANDS / 2);
    LANES(store)(odd >> 32, values + HANDS / 4 * 3);
}

/* The value's two halves: each category overwrites those that it beats */

/* As struct heap in value.c, one per lane. */
struct LANES(heap) {
    V any, pairs, trips, quads, flush;
    V several, others;                  /* the value so far */
};

HERE void LANES(sort)(const V suit[CARDS_SUITS], struct LANES(heap) *heap)
{
    V both = suit[0] & suit[1], one = suit[0] ^ suit[1];
    V both2 = suit[2] & suit[3], one2 = suit[2] ^ suit[3];
    V odd = one ^ one2, more = both | both2 | (one & one2);

    heap->any = odd | more;
    heap->quads = both & both2;
    heap->pairs = more & ~odd;          /* or quads, which beat them */
    heap->trips = more & odd;
    heap->flush = LANES(with_five)(suit[0]) | LANES(with_five)(suit[1])
                | LANES(with_five)(suit[2]) | LANES(with_five)(suit[3]);
}

/* Where the test is not zero, this hand replaces the one found so far. */
HERE void LANES(choose)(struct LANES(heap) *heap, V test,
                        enum poker_floor floor, V several, V others)
{
    V whole = several | (uint16_t)(floor << 13);

    heap->several = PICK(test, whole, heap->several);
    heap->others = PICK(test, others, heap->others);
}

/* High card, pair, two pair, three of a kind. Of size cards size - 5 do not
 * count, and the lowest kickers are dropped. With three pairs the lowest
 * counts as one kicker rank for two cards, so one rank less is dropped. */
HERE void LANES(judge_pairs)(struct LANES(heap) *heap, int size)
{
    V second = WITHOUT_LOWEST(heap->pairs);
    V third = WITHOUT_LOWEST(second), floor = {0};
    V several = heap->trips | PICK(third, second, heap->pairs);
    V others = heap->any & ~several;

    if (size == 7)
        others = WITHOUT_LOWEST(others);
    if (size >= 6)
        others = PICK(third, others, WITHOUT_LOWEST(others));
    heap->several = several
        | ONLY_IF(second, floor + (POKER_FLOOR_TWO_PAIR << 13))
        | ONLY_IF(heap->trips, floor + (POKER_FLOOR_THREE << 13));
    heap->others = others;
}

HERE void LANES(judge_straight)(struct LANES(heap) *heap)
{
    V top = LANES(straight_top)(heap->any), none = {0};

    LANES(choose)(heap, top, POKER_FLOOR_STRAIGHT, none, top);
}

HERE void LANES(judge_full_house)(struct LANES(heap) *heap)
{
    V trips = LANES(top_of_two)(heap->trips);
    V rest = (heap->trips | heap->pairs) & ~trips;

    LANES(choose)(heap, ONLY_IF(trips, rest), POKER_FLOOR_FULL_HOUSE, trips,
                  LANES(top_of_two)(rest));
}

/* Beside four of a kind there are at most three more ranks: two steps find the
 * highest. */
HERE void LANES(judge_quads)(struct LANES(heap) *heap)
{
    V rest = LANES(top_of_two)(heap->any & ~heap->quads);

    LANES(choose)(heap, heap->quads, POKER_FLOOR_FOUR, heap->quads,
                  LANES(top_of_two)(rest));
}

HERE void LANES(judge_flush)(struct LANES(heap) *heap, int size)
{
    V top = LANES(straight_top)(heap->flush), none = {0};

    LANES(choose)(heap, heap->flush, POKER_FLOOR_FLUSH, none,
                  LANES(top_five)(heap->flush, size));
    LANES(choose)(heap, top, POKER_FLOOR_STRAIGHT_FLUSH, none, top);
}

/* Adds the same cards to every hand. Returns all ones in the lanes of hands
 * that had none of them. */
HERE V LANES(add)(V suit[CARDS_SUITS], cards more)
{
    V twice = {0};

    for (int i = 0; i < CARDS_SUITS; i++) {
        uint16_t ranks = (uint16_t)cards_suit(more, i);

        twice |= suit[i] & ranks;
        suit[i] |= ranks;
    }
    return IS_ZERO(twice);
}

/* Values of HANDS hands of size cards each, the cards of more included. A hand
 * with a card twice is worth 0. Quads and flushes are rare enough that testing
 * a whole register for them first is quicker than always computing them. */
HERE void LANES(judge)(const cards *hands, cards more, int size,
                       uint32_t *values)
{
    V suit[CARDS_SUITS], right;
    struct LANES(heap) heap;

    LANES(turn)(hands, suit);
    right = LANES(add)(suit, more);
    LANES(sort)(suit, &heap);
    LANES(judge_pairs)(&heap, size);
    LANES(judge_straight)(&heap);
    LANES(judge_full_house)(&heap);
    if (!LANES(is_empty)(heap.quads))
        LANES(judge_quads)(&heap);
    if (!LANES(is_empty)(heap.flush))
        LANES(judge_flush)(&heap, size);
    LANES(turn_back)(heap.several & right, heap.others & right, values);
}

/* Evaluates as many hands as fill whole registers and returns how many. The
 * size is a constant within each loop, so the compiler drops the branches on
 * it. */
static LANES_TARGET size_t LANES(values)(const cards *hands, size_t count,
                                         int size, uint32_t *values)
{
    size_t at = 0;

    switch (size) {
    case 5:
        for (; at + HANDS <= count; at += HANDS)
            LANES(judge)(hands + at, 0, 5, values + at);
        break;
    case 6:
        for (; at + HANDS <= count; at += HANDS)
            LANES(judge)(hands + at, 0, 6, values + at);
        break;
    default:
        for (; at + HANDS <= count; at += HANDS)
            LANES(judge)(hands + at, 0, 7, values + at);
        break;
    }
    return at;
}

/* The same for boards with two cards added to each. */
static LANES_TARGET size_t LANES(boards)(const cards *boards, size_t count,
                                         cards two, uint32_t *values)
{
    size_t at = 0;

    for (; at + HANDS <= count; at += HANDS)
        LANES(judge)(boards + at, two, 7, values + at);
    return at;
}

/* Values against values */

HERE uint64_t LANES(sum)(MIDDLE numbers)
{
    uint64_t sum = 0;

    for (int i = 0; i < LANES_BYTES / 4; i++)
        sum += numbers[i];
    return sum;
}

/* Sums stay in 32-bit lanes within one call; the bound in values.h keeps them
 * from overflowing. */
static LANES_TARGET size_t LANES(compare)(const uint32_t *mine,
                                          const uint32_t *theirs,
                                          const uint32_t *weights,
                                          size_t count,
                                          struct poker_counts *counts)
{
    MIDDLE win = {0}, lose = {0}, tie = {0};
    size_t at = 0;

    for (; at + LANES_BYTES / 4 <= count; at += LANES_BYTES / 4) {
        MIDDLE my, their, weight;

        memcpy(&my, mine + at, sizeof my);
        memcpy(&their, theirs + at, sizeof their);
        memcpy(&weight, weights + at, sizeof weight);
        weight &= ~((MIDDLE)(my == 0) | (MIDDLE)(their == 0));
        win += weight & (MIDDLE)(my > their);
        lose += weight & (MIDDLE)(my < their);
        tie += weight & (MIDDLE)(my == their);
    }
    counts->win += LANES(sum)(win);
    counts->lose += LANES(sum)(lose);
    counts->tie += LANES(sum)(tie);
    return at;
}

#undef V
#undef WIDE
#undef MIDDLE
#undef HALF
#undef HANDS
#undef HERE
#undef IS_ZERO
#undef ONLY_IF
#undef PICK
#undef WITHOUT_LOWEST
#undef LANES
#undef LANES_BYTES
#undef LANES_TARGET
#undef LANES_COUNT
#undef LANES_PICK
#undef LANES_EMPTY
