/* test_poker_odds.c - what the odds are made of: how strong hands are, what
 * betting says, and how often a hand wins. */
#include "check.h"

#include <string.h>

#include "games/holdem/minds/odds.h"
#include "games/holdem/rules/value.h"

static struct poker_odds scratch;
static struct poker_belief *const belief = &scratch.belief;
static struct poker_outlook *const outlook = &scratch.outlook;
static struct rng rng;

/* Cards by their usual names: "AhKd". */

static int card_at(const char *name)
{
    static const char ranks[] = "23456789TJQKA", suits[] = "hdcs";

    return card_of((int)(strchr(ranks, name[0]) - ranks),
                   (int)(strchr(suits, name[1]) - suits));
}

static cards set_of(const char *names)
{
    cards set = 0;

    for (; *names; names += 2)
        set |= cards_of(card_at(names));
    return set;
}

static int combo_of(const char *names)
{
    return poker_combo(card_at(names), card_at(names + 2));
}

/* A hand of no-limit with nothing done yet on a street. */
static struct poker_seen seen_at(int street, const char *hole,
                                 const char *board)
{
    struct poker_seen seen = {.player = 0, .hole = set_of(hole)};
    const int32_t stacks[] = {200, 200};
    struct poker_rules rules;

    poker_no_limit(&rules, 1, 2);
    assert_null(poker_begin(&seen.hand, &rules, 0, stacks));
    seen.hand.street = (uint8_t)street;
    for (; *board; board += 2)
        seen.board[seen.board_count++] = (uint8_t)card_at(board);
    return seen;
}

static void act(struct poker_seen *seen, int player, int street,
                enum poker_kind kind, int32_t to, int32_t to_call,
                int32_t pot)
{
    seen->past[seen->past_count++] = (struct poker_past){
        .player = (uint8_t)player, .street = (uint8_t)street,
        .action = {(uint8_t)kind, to}, .to_call = to_call, .pot = pot,
    };
}

/* How strong */

CASE(pairs_before_the_flop_are_as_in_the_books)
{
    BEGIN_CASE;
    assert_int_equal(poker_strength_start(set_of("AhAs")), 852);
    assert_int_equal(poker_strength_start(set_of("AhKh")), 670);
    assert_int_equal(poker_strength_start(set_of("KcAh")), 653);
    assert_int_equal(poker_strength_start(set_of("2d3h")), 322);
    assert_int_equal(poker_strength_start(set_of("3s2s")), 359);
    assert_int_equal(poker_strength_start(set_of("2c2s")), 504);
}

/* On a whole board: the order of values, for all pairs of hands. */
CASE(on_the_river_strength_is_the_order_of_values)
{
    struct poker_strength *strength = &belief->strength;
    cards board = set_of("9d9sQcTh4h");

    BEGIN_CASE;
    rng_seed(&rng, "river");
    poker_strength_begin(strength);
    poker_strength_find(strength, board, 5, &rng);
    for (int i = 0; i < POKER_COMBOS; i++)
        for (int j = 0; j < i; j++) {
            cards one = poker_combo_cards(i), other = poker_combo_cards(j);

            if ((one | other) & board)
                continue;
            if (poker_value(one | board) == poker_value(other | board))
                assert_int_equal(strength->share[i], strength->share[j]);
            else if (poker_value(one | board) > poker_value(other | board))
                assert_true(strength->share[i] >= strength->share[j]);
        }
    assert_int_equal(strength->share[combo_of("9h9c")], POKER_WHOLE);
}

CASE(draws_are_strong_on_the_flop)
{
    struct poker_strength *strength = &belief->strength;

    BEGIN_CASE;
    rng_seed(&rng, "flop");
    poker_strength_begin(strength);
    poker_strength_find(strength, set_of("Th9h2c"), 5, &rng);
    assert_true(strength->share[combo_of("8h7h")]       /* a monster draw */
                > strength->share[combo_of("8c7s")] + 50);
    assert_true(strength->share[combo_of("8c7s")]       /* open at both ends */
                > strength->share[combo_of("5c3s")] + 50);
    assert_true(strength->share[combo_of("TcTd")] > 850);
}

/* What betting says */

static int weight(int player, const char *hole)
{
    return belief->weight[player][combo_of(hole)];
}

CASE(without_betting_every_hand_is_as_likely)
{
    struct poker_seen seen = seen_at(1, "AhKd", "Th9h2c");

    BEGIN_CASE;
    rng_seed(&rng, "none");
    poker_belief_find(belief, &seen, &rng);
    assert_int_equal(weight(1, "AsAc"), weight(1, "7d3c"));
    assert_int_equal(weight(1, "AhAc"), 0);     /* its own card */
    assert_int_equal(weight(0, "AhAc"), weight(0, "7d3c"));
    assert_int_equal(weight(0, "ThAc"), 0);     /* on the board */
    assert_int_equal(weight(1, "7d2c"), 0);
}

CASE(a_bet_tells_of_strength_and_a_check_of_none)
{
    struct poker_seen bets = seen_at(3, "AhKd", "Th9h2c5s3d");
    struct poker_seen checks = bets, calls = bets;

    BEGIN_CASE;
    rng_seed(&rng, "bet");
    act(&bets, 1, 3, POKER_RAISES, 4, 0, 4);
    poker_belief_find(belief, &bets, &rng);
    assert_true(weight(1, "TsTc") >= 2 * weight(1, "Qd6c"));
    assert_true(weight(1, "8d6c") > 0);         /* it may be a bluff */
    assert_int_equal(weight(0, "TsTc"), weight(0, "Qd6c"));
    act(&checks, 1, 3, POKER_CALLS, 0, 0, 4);
    poker_belief_find(belief, &checks, &rng);
    assert_true(weight(1, "TsTc") < weight(1, "Qd6c"));
    assert_true(weight(1, "TsTc") > 0);
    act(&calls, 1, 3, POKER_CALLS, 0, 4, 8);
    poker_belief_find(belief, &calls, &rng);
    assert_true(weight(1, "Tc8d") > weight(1, "8d6c"));
    assert_true(weight(1, "Tc8d") > weight(1, "TsTc"));
}

CASE(a_large_bet_tells_more_than_a_small_one)
{
    struct poker_seen small = seen_at(3, "AhKd", "Th9h2c5s3d");
    struct poker_seen large = small;
    int before;

    BEGIN_CASE;
    rng_seed(&rng, "size");
    act(&small, 1, 3, POKER_RAISES, 2, 0, 8);
    poker_belief_find(belief, &small, &rng);
    before = weight(1, "Qc9d");
    act(&large, 1, 3, POKER_RAISES, 16, 0, 8);
    poker_belief_find(belief, &large, &rng);
    assert_true(weight(1, "Qc9d") < before);
}

/* However often he raises, nobody is driven to believe everything. */
CASE(every_hand_stays_possible)
{
    struct poker_seen seen = seen_at(3, "AhKd", "Th9h2c5s3d");

    BEGIN_CASE;
    rng_seed(&rng, "ever");
    for (int street = 0; street < 4; street++)
        for (int i = 1; i < 5; i++)
            act(&seen, 1, street, POKER_RAISES, 10 * i, 5, 20);
    poker_belief_find(belief, &seen, &rng);
    assert_true(60 * weight(1, "8d6c") > weight(1, "TsTc"));
    assert_true(weight(1, "TsTc") > 4 * weight(1, "8d6c"));
}

/* How often a hand wins */

/* Against every hand on every board to come, one by one. */
static int share_slowly(cards hole, cards board, int to_come)
{
    cards left = CARDS_DECK & ~(hole | board);
    uint64_t won = 0, all = 0;

    for (cards a = left; a; a &= a - 1)
        for (cards b = a & (a - 1); b; b &= b - 1) {
            cards two = (a & -a) | (b & -b);
            cards rest = left & ~two;

            do {
                cards end = board | (to_come ? rest & -rest : 0);
                uint32_t own = poker_value(hole | end);
                uint32_t other = poker_value(two | end);

                won += (uint64_t)((own > other) + (own >= other));
                all += 2;
                rest &= rest - 1;
            } while (to_come && rest);
        }
    return (int)(won * POKER_WHOLE / all);
}

static int share_of(const struct poker_seen *seen)
{
    poker_belief_find(belief, seen, &rng);
    poker_belief_rank(belief, 1);
    poker_outlook_find(outlook, belief, seen, &rng);
    return poker_outlook_share(outlook, 0, POKER_STRATA);
}

CASE(shares_are_exact_when_a_card_or_none_is_to_come)
{
    static const char *const holes[] = {"AhKd", "9s9c", "3s4s"};

    BEGIN_CASE;
    rng_seed(&rng, "exact");
    for (int i = 0; i < 3; i++) {
        struct poker_seen river = seen_at(3, holes[i], "Th9h2c5sQd");
        struct poker_seen turn = seen_at(2, holes[i], "Th9h2c5s");

        assert_int_equal(share_of(&river),
            share_slowly(river.hole, set_of("Th9h2c5sQd"), 0));
        assert_int_equal(share_of(&turn),
            share_slowly(turn.hole, set_of("Th9h2c5s"), 1));
    }
}

CASE(shares_are_near_when_more_is_to_come)
{
    struct poker_seen aces = seen_at(0, "AhAs", "");
    struct poker_seen seven = seen_at(0, "7h2s", "");

    BEGIN_CASE;
    rng_seed(&rng, "near");
    assert_in_range(share_of(&aces), 852 - 25, 852 + 25);
    assert_in_range(share_of(&seven), 345 - 32, 345 + 32);
}

/* The strata are in order: against the strongest it wins least. */
CASE(the_stronger_the_other_the_less_it_wins)
{
    struct poker_seen seen = seen_at(3, "Ac9d", "Th9h2c5sQd");

    BEGIN_CASE;
    rng_seed(&rng, "strata");
    (void)share_of(&seen);
    assert_int_equal(poker_outlook_share(outlook, 0, 4), POKER_WHOLE);
    assert_int_equal(poker_outlook_share(outlook, POKER_STRATA - 2,
                                         POKER_STRATA), 0);
}

/* Three cards are the whole board of the machine's game. */
CASE(three_cards_can_be_the_whole_board)
{
    struct poker_seen seen = {.player = 1, .hole = set_of("AhAd"),
                              .board_count = 3};
    const int32_t stacks[] = {100, 100};
    struct poker_rules rules;

    BEGIN_CASE;
    rng_seed(&rng, "three");
    poker_machine(&rules, 3, 5);
    assert_null(poker_begin(&seen.hand, &rules, 0, stacks));
    seen.board[0] = (uint8_t)card_at("9d");
    seen.board[1] = (uint8_t)card_at("9s");
    seen.board[2] = (uint8_t)card_at("Qc");
    poker_belief_find(belief, &seen, &rng);
    poker_belief_rank(belief, 0);
    poker_outlook_find(outlook, belief, &seen, &rng);
    assert_int_equal(poker_outlook_share(outlook, 0, POKER_STRATA),
                     share_slowly(seen.hole, set_of("9d9sQc"), 0));
}

static const struct CMUnitTest tests[] = {
    TEST("poker odds: hands before the flop win as often as in the books",
         pairs_before_the_flop_are_as_in_the_books),
    TEST("poker odds: on a whole board strength is the order of values",
         on_the_river_strength_is_the_order_of_values),
    TEST("poker odds: draws are strong on the flop",
         draws_are_strong_on_the_flop),
    TEST("poker odds: without betting every hand is as likely, but for "
         "known cards", without_betting_every_hand_is_as_likely),
    TEST("poker odds: a bet tells of strength, a check of none, a call of "
         "something between", a_bet_tells_of_strength_and_a_check_of_none),
    TEST("poker odds: a large bet tells more than a small one",
         a_large_bet_tells_more_than_a_small_one),
    TEST("poker odds: however often he raises, every hand stays possible",
         every_hand_stays_possible),
    TEST("poker odds: shares are exact when a card or none is to come",
         shares_are_exact_when_a_card_or_none_is_to_come),
    TEST("poker odds: shares are near when more is to come",
         shares_are_near_when_more_is_to_come),
    TEST("poker odds: the stronger the other, the less it wins",
         the_stronger_the_other_the_less_it_wins),
    TEST("poker odds: three cards can be the whole board (M2-006)",
         three_cards_can_be_the_whole_board),
};

CHECK_MAIN("poker odds", tests)
