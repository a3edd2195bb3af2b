/* test_poker_plan.c - spreads of hands, and the plan for the streets before
 * the turn. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "games/holdem/rules/value.h"
#include "games/holdem/solver/plan.h"

static struct spread spread;
static struct rng rng;

static cards draw(cards used, int count)
{
    cards drawn = 0;

    while (cards_count(drawn) < count) {
        cards one = cards_of((int)rng_below(&rng, CARDS_ALL));

        drawn |= one & used ? 0 : one;
    }
    return drawn;
}

/* Spreads */

/* Twice how many hands one beats, hands that share a card with it included,
 * one by one. */
static int beaten_by(cards two, cards board, int *all)
{
    uint32_t own = poker_value(two | board);
    int beaten = 0;

    *all = 0;
    for (int i = 0; i < POKER_COMBOS; i++) {
        cards other = poker_combo_cards(i);
        uint32_t value;

        if (other & board)
            continue;
        value = poker_value(other | board);
        beaten += (own > value) + (own >= value);
        *all += 2;
    }
    return beaten;
}

CASE(strength_is_the_share_of_hands_beaten)
{
    BEGIN_CASE;
    rng_seed(&rng, "strength");
    spread_begin(&spread);
    for (int round = 0; round < 5; round++) {
        cards board = draw(0, 5);

        spread_judge(&spread, board);
        for (int i = (int)rng_below(&rng, 40); i < POKER_COMBOS; i += 40) {
            cards two = poker_combo_cards(i);
            int all;

            if (two & board)
                continue;
            assert_int_equal(spread.value[i], poker_value(two | board));
            assert_int_equal(spread.strength[i],
                             beaten_by(two, board, &all) * SPREAD_STRENGTH
                             / all);
        }
    }
}

/* How often a hand ends below each tenth, river by river. */
static void count_marks(cards two, cards board, int below[SPREAD_MARKS],
                        int *rivers)
{
    memset(below, 0, SPREAD_MARKS * sizeof *below);
    *rivers = 0;
    for (int card = 0; card < CARDS_ALL; card++) {
        int all, beaten;

        if (cards_of(card) & (board | two))
            continue;
        beaten = beaten_by(two, board | cards_of(card), &all);
        for (int k = 0; k < SPREAD_MARKS; k++)
            below[k] += beaten * SPREAD_STRENGTH / all * SPREAD_TENTHS
                      / SPREAD_STRENGTH <= k;
        ++*rivers;
    }
}

CASE(a_spread_counts_all_rivers)
{
    int below[SPREAD_MARKS], rivers;
    cards board, two;

    BEGIN_CASE;
    rng_seed(&rng, "spread");
    for (int round = 0; round < 3; round++) {
        board = draw(0, 4);
        two = draw(board, 2);
        spread_find(&spread, board);
        count_marks(two, board, below, &rivers);
        for (int k = 0; k < SPREAD_MARKS; k++)
            assert_int_equal(spread.mark[poker_combo_of(two)][k],
                             (below[k] * SPREAD_WHOLE + rivers / 2) / rivers);
    }
}

/* How often each hand ends in each tenth, by all pairs of cards that come
 * behind a flop, one after the other. */
static void count_runs(cards flop, uint16_t count[][SPREAD_TENTHS])
{
    memset(count, 0, POKER_COMBOS * sizeof *count);
    spread_begin(&spread);
    for (int run = 0; run < POKER_COMBOS; run++) {
        cards board = flop | poker_combo_cards(run);

        if (poker_combo_cards(run) & flop)
            continue;
        spread_judge(&spread, board);
        for (int i = 0; i < POKER_COMBOS; i++)
            if (!(poker_combo_cards(i) & board))
                count[i][spread.strength[i] * SPREAD_TENTHS
                         / SPREAD_STRENGTH]++;
    }
}

/* Suits that are apart, two alike, one suit, a pair, three of a kind. */
CASE(a_spread_counts_all_turns_and_rivers)
{
    static const uint8_t flops[][3] = {
        {3, 20, 35}, {0, 7, 25}, {2, 5, 11}, {4, 17, 33}, {4, 17, 5},
        {12, 25, 38},
    };
    static uint16_t expected[POKER_COMBOS][SPREAD_TENTHS];

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof flops / sizeof *flops; i++) {
        cards flop = cards_of(flops[i][0]) | cards_of(flops[i][1])
                   | cards_of(flops[i][2]);

        count_runs(flop, expected);
        spread_find(&spread, flop);
        assert_memory_equal(spread.count, expected, sizeof expected);
    }
}

CASE(names_of_suits_make_no_difference)
{
    static spread_marks before[POKER_COMBOS];
    uint8_t suit[CARDS_SUITS];
    cards board, renamed;

    BEGIN_CASE;
    rng_seed(&rng, "suits");
    board = draw(0, 4);
    spread_find(&spread, board);
    memcpy(before, spread.mark, sizeof before);
    renamed = spread_rename(board, suit);
    spread_find(&spread, renamed);
    for (int card = 0; card < CARDS_ALL; card++)
        for (int other = 0; other < card; other++)
            if (!((cards_of(card) | cards_of(other)) & board))
                assert_memory_equal(
                    before[poker_combo(card, other)],
                    spread.mark[spread_renamed(card, other, suit)],
                    sizeof *before);
    assert_int_equal(cards_count(renamed), 4);
    assert_true(spread_rename(renamed, suit) == renamed);
}

CASE(there_are_169_ways_to_start)
{
    int count[SPREAD_STARTS] = {0};

    BEGIN_CASE;
    for (int card = 0; card < CARDS_ALL; card++)
        for (int other = 0; other < card; other++)
            count[spread_start(card, other)]++;
    for (int high = 0; high < CARDS_RANKS; high++)
        for (int low = 0; low <= high; low++) {
            assert_int_equal(count[low * CARDS_RANKS + high],
                             low == high ? 6 : 12);
            if (low < high)
                assert_int_equal(count[high * CARDS_RANKS + low], 4);
        }
}

/* The plan */

enum { ROOM = 40000 };

static struct plan_node nodes[2][ROOM];
static struct poker hands[2][ROOM];

/* All games that there is a plan for. */
static const struct plan_game *game_at(int i)
{
    return i == 0 ? plan_for_no_limit : i == 1 ? plan_for_fixed_limit
         : plan_for_machine[i - 2].name ? &plan_for_machine[i - 2] : NULL;
}

static struct plan grown(int which, const struct plan_game *game, int streets)
{
    struct plan plan = {.room = ROOM, .nodes = nodes[which],
                        .hands = hands[which]};

    assert_true(plan_grow(&plan, game, streets));
    return plan;
}

CASE(later_streets_leave_the_numbers_of_earlier_ones)
{
    BEGIN_CASE;
    for (int game = 0; game_at(game); game++) {
        struct plan few = grown(0, game_at(game), PLAN_KEPT_STREETS);
        struct plan all = grown(1, game_at(game), POKER_STREETS);

        assert_true(few.count < PLAN_NODES && all.count > few.count);
        for (int i = 0; i < few.count; i++) {
            assert_int_equal(few.nodes[i].parent, all.nodes[i].parent);
            if (few.nodes[i].actions)
                assert_int_equal(few.nodes[i].cell, all.nodes[i].cell);
        }
    }
}

/* So that every raise that is made lies between two of the plan. */
static void check_all_ins(const struct plan_game *game)
{
    struct plan plan = grown(0, game, PLAN_KEPT_STREETS);

    for (int i = 0; i < plan.count; i++) {
        const struct plan_node *node = &plan.nodes[i];
        const struct poker *last = &plan.hands[node->first + node->actions - 1];
        struct poker_options options;

        poker_find_options(&plan.hands[i], &options);
        if (node->actions && options.raise_most)
            assert_int_equal(last->stack[plan.hands[i].turn], 0);
    }
}

CASE(an_all_in_is_always_planned)
{
    BEGIN_CASE;
    for (int i = 0; game_at(i); i++)
        if (game_at(i) != plan_for_fixed_limit)
            check_all_ins(game_at(i));
}

static void check_shares(const struct plan_game *game)
{
    struct plan plan = grown(0, game, PLAN_KEPT_STREETS);
    const plan_line *kept = game->kept;

    for (int i = 0; i < plan.count; i++)
        for (int b = 0; b < plan_buckets(plan.hands[i].street)
                        && plan.nodes[i].actions; b++) {
            float share[SOLVER_ACTIONS], total = 0;

            plan_shares(&plan, kept, i, b, share);
            for (int a = 0; a < plan.nodes[i].actions; a++) {
                assert_true(share[a] > -1e-6f && share[a] < 1 + 1e-6f);
                total += share[a];
            }
            assert_true(total > 1 - 1e-4f && total < 1 + 1e-4f);
        }
    assert_int_equal(plan_level(kept[plan.letters / PLAN_LINE]
                                    [plan.letters % PLAN_LINE]), -1);
}

CASE(what_is_kept_are_shares_of_one_for_every_bucket)
{
    BEGIN_CASE;
    for (int i = 0; game_at(i); i++)
        check_shares(game_at(i));
}

CASE(letters_are_numbers)
{
    BEGIN_CASE;
    for (int level = 0; level <= PLAN_LEVELS; level++)
        assert_int_equal(plan_level(plan_letter(level)), level);
    assert_int_equal(plan_level('-'), -1);
    assert_int_equal(plan_level(0), -1);
}

/* Aces are never folded before the flop to a first raise, and 7-2 is folded to
 * an all-in. */
static void check_sense(const struct plan_game *game)
{
    struct plan plan = grown(0, game, PLAN_KEPT_STREETS);
    int aces = spread_start(card_of(12, 0), card_of(12, 1));
    int worst = spread_start(card_of(5, 0), card_of(0, 1));
    int last = plan.nodes[0].first + plan.nodes[0].actions - 1;
    float share[SOLVER_ACTIONS];

    for (int raised = plan.nodes[0].first + 1; raised <= last; raised++) {
        if (plan.nodes[raised].action.kind != POKER_RAISES)
            continue;
        plan_shares(&plan, game->kept, raised, aces, share);
        assert_true(share[0] < 0.02f);
    }
    plan_shares(&plan, game->kept, last, worst, share);
    assert_true(game == plan_for_fixed_limit || share[0] > 0.95f);
}

CASE(aces_are_played_and_seven_deuce_is_not)
{
    BEGIN_CASE;
    for (int i = 0; game_at(i); i++)
        check_sense(game_at(i));
}

static const struct CMUnitTest tests[] = {
    TEST("plan: strength is the share of hands beaten, counted one by one",
         strength_is_the_share_of_hands_beaten),
    TEST("plan: a spread counts all rivers", a_spread_counts_all_rivers),
    TEST("plan: a spread counts all turns and rivers behind a flop",
         a_spread_counts_all_turns_and_rivers),
    TEST("plan: names of suits make no difference",
         names_of_suits_make_no_difference),
    TEST("plan: there are 169 ways to start", there_are_169_ways_to_start),
    TEST("plan: later streets leave the numbers of earlier ones",
         later_streets_leave_the_numbers_of_earlier_ones),
    TEST("plan: an all-in is always planned", an_all_in_is_always_planned),
    TEST("plan: what is kept are shares of one for every bucket",
         what_is_kept_are_shares_of_one_for_every_bucket),
    TEST("plan: letters are numbers", letters_are_numbers),
    TEST("plan: aces are played, and 7-2 is not",
         aces_are_played_and_seven_deuce_is_not),
};

CHECK_MAIN("plan", tests)
