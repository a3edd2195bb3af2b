/* test_drive.c - players reach what is rare, and what they did is in the steps.
 */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "machines/checkers/on_tinychip.h"
#include "machines/duel/on_basys2.h"
#include "machines/pegs/on_nexys3.h"
#include "machines/poker/on_basys3.h"
#include "twin/drive.h"

static const struct twin *found(const char *name)
{
    const struct twin *twin;

    assert_null(twins_find(name, &twin));
    assert_non_null(twin->player);
    return twin;
}

/* A game of a player with a seed of its own, as options say. */
struct round {
    struct drive drive;
    struct steps steps;
    struct chip_setup setup;
    char seed[32];
};

static void begin_round(struct round *self, const struct twin *twin, int number)
{
    self->setup.clock_hz = twin->machine->board->clock_hz;
    self->setup.seed = self->seed;
    snprintf(self->seed, sizeof self->seed, "x.%d", number);
    assert_null(drive_begin(&self->drive, twin, &self->setup, &self->steps));
}

static void begin_usual(struct round *self, const struct twin *twin, int number)
{
    const struct option_def *option = twin_chip(twin)->options;

    for (int i = 0; option && option[i].name; i++)
        self->setup.option[i] = option[i].standard;
    begin_round(self, twin, number);
}

static void end_round(struct round *self)
{
    drive_end(&self->drive);
    steps_free(&self->steps);
}

static const char *const names[] = {"duel", "pegs", "checkers", "poker"};
enum { NAMES = sizeof names / sizeof *names };

/* What lies in the steps leads a new machine to the same state. */
static void check_steps(const struct round *self)
{
    const struct chip_type *chip = twin_chip(self->drive.twin);
    void *again = calloc(1, chip->size);

    assert_non_null(again);
    chip->reset(again, &self->setup);
    for (size_t i = 0; i < self->steps.count; i++)
        for (uint64_t k = 0; k < steps_length(&self->steps, i); k++)
            chip->tick(again, self->steps.at[i].in);
    assert_memory_equal(again, self->drive.chip, chip->size);
    free(again);
}

CASE(the_steps_are_all_that_was_done)
{
    BEGIN_CASE;
    for (int i = 0; i < NAMES; i++)
        for (int number = 0; number < 8; number++) {
            struct round round = {0};

            begin_usual(&round, found(names[i]), number);
            for (int k = 0; k < 20; k++)
                assert_null(drive_act(&round.drive));
            check_steps(&round);
            end_round(&round);
        }
}

/* The top on its board has other clocks: what follows within a few ticks may
 * come in another order there. */
CASE(without_slips_no_button_follows_one_that_is_down)
{
    BEGIN_CASE;
    for (int i = 0; i < NAMES; i++)
        for (int number = 0; number < 16; number++) {
            struct round round = {0};
            pins buttons;

            begin_usual(&round, found(names[i]), number);
            buttons = stimulus_pins(round.drive.twin->machine, USE_PRESS, 1);
            round.drive.manner = DRIVE_NEAT;
            round.drive.has_no_slips = 1;
            for (int k = 0; k < 30; k++)
                assert_null(drive_act(&round.drive));
            for (size_t k = 1; k < round.steps.count; k++) {
                pins was = round.steps.at[k - 1].in & buttons;

                assert_true(!was || !(round.steps.at[k].in & buttons & ~was));
            }
            end_round(&round);
        }
}

static int are_same(const struct steps *a, const struct steps *b)
{
    int same = a->count == b->count;

    for (size_t i = 0; same && i < a->count; i++)
        same = a->at[i].tick == b->at[i].tick && a->at[i].in == b->at[i].in;
    return same;
}

CASE(a_seed_is_a_game_and_another_seed_another)
{
    BEGIN_CASE;
    for (int i = 0; i < NAMES; i++) {
        struct round round[3] = {{.setup = {0}}};

        for (int k = 0; k < 3; k++) {
            begin_usual(&round[k], found(names[i]), k / 2);
            for (int act = 0; act < 20; act++)
                assert_null(drive_act(&round[k].drive));
        }
        assert_true(are_same(&round[0].steps, &round[1].steps));
        assert_false(are_same(&round[0].steps, &round[2].steps));
        for (int k = 0; k < 3; k++)
            end_round(&round[k]);
    }
}

/* Rare states: whether one of some games comes to it within so many acts. */

typedef int rare_state(const void *chip);

static int is_reached(const char *name, const long *option, int games,
                      int acts, rare_state *is_there)
{
    int is_seen = 0;

    for (int i = 0; i < games && !is_seen; i++) {
        struct round round = {0};

        memcpy(round.setup.option, option, sizeof round.setup.option);
        begin_round(&round, found(name), i);
        for (int k = 0; k < acts && !is_seen; k++) {
            assert_null(drive_act(&round.drive));
            is_seen = is_there(round.drive.chip);
        }
        end_round(&round);
    }
    return is_seen;
}

static int b_has_won(const void *chip)
{
    const struct duel *game = &((const struct duel_basys2 *)chip)->game;

    return game->score[DUEL_B] == 2;
}

static int lost_alone(const void *chip)
{
    const struct duel *game = &((const struct duel_basys2 *)chip)->game;

    return game->state == DUEL_REVEAL && game->single;
}

CASE(duel_is_won_by_b_and_lost_alone)
{
    static const long usual[OPTIONS_MAX];

    BEGIN_CASE;
    assert_true(is_reached("duel", usual, 60, 80, b_has_won));
    assert_true(is_reached("duel", usual, 60, 80, lost_alone));
}

static int is_sixty(const void *chip)
{
    const struct pegs *game = &((const struct pegs_nexys3 *)chip)->game;

    return game->total[0] >= 60 || game->total[1] >= 60;
}

static int is_tied(const void *chip)
{
    const struct pegs *game = &((const struct pegs_nexys3 *)chip)->game;

    return game->state == PEGS_OVER && game->total[0] == game->total[1];
}

CASE(pegs_has_large_totals_and_ties)
{
    static const long longest[OPTIONS_MAX] = {[PEGS_MATCH] = 9};
    static const long shortest[OPTIONS_MAX] = {[PEGS_MATCH] = 1};

    BEGIN_CASE;
    assert_true(is_reached("pegs", longest, 30, 1000, is_sixty));
    assert_true(is_reached("pegs", shortest, 60, 100, is_tied));
}

static const struct poker_chip *poker_of(const void *chip)
{
    return &((const struct poker_basys3 *)chip)->game;
}

static int pot_is_shared(const void *chip)
{
    return poker_of(chip)->winner == POKER_TIE;
}

static int first_is_broke(const void *chip)
{
    return poker_of(chip)->paid && poker_of(chip)->wallet[0] == 0;
}

static int second_is_broke(const void *chip)
{
    return poker_of(chip)->paid && poker_of(chip)->wallet[1] == 0;
}

CASE(poker_has_ties_and_both_go_broke)
{
    static const long five[OPTIONS_MAX] = {
        [POKER_COMMUNITY] = 1, [POKER_CHIPS] = 20, [POKER_ANTE] = 5};

    BEGIN_CASE;
    assert_true(is_reached("poker", five, 40, 120, pot_is_shared));
    assert_true(is_reached("poker", five, 20, 120, first_is_broke));
    assert_true(is_reached("poker", five, 20, 120, second_is_broke));
}

static const struct checkers_chip *checkers_of(const void *chip)
{
    return &((const struct checkers_tinychip *)chip)->game;
}

static int both_have_kings(const void *chip)
{
    const struct checkers_chip *game = checkers_of(chip);

    return game->kings & game->red && game->kings & game->black;
}

static int has_a_king(const void *chip)
{
    const struct checkers_chip *game = checkers_of(chip);

    return (game->kings & (game->red | game->black)) != 0;
}

static int is_won(const void *chip)
{
    const struct checkers_chip *game = checkers_of(chip);

    return !game->red || !game->black;
}

static int jumps_on(const void *chip)
{
    return checkers_of(chip)->slave.is_jumping;
}

CASE(checkers_has_kings_early_and_games_that_end)
{
    static const long full[OPTIONS_MAX] = {CHECKERS_CHIP_FULL};

    BEGIN_CASE;
    assert_true(is_reached("checkers", full, 300, 24, has_a_king));
    assert_true(is_reached("checkers", full, 300, 24, jumps_on));
    assert_true(is_reached("checkers", full, 20, 120, both_have_kings));
    assert_true(is_reached("checkers", full, 20, 600, is_won));
}

static const struct CMUnitTest tests[] = {
    TEST("the steps are all that was done", the_steps_are_all_that_was_done),
    TEST("without slips no button follows one that is down",
         without_slips_no_button_follows_one_that_is_down),
    TEST("a seed is a game, and another seed another",
         a_seed_is_a_game_and_another_seed_another),
    TEST("duel is won by b, and lost alone", duel_is_won_by_b_and_lost_alone),
    TEST("pegs has large totals and ties", pegs_has_large_totals_and_ties),
    TEST("poker has ties, and both go broke",
         poker_has_ties_and_both_go_broke),
    TEST("checkers has kings early and games that end",
         checkers_has_kings_early_and_games_that_end),
};

CHECK_MAIN("drive", tests)
