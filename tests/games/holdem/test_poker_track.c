/* test_poker_track.c - the mind that solves: what it knows of both hands, and
 * that it plays by it. */
#include "check.h"

#include <string.h>

#include "games/holdem/minds/foils.h"
#include "games/holdem/minds/track.h"
#include "games/holdem/poker_table.h"

static char scratch[sizeof(struct track) + (1 << 20)];
static struct track *const track = (struct track *)scratch;
static const uint8_t board[] = {3, 17, 40, 22, 9};

/* Hands as they are seen, with the button at 0 */

static struct poker_seen begun(enum poker_limit limit)
{
    struct poker_seen seen = {.hole = cards_of(12) | cards_of(25)};
    struct poker_rules rules;

    plan_rules(&rules, limit);
    assert_null(poker_begin(&seen.hand, &rules, 0,
                            (int32_t[]){20000, 20000}));
    return seen;
}

static void act(struct poker_seen *seen, enum poker_kind kind, int32_t to)
{
    struct poker_action action = {(uint8_t)kind, to};

    seen->player = seen->hand.turn;
    poker_seen_note(seen, &action);
    assert_null(poker_act(&seen->hand, &action));
    seen->player = seen->hand.turn;
    seen->board_count = (uint8_t)poker_board(&seen->hand);
    memcpy(seen->board, board, seen->board_count);
}

static void solve(const struct poker_seen *seen)
{
    track_open(track, seen, 5);
    while (track->stage == TRACK_SOLVING)
        track_step(track, seen);
}

static float weight(int player, int card, int other)
{
    return track->range[player][poker_combo(card, other)];
}

CASE(at_first_every_hand_is_as_likely)
{
    struct poker_seen seen = begun(POKER_NO_LIMIT);

    BEGIN_CASE;
    solve(&seen);
    assert_int_equal(track->stage, TRACK_PLANNED);
    for (int i = 0; i < POKER_COMBOS; i++)
        assert_true(track->range[0][i] == 1 && track->range[1][i] == 1);
}

/* Aces and 7-2 of several suits, neither on the board. */
CASE(who_raises_again_has_aces_rather_than_seven_deuce)
{
    struct poker_seen seen = begun(POKER_NO_LIMIT);

    BEGIN_CASE;
    act(&seen, POKER_RAISES, 300);
    act(&seen, POKER_RAISES, 900);
    act(&seen, POKER_RAISES, 2700);
    solve(&seen);
    assert_true(weight(0, 12, 25) > 5 * weight(0, 5, 13));
    assert_true(weight(1, 12, 25) > 5 * weight(1, 5, 13));
}

/* A hand with a card of the board is impossible, every other one is not. */
static void check_possible(const struct poker_seen *seen)
{
    for (int i = 0; i < POKER_COMBOS; i++) {
        cards two = poker_combo_cards(i);
        int is_dealt = 0;

        for (int k = 0; k < seen->board_count; k++)
            is_dealt |= (two & cards_of(seen->board[k])) != 0;
        for (int player = 0; player < POKER_PLAYERS; player++)
            assert_true(is_dealt == (track->range[player][i] <= 0));
    }
}

static void check_choices(const struct poker_seen *seen)
{
    struct solver_choices choices;
    float share[SOLVER_ACTIONS], total = 0;

    assert_true(track->stage != TRACK_LOST);
    track_choices(track, seen, &choices);
    track_shares(track, poker_combo_of(seen->hole), share);
    for (int a = 0; a < choices.count; a++) {
        assert_null(poker_check(&seen->hand, &choices.action[a]));
        total += share[a];
    }
    assert_true(total > 0.999f && total < 1.001f);
}

static void check_spot(const struct poker_seen *seen)
{
    solve(seen);
    check_possible(seen);
    check_choices(seen);
}

/* Every decision of a hand in which no bet is of a planned size. */
CASE(bets_of_any_size_are_followed)
{
    struct poker_seen seen = begun(POKER_NO_LIMIT);
    static const struct poker_action done[] = {
        {POKER_RAISES, 417}, {POKER_CALLS, 0},
        {POKER_RAISES, 333}, {POKER_RAISES, 1234}, {POKER_CALLS, 0},
        {POKER_CALLS, 0}, {POKER_RAISES, 777}, {POKER_CALLS, 0},
        {POKER_RAISES, 5001}, {POKER_RAISES, 11111},
    };

    BEGIN_CASE;
    check_spot(&seen);
    for (size_t i = 0; i < sizeof done / sizeof done[0]; i++) {
        act(&seen, done[i].kind, done[i].to);
        check_spot(&seen);
    }
}

CASE(fixed_limit_is_followed_to_its_last_raise)
{
    struct poker_seen seen = begun(POKER_FIXED_LIMIT);

    BEGIN_CASE;
    for (int street = 0; street < POKER_STREETS; street++) {
        struct poker_options options;

        poker_find_options(&seen.hand, &options);
        for (; options.raise_most; poker_find_options(&seen.hand, &options))
            act(&seen, POKER_RAISES, options.raise_most);
        check_spot(&seen);
        if (street < POKER_STREETS - 1)
            act(&seen, POKER_CALLS, 0);
    }
}

/* More chips than the plan has before the flop, and fewer on it. */
CASE(a_hand_that_leaves_the_plan_comes_back_to_it)
{
    struct poker_seen seen = begun(POKER_NO_LIMIT);

    BEGIN_CASE;
    act(&seen, POKER_RAISES, 9000);
    check_spot(&seen);
    act(&seen, POKER_CALLS, 0);
    check_spot(&seen);
    act(&seen, POKER_CALLS, 0);
    check_spot(&seen);
}

/* The turn is kept for the river; solved again, it is the same. */
CASE(memory_that_is_lost_makes_no_difference)
{
    static track_range kept;
    struct poker_seen seen = begun(POKER_FIXED_LIMIT);

    BEGIN_CASE;
    for (int i = 0; i < 4; i++)
        act(&seen, POKER_CALLS, 0);
    solve(&seen);
    act(&seen, POKER_RAISES, 200);
    solve(&seen);
    act(&seen, POKER_CALLS, 0);
    solve(&seen);
    assert_int_equal(seen.hand.street, 3);
    memcpy(kept, track->range, sizeof kept);
    memset(scratch, 0, sizeof scratch);
    solve(&seen);
    assert_memory_equal(kept, track->range, sizeof kept);
}

/* The mind */

static struct poker_table table_of(enum poker_limit limit,
                                   const struct mind_type *one,
                                   const struct mind_type *other)
{
    struct poker_table table = {.stack = 20000, .seed = "solver",
                                .scratch = scratch, .mind = {one, other}};

    plan_rules(&table.rules, limit);
    return table;
}

/* The table checks that every action is legal, and that no chip is lost. */
CASE(it_plays_whole_hands_against_odd_players)
{
    BEGIN_CASE;
    for (int limit = 0; limit < 2; limit++) {
        struct poker_table table = table_of((enum poker_limit)limit,
                                            &poker_solver, &poker_random);

        poker_table_play(&table, 1);
        table.stack = 150;
        poker_table_play(&table, 2);
    }
}

CASE(another_game_is_left_to_the_odds)
{
    struct poker_table table = table_of(POKER_NO_LIMIT, &poker_solver,
                                        &poker_random);

    BEGIN_CASE;
    poker_machine(&table.rules, 3, 5);
    table.stack = 100;
    poker_table_play(&table, 3);
}

/* Foils do what they are named for. */
CASE(foils_play_legally)
{
    BEGIN_CASE;
    for (int i = 0; poker_foils[i] && poker_foils[i] != &foil_best; i++)
        for (int limit = 0; limit < 2; limit++) {
            struct poker_table table = table_of((enum poker_limit)limit,
                                                poker_foils[i],
                                                &poker_random);

            memset(scratch, 0, sizeof(struct track) < 4096
                               ? sizeof(struct track) : 4096);
            poker_table_play(&table, 20);
        }
}

static const struct CMUnitTest tests[] = {
    TEST("track: at first every hand is as likely",
         at_first_every_hand_is_as_likely),
    TEST("track: who raises again has aces rather than 7-2",
         who_raises_again_has_aces_rather_than_seven_deuce),
    TEST("track: bets of any size are followed",
         bets_of_any_size_are_followed),
    TEST("track: fixed limit is followed to its last raise",
         fixed_limit_is_followed_to_its_last_raise),
    TEST("track: a hand that leaves the plan comes back to it",
         a_hand_that_leaves_the_plan_comes_back_to_it),
    TEST("track: memory that is lost makes no difference",
         memory_that_is_lost_makes_no_difference),
    TEST("solver: it plays whole hands against odd players",
         it_plays_whole_hands_against_odd_players),
    TEST("solver: another game is left to the odds",
         another_game_is_left_to_the_odds),
    TEST("foils: they play legally", foils_play_legally),
};

CHECK_MAIN("track", tests)
