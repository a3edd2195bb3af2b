/* test_poker_track.c - the mind that solves: what it knows of both hands, and
 * that it plays by it. */
#include "check.h"

#include <string.h>

#include "games/holdem/minds/foils.h"
#include "games/holdem/minds/track.h"
#include "games/holdem/poker_table.h"

static _Alignas(16) char scratch[sizeof(struct track) + TRACK_MEMORY
                                 + sizeof(struct track_flops) + (1 << 20)];
static struct track *const track = (struct track *)scratch;
static _Alignas(16) char memory[TRACK_MEMORY];
static const uint8_t board[] = {3, 17, 40, 22, 9};

static const struct plan_game *plan_of(enum poker_limit limit)
{
    return limit == POKER_FIXED_LIMIT ? plan_for_fixed_limit
                                      : plan_for_no_limit;
}

/* Hands as they are seen, with the button at 0 */

static struct poker_seen begun(enum poker_limit limit)
{
    struct poker_seen seen = {.hole = cards_of(12) | cards_of(25)};
    struct poker_rules rules;

    plan_of(limit)->find_rules(&rules);
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
    const struct poker_rules *rules = &seen->hand.rules;

    track_open(track, seen, rules->is_machine ? &track_machine
                                              : &track_holdem[rules->limit],
               5, arena_of(memory, sizeof memory));
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

/* A flop is solved when a bet comes that the plan has not, and for the sake of
 * the turn, as one player sees it. */
CASE(a_flop_with_an_odd_bet_is_solved_for_all_streets)
{
    static track_range kept;
    struct poker_seen seen = begun(POKER_NO_LIMIT);

    BEGIN_CASE;
    act(&seen, POKER_CALLS, 0);
    act(&seen, POKER_CALLS, 0);
    check_spot(&seen);
    assert_int_equal(track->stage, TRACK_PLANNED);
    act(&seen, POKER_RAISES, 487);
    check_spot(&seen);
    assert_int_equal(track->stage, TRACK_SOLVED);
    act(&seen, POKER_CALLS, 0);
    act(&seen, POKER_RAISES, 311);
    check_spot(&seen);
    act(&seen, POKER_CALLS, 0);
    act(&seen, POKER_RAISES, 2500);
    check_spot(&seen);
    memcpy(kept, track->range, sizeof kept);
    memset(scratch, 0, sizeof scratch);
    solve(&seen);
    assert_memory_equal(kept, track->range, sizeof kept);
}

/* 200 chips are in the pot, and both may hold nearly anything. */
static float folds_on_flop(int32_t bet)
{
    struct poker_seen seen = begun(POKER_NO_LIMIT);
    float share[SOLVER_ACTIONS], folds = 0, all = 0;

    act(&seen, POKER_CALLS, 0);
    act(&seen, POKER_CALLS, 0);
    act(&seen, POKER_RAISES, bet);
    solve(&seen);
    for (int combo = 0; combo < POKER_COMBOS; combo++) {
        if (track->range[0][combo] <= 0)
            continue;
        track_shares(track, combo, share);
        folds += track->range[0][combo] * share[0];
        all += track->range[0][combo];
    }
    return folds / all;
}

/* Who bets with any hand must not win the pot too often to pay for it. */
CASE(an_odd_bet_on_the_flop_is_met_by_what_it_costs)
{
    static const int32_t bets[] = {150, 290, 500, 1400};
    float before = 0;

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof bets / sizeof bets[0]; i++) {
        float folds = folds_on_flop(bets[i]);
        float pays = (float)bets[i] / (float)(bets[i] + 200);

        if (folds <= before || folds > pays + 0.06f || folds < pays - 0.25f)
            fail_msg("%d: %.3f fold, %.3f pay for it", bets[i],
                     (double)folds, (double)pays);
        before = folds;
    }
}

/* The machine's game with five community cards */

static struct poker_seen begun_at_machine(int32_t stack)
{
    struct poker_seen seen = {.hole = cards_of(12) | cards_of(25)};
    struct poker_rules rules;

    poker_machine(&rules, 5, 5);
    assert_null(poker_begin(&seen.hand, &rules, 0,
                            (int32_t[]){stack, stack + 7}));
    return seen;
}

/* A single chip and all sizes that nobody has planned; then only the ranges of
 * the river. */
CASE(the_machines_game_is_followed_to_the_river)
{
    static const struct poker_action done[] = {
        {POKER_RAISES, 1}, {POKER_RAISES, 4}, {POKER_CALLS, 0},
        {POKER_CALLS, 0}, {POKER_RAISES, 7}, {POKER_CALLS, 0},
        {POKER_RAISES, 1}, {POKER_RAISES, 13}, {POKER_CALLS, 0},
    };
    struct poker_seen seen = begun_at_machine(100);

    BEGIN_CASE;
    check_spot(&seen);
    for (size_t i = 0; i < sizeof done / sizeof done[0]; i++) {
        act(&seen, done[i].kind, done[i].to);
        if (seen.hand.street < 3)
            check_spot(&seen);
    }
    solve(&seen);
    check_possible(&seen);
    assert_int_equal(track->stage, TRACK_RANGED);
}

CASE(the_nearest_stacks_choose_the_plan)
{
    static const struct { int32_t stack; const char *name; } deep[] = {
        {11, "machine_4"}, {20, "machine_4"}, {40, "machine_8"},
        {100, "machine_20"}, {4999, "machine_20"},
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof deep / sizeof deep[0]; i++) {
        struct poker_seen seen = begun_at_machine(deep[i].stack);

        check_spot(&seen);
        assert_string_equal(track->planned->name, deep[i].name);
    }
}

/* Nobody bets 4,900 chips into 10 because a plan for 100 chips goes all-in. */
CASE(deep_stacks_are_not_bet_at_once)
{
    struct poker_seen seen = begun_at_machine(4999);
    struct solver_choices choices;

    BEGIN_CASE;
    solve(&seen);
    track_choices(track, &seen, &choices);
    for (int i = 0; i < choices.count; i++)
        assert_true(choices.action[i].to <= 100);
    assert_true(choices.action[choices.count - 1].to > 90);
}

static float folds_to(int32_t bet)
{
    struct poker_seen seen = begun_at_machine(100);
    float share[SOLVER_ACTIONS], folds = 0;

    act(&seen, POKER_RAISES, bet);
    solve(&seen);
    for (int combo = 0; combo < POKER_COMBOS; combo++) {
        track_shares(track, combo, share);
        folds += share[0] / POKER_COMBOS;
    }
    return folds;
}

/* Ten chips are in the pot: for one more nobody gives them up. */
CASE(hardly_a_hand_folds_to_a_single_chip)
{
    float chip = folds_to(1), half = folds_to(5), pot = folds_to(10);

    BEGIN_CASE;
    assert_true(chip < 0.08f && chip < half / 2);
    assert_true(half > 0.05f && half < pot && pot < 0.6f);
}

/* However the thought is cut up, and whatever was in its memory. */
CASE(the_turn_is_answered_the_same_however_it_is_asked)
{
    struct poker_seen seen = begun_at_machine(40);
    struct poker_action first, again;
    _Alignas(16) char state[MIND_SIZE_MAX];

    BEGIN_CASE;
    assert_true(poker_equilibrium.scratch_size <= sizeof scratch);
    for (int i = 0; i < 4; i++)
        act(&seen, POKER_CALLS, 0);
    act(&seen, POKER_RAISES, 9);
    memset(scratch, 0, poker_equilibrium.scratch_size);
    poker_equilibrium.reset(state, "slices");
    while (poker_equilibrium.think(state, &seen, scratch, 1, &first)
           != MIND_MOVES)
        continue;
    memset(scratch, 0xa5, poker_equilibrium.scratch_size);
    poker_equilibrium.reset(state, "slices");
    assert_int_equal(poker_equilibrium.think(state, &seen, scratch, 1 << 30,
                                             &again), MIND_MOVES);
    assert_memory_equal(&first, &again, sizeof first);
}

/* The mind */

static struct poker_table table_of(enum poker_limit limit,
                                   const struct mind_type *one,
                                   const struct mind_type *other)
{
    struct poker_table table = {.stack = 20000, .seed = "solver",
                                .scratch = scratch, .mind = {one, other}};

    plan_of(limit)->find_rules(&table.rules);
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

            assert_true(poker_foils[i]->scratch_size <= sizeof scratch);
            memset(scratch, 0, poker_foils[i]->scratch_size);
            poker_table_play(&table, 20);
        }
}

static struct poker_action asked(const struct mind_type *type,
                                 const struct poker_seen *seen)
{
    static _Alignas(16) char state[MIND_SIZE_MAX];
    struct poker_action action;

    memset(scratch, 0, type->scratch_size);
    type->reset(state, "asked");
    while (type->think(state, seen, scratch, 1 << 20, &action) == MIND_BUSY)
        continue;
    return action;
}

/* Nine high, that nobody bets for its strength, when all have checked. */
static struct poker_seen weak_hand_on(const uint8_t *cards_there, int street)
{
    struct poker_seen seen = begun(POKER_NO_LIMIT);

    act(&seen, POKER_CALLS, 0);
    for (int i = 0; i < 2 * street - 1; i++)
        act(&seen, POKER_CALLS, 0);
    memcpy(seen.board, cards_there, seen.board_count);
    seen.hole = cards_of(card_of(7, 2)) | cards_of(card_of(3, 1));
    return seen;
}

CASE(the_painter_bets_a_dangerous_board)
{
    static const struct {
        uint8_t board[3];
        int kind;
    } boards[] = {
        {{10, 19, 39}, POKER_CALLS},            /* Qh 8d 2s */
        {{10, 23, 39}, POKER_RAISES},           /* Qh Qd 2s */
        {{10, 6, 0}, POKER_RAISES},             /* Qh 8h 2h */
    };

    BEGIN_CASE;
    for (int i = 0; i < 3; i++) {
        struct poker_seen seen = weak_hand_on(boards[i].board, 1);

        assert_int_equal(asked(mind_find(poker_foils, "foil-painter"),
                               &seen).kind, boards[i].kind);
    }
}

/* Beside solver until the turn: any two cards, and any dice, the same. */
CASE(the_turncoat_plays_as_solver_until_the_turn)
{
    const struct mind_type *turncoat = mind_find(poker_foils,
                                                 "foil-turncoat");
    struct poker_seen seen = begun(POKER_NO_LIMIT);

    BEGIN_CASE;
    for (int i = 0; i < POKER_COMBOS; i += 60) {
        struct poker_action one, other;

        seen.hole = poker_combo_cards(i);
        one = asked(turncoat, &seen);
        other = asked(&poker_solver, &seen);
        assert_int_equal(one.kind, other.kind);
        assert_true(one.kind != POKER_RAISES || one.to == other.to);
    }
    seen = weak_hand_on(board, 2);
    assert_int_equal(asked(turncoat, &seen).kind, POKER_RAISES);
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
    TEST("track: a flop with an odd bet is solved, and so are turn and river",
         a_flop_with_an_odd_bet_is_solved_for_all_streets),
    TEST("track: an odd bet on the flop is met by what it costs",
         an_odd_bet_on_the_flop_is_met_by_what_it_costs),
    TEST("track: the machine's game is followed to the river",
         the_machines_game_is_followed_to_the_river),
    TEST("track: the nearest stacks choose the plan",
         the_nearest_stacks_choose_the_plan),
    TEST("track: deep stacks are not bet at once",
         deep_stacks_are_not_bet_at_once),
    TEST("track: hardly a hand folds to a single chip",
         hardly_a_hand_folds_to_a_single_chip),
    TEST("equilibrium: the turn is answered the same however it is asked",
         the_turn_is_answered_the_same_however_it_is_asked),
    TEST("solver: it plays whole hands against odd players",
         it_plays_whole_hands_against_odd_players),
    TEST("solver: another game is left to the odds",
         another_game_is_left_to_the_odds),
    TEST("foils: they play legally", foils_play_legally),
    TEST("foils: the painter bets a paired board, and one of a suit",
         the_painter_bets_a_dangerous_board),
    TEST("foils: the turncoat plays as solver until the turn, then bets",
         the_turncoat_plays_as_solver_until_the_turn),
};

CHECK_MAIN("track", tests)
