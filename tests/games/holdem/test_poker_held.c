/* test_poker_held.c - what a hand was worth on average over all that a player
 * might have held: the same mean as what was won, and less spread. */
#include "check.h"

#include <math.h>
#include <string.h>

#include "games/holdem/match/held.h"
#include "games/holdem/rules/value.h"

static struct poker_luck luck;
static struct poker_held held;
static struct poker_deal deal = {
    .hole = {{12, 25}, {7, 33}}, .board = {3, 17, 40, 22, 9}};

/* A river with a pot of 600, player 1 has bet 500. Player 0 calls with some
 * chance, by his combo; with a part of the combos it is not known. */

static struct poker river(void)
{
    static const struct poker_action calls = {.kind = POKER_CALLS};
    struct poker_rules rules;
    struct poker hand;

    poker_no_limit(&rules, 50, 100);
    assert_null(poker_begin(&hand, &rules, 0, (int32_t[]){20000, 20000}));
    assert_null(poker_act(&hand, &(struct poker_action){POKER_RAISES, 300}));
    while (hand.street < 3)
        assert_null(poker_act(&hand, &calls));
    assert_null(poker_act(&hand, &(struct poker_action){POKER_RAISES, 500}));
    poker_luck_begin(&luck);
    return hand;
}

static float chance_to_call(int combo)
{
    return combo % 7 == 0 ? 0 : (float)(combo % 5) / 4;
}

static int is_known(int combo)
{
    return combo % 11 != 0;
}

/* Sums over all hands of player 0, by their chances. */
struct sums {
    double weight, won, won_squared, kept, kept_squared;
};

static void add_result(struct sums *sums, double weight, double won,
                       double kept)
{
    sums->weight += weight;
    sums->won += weight * won;
    sums->won_squared += weight * won * won;
    sums->kept += weight * kept;
    sums->kept_squared += weight * kept * kept;
}

/* One hand is played to its end; chance is that of the action. */
static void play_end(struct sums *sums, enum poker_kind kind, int combo)
{
    struct poker hand = river();
    float chance[POKER_COMBOS];
    uint32_t value[POKER_PLAYERS];
    double own = 0, won, kept;

    poker_held_begin(&held, 0);
    for (int i = 0; i < POKER_COMBOS; i++) {
        float call = chance_to_call(i);

        chance[i] = is_known(i) ? kind == POKER_CALLS ? call : 1 - call : 0;
    }
    own = kind == POKER_CALLS ? chance_to_call(combo)
                              : 1 - chance_to_call(combo);
    poker_held_note(&held, is_known(combo) ? chance : NULL);
    assert_null(poker_act(&hand, &(struct poker_action){.kind =
                                                        (uint8_t)kind}));
    poker_deck_judge(&deal, POKER_BOARD_MAX, value);
    poker_show(&hand, value);
    won = kept = hand.stack[0] - hand.start[0];
    if (held.is_known && own > 0)
        kept -= (double)poker_held_luck(&held, &luck, &hand, &deal)
              / POKER_LUCK_PARTS;
    add_result(sums, own, won, kept);
}

static void play_all(struct sums *sums)
{
    cards others = poker_deck_hole(&deal, 1)
                 | poker_deck_board(&deal, POKER_BOARD_MAX);

    for (int combo = 0; combo < POKER_COMBOS; combo++) {
        cards two = poker_combo_cards(combo);

        if (two & others)
            continue;
        deal.hole[0][0] = (uint8_t)cards_lowest(two);
        deal.hole[0][1] = (uint8_t)cards_lowest(two & (two - 1));
        play_end(sums, POKER_CALLS, combo);
        play_end(sums, POKER_FOLDS, combo);
    }
}

/* Over everything that may be held and done, which is a game whose value is
 * known. */
CASE(the_mean_stays_the_same)
{
    struct sums sums = {0};

    BEGIN_CASE;
    play_all(&sums);
    assert_int_equal((int)(sums.weight + 0.5), 45 * 44 / 2);
    assert_true(fabs(sums.kept - sums.won) / sums.weight < 0.001);
    assert_true(fabs(sums.won) / sums.weight > 1);
}

static double spread_of(double sum, double squares, double weight)
{
    return squares / weight - sum / weight * (sum / weight);
}

CASE(the_spread_is_smaller)
{
    struct sums sums = {0};

    BEGIN_CASE;
    play_all(&sums);
    if (spread_of(sums.kept, sums.kept_squared, sums.weight)
        > 0.6 * spread_of(sums.won, sums.won_squared, sums.weight))
        fail_msg("%f of %f",
                 spread_of(sums.kept, sums.kept_squared, sums.weight),
                 spread_of(sums.won, sums.won_squared, sums.weight));
}

/* A fold wins the same with every hand: nothing is taken from it. */
CASE(a_fold_on_the_river_has_no_luck)
{
    struct poker hand = river();
    float chance[POKER_COMBOS];

    BEGIN_CASE;
    for (int i = 0; i < POKER_COMBOS; i++)
        chance[i] = chance_to_call(i);
    poker_held_begin(&held, 0);
    poker_held_note(&held, chance);
    assert_null(poker_act(&hand, &(struct poker_action){.kind =
                                                        POKER_FOLDS}));
    assert_int_equal(poker_held_luck(&held, &luck, &hand, &deal), 0);
}

/* Two players all-in before the flop: what is left is what the range has
 * against the other's hand, whatever comes. */
CASE(an_all_in_is_worth_what_the_range_is)
{
    static const uint8_t boards[][POKER_BOARD_MAX] = {
        {3, 17, 40, 22, 9}, {20, 46, 8, 30, 51}};
    double worth[2];

    BEGIN_CASE;
    for (int i = 0; i < 2; i++) {
        struct poker_rules rules;
        struct poker hand;
        uint32_t value[POKER_PLAYERS];
        float chance[POKER_COMBOS] = {0};

        poker_no_limit(&rules, 50, 100);
        assert_null(poker_begin(&hand, &rules, 0, (int32_t[]){2000, 2000}));
        poker_luck_begin(&luck);
        poker_held_begin(&held, 0);
        deal = (struct poker_deal){.hole = {{12, 25}, {7, 33}}};
        memcpy(deal.board, boards[i], POKER_BOARD_MAX);
        chance[poker_combo(12, 25)] = 1;
        chance[poker_combo(38, 50)] = 0.5f;
        poker_held_note(&held, chance);
        assert_null(poker_act(&hand, &(struct poker_action){POKER_RAISES,
                                                            2000}));
        assert_null(poker_act(&hand, &(struct poker_action){POKER_CALLS, 0}));
        poker_luck_note(&luck, 0, &hand);
        poker_deck_judge(&deal, POKER_BOARD_MAX, value);
        poker_show(&hand, value);
        worth[i] = hand.stack[0] - hand.start[0]
                 - (double)poker_held_luck(&held, &luck, &hand, &deal)
                   / POKER_LUCK_PARTS;
    }
    assert_true(fabs(worth[0] - worth[1]) < 0.01);
    assert_true(worth[0] > 100 && worth[0] < 2000);
}

static const struct CMUnitTest tests[] = {
    TEST("held: the mean stays the same", the_mean_stays_the_same),
    TEST("held: the spread is smaller", the_spread_is_smaller),
    TEST("held: a fold on the river has no luck",
         a_fold_on_the_river_has_no_luck),
    TEST("held: an all-in is worth what the range is, whatever comes",
         an_all_in_is_worth_what_the_range_is),
};

CHECK_MAIN("held", tests)
