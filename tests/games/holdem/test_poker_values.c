/* test_poker_values.c - many hands at once, by registers of every width,
 * each against the judge of one hand. */
#include "check.h"

#include "games/holdem/rules/values.h"
#include "games/holdem/slow_poker.h"

enum { HANDS = 4096, FEW = 200, AWAY = 7 };

static cards hands[HANDS + AWAY];
static uint32_t values[HANDS + AWAY + 1], theirs[HANDS + AWAY];
static uint32_t weights[HANDS + AWAY];

/* Does something by each width that there is, the widest last. */
static void by_each_width(void (*something)(void))
{
    assert_true(poker_values_use(POKER_128));
    for (int i = 0; i < POKER_WIDTHS; i++)
        if (poker_values_use((enum poker_width)i))
            something();
}

/* Half from thin decks, in random order, so that no register is all of a
 * kind. */
static void draw_hands(const char *seed, int size)
{
    struct rng rng;

    rng_seed(&rng, seed);
    for (int i = 0; i < HANDS + AWAY; i++)
        hands[i] = slow_poker_draw(&rng, rng_below(&rng, 2)
                                         ? slow_poker_thin_deck(&rng)
                                         : CARDS_DECK, size);
}

static void judge(int from, int count)
{
    values[from + count] = 0xdeadbeef;
    poker_values(hands + from, (size_t)count, values + from);
    for (int i = from; i < from + count; i++)
        if (values[i] != poker_value(hands[i]))
            fail_msg("%016llx, at %d of %d: %x, not %x",
                     (unsigned long long)hands[i], i - from, count,
                     values[i], poker_value(hands[i]));
    assert_int_equal(values[from + count], 0xdeadbeef);
}

static void judge_every_size(void)
{
    for (int size = 5; size <= 7; size++) {
        draw_hands("hands of a size", size);
        judge(0, HANDS);
    }
}

static void judge_every_count(void)
{
    for (int size = 5; size <= 7; size++) {
        draw_hands("counts", size);
        for (int count = 0; count <= FEW; count++)
            judge(count % AWAY, count);
    }
}

/* A register of plain hands, but for one: nothing is left out because it is
 * rare, and no hand takes from its neighbour. */
static void judge_one_among_many(void)
{
    static const char *const rare[] = {
        "Ah Kh Qh Jh Th 2d 2c", "Ad 2d 3d 4d 5d Kc Kh",
        "Ac Kc 9c 5c 3c 2c Qd", "9h 9d 9c 9s 2h 3d Kc",
        "As Ks Qs Js 9s 8s 7s", "2h 2d 2c 3h 3d 3s 9c",
        "9h 8d 7c 6h 5d Ah As", "2h 2d 7c 7h 9d 9s Kc",
    };
    const cards plain = slow_poker_cards("Kh Jd 9c 7s 5h 3d 2c");

    for (size_t r = 0; r < sizeof rare / sizeof *rare; r++)
        for (int at = 0; at < 64; at++) {
            for (int i = 0; i < 64; i++)
                hands[i] = plain;
            hands[at] = slow_poker_cards(rare[r]);
            judge(0, 64);
        }
}

/* On boards of five with two more */

static void judge_on(cards two, int from, int count)
{
    values[from + count] = 0xdeadbeef;
    poker_values_on(hands + from, (size_t)count, two, values + from);
    for (int i = from; i < from + count; i++) {
        uint32_t right = hands[i] & two ? 0 : poker_value(hands[i] | two);

        if (values[i] != right)
            fail_msg("%016llx on %016llx: %x, not %x",
                     (unsigned long long)two, (unsigned long long)hands[i],
                     values[i], right);
    }
    assert_int_equal(values[from + count], 0xdeadbeef);
}

static void judge_boards(void)
{
    struct rng rng;

    rng_seed(&rng, "two cards");
    draw_hands("boards", 5);
    for (int i = 0; i < 100; i++)
        judge_on(slow_poker_draw(&rng, CARDS_DECK, 2), 0, HANDS);
    for (int count = 0; count <= FEW; count++)
        judge_on(slow_poker_draw(&rng, slow_poker_thin_deck(&rng), 2),
                 count % AWAY, count);
}

/* Both, the lower, the higher card on the board, in every lane. */
static void judge_clashes(void)
{
    const cards ace = cards_of(12), two = cards_of(39);
    const cards rest = slow_poker_cards("4d 6c 8c");

    for (int at = 0; at < 64; at++) {
        for (int i = 0; i < 64; i++)
            hands[i] = rest | slow_poker_cards("Td Jd");
        hands[at] = rest | cards_of(20) | (at % 3 == 0 ? ace : two);
        if (at % 3 == 1)
            hands[at] = rest | ace | two;
        judge_on(ace | two, 0, 64);
        assert_int_equal(values[at], 0);
        assert_int_not_equal(values[(at + 1) % 64], 0);
    }
}

/* Values against values */

static void compare(size_t from, size_t count)
{
    struct poker_counts right = {100, 200, 300}, counts = right;

    for (size_t i = from; i < from + count; i++) {
        if (!values[i] || !theirs[i])
            continue;
        right.win += values[i] > theirs[i] ? weights[i] : 0;
        right.lose += values[i] < theirs[i] ? weights[i] : 0;
        right.tie += values[i] == theirs[i] ? weights[i] : 0;
    }
    poker_values_compare(values + from, theirs + from, weights + from, count,
                         &counts);
    assert_true(counts.win == right.win);
    assert_true(counts.lose == right.lose);
    assert_true(counts.tie == right.tie);
}

/* Few different values, so that many are equal; highest bits as well. */
static void draw_values(uint64_t heaviest)
{
    static const uint32_t some[] = {
        0, 1, 2, 0x7fffffff, 0x80000000, 0x80000001, 0xe0001000, 0xffffffff,
    };
    struct rng rng;

    rng_seed(&rng, "values");
    for (int i = 0; i < HANDS + AWAY; i++) {
        values[i] = some[rng_below(&rng, 8)];
        theirs[i] = some[rng_below(&rng, 8)];
        weights[i] = (uint32_t)rng_below(&rng, heaviest + 1);
    }
}

static void compare_counts(void)
{
    draw_values(24);
    compare(0, HANDS);
    for (size_t count = 0; count <= FEW; count++)
        compare(count % AWAY, count);
}

static void compare_heavy(void)
{
    draw_values(UINT64_C(0xffffffff) / (HANDS + AWAY));
    compare(0, HANDS);
    draw_values(0);
    for (int at = 0; at < 40; at++) {           /* all in one lane */
        weights[at] = 0xffffffff;
        compare(0, 40);
        weights[at] = 0;
    }
}

/* Tests */

CASE(every_size) { BEGIN_CASE; by_each_width(judge_every_size); }
CASE(every_count) { BEGIN_CASE; by_each_width(judge_every_count); }
CASE(one_among_many) { BEGIN_CASE; by_each_width(judge_one_among_many); }
CASE(boards) { BEGIN_CASE; by_each_width(judge_boards); }
CASE(clashes) { BEGIN_CASE; by_each_width(judge_clashes); }
CASE(comparing) { BEGIN_CASE; by_each_width(compare_counts); }
CASE(heavy_weights) { BEGIN_CASE; by_each_width(compare_heavy); }

/* A processor that has a width has all below it. */
CASE(widths_are_nested)
{
    int is_there = 1;

    BEGIN_CASE;
    draw_hands("widths", 7);
    for (int i = 0; i < POKER_WIDTHS; i++) {
        int is_used = poker_values_use((enum poker_width)i);

        assert_true(is_there || !is_used);
        is_there = is_used;
        judge(0, 100);
    }
    assert_false(poker_values_use(POKER_WIDTHS));
    judge(0, 100);
}

static const struct CMUnitTest tests[] = {
    TEST("poker values: hands of five, six and seven by every width",
         every_size),
    TEST("poker values: any number of hands from any place on, and not one "
         "more", every_count),
    TEST("poker values: one rare hand among plain ones", one_among_many),
    TEST("poker values: two cards on many boards", boards),
    TEST("poker values: a board with one of the two cards is worth nothing",
         clashes),
    TEST("poker values: weights are added up by who is ahead", comparing),
    TEST("poker values: weights of up to 32 bits do not run over",
         heavy_weights),
    TEST("poker values: a width that is not there is refused",
         widths_are_nested),
};

CHECK_MAIN("poker_values", tests)
