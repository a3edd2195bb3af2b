/* twin.c - the twins of the duel chip and of its two boards. */
#include "games/mastermind/rules/mastermind.h"
#include "machines/duel/duel.h"
#include "machines/duel/on_basys2.h"
#include "machines/duel/on_sim.h"
#include "twin/twin.h"

enum { SEED = 0, DRAWN = 32, REPEAT = 44, HIDE = 45, STEP = 46 };

#define GAME_PORTS                      \
    {"seed", SEED, 32, ACTIVE_HIGH},    \
    {"drawn", DRAWN, 12, ACTIVE_HIGH},  \
    {"repeat", REPEAT, 1, ACTIVE_HIGH}, \
    {"hide", HIDE, 1, ACTIVE_HIGH}

static const struct pin_def board_setup[] = {
    GAME_PORTS,
    {0},
};

static const struct pin_def chip_setup[] = {
    GAME_PORTS,
    {"step", STEP, 1, ACTIVE_HIGH},     /* every tick of the bare chip */
    {0},
};

/* The controller */

static const char *const states[] = {
#define STATE_NAME(name) #name,
    DUEL_STATES(STATE_NAME)
#undef STATE_NAME
    NULL,
};

static const struct twin_transition transitions[] = {
    {"START", "SCORE"},                 /* a match */
    {"START", "PLAYER_B"},              /* a game for one */
    {"SCORE", "PLAYER_M"},
    {"SCORE", "GAMEOVER"},              /* two points */
    {"PLAYER_M", "MAKE"},
    {"MAKE", "PLAYER_B"},
    {"PLAYER_B", "LIVES"},
    {"LIVES", "BREAK"},
    {"BREAK", "FEEDBACK"},
    {"FEEDBACK", "LIVES"},              /* a wrong try */
    {"FEEDBACK", "REVEAL"},             /* the third one */
    {"FEEDBACK", "SCORE"},              /* found */
    {"FEEDBACK", "GAMEOVER"},           /* found, in a game for one */
    {"REVEAL", "SCORE"},
    {"REVEAL", "GAMEOVER"},             /* in a game for one */
    {"GAMEOVER", "START"},              /* a press, or reset */

    {"SCORE", "START"},                 /* reset */
    {"PLAYER_M", "START"},
    {"MAKE", "START"},
    {"PLAYER_B", "START"},
    {"LIVES", "START"},
    {"BREAK", "START"},
    {"FEEDBACK", "START"},
    {"REVEAL", "START"},
    {0},
};

static const struct twin_controller chip_controllers[] = {
    {"game", "state_q", states, transitions, 0},
    {0},
};

static const struct twin_controller board_controllers[] = {
    {"game", "u_game.state_q", states, transitions, 0},
    {0},
};

/* Power-up */

/* A letter of a word has four bits in C and three in the twin. */
static uint64_t letters(uint16_t word)
{
    uint64_t packed = 0;

    for (int place = 0; place < DUEL_PLACES; place++)
        packed = packed << 3 | mastermind_peg(word, DUEL_PLACES, place);
    return packed;
}

static void set_up(const struct duel *game, const struct chip_setup *setup,
                   uint64_t words[TWIN_SETUP_WORDS])
{
    words[0] = (uint64_t)game->rng.shift << SEED
             | letters(game->drawn) << DRAWN
             | (uint64_t)(setup->option[DUEL_REPEAT] != 0) << REPEAT
             | (uint64_t)(setup->option[DUEL_HIDE] != 0) << HIDE
             | UINT64_C(1) << STEP;
}

static void chip_power_up(const void *chip, const struct chip_setup *setup,
                          uint64_t words[TWIN_SETUP_WORDS])
{
    set_up(chip, setup, words);
}

static void basys2_power_up(const void *chip, const struct chip_setup *setup,
                            uint64_t words[TWIN_SETUP_WORDS])
{
    const struct duel_basys2 *board = chip;

    set_up(&board->game, setup, words);
}

/* What is to be seen in a game */

static unsigned game_is_over(const void *chip)
{
    return ((const struct duel *)chip)->state == DUEL_GAMEOVER;
}

static unsigned guess_is_judged(const void *chip)
{
    return ((const struct duel *)chip)->state == DUEL_FEEDBACK;
}

static unsigned state_of(const void *chip)
{
    return ((const struct duel *)chip)->state;
}

static unsigned basys2_is_over(const void *chip)
{
    return game_is_over(&((const struct duel_basys2 *)chip)->game);
}

static unsigned basys2_is_judged(const void *chip)
{
    return guess_is_judged(&((const struct duel_basys2 *)chip)->game);
}

static unsigned basys2_state(const void *chip)
{
    return state_of(&((const struct duel_basys2 *)chip)->game);
}

static const struct twin_sight chip_sights[] = {
    {"games", game_is_over, 0},
    {"guesses", guess_is_judged, 0},
    {"transitions", state_of, 1},
    {0},
};

static const struct twin_sight basys2_sights[] = {
    {"games", basys2_is_over, 0},
    {"guesses", basys2_is_judged, 0},
    {"transitions", basys2_state, 1},
    {0},
};

static const struct twin twin_duel = {
    .chip = &duel,
    .module = "duel",
    .sources = "duel duel_judge lfsr glyph",
    .has_clock = 1,
    .setup = chip_setup,
    .power_up = chip_power_up,
    .controllers = chip_controllers,
    .sights = chip_sights,
};

static const struct twin twin_duel_sim = {
    .machine = &duel_on_sim,
    .module = "duel_sim",
    .sources = "duel_sim duel duel_judge lfsr glyph",
    .has_clock = 1,
    .setup = board_setup,
    .power_up = chip_power_up,
    .controllers = board_controllers,
    .sights = chip_sights,
};

static const struct twin twin_duel_basys2 = {
    .machine = &duel_on_basys2,
    .module = "duel_basys2",
    .sources = "duel_basys2 duel duel_judge lfsr glyph clk_divider debouncer "
               "ssd_driver",
    .has_clock = 1,
    .setup = board_setup,
    .power_up = basys2_power_up,
    .controllers = board_controllers,
    .sights = basys2_sights,
};

const struct twin *const duel_twins[] = {
    &twin_duel_basys2,
    &twin_duel_sim,
    &twin_duel,
    NULL,
};
