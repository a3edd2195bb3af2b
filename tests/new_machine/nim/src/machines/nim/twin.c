/* twin.c - the twins of the nim chip and of its board. */
#include "machines/nim/nim.h"
#include "machines/nim/on_basys2.h"
#include "machines/twin_game.h"

/* The controller, and all ways it can go */

static const struct twin_transition transitions[] = {
    {"TURN_A", "TURN_B"},
    {"TURN_B", "TURN_A"},               /* or reset */
    {"TURN_A", "WON_A"},                /* the last one */
    {"TURN_B", "WON_B"},
    {"WON_A", "TURN_A"},                /* reset */
    {"WON_B", "TURN_A"},
    {0},
};

TWIN_GAME_CONTROLLERS(NIM_STATES, transitions, 0);

/* What is counted in a game */

static unsigned all_is_taken(const void *chip)
{
    const struct nim_basys2 *board = chip;

    return board->game.state >= NIM_WON_A;
}

static const struct twin_sight board_sights[] = {
    {"games", all_is_taken, 0},
    {0},
};

static const struct twin twin_nim = {
    .chip = &nim_chip,
    .module = "nim",
    .sources = "nim glyph",
    .controllers = chip_controllers,
};

static const struct twin twin_nim_basys2 = {
    .machine = &nim_on_basys2,
    .module = "nim_basys2",
    .sources = "nim_basys2 nim glyph debouncer ssd_driver "
               "clk_divider",
    .has_clock = 1,
    .controllers = board_controllers,
    .sights = board_sights,
};

const struct twin *const nim_twins[] = {
    &twin_nim_basys2,
    &twin_nim,
    NULL,
};
