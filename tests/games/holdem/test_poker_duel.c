/* test_poker_duel.c - two hands, or ranges, before the flop: counted by ranks
 * and suits, and once more by boards. */
#include "check.h"

#include "games/holdem/rules/duels.h"
#include "games/holdem/rules/equity.h"
#include "games/holdem/slow_equity.h"
#include "games/holdem/slow_poker.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ROUNDS 6
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define ROUNDS 6
#endif
#ifndef ROUNDS
#define ROUNDS 30
#endif

static struct poker_lookup lookup;
static struct poker_duel duel;
static struct poker_duels duels;
static struct poker_equity equity;

static void assert_same(struct poker_counts a, struct poker_counts b)
{
    if (a.win != b.win || a.lose != b.lose || a.tie != b.tie)
        fail_msg("%llu %llu %llu, not %llu %llu %llu",
                 (unsigned long long)a.win, (unsigned long long)a.lose,
                 (unsigned long long)a.tie, (unsigned long long)b.win,
                 (unsigned long long)b.lose, (unsigned long long)b.tie);
}

static struct poker_counts by_ranks(cards a, cards b, cards dead)
{
    struct poker_counts counts = {0, 0, 0};
    const cards hand[] = {a, b};

    poker_duel(&duel, &lookup, hand, dead, &counts);
    return counts;
}

static struct poker_counts by_boards(const struct poker_range *a,
                                     const struct poker_range *b, cards dead)
{
    assert_null(poker_equity_begin(&equity, a, b, 0, dead));
    while (poker_equity_step(&equity, UINT64_MAX))
        ;
    return equity.counts;
}

static void compare(cards a, cards b, cards dead)
{
    struct poker_range mine = {0}, theirs = {0};
    struct poker_counts there = by_ranks(a, b, dead);
    struct poker_counts back = by_ranks(b, a, dead);

    poker_range_add(&mine, a, 1);
    poker_range_add(&theirs, b, 1);
    assert_same(there, by_boards(&mine, &theirs, dead));
    assert_int_equal(there.win, back.lose);
    assert_int_equal(there.lose, back.win);
    assert_int_equal(there.tie, back.tie);
}

CASE(known_hands)
{
    static const struct poker_counts aces = {1410336, 292660, 9308};
    static const struct poker_counts suited = {787966, 917606, 6732};

    BEGIN_CASE;
    assert_same(by_ranks(slow_poker_cards("Ah As"),
                         slow_poker_cards("Kh Ks"), 0), aces);
    assert_same(by_ranks(slow_poker_cards("Ah Kh"),
                         slow_poker_cards("Qs Qd"), 0), suited);
}

/* Each way in which two hands can share suits and ranks. */
CASE(every_pattern)
{
    static const char *const pairs[][2] = {
        {"Ah Kh", "Qh Jh"}, {"Ah Kh", "Qd Jd"}, {"Ah Kh", "Qh Jd"},
        {"Ah Kd", "Qh Jd"}, {"Ah Kd", "Qd Jh"}, {"Ah Kd", "Qc Js"},
        {"Ah Ad", "Ac As"}, {"Ah Kd", "Ac Ks"}, {"2h 2d", "3h 4h"},
        {"Ah 2h", "Ad 2d"}, {"5h 4h", "6d 7c"}, {"Th 9h", "8h 7h"},
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs && i < ROUNDS; i++)
        compare(slow_poker_cards(pairs[i][0]), slow_poker_cards(pairs[i][1]),
                0);
}

CASE(random_hands)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "duels");
    for (int i = 0; i < ROUNDS; i++) {
        cards a = slow_poker_draw(&rng, CARDS_DECK, 2);
        cards b = slow_poker_draw(&rng, CARDS_DECK & ~a, 2);
        int dead = i % 3 ? (int)rng_below(&rng, 43) : 0;

        compare(a, b, slow_poker_draw(&rng, CARDS_DECK & ~a & ~b, dead));
    }
}

/* With the smallest deck there is one board. */
CASE(one_board)
{
    cards a = slow_poker_cards("Ah As"), b = slow_poker_cards("Kh Ks");
    cards board = slow_poker_cards("2h 3h 4h 5d 9c");
    struct poker_counts counts = by_ranks(a, b, CARDS_DECK & ~a & ~b
                                                & ~board);
    static const struct poker_counts won = {1, 0, 0};

    BEGIN_CASE;
    assert_same(counts, won);
    board = slow_poker_cards("2h 3h 4h 7h 9c");
    counts = by_ranks(b, a, CARDS_DECK & ~a & ~b & ~board);
    assert_int_equal(counts.lose, 1);
}

/* Ranges */

static struct poker_counts by_kinds(const struct poker_range *a,
                                    const struct poker_range *b, cards dead)
{
    struct poker_counts counts = {0, 0, 0};

    assert_true(poker_duels_begin(&duels, &lookup, a, b, dead));
    for (int i = 0; i < duels.count; i++)
        poker_duels_count(&duels, i, &duel, &counts);
    return counts;
}

/* Hands with weights, and dead cards, which tell suits apart. */
CASE(random_ranges)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "ranges of duels");
    for (int i = 0; i < ROUNDS / 6; i++) {
        cards dead = slow_poker_draw(&rng, CARDS_DECK, i % 4 * 8);
        struct poker_range a = slow_equity_range(&rng, 12, 1000);
        struct poker_range b = slow_equity_range(&rng, 20, i % 2 ? 3 : 900);

        assert_same(by_kinds(&a, &b, dead), by_boards(&a, &b, dead));
    }
}

/* All aces against all kings are three kinds: with two, one or no suit in
 * common. */
CASE(suits_that_are_alike)
{
    struct poker_range a = {0}, b = {0};

    BEGIN_CASE;
    for (int suit = 0; suit < 4; suit++)
        for (int other = 0; other < suit; other++) {
            poker_range_add(&a, cards_of(card_of(12, suit))
                                | cards_of(card_of(12, other)), 2);
            poker_range_add(&b, cards_of(card_of(11, suit))
                                | cards_of(card_of(11, other)), 3);
        }
    assert_same(by_kinds(&a, &b, 0), by_boards(&a, &b, 0));
    assert_int_equal(duels.count, 3);
    assert_true(poker_duels_begin(&duels, &lookup, &a, &b, cards_of(0)));
    assert_true(duels.count > 3);
}

/* There are 47,008 kinds of two hands, before and behind; no more than fit
 * are listed. */
CASE(too_many)
{
    struct poker_range all = {0};

    BEGIN_CASE;
    poker_range_fill(&all, 1);
    assert_false(poker_duels_begin(&duels, &lookup, &all, &all, 0));
    assert_int_equal(duels.count, POKER_DUELS_MOST);
}

static const struct CMUnitTest tests[] = {
    TEST("poker duel: known hands", known_hands),
    TEST("poker duel: hands that share suits and ranks", every_pattern),
    TEST("poker duel: random hands and dead cards, as by boards",
         random_hands),
    TEST("poker duel: a deck with one board", one_board),
    TEST("poker duels: ranges with weights, as by boards", random_ranges),
    TEST("poker duels: pairs that a renaming of suits makes alike are "
         "counted once", suits_that_are_alike),
    TEST("poker duels: wide ranges are refused", too_many),
};

int main(void)
{
    poker_lookup_begin(&lookup);
    cmocka_set_message_output(CM_OUTPUT_TAP);
    return cmocka_run_group_tests_name("poker_duel", tests, NULL, NULL);
}
