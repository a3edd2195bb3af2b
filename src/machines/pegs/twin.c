/* twin.c - the twins of the pegs chip and of its board. */
#include "machines/pegs/on_nexys3.h"
#include "machines/pegs/pegs.h"
#include "twin/twin.h"

enum { SHIFT = 0, COUNT = 32, MATCH = 44, BAR = 48, KEEP = 49 };

static const struct pin_def game_setup[] = {
    {"shift", SHIFT, 32, ACTIVE_HIGH},
    {"count", COUNT, 12, ACTIVE_HIGH},
    {"match", MATCH, 4, ACTIVE_HIGH},
    {"bar", BAR, 1, ACTIVE_HIGH},
    {"keep", KEEP, 1, ACTIVE_HIGH},
    {0},
};

/* The controller */

static const char *const states[] = {
#define STATE_NAME(name) #name,
    PEGS_STATES(STATE_NAME)
#undef STATE_NAME
    NULL,
};

static const struct twin_transition transitions[] = {
    {"PLAYER", "PLAY"},
    {"PLAY", "RESULT"},
    {"RESULT", "PLAY"},                 /* without a match */
    {"RESULT", "TOTALS"},
    {"TOTALS", "PLAYER"},               /* games are left */
    {"TOTALS", "OVER"},
    {"OVER", "PLAYER"},
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

static void chip_power_up(const void *chip, const struct chip_setup *setup,
                          uint64_t words[TWIN_SETUP_WORDS])
{
    const struct pegs *game = chip;

    (void)setup;                        /* the chip has its options */
    words[0] = (uint64_t)game->rng.shift << SHIFT
             | (uint64_t)game->count << COUNT
             | (uint64_t)game->match << MATCH
             | (uint64_t)game->bar << BAR
             | (uint64_t)game->keep << KEEP;
}

static void board_power_up(const void *chip, const struct chip_setup *setup,
                           uint64_t words[TWIN_SETUP_WORDS])
{
    const struct pegs_nexys3 *board = chip;

    chip_power_up(&board->game, setup, words);
}

/* What is to be seen in a game */

static unsigned game_is_over(const void *chip)
{
    return ((const struct pegs_nexys3 *)chip)->game.state == PEGS_RESULT;
}

static unsigned turn_of(const void *chip)
{
    return ((const struct pegs_nexys3 *)chip)->game.turn;
}

static unsigned state_of(const void *chip)
{
    return ((const struct pegs_nexys3 *)chip)->game.state;
}

static const struct twin_sight board_sights[] = {
    {"games", game_is_over, 0},
    {"turns", turn_of, 1},
    {"transitions", state_of, 1},
    {0},
};

static const struct twin twin_pegs = {
    .chip = &pegs_chip,
    .module = "pegs",
    .sources = "pegs pegs_code pegs_marks lfsr glyph",
    .has_clock = 1,
    .setup = game_setup,
    .power_up = chip_power_up,
    .controllers = chip_controllers,
};

static const struct twin twin_pegs_nexys3 = {
    .machine = &pegs_on_nexys3,
    .module = "pegs_nexys3",
    .sources = "pegs_nexys3 pegs pegs_code pegs_marks lfsr glyph debouncer "
               "ssd_driver clk_divider",
    .has_clock = 1,
    .setup = game_setup,
    .power_up = board_power_up,
    .controllers = board_controllers,
    .sights = board_sights,
};

const struct twin *const pegs_twins[] = {
    &twin_pegs_nexys3,
    &twin_pegs,
    NULL,
};
