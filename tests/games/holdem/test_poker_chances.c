/* test_poker_chances.c - the mind solver tells how likely it would have acted
 * in the same way with other hands: the same, whatever it holds. */
#include "check.h"

#include <math.h>
#include <string.h>

#include "games/holdem/minds/foils.h"
#include "games/holdem/minds/solver.h"
#include "games/holdem/minds/track.h"

static _Alignas(16) char scratch[sizeof(struct track) + TRACK_MEMORY
                                 + sizeof(struct track_flops) + (1 << 20)];
static struct track *const track = (struct track *)scratch;
static _Alignas(16) char memory[TRACK_MEMORY];
static const uint8_t board[] = {3, 17, 40, 22, 9};

/* Hands as they are seen, with the button at 0 */

static struct poker_seen begun(void)
{
    struct poker_seen seen = {0};
    struct poker_rules rules;

    plan_for_no_limit->find_rules(&rules);
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
    memset(scratch, 0, sizeof scratch);
    track_open(track, seen, &track_holdem[POKER_NO_LIMIT], 5,
               arena_of(memory, sizeof memory));
    while (track->stage == TRACK_SOLVING)
        track_step(track, seen);
}

/* One spot */

static const struct poker_action odd_bet = {POKER_RAISES, 311};

/* A turn with an odd bet on it, as the one sees it who holds these cards. */
static void open_turn(struct poker_seen *seen, int card, int other)
{
    *seen = begun();
    seen->hole = cards_of(card) | cards_of(other);
    for (int i = 0; i < 4; i++)
        act(seen, POKER_CALLS, 0);
    act(seen, odd_bet.kind, odd_bet.to);
    solve(seen);
}

/* A combo that may well be held there. */
static int open_any(struct poker_seen *seen, const struct poker_action *action,
                    float chance[POKER_COMBOS])
{
    for (int card = 1; card < CARDS_ALL; card++) {
        int is_dealt = memchr(board, card, 4) || memchr(board, card - 1, 4);

        if (is_dealt)
            continue;
        open_turn(seen, card, card - 1);
        if (track_chances(track, seen, action, chance))
            return poker_combo(card, card - 1);
    }
    fail_msg("no hand is likely");
    return 0;
}

/* The cards that are held do not show in what is found for all. */
CASE(chances_do_not_tell_what_is_held)
{
    enum { STEP = 97 };
    static const struct poker_action calls = {.kind = POKER_CALLS};
    static float chance[POKER_COMBOS], again[POKER_COMBOS];
    struct poker_seen seen;
    int count = 0;

    BEGIN_CASE;
    open_any(&seen, &calls, chance);
    for (int i = 0; i < POKER_COMBOS; i += STEP) {
        cards two = poker_combo_cards(i);

        if (chance[i] <= 0)
            continue;
        open_turn(&seen, cards_lowest(two), cards_lowest(two & (two - 1)));
        assert_int_equal(track_chances(track, &seen, &calls, again), 1);
        assert_memory_equal(chance, again, sizeof chance);
        count++;
    }
    assert_true(count >= 3);
}

/* Actions as they are picked, beside the chances. */
CASE(actions_are_picked_as_often_as_they_should)
{
    enum { PICKS = 20000 };
    struct poker_seen seen;
    struct solver_choices choices;
    static float chance[POKER_COMBOS];
    struct rng rng;
    float sum = 0;

    BEGIN_CASE;
    open_turn(&seen, 6, 19);
    track_choices(track, &seen, &choices);
    rng_seed(&rng, "picks");
    for (int a = 0; a < choices.count; a++) {
        int picked = 0;

        for (int i = 0; i < PICKS; i++) {
            struct poker_action action = track_pick(track, &seen, &rng);

            picked += action.kind == choices.action[a].kind
                   && action.to == choices.action[a].to;
        }
        track_chances(track, &seen, &choices.action[a], chance);
        sum += chance[poker_combo(6, 19)];
        assert_true(fabsf((float)picked / PICKS
                          - chance[poker_combo(6, 19)]) < 0.015f);
    }
    assert_true(fabsf(sum - 1) < 0.001f);
}

/* 7-2 does not raise twice: who holds it all the same is told apart, and
 * nobody else is asked. */
CASE(chances_of_a_hand_that_should_not_be_there_are_not_known)
{
    static const struct poker_action calls = {.kind = POKER_CALLS};
    static float chance[POKER_COMBOS];
    struct poker_seen seen = begun();

    BEGIN_CASE;
    seen.hole = cards_of(5) | cards_of(13);
    act(&seen, POKER_RAISES, 300);
    act(&seen, POKER_RAISES, 900);
    act(&seen, POKER_RAISES, 2700);
    act(&seen, POKER_CALLS, 0);
    act(&seen, POKER_CALLS, 0);
    act(&seen, POKER_CALLS, 0);
    act(&seen, POKER_RAISES, 3000);
    solve(&seen);
    assert_int_equal(seen.player, 0);
    assert_int_equal(track_chances(track, &seen, &calls, chance), 0);
}

/* Whole hands */

/* As the solver saw them at each of its decisions. */
struct played {
    int count;
    struct poker_seen seen[TRACK_LINE];
    struct poker_action action[TRACK_LINE];
    float chance[TRACK_LINE][POKER_COMBOS];
    int is_known;
};

static struct played played;
static _Alignas(16) char foil_state[MIND_SIZE_MAX];

static void decide(const struct mind_type *mind, void *state,
                   const struct poker_seen *seen, struct poker_action *action)
{
    *action = (struct poker_action){0};
    while (mind->think(state, seen, scratch, 1 << 20, action) != MIND_MOVES)
        continue;
}

static void decide_and_note(void *state, const struct poker_seen *seen,
                            struct poker_action *action)
{
    int at = played.count++;

    decide(&poker_solver, state, seen, action);
    played.seen[at] = *seen;
    played.action[at] = *action;
    played.is_known &= poker_solver_chances(scratch, seen, action,
                                            played.chance[at]);
}

/* The solver on seat 0, against one who bets any size. */
static void play_hand_of(const struct poker_deal *deal, const char *seed,
                         int button, void *state)
{
    struct poker_seen seen = begun();
    const struct mind_type *foil = mind_find(poker_foils, "foil-scatter");
    struct poker_action action;

    assert_null(poker_begin(&seen.hand, &seen.hand.rules, button,
                            (int32_t[]){20000, 20000}));
    poker_solver.reset(state, seed);
    foil->reset(foil_state, seed);
    played.count = 0;
    played.is_known = 1;
    while (seen.hand.end == POKER_GOES_ON) {
        poker_seen_look(&seen, &seen.hand, deal);
        if (seen.player == 0)
            decide_and_note(state, &seen, &action);
        else
            foil->think(foil_state, &seen, NULL, 1, &action);
        poker_seen_note(&seen, &action);
        assert_null(poker_act(&seen.hand, &action));
    }
}

/* The same decisions with another hand: had it been held, the same would have
 * been found at each of them. */
static void play_again_with(int combo, const char *seed, void *state)
{
    static float chance[POKER_COMBOS];

    memset(scratch, 0, poker_solver.scratch_size);
    poker_solver.reset(state, seed);
    for (int i = 0; i < played.count; i++) {
        struct poker_seen seen = played.seen[i];
        struct poker_action action;

        seen.hole = poker_combo_cards(combo);
        decide(&poker_solver, state, &seen, &action);
        assert_int_equal(poker_solver_chances(scratch, &seen,
                                              &played.action[i], chance), 1);
        assert_memory_equal(chance, played.chance[i], sizeof chance);
    }
}

static int is_possible_all_along(int combo)
{
    const struct poker_seen *last = &played.seen[played.count - 1];
    cards dealt = 0;

    for (int i = 0; i < last->board_count; i++)
        dealt |= cards_of(last->board[i]);
    for (int i = 0; i < played.count; i++)
        if (played.chance[i][combo] <= 0)
            return 0;
    return !(poker_combo_cards(combo) & dealt);
}

/* Which is why a mean over all of them is right (match/held.h). */
CASE(whole_hands_do_not_tell_what_is_held)
{
    enum { HANDS = 12, STEP = 211 };
    _Alignas(16) char state[MIND_SIZE_MAX];
    struct poker_deal deal;
    struct rng rng;
    int again = 0;

    BEGIN_CASE;
    assert_true(poker_solver.scratch_size <= sizeof scratch);
    rng_seed(&rng, "held");
    for (int hand = 0; hand < HANDS; hand++) {
        char seed[] = {'h', (char)('a' + hand), 0};

        poker_deck_deal(&deal, &rng);
        play_hand_of(&deal, seed, hand % 2, state);
        /* A foil that folds at once leaves nothing to decide. */
        if (!played.is_known || played.count == 0)
            continue;
        for (int i = hand; i < POKER_COMBOS; i += STEP)
            if (is_possible_all_along(i)) {
                play_again_with(i, seed, state);
                again++;
            }
    }
    assert_true(again >= HANDS / 2);
}

static const struct CMUnitTest tests[] = {
    TEST("chances: chances do not tell what is held",
         chances_do_not_tell_what_is_held),
    TEST("chances: actions are picked as often as they should be",
         actions_are_picked_as_often_as_they_should),
    TEST("chances: chances of a hand that should not be there are not known",
         chances_of_a_hand_that_should_not_be_there_are_not_known),
    TEST("chances: whole hands do not tell what is held",
         whole_hands_do_not_tell_what_is_held),
};

CHECK_MAIN("chances", tests)
