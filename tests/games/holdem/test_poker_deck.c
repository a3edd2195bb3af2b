/* test_poker_deck.c - fair cards, and matches of several hands. */
#include "check.h"

#include <string.h>

#include "games/holdem/rules/match.h"
#include "games/holdem/rules/value.h"

enum { DEALT = 9, SHARE = 2000, DEALS = SHARE * CARDS_ALL };

/* A deal as nine cards in a row. */
static void lay_out(const struct poker_deal *deal, int card[DEALT])
{
    for (int i = 0; i < 4; i++)
        card[i] = deal->hole[i / 2][i % 2];
    for (int i = 0; i < 5; i++)
        card[4 + i] = deal->board[i];
}

static void deal_out(struct rng *rng, int card[DEALT])
{
    struct poker_deal deal;

    poker_deck_deal(&deal, rng);
    lay_out(&deal, card);
}

CASE(no_card_twice)
{
    struct rng rng;
    int card[DEALT];

    BEGIN_CASE;
    rng_seed(&rng, "twice");
    for (int i = 0; i < DEALS; i++) {
        uint64_t seen = 0;

        deal_out(&rng, card);
        for (int k = 0; k < DEALT; k++) {
            assert_in_range(card[k], 0, CARDS_ALL - 1);
            assert_false(seen >> card[k] & 1);
            seen |= UINT64_C(1) << card[k];
        }
    }
}

/* The sum of squares over what is expected: as many as there are ways, give
 * or take the root of twice as many. */
static uint64_t misfit(const uint32_t *count, int ways, int64_t expected)
{
    uint64_t sum = 0;

    for (int i = 0; i < ways; i++)
        sum += (uint64_t)((count[i] - expected) * (count[i] - expected));
    return sum / (uint64_t)expected;
}

CASE(each_place_is_fair)
{
    static uint32_t count[DEALT][CARDS_ALL];
    struct rng rng;
    int card[DEALT];

    BEGIN_CASE;
    rng_seed(&rng, "fair");
    for (int i = 0; i < DEALS; i++) {
        deal_out(&rng, card);
        for (int k = 0; k < DEALT; k++)
            count[k][card[k]]++;
    }
    for (int k = 0; k < DEALT; k++)
        assert_in_range(misfit(count[k], CARDS_ALL, SHARE), 15, 105);
}

/* Two places together: each card may follow each other one. */
CASE(places_are_apart)
{
    enum { PAIRS = CARDS_ALL * (CARDS_ALL - 1), EACH = 40 };
    static uint32_t count[DEALT - 1][PAIRS];
    struct rng rng;
    int card[DEALT];

    BEGIN_CASE;
    rng_seed(&rng, "pairs");
    for (int i = 0; i < PAIRS * EACH; i++) {
        deal_out(&rng, card);
        for (int k = 0; k + 1 < DEALT; k++)
            count[k][card[k] * (CARDS_ALL - 1) + card[k + 1]
                     - (card[k + 1] > card[k])]++;
    }
    for (int k = 0; k + 1 < DEALT; k++)
        assert_in_range(misfit(count[k], PAIRS, EACH), 2250, 3050);
}

/* The order of dealing: as from the top of a pack that is shuffled whole. */
CASE(dealt_in_order)
{
    struct rng rng, same;
    int pack[CARDS_ALL], card[DEALT];

    BEGIN_CASE;
    rng_seed(&rng, "order");
    same = rng;
    for (int i = 0; i < CARDS_ALL; i++)
        pack[i] = i;
    for (int i = 0; i < CARDS_ALL; i++) {
        int k = i + (int)rng_below(&same, (uint64_t)(CARDS_ALL - i));
        int held = pack[k];

        pack[k] = pack[i];
        pack[i] = held;
    }
    deal_out(&rng, card);
    assert_memory_equal(card, pack, sizeof card);
}

/* Hearts, diamonds, clubs, spades; two is 0, an ace 12. */
static const struct poker_deal jacks_and_deuces = {
    .hole = {{9, 22}, {0, 13}},         /* Jh Jd against 2h 2d */
    .board = {26, 35, 44, 39, 21},      /* 2c Jc 7s 2s Td */
};

CASE(hands_are_judged)
{
    const struct poker_deal *deal = &jacks_and_deuces;
    uint32_t value[POKER_PLAYERS];

    BEGIN_CASE;
    poker_deck_judge(deal, 3, value);
    assert_int_equal(poker_category(value[0]), POKER_THREE);
    assert_int_equal(poker_category(value[1]), POKER_THREE);
    assert_true(value[0] > value[1]);
    poker_deck_judge(deal, 5, value);
    assert_int_equal(poker_category(value[0]), POKER_FULL_HOUSE);
    assert_int_equal(poker_category(value[1]), POKER_FOUR);
    assert_true(value[1] > value[0]);
}

CASE(cards_as_sets)
{
    const struct poker_deal *deal = &jacks_and_deuces;

    BEGIN_CASE;
    assert_int_equal(poker_deck_hole(deal, 0), cards_of(9) | cards_of(22));
    assert_int_equal(poker_deck_hole(deal, 1), cards_of(0) | cards_of(13));
    assert_int_equal(poker_deck_board(deal, 0), 0);
    assert_int_equal(poker_deck_board(deal, 3),
                     cards_of(26) | cards_of(35) | cards_of(44));
    assert_int_equal(cards_count(poker_deck_board(deal, 5)), 5);
}

CASE(swap_is_its_own_way_back)
{
    struct poker_deal deal = jacks_and_deuces;

    BEGIN_CASE;
    poker_deck_swap(&deal);
    assert_int_equal(poker_deck_hole(&deal, 0),
                     poker_deck_hole(&jacks_and_deuces, 1));
    assert_int_equal(poker_deck_hole(&deal, 1),
                     poker_deck_hole(&jacks_and_deuces, 0));
    assert_memory_equal(deal.board, jacks_and_deuces.board,
                        sizeof deal.board);
    poker_deck_swap(&deal);
    assert_memory_equal(&deal, &jacks_and_deuces, sizeof deal);
}

/* Matches */

static const int32_t hundred[POKER_PLAYERS] = {100, 100};

static struct poker_match begin_match(const char *seed)
{
    struct poker_rules rules;
    struct poker_match match;

    poker_no_limit(&rules, 1, 2);
    assert_null(poker_match_begin(&match, &rules, hundred, seed));
    return match;
}

/* A player who goes by his cards alone: all in, call, or fold. */
static struct poker_action choose(const struct poker_match *match)
{
    const struct poker *hand = &match->hand;
    struct poker_options options;
    uint64_t whim = bits_mix(poker_deck_hole(&match->deal, hand->turn)
                             + (uint64_t)poker_pot(hand)) % 8;

    poker_find_options(hand, &options);
    if (whim == 0 && options.raise_most > 0)
        return (struct poker_action){POKER_RAISES, options.raise_most};
    if (whim == 1)
        return (struct poker_action){POKER_FOLDS, 0};
    return (struct poker_action){POKER_CALLS, 0};
}

static int play_hand(struct poker_match *match)
{
    if (!poker_match_deal(match))
        return 0;
    while (match->hand.end == POKER_GOES_ON) {
        struct poker_action action = choose(match);

        assert_null(poker_act(&match->hand, &action));
    }
    poker_match_settle(match);
    return 1;
}

CASE(button_goes_round)
{
    struct poker_match match = begin_match("button");

    BEGIN_CASE;
    for (int i = 0; i < 9; i++) {
        assert_int_equal(match.button, i % 2);
        assert_int_equal(match.hands, i);
        assert_true(play_hand(&match));
        assert_int_equal(match.hand.button, i % 2);
    }
}

CASE(stacks_are_set_anew)
{
    struct poker_match match = begin_match("anew");
    int64_t gain = 0;
    int changes = 0;

    BEGIN_CASE;
    for (int i = 0; i < 500; i++) {
        assert_true(play_hand(&match));
        assert_int_equal(match.hand.start[0], 100);
        assert_int_equal(match.hand.start[1], 100);
        gain += match.hand.stack[0] - 100;
        changes += match.hand.stack[0] != 100;
        assert_int_equal(match.gain[0], gain);
        assert_int_equal(match.gain[1], -gain);
    }
    assert_true(changes > 250);
    assert_true(poker_match_deal(&match));
}

static int play_until_broke(const char *seed)
{
    struct poker_match match = begin_match(seed);
    int loser;

    match.is_carried = 1;
    while (match.stack[0] && match.stack[1]) {
        int32_t before = match.stack[0];

        assert_true(match.hands < 5000);
        assert_true(play_hand(&match));
        assert_int_equal(match.hand.start[0], before);
        assert_int_equal(match.stack[0] + match.stack[1], 200);
        assert_int_equal(match.stack[0] - 100, match.gain[0]);
    }
    loser = match.stack[0] ? 1 : 0;
    assert_int_equal(match.stack[loser ^ 1], 200);
    assert_false(poker_match_deal(&match));
    return loser;
}

CASE(chips_are_carried)
{
    static const char *const seeds[] = {"1", "2", "3", "4", "5", "6", "7"};
    int lost[POKER_PLAYERS] = {0};

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof seeds / sizeof *seeds; i++)
        lost[play_until_broke(seeds[i])]++;
    assert_true(lost[0] > 0 && lost[1] > 0);
}

/* Both go by the same whims: what one wins with the cards, the other wins
 * when he has them. */
CASE(duplicates_cancel)
{
    struct poker_match match = begin_match("duplicate");
    struct poker_deal before = {0};
    int changes = 0;

    BEGIN_CASE;
    match.is_duplicate = 1;
    for (int i = 0; i < 400; i++) {
        struct poker_deal first;

        assert_true(play_hand(&match));
        first = match.deal;
        assert_memory_not_equal(&first, &before, sizeof first);
        before = first;
        changes += match.gain[0] != 0;
        assert_true(play_hand(&match));
        assert_int_equal(match.gain[0], 0);
        poker_deck_swap(&first);
        assert_memory_equal(&first, &match.deal, sizeof first);
    }
    assert_true(changes > 200);
}

CASE(deals_differ)
{
    struct poker_match match = begin_match("a"), same = begin_match("a");
    struct poker_match other = begin_match("b");
    struct poker_deal before = {0};

    BEGIN_CASE;
    for (int i = 0; i < 50; i++) {
        play_hand(&match);
        play_hand(&same);
        play_hand(&other);
        assert_memory_equal(&match.deal, &same.deal, sizeof before);
        assert_memory_not_equal(&match.deal, &other.deal, sizeof before);
        assert_memory_not_equal(&match.deal, &before, sizeof before);
        before = match.deal;
        poker_deck_swap(&before);
    }
    assert_int_equal(match.gain[0], same.gain[0]);
}

CASE(bad_matches)
{
    struct poker_rules rules;
    struct poker_match match;

    BEGIN_CASE;
    poker_no_limit(&rules, 1, 2);
    assert_string_equal(
        poker_match_begin(&match, &rules, (int32_t[]){5, 0}, "bad"),
        "each player must have 1 to 1000000000 chips");
    rules.streets = 0;
    assert_non_null(poker_match_begin(&match, &rules, hundred, "bad"));
}

static const struct CMUnitTest tests[] = {
    TEST("poker_deck: no card is dealt twice", no_card_twice),
    TEST("poker_deck: each card comes to each place equally often",
         each_place_is_fair),
    TEST("poker_deck: each card follows each other one equally often",
         places_are_apart),
    TEST("poker_deck: two to each player, then the board", dealt_in_order),
    TEST("poker_deck: hands are judged with the board as it lies",
         hands_are_judged),
    TEST("poker_deck: cards as sets", cards_as_sets),
    TEST("poker_deck: exchanged cards, exchanged again, are as they were",
         swap_is_its_own_way_back),
    TEST("poker_match: the button goes from hand to hand",
         button_goes_round),
    TEST("poker_match: stacks are set anew, and gains add up",
         stacks_are_set_anew),
    TEST("poker_match: carried chips end with one who is broke",
         chips_are_carried),
    TEST("poker_match: duplicate deals cancel the luck of the cards",
         duplicates_cancel),
    TEST("poker_match: a seed tells all deals, and each is new",
         deals_differ),
    TEST("poker_match: what cannot be played is told at the beginning",
         bad_matches),
};

CHECK_MAIN("poker_deck", tests)
