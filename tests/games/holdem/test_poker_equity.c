/* test_poker_equity.c - exact equity: known figures, and slow counting. */
#include "check.h"

#include <string.h>

#include "games/holdem/rules/equity.h"
#include "games/holdem/slow_equity.h"
#include "games/holdem/slow_poker.h"
#include "games/holdem/suit_groups.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define IS_SLOW 1
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define IS_SLOW 1
#endif
#ifndef IS_SLOW
#define IS_SLOW 0
#endif

static struct poker_equity equity;

static struct poker_range anything(void)
{
    struct poker_range range = {0};

    poker_range_fill(&range, 1);
    return range;
}

static struct poker_range pair_of(int rank)
{
    struct poker_range range = {0};

    for (int suit = 0; suit < 4; suit++)
        for (int other = 0; other < suit; other++)
            range.weight[poker_combo(card_of(rank, suit),
                                     card_of(rank, other))] = 1;
    return range;
}

static struct poker_counts count(const struct poker_range *a,
                                 const struct poker_range *b, cards board,
                                 cards dead)
{
    assert_null(poker_equity_begin(&equity, a, b, board, dead));
    while (poker_equity_step(&equity, UINT64_MAX))
        ;
    return equity.counts;
}

static void assert_counts(struct poker_counts counts, uint64_t win,
                          uint64_t lose, uint64_t tie)
{
    if (counts.win != win || counts.lose != lose || counts.tie != tie)
        fail_msg("%llu %llu %llu, not %llu %llu %llu",
                 (unsigned long long)counts.win,
                 (unsigned long long)counts.lose,
                 (unsigned long long)counts.tie, (unsigned long long)win,
                 (unsigned long long)lose, (unsigned long long)tie);
}

/* Known figures */

static void check_hands(const char *one, const char *other, uint64_t win,
                        uint64_t lose, uint64_t tie)
{
    struct poker_range a = slow_equity_hand(one);
    struct poker_range b = slow_equity_hand(other);

    assert_counts(count(&a, &b, 0, 0), win, lose, tie);
    assert_counts(count(&b, &a, 0, 0), lose, win, tie);
}

CASE(known_hands)
{
    BEGIN_CASE;
    check_hands("Ah As", "Kh Ks", 1410336, 292660, 9308);
    check_hands("Ah Kh", "Qs Qd", 787966, 917606, 6732);
}

CASE(aces_against_anything)
{
    struct poker_range aces = pair_of(12), all = anything();

    BEGIN_CASE;
    assert_counts(count(&aces, &all, 0, 0), UINT64_C(10689050508),
                  UINT64_C(1827970020), UINT64_C(68413872));
}

/* C(52,2) C(50,2) C(48,5) deals. */
CASE(anything_against_anything)
{
    struct poker_range all = anything();
    struct poker_counts counts;

    BEGIN_CASE;
    if (IS_SLOW)
        return;
    counts = count(&all, &all, 0, 0);
    assert_true(counts.win == counts.lose);
    assert_true(counts.win + counts.lose + counts.tie
                == UINT64_C(1326) * 1225 * 1712304);
}

/* Against slow counting */

static void compare(const struct poker_range *a, const struct poker_range *b,
                    cards board, cards dead)
{
    struct poker_counts right = slow_equity(a, b, board, dead);

    assert_counts(count(a, b, board, dead), right.win, right.lose,
                  right.tie);
    assert_counts(count(b, a, board, dead), right.lose, right.win,
                  right.tie);
}

static struct poker_range single(struct rng *rng, cards from)
{
    struct poker_range range = {0};

    poker_range_add(&range, slow_poker_draw(rng, from, 2),
                    (uint16_t)(1 + rng_below(rng, 255)));
    return range;
}

CASE(single_hands)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "single hands");
    for (int given = IS_SLOW ? 1 : 0; given <= 5; given++)
        for (int round = 0; round < given + 1; round++) {
            cards board = slow_poker_draw(&rng, CARDS_DECK, given);
            struct poker_range a = single(&rng, CARDS_DECK & ~board);
            cards two = poker_combo_cards(0), dead;
            struct poker_range b;

            for (int i = 0; i < POKER_COMBOS; i++)
                two = a.weight[i] ? poker_combo_cards(i) : two;
            b = single(&rng, CARDS_DECK & ~board & ~two);
            for (int i = 0; i < POKER_COMBOS; i++)
                two |= b.weight[i] ? poker_combo_cards(i) : 0;
            dead = slow_poker_draw(&rng, CARDS_DECK & ~board & ~two, round);
            compare(&a, &b, board, dead);
        }
}

/* Ranges that overlap each other, the board and the dead cards. */
CASE(random_ranges)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "random ranges");
    for (int round = 0; round < 60; round++) {
        int given = 3 + round % 3, dead = (int)rng_below(&rng, 12);
        cards gone = slow_poker_draw(&rng, CARDS_DECK, given + dead);
        cards board = slow_poker_draw(&rng, gone, given);
        int heaviest = round % 2 ? 255 : 3;
        struct poker_range a = slow_equity_range(&rng, 60, heaviest);
        struct poker_range b = slow_equity_range(&rng, 30, heaviest);

        compare(&a, &b, board, gone & ~board);
    }
}

/* Beyond 20,000 pairs, where all hands are sorted at once. */
CASE(wide_ranges)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "wide ranges");
    for (int round = 0; round < 8; round++) {
        int given = 4 + round % 2, dead = (int)rng_below(&rng, 9);
        cards gone = slow_poker_draw(&rng, CARDS_DECK, given + dead);
        cards board = slow_poker_draw(&rng, gone, given);
        int hands = round < 4 ? 5000 : 400;     /* nearly all, or some */
        struct poker_range a = slow_equity_range(&rng, hands, 255);
        struct poker_range b = slow_equity_range(&rng, 400, 255);

        compare(&a, &b, board, gone & ~board);
    }
}

/* Hands of very different numbers on each side, around the limit. */
CASE(ranges_around_the_limit)
{
    struct poker_range all = anything(), some = {0};
    cards board = slow_poker_cards("Ah Kd 7d 2c 2s");

    BEGIN_CASE;
    for (int i = 0; i < 1326; i += 60) {
        some.weight[i] = (uint16_t)(1 + i % 255);
        compare(&some, &all, board, 0);
    }
}

/* Suits that are alike in every way, before and after the flop */

static void compare_groups(const char *group, struct rng *rng, int left,
                           int given, unsigned missing)
{
    cards board = suit_groups_draw(group, rng, CARDS_DECK, given);
    cards deck = suit_groups_draw(group, rng, CARDS_DECK & ~board, left);
    struct poker_range a = slow_equity_group(group, rng, missing, 255);
    struct poker_range b = slow_equity_group(group, rng, missing, 5);

    if (poker_equity_begin(&equity, &a, &b, board,
                           CARDS_DECK & ~deck & ~board))
        return;                         /* by chance none are left */
    compare(&a, &b, board, CARDS_DECK & ~deck & ~board);
}

CASE(suits_alike)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "suits alike");
    for (int i = 0; i < SUIT_GROUPS; i++) {
        compare_groups(suit_groups[i], &rng, 12, 0, 4);
        compare_groups(suit_groups[i], &rng, 14, 3, 3);
        compare_groups(suit_groups[i], &rng, 26, 4, 6);
        compare_groups(suit_groups[i], &rng, 30, 5, 1);
        compare_groups(suit_groups[i], &rng, 48, 4, 4);
    }
}

/* Eighteen cards are left, so there are 23,409 pairs and 8,568 boards. */
CASE(wide_ranges_before_the_flop)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "wide ranges before the flop");
    compare_groups("abab", &rng, 18, 0, 0);
}

/* All boards of the whole deck for all pairs of two pairs. */
CASE(aces_against_kings)
{
    struct poker_range aces = pair_of(12), kings = pair_of(11);

    BEGIN_CASE;
    if (!IS_SLOW)
        compare(&aces, &kings, 0, 0);
}

/* A dead card can make two suits different, and so can a weight. */
CASE(nearly_alike)
{
    struct poker_range aces = pair_of(12), kings = pair_of(11);
    cards flop = slow_poker_cards("2h 2d 2c");

    BEGIN_CASE;
    compare(&aces, &kings, flop, cards_of(0) << 48 | cards_of(20));
    compare(&aces, &kings, flop | slow_poker_cards("7h"), 0);
    aces.weight[poker_combo(12, 25)] = 2;
    compare(&aces, &kings, flop, 0);
    kings.weight[poker_combo(11, 37)] = 0;
    compare(&aces, &kings, flop, 0);
    kings.weight[poker_combo(11, 0)] = 7;       /* on the board */
    compare(&aces, &kings, flop, 0);
}

/* The most that weights can come to. */
CASE(heaviest)
{
    struct poker_range all = anything(), heavy = {0};
    struct poker_counts right;

    BEGIN_CASE;
    poker_range_fill(&heavy, POKER_WEIGHT_MOST);
    right = count(&all, &all, slow_poker_cards("Ah 7d 7c 2s"), 0);
    assert_counts(count(&heavy, &heavy, slow_poker_cards("Ah 7d 7c 2s"), 0),
                  right.win * 1000000, right.lose * 1000000,
                  right.tie * 1000000);
    if (!IS_SLOW) {
        struct poker_range aces = pair_of(12);

        for (int i = 0; i < POKER_COMBOS; i++)
            aces.weight[i] = (uint16_t)(POKER_WEIGHT_MOST * aces.weight[i]);
        assert_counts(count(&aces, &heavy, 0, 0),
                      UINT64_C(1000000) * 10689050508,
                      UINT64_C(1000000) * 1827970020,
                      UINT64_C(1000000) * 68413872);
    }
}

CASE(the_last_cards)
{
    struct poker_range a = slow_equity_hand("Ah As");
    struct poker_range b = slow_equity_hand("Kh Ks");
    cards rest = slow_poker_cards("2c 3c 4c 5c 7d");
    cards four = slow_poker_cards("Ah As Kh Ks");

    BEGIN_CASE;
    assert_counts(count(&a, &b, 0, CARDS_DECK & ~rest & ~four), 1, 0, 0);
    compare(&a, &b, 0, CARDS_DECK & ~rest & ~four & ~cards_of(24));
    assert_counts(count(&a, &b, slow_poker_cards("Kd Kc 2h 3h 4d"), 0), 0, 1,
                  0);
}

/* Steps */

/* No two suits are alike here, so there are C(46,3) boards. A step looks at
 * that many of them and, to fill a batch, at some more. */
static void check_steps(const struct poker_range *a,
                        const struct poker_range *b, cards board,
                        uint64_t size)
{
    uint64_t done = 0;

    assert_null(poker_equity_begin(&equity, a, b, board, 0));
    assert_int_equal(poker_equity_done(&equity), 0);
    while (poker_equity_step(&equity, size)) {
        uint64_t now = equity.counts.win + equity.counts.lose
                     + equity.counts.tie;

        assert_in_range(now, done + 1, done + size + POKER_EQUITY_BATCH);
        assert_true(now >= done + size || now == 15180);
        assert_int_equal(poker_equity_done(&equity), now * 1000 / 15180);
        done = now;
    }
    assert_int_equal(poker_equity_done(&equity), 1000);
}

CASE(steps_of_any_size)
{
    static const uint64_t sizes[] = {1, 100, 128, 129, 1000, 20000};
    struct poker_range a = slow_equity_hand("Ah Kd");
    struct poker_range b = slow_equity_hand("Qs Qd");
    cards board = slow_poker_cards("2h 7d");
    struct poker_counts right = slow_equity(&a, &b, board, 0);

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        check_steps(&a, &b, board, sizes[i]);
        assert_counts(equity.counts, right.win, right.lose, right.tie);
        assert_int_equal(poker_equity_step(&equity, 1), 0);
        assert_counts(equity.counts, right.win, right.lose, right.tie);
    }
}

/* Messages */

static void check_wrong(const char *one, const char *other, const char *board,
                        cards dead, const char *says)
{
    struct poker_range a = slow_equity_hand(one);
    struct poker_range b = slow_equity_hand(other);
    const char *wrong = poker_equity_begin(&equity, &a, &b,
                                           slow_poker_cards(board), dead);

    assert_non_null(wrong);
    if (!strstr(wrong, says))
        fail_msg("\"%s\" does not say \"%s\"", wrong, says);
}

CASE(what_is_wrong_is_said)
{
    cards nine = slow_poker_cards("Ah As Kh Ks 2c 3c 4c 5c 7d");

    BEGIN_CASE;
    check_wrong("Ah As", "Kh Ks", "2h 3h 4h 5h 6h 7h", 0,
                "at most five cards");
    check_wrong("Ah As", "Kh Ks", "2h 3h 4h", cards_of(0),
                "on the board and dead");
    check_wrong("Ah As", "Kh Ks", "Ah 3h 4h", 0, "first side has no hand");
    check_wrong("Ah As", "Kh Ks", "", slow_poker_cards("As"),
                "first side has no hand");
    check_wrong("Ah As", "Kh Ks", "Ks 3h 4h", 0, "second side has no hand");
    check_wrong("Ah As", "Kh Ks", "", slow_poker_cards("Kh"),
                "second side has no hand");
    check_wrong("Ah As", "Ah Kd", "", 0, "always share a card");
    check_wrong("Ah As", "Kh Ks", "", ~(nine & ~cards_of(18)) & CARDS_DECK,
                "too many cards are dead");
    check_wrong("Ah As", "Kh Ks", "2c", ~(nine & ~cards_of(18)) & CARDS_DECK,
                "too many cards are dead");
}

CASE(empty_ranges)
{
    struct poker_range none = {0}, all = anything();

    BEGIN_CASE;
    assert_non_null(strstr(poker_equity_begin(&equity, &none, &all, 0, 0),
                           "first side"));
    assert_non_null(strstr(poker_equity_begin(&equity, &all, &none, 0, 0),
                           "second side"));
}

/* Ranges in which each hand of one shares a card with each of the other. */
CASE(sides_that_cannot_meet)
{
    struct poker_range a = slow_equity_hand("Ah As"), b = {0};

    BEGIN_CASE;
    for (int i = 0; i < POKER_COMBOS; i++)
        b.weight[i] = (poker_combo_cards(i) & slow_poker_cards("Ah As")) != 0;
    assert_non_null(poker_equity_begin(&equity, &a, &b, 0, 0));
    assert_non_null(poker_equity_begin(&equity, &b, &a, 0, 0));
    b.weight[poker_combo(0, 1)] = 1;
    assert_null(poker_equity_begin(&equity, &a, &b, 0, 0));
    assert_null(poker_equity_begin(&equity, &b, &a, 0, 0));
}

static const struct CMUnitTest tests[] = {
    TEST("poker equity: aces against kings, ace and king against queens",
         known_hands),
    TEST("poker equity: aces against anything are 85.2037 %",
         aces_against_anything),
    TEST("poker equity: anything against anything is even",
         anything_against_anything),
    TEST("poker equity: single hands agree with slow counting",
         single_hands),
    TEST("poker equity: random ranges with weights and dead cards agree "
         "with slow counting", random_ranges),
    TEST("poker equity: wide ranges agree with slow counting", wide_ranges),
    TEST("poker equity: both ways to count agree around the limit",
         ranges_around_the_limit),
    TEST("poker equity: whichever suits are alike, the counts are those of "
         "slow counting", suits_alike),
    TEST("poker equity: wide ranges before the flop agree with slow "
         "counting", wide_ranges_before_the_flop),
    TEST("poker equity: all aces against all kings agree with slow counting",
         aces_against_kings),
    TEST("poker equity: one card or weight makes suits different",
         nearly_alike),
    TEST("poker equity: the heaviest weights do not run over", heaviest),
    TEST("poker equity: the last cards of the deck", the_last_cards),
    TEST("poker equity: steps of any size come to the same",
         steps_of_any_size),
    TEST("poker equity: what is wrong is said", what_is_wrong_is_said),
    TEST("poker equity: an empty range is refused", empty_ranges),
    TEST("poker equity: sides that cannot meet are refused",
         sides_that_cannot_meet),
};

CHECK_MAIN("poker_equity", tests)
