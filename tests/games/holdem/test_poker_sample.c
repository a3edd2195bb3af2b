/* test_poker_sample.c - equity by chance: the same twice, near the exact one,
 * and only with cards that can come. */
#include "check.h"

#include <string.h>

#include "games/holdem/rules/sides.h"
#include "games/holdem/slow_equity.h"
#include "games/holdem/slow_poker.h"

enum { DEALS = 200000 };

static struct poker_sides sides;

static struct poker_range anything(void)
{
    struct poker_range range = {0};

    poker_range_fill(&range, 1);
    return range;
}

/* What the first side has. */
static struct poker_counts counts_of(const struct poker_shares *shares)
{
    return (struct poker_counts){shares->split[0][1], shares->split[1][1],
                                 shares->split[0][2]};
}

static void begin(const struct poker_range *a, const struct poker_range *b,
                  cards board, cards dead)
{
    struct poker_range both[2] = {*a, *b};

    assert_null(poker_sides_begin(&sides, both, 2, board, dead));
}

static struct poker_counts sample(const struct poker_range *a,
                                  const struct poker_range *b, cards board,
                                  cards dead, const char *seed,
                                  uint64_t deals)
{
    struct rng rng;

    rng_seed(&rng, seed);
    begin(a, b, board, dead);
    poker_sides_sample(&sides, &rng, deals);
    return counts_of(&sides.shares);
}

static uint64_t sum_of(struct poker_counts counts)
{
    return counts.win + counts.lose + counts.tie;
}

/* Five standard deviations: n p (1 - p) is the square of one, and p is
 * hits of all. */
static void assert_near(uint64_t found, uint64_t deals, uint64_t hits,
                        uint64_t all)
{
    int64_t expected = (int64_t)(deals * hits / all);
    int64_t off = (int64_t)found - expected;
    int64_t square = (int64_t)(deals * hits / all * (all - hits) / all);

    if (off * off > 25 * (square + 1))
        fail_msg("%lld of %llu deals, not about %lld", (long long)found,
                 (unsigned long long)deals, (long long)expected);
}

/* All three counts against exact ones; these are small enough. */
static void compare(const struct poker_range *a, const struct poker_range *b,
                    cards board, cards dead, const char *seed)
{
    struct poker_counts right = slow_equity(a, b, board, dead);
    struct poker_counts counts = sample(a, b, board, dead, seed, DEALS);
    uint64_t all = sum_of(right);

    assert_true(sum_of(counts) == DEALS);
    assert_near(counts.win, DEALS, right.win, all);
    assert_near(counts.lose, DEALS, right.lose, all);
    assert_near(counts.tie, DEALS, right.tie, all);
}

CASE(the_same_twice)
{
    struct poker_range a = slow_equity_hand("Ah Kh"), all = anything();
    struct poker_counts once = sample(&a, &all, 0, 0, "seed", 5000);
    struct poker_counts again = sample(&a, &all, 0, 0, "seed", 5000);
    struct poker_counts other = sample(&a, &all, 0, 0, "other", 5000);

    BEGIN_CASE;
    assert_memory_equal(&once, &again, sizeof once);
    assert_true(once.win != other.win || once.lose != other.lose);
}

CASE(every_number_of_deals)
{
    static const uint64_t deals[] = {0, 1, 2, 1023, 1024, 1025, 2048, 5000};
    struct poker_range a = slow_equity_hand("Ah Kh"), all = anything();

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof deals / sizeof *deals; i++)
        assert_true(sum_of(sample(&a, &all, 0, 0, "deals", deals[i]))
                    == deals[i]);
}

CASE(counts_go_on)
{
    struct poker_range a = slow_equity_hand("Ah Kh"), all = anything();
    struct poker_counts first = sample(&a, &all, 0, 0, "on", 3000);
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "and on");
    poker_sides_sample(&sides, &rng, 2000);
    assert_true(sum_of(counts_of(&sides.shares)) == 5000);
    assert_true(counts_of(&sides.shares).win > first.win);
    assert_true(counts_of(&sides.shares).lose > first.lose);
}

CASE(known_hands)
{
    struct poker_range aces = slow_equity_hand("Ah As");
    struct poker_range kings = slow_equity_hand("Kh Ks"), all = anything();
    struct poker_counts counts;

    BEGIN_CASE;
    counts = sample(&aces, &kings, 0, 0, "aces", DEALS);
    assert_near(counts.win, DEALS, 1410336, 1712304);
    assert_near(counts.lose, DEALS, 292660, 1712304);
    assert_near(counts.tie, DEALS, 9308, 1712304);
    counts = sample(&aces, &all, 0, 0, "aces", DEALS);
    assert_near(counts.win, DEALS, 10689050508 / 1000, 12585434400 / 1000);
    counts = sample(&all, &all, 0, 0, "even", DEALS);
    assert_near(counts.win, DEALS - counts.tie, 1, 2);
}

/* Ranges with weights on boards, dead cards beside them. */
CASE(random_ranges)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "sampled ranges");
    for (int given = 3; given <= 5; given++)
        for (int round = 0; round < 3; round++) {
            cards gone = slow_poker_draw(&rng, CARDS_DECK, given + 8);
            cards board = slow_poker_draw(&rng, gone, given);
            struct poker_range a = slow_equity_range(&rng, 9, 255);
            struct poker_range b = slow_equity_range(&rng, 40, 4);

            compare(&a, &b, board, gone & ~board, "sampled");
        }
}

/* A heavy hand that wins against a light one that loses. */
CASE(weights_count)
{
    struct poker_range a = {0}, b = slow_equity_hand("Kh Ks");
    cards board = slow_poker_cards("2h 3d 7c 8s Jd");
    struct poker_counts counts;

    BEGIN_CASE;
    poker_range_add(&a, slow_poker_cards("Ah As"), 255);
    poker_range_add(&a, slow_poker_cards("Qh Qs"), 5);
    counts = sample(&a, &b, board, 0, "weights", DEALS);
    assert_near(counts.win, DEALS, 255, 260);
    counts = sample(&b, &a, board, 0, "weights", DEALS);
    assert_near(counts.lose, DEALS, 255, 260);
}

/* Hands that meet many others are drawn as often as those deals come: here
 * one of the first side's meets one of two, the other both. */
CASE(hands_that_share_cards)
{
    struct poker_range a = {0}, b = {0};
    cards board = slow_poker_cards("2h 3d 7c 8s Jd");

    BEGIN_CASE;
    poker_range_add(&a, slow_poker_cards("Ah As"), 1);
    poker_range_add(&a, slow_poker_cards("Qh Qs"), 1);
    poker_range_add(&b, slow_poker_cards("Ah Kd"), 1);
    poker_range_add(&b, slow_poker_cards("Tc Th"), 1);
    compare(&a, &b, board, 0, "shared");
    compare(&b, &a, board, 0, "shared");
}

/* Only with these cards do the kings never win: any other that came, be it
 * dead, on the board or in a hand, would show now and then. */
CASE(only_cards_that_can_come)
{
    struct poker_range aces = slow_equity_hand("Ah As");
    struct poker_range kings = slow_equity_hand("Kh Ks"), both = kings;
    cards rest = slow_poker_cards("2h 3d 4c 6s 7h 8d 9c");
    cards four = slow_poker_cards("Ah As Kh Ks");
    cards dead = CARDS_DECK & ~rest & ~four;

    BEGIN_CASE;
    poker_range_add(&both, slow_poker_cards("Kh Ah"), 1);
    assert_true(sample(&aces, &kings, 0, dead, "dead", DEALS).lose == 0);
    assert_true(sample(&kings, &aces, 0, dead, "dead", DEALS).win == 0);
    assert_true(sample(&aces, &both, 0, dead, "dead", DEALS).lose == 0);
    assert_true(sample(&aces, &kings, slow_poker_cards("2h 3d 4c"),
                       dead, "dead", DEALS).lose == 0);
}

/* Wide ranges of few cards: most draws are in vain, what comes is fair. */
CASE(few_cards_are_left)
{
    struct poker_range a = anything(), b = anything();
    cards left = slow_poker_cards("Ah As Kh Kd Qc 9h 8h 7s 2d 2c 3c");

    BEGIN_CASE;
    for (int i = 0; i < POKER_COMBOS; i++)
        a.weight[i] = (uint16_t)(i % 7 * 30);
    compare(&a, &b, 0, CARDS_DECK & ~left, "few");
    left &= left - 1;
    left &= left - 1;                   /* nine: just enough */
    compare(&a, &b, 0, CARDS_DECK & ~left, "fewest");
}

CASE(a_full_board_is_exact)
{
    struct poker_range aces = slow_equity_hand("Ah As");
    struct poker_range kings = slow_equity_hand("Kh Ks");
    struct poker_counts counts;

    BEGIN_CASE;
    counts = sample(&aces, &kings, slow_poker_cards("2h 3d 7c 8s Jd"), 0,
                    "full", 10000);
    assert_true(counts.win == 10000);
    counts = sample(&aces, &kings, slow_poker_cards("Kd 3d 7c 8s Jd"), 0,
                    "full", 10000);
    assert_true(counts.lose == 10000);
    counts = sample(&aces, &kings, slow_poker_cards("Tc Jc Qc Kc Ac"), 0,
                    "full", 10000);
    assert_true(counts.tie == 10000);
}

/* The last of five: either a king, which decides for the second side, or one
 * of the other cards in turn, of low and of high number. */
CASE(every_card_comes)
{
    struct poker_range aces = slow_equity_hand("Ah As");
    struct poker_range kings = slow_equity_hand("Kh Ks");
    cards board = slow_poker_cards("2c 3d 8d 9s");
    cards king = slow_poker_cards("Kd"), kept = board | king
        | slow_poker_cards("Ah As Kh Ks Kc");

    BEGIN_CASE;
    for (int i = 0; i < CARDS_ALL; i++) {
        cards dead = CARDS_DECK & ~(board | king | cards_of(i)
                                    | slow_poker_cards("Ah As Kh Ks"));

        if (!(cards_of(i) & kept))
            assert_near(sample(&aces, &kings, board, dead, "river",
                               2000).win, 2000, 1, 2);
    }
}

/* Each call begins with a deck in order: so its first deal must be fair, not
 * only what comes after many. */
CASE(first_deals_are_fair)
{
    struct poker_range a = slow_equity_hand("Ah Kd"), b = {0};
    cards flop = slow_poker_cards("2c 7h 8h");
    struct poker_counts right;
    struct rng rng;

    BEGIN_CASE;
    poker_range_add(&b, slow_poker_cards("Qs Qd"), 1);
    poker_range_add(&b, slow_poker_cards("5s 5d"), 2);
    for (int given = 0; given < 2; given++) {
        cards board = given ? flop : 0;
        cards dead = given ? 0 : CARDS_DECK
            & ~slow_poker_cards("Ah Kd Qs Qd 5s 5d As Ks 2h 3h 4h 5h 6h 7h "
                                "8h 9h Th 2d 2c");

        right = slow_equity(&a, &b, board, dead);
        rng_seed(&rng, "first deals");
        begin(&a, &b, board, dead);
        for (int i = 0; i < 50000; i++)
            poker_sides_sample(&sides, &rng, 1);
        assert_near(counts_of(&sides.shares).win, 50000, right.win,
                    sum_of(right));
        assert_near(counts_of(&sides.shares).tie, 50000, right.tie,
                    sum_of(right));
    }
}

/* A random word of 0 is one of those that would make the first five cards of
 * the deck come too often: here they are a straight flush, which is a tie. A
 * generator whose second word is 0 gives it. */
CASE(unfair_numbers_are_drawn_again)
{
    struct poker_range a = slow_equity_hand("Ah As");
    struct poker_range b = slow_equity_hand("Kh Ks");
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "a random word of 0");
    begin(&a, &b, 0, 0);
    for (int i = 0; i < 100; i++) {
        struct rng zero = {{rng_next(&rng), 0, rng_next(&rng),
                            rng_next(&rng)}};

        poker_sides_sample(&sides, &zero, 1);
    }
    assert_true(sum_of(counts_of(&sides.shares)) == 100);
    assert_true(counts_of(&sides.shares).tie < 10);
}

static const struct CMUnitTest tests[] = {
    TEST("poker sample: the same seed gives the same counts",
         the_same_twice),
    TEST("poker sample: as many deals as were asked for",
         every_number_of_deals),
    TEST("poker sample: more deals are added to the counts", counts_go_on),
    TEST("poker sample: known hands come near their figures", known_hands),
    TEST("poker sample: ranges on boards come near exact counts",
         random_ranges),
    TEST("poker sample: weights count", weights_count),
    TEST("poker sample: hands that share cards are drawn as often as their "
         "deals come", hands_that_share_cards),
    TEST("poker sample: only cards come that can", only_cards_that_can_come),
    TEST("poker sample: few cards are left", few_cards_are_left),
    TEST("poker sample: a full board leaves nothing to chance",
         a_full_board_is_exact),
    TEST("poker sample: every card comes as often", every_card_comes),
    TEST("poker sample: the first deal of a call is fair",
         first_deals_are_fair),
    TEST("poker sample: numbers that would come too often are drawn again",
         unfair_numbers_are_drawn_again),
};

CHECK_MAIN("poker_sample", tests)
