/* twin.c - the twins of the lamp chip and of its board. */
#include "machines/lamp/lamp.h"
#include "machines/lamp/on_basys2.h"
#include "machines/twin_game.h"

/* The controller, and all ways it can go */

static const struct twin_transition transitions[] = {
    {"RACE", "OVER"},                   /* the fourth LED */
    {"OVER", "RACE"},                   /* reset */
    {0},
};

TWIN_GAME_CONTROLLERS(LAMP_STATES, transitions, 0);

/* What is counted in a game */

static unsigned race_is_over(const void *chip)
{
    const struct lamp_basys2 *board = chip;

    return board->game.state == LAMP_OVER;
}

static const struct twin_sight board_sights[] = {
    {"games", race_is_over, 0},
    {0},
};

static const struct twin twin_lamp = {
    .chip = &lamp_chip,
    .module = "lamp",
    .sources = "lamp",
    .controllers = chip_controllers,
};

static const struct twin twin_lamp_basys2 = {
    .machine = &lamp_on_basys2,
    .module = "lamp_basys2",
    .sources = "lamp_basys2 lamp debouncer",
    .has_clock = 1,
    .controllers = board_controllers,
    .sights = board_sights,
};

const struct twin *const lamp_twins[] = {
    &twin_lamp_basys2,
    &twin_lamp,
    NULL,
};
