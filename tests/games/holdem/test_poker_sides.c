/* test_poker_sides.c - two to nine sides: counted, sampled, and by an
 * enumeration written once more. */
#include "check.h"

#include "games/holdem/rules/sides.h"
#include "games/holdem/slow_equity.h"
#include "games/holdem/slow_poker.h"

enum { DEALS = 200000, MOST = POKER_SIDES_MOST };

static struct poker_sides sides;
static struct poker_range ranges[MOST];

/* Every deal, every board, one after the other */

static struct poker_shares slow;

static void slow_showdown(const cards *hand, int players, cards board,
                          uint64_t weight)
{
    int value[MOST], best = 0, sharing = 0;

    for (int i = 0; i < players; i++) {
        value[i] = slow_poker_value(hand[i] | board);
        best = value[i] > best ? value[i] : best;
    }
    for (int i = 0; i < players; i++)
        sharing += value[i] == best;
    for (int i = 0; i < players; i++)
        slow.split[i][sharing] += value[i] == best ? weight : 0;
    slow.deals += weight;
}

static void slow_boards(const cards *hand, int players, cards board,
                        cards gone, int first, uint64_t weight)
{
    if (cards_count(board) == 5) {
        slow_showdown(hand, players, board, weight);
        return;
    }
    for (int i = first; i < CARDS_ALL; i++)
        if (!(cards_of(i) & gone))
            slow_boards(hand, players, board | cards_of(i), gone, i + 1,
                        weight);
}

static void slow_deals(cards *hand, int players, int player, cards board,
                       cards gone, uint64_t weight)
{
    if (player == players) {
        slow_boards(hand, players, board, gone, 0, weight);
        return;
    }
    for (int i = 0; i < POKER_COMBOS; i++) {
        hand[player] = poker_combo_cards(i);
        if (ranges[player].weight[i] && !(hand[player] & gone))
            slow_deals(hand, players, player + 1, board,
                       gone | hand[player],
                       weight * ranges[player].weight[i]);
    }
}

static void count(int players, cards board, cards dead)
{
    assert_null(poker_sides_begin(&sides, ranges, players, board, dead));
    assert_true(poker_sides_is_countable(&sides));
    while (poker_sides_step(&sides))
        ;
}

static void compare(int players, cards board, cards dead)
{
    cards hand[MOST];

    slow = (struct poker_shares){0};
    slow_deals(hand, players, 0, board, board | dead, 1);
    count(players, board, dead);
    assert_memory_equal(&sides.shares, &slow, sizeof slow);
}

/* Ranges, a board and dead cards with which something can be dealt. */
struct known {
    cards board, dead;
};

static struct known draw_ranges(struct rng *rng, int players, int given)
{
    struct known known;

    do {
        cards gone = slow_poker_draw(rng, CARDS_DECK, given + 12);

        known.board = slow_poker_draw(rng, gone, given);
        known.dead = gone & ~known.board;
        for (int i = 0; i < players; i++)
            ranges[i] = slow_equity_range(rng, 24 / players, 9);
    } while (poker_sides_begin(&sides, ranges, players, known.board,
                              known.dead));
    return known;
}

CASE(random_ranges)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "sides");
    for (int players = 2; players <= 4; players++)
        for (int given = 4; given <= 5; given++) {
            struct known known = draw_ranges(&rng, players, given);

            compare(players, known.board, known.dead);
        }
}

static void give(const char *const *two, int players)
{
    for (int i = 0; i < players; i++)
        ranges[i] = slow_equity_hand(two[i]);
}

/* With suits that can be exchanged, and more than one batch of boards. */
CASE(nine_hands)
{
    static const char *const two[MOST] = {
        "Ah As", "Kh Ks", "Qh Qs", "Jd Jc", "Td Tc", "9d 9c", "8h 8s",
        "7d 7c", "2h 2s",
    };

    BEGIN_CASE;
    give(two, MOST);
    compare(MOST, slow_poker_cards("3d 4d"), 0);
}

/* Everybody plays the board. */
CASE(pots_are_divided)
{
    static const char *const two[] = {"2h 3d", "2d 3c", "2c 3s", "2s 3h"};
    cards royal = slow_poker_cards("Ah Kh Qh Jh Th");

    BEGIN_CASE;
    give(two, 4);
    for (int players = 2; players <= 4; players++) {
        count(players, royal, 0);
        for (int i = 0; i < players; i++) {
            assert_int_equal(sides.shares.split[i][players], 1);
            assert_int_equal(sides.shares.split[i][1], 0);
        }
    }
}

/* AsAh, KsKh and QsQh on 1,370,754 boards: every board has its winners. */
CASE(three_hands)
{
    static const char *const two[] = {"Ah As", "Kh Ks", "Qh Qs"};
    uint64_t shares = 0;

    BEGIN_CASE;
    give(two, 3);
    count(3, 0, 0);
    assert_int_equal(sides.shares.deals, 1370754);
    for (int i = 0; i < 3; i++)
        shares += 6 * sides.shares.split[i][1] + 3 * sides.shares.split[i][2]
                + 2 * sides.shares.split[i][3];
    assert_int_equal(shares, 6 * 1370754);
    assert_true(sides.shares.split[0][1] > sides.shares.split[1][1]);
    assert_true(sides.shares.split[1][1] > sides.shares.split[2][1]);
}

/* Samples come within five standard deviations of the count. */
static void assert_near(uint64_t found, uint64_t hits, uint64_t all)
{
    int64_t expected = (int64_t)(DEALS * hits / all);
    int64_t off = (int64_t)found - expected;
    int64_t square = (int64_t)(DEALS * hits / all * (all - hits) / all);

    if (off * off > 25 * (square + 1))
        fail_msg("%lld of %d deals, not about %lld", (long long)found, DEALS,
                 (long long)expected);
}

CASE(samples_come_near)
{
    struct poker_shares right;
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "sampled sides");
    for (int players = 2; players <= 4; players++) {
        struct known known = draw_ranges(&rng, players, 4);

        count(players, known.board, known.dead);
        right = sides.shares;
        assert_null(poker_sides_begin(&sides, ranges, players, known.board,
                                     known.dead));
        poker_sides_sample(&sides, &rng, DEALS);
        assert_int_equal(sides.shares.deals, DEALS);
        for (int i = 0; i < players; i++)
            for (int k = 1; k <= players; k++)
                assert_near(sides.shares.split[i][k], right.split[i][k],
                            right.deals);
    }
}

/* Nine with any two cards win alike. */
CASE(nine_of_anything)
{
    struct rng rng;
    uint64_t all = 0;

    BEGIN_CASE;
    for (int i = 0; i < MOST; i++)
        poker_range_fill(&ranges[i], 1);
    assert_null(poker_sides_begin(&sides, ranges, MOST, 0, 0));
    assert_false(poker_sides_is_countable(&sides));
    rng_seed(&rng, "nine");
    poker_sides_sample(&sides, &rng, 20000);
    for (int i = 0; i < MOST; i++) {
        assert_in_range(sides.shares.split[i][1], 1800, 2300);
        for (int k = 1; k <= MOST; k++)
            all += sides.shares.split[i][k] * (2520 / (unsigned)k);
    }
    assert_int_equal(all, 2520 * 20000);
}

/* What cannot be dealt */

static void refuse(int players, cards board, cards dead, const char *why)
{
    const char *error = poker_sides_begin(&sides, ranges, players, board, dead);

    assert_non_null(error);
    assert_string_equal(error, why);
}

CASE(refusals)
{
    static const char *const two[] = {"Ah As", "Kh Ks", "Ah Kd"};
    struct poker_range aces = {0};

    BEGIN_CASE;
    give(two, 3);
    refuse(3, 0, 0, "the sides always share a card, or nearly always: no "
                    "deal was found");
    refuse(2, slow_poker_cards("Ks"), 0,
           "the second side has no hand left: its cards are on the board, "
           "dead, or none were given");
    refuse(3, 0, slow_poker_cards("Kd"),
           "the third side has no hand left: its cards are on the board, "
           "dead, or none were given");
    for (int suit = 0; suit < 4; suit++)
        for (int other = 0; other < suit; other++)
            poker_range_add(&aces, cards_of(card_of(12, suit))
                                   | cards_of(card_of(12, other)), 1);
    for (int i = 0; i < MOST; i++)
        ranges[i] = aces;
    assert_null(poker_sides_begin(&sides, ranges, 2, 0, 0));
    refuse(3, 0, 0, "the sides always share a card, or nearly always: no "
                    "deal was found");
    refuse(MOST, 0, 0, "the sides always share a card, or nearly always: no "
                       "deal was found");
}

/* Eight ranks with three cards each: eight pairs, for nine sides. A search for
 * all ways would take minutes. */
CASE(hopeless_searches_end)
{
    cards dead = 0;

    BEGIN_CASE;
    ranges[0] = (struct poker_range){0};
    for (int rank = 0; rank < 8; rank++) {
        dead |= cards_of(rank);
        for (int suit = 1; suit < 4; suit++)
            poker_range_add(&ranges[0],
                            cards_of(card_of(rank, suit))
                            | cards_of(card_of(rank, suit % 3 + 1)), 1);
    }
    for (int i = 1; i < MOST; i++)
        ranges[i] = ranges[0];
    refuse(MOST, 0, dead, "the sides always share a card, or nearly always: "
                          "no deal was found");
    assert_null(poker_sides_begin(&sides, ranges, 8, 0, dead));
}

static const struct CMUnitTest tests[] = {
    TEST("poker sides: ranges of two to four sides, as counted slowly",
         random_ranges),
    TEST("poker sides: nine hands", nine_hands),
    TEST("poker sides: a tied pot is divided among all", pots_are_divided),
    TEST("poker sides: three pairs on all boards", three_hands),
    TEST("poker sides: samples come near the count", samples_come_near),
    TEST("poker sides: nine sides with any two cards are alike",
         nine_of_anything),
    TEST("poker sides: what cannot be dealt is refused", refusals),
    TEST("poker sides: a hopeless search for a deal ends",
         hopeless_searches_end),
};

CHECK_MAIN("poker_sides", tests)
