/* twin.c - the twins of the pegs chip and of its board.
 *
 * Tables for the comparison with rtl/pegs.sv: the ports that are held from
 * power-up on, the states of the controller with all legal ways between
 * them, and what is counted while both run. The names of states and ports are
 * those of the Verilog and must be changed there too.
 */
#include "boards/nexys3.h"
#include "boards/pinout.h"
#include "machines/pegs/on_nexys3.h"
#include "machines/pegs/pegs.h"
#include "machines/pegs/twin_play.h"
#include "machines/twin_game.h"

/* Where each port begins in the setup word, in bits. */
enum { SHIFT = 0, COUNT = 32, MATCH = 44, BAR = 48, KEEP = 49, GIVEN = 64 };

static const struct pin_def game_setup[] = {
    {"shift", SHIFT, 32, ACTIVE_HIGH},
    {"count", COUNT, 12, ACTIVE_HIGH},
    {"match", MATCH, 4, ACTIVE_HIGH},
    {"bar", BAR, 1, ACTIVE_HIGH},
    {"keep", KEEP, 1, ACTIVE_HIGH},
    {"given", GIVEN, 52, ACTIVE_HIGH},
    {0},
};

/* The controller */

/* The chip has no reset pin: no state can be left but by these ways. */
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

TWIN_GAME_CONTROLLERS(PEGS_STATES, transitions, 0);

/* Power-up: the twin gets what the chip's reset has drawn from the seed. */

/* Register and counter of the secret, and the options as the chip has them. */
static void pegs_power_up(const void *chip, const struct chip_setup *setup,
                          uint64_t words[TWIN_SETUP_WORDS])
{
    const struct pegs *game = chip;

    (void)setup;
    words[0] = (uint64_t)game->rng.shift << SHIFT
             | (uint64_t)game->count << COUNT
             | (uint64_t)game->match << MATCH
             | (uint64_t)game->bar << BAR
             | (uint64_t)game->keep << KEEP;
    words[1] = game->given;
}

static void nexys3_power_up(const void *chip, const struct chip_setup *setup,
                            uint64_t words[TWIN_SETUP_WORDS])
{
    const struct pegs_nexys3 *board = chip;

    pegs_power_up(&board->game, setup, words);
}

/* What is counted in a game */

static const struct pegs *game_on_nexys3(const void *chip)
{
    return &((const struct pegs_nexys3 *)chip)->game;
}

static unsigned result_is_shown(const void *chip)
{
    return game_on_nexys3(chip)->state == PEGS_RESULT;
}

static unsigned turn_number(const void *chip)
{
    return game_on_nexys3(chip)->turn;
}

static unsigned pegs_state_code(const void *chip)
{
    return game_on_nexys3(chip)->state;
}

static const struct twin_sight board_sights[] = {
    {"games", result_is_shown, 0},
    {"turns", turn_number, 1},
    {"transitions", pegs_state_code, TWIN_STATE},
    {0},
};

static const struct twin twin_pegs = {
    .chip = &pegs_chip,
    .module = "pegs",
    .sources = "pegs pegs_code pegs_marks lfsr glyph",
    .has_clock = 1,
    .setup = game_setup,
    .power_up = pegs_power_up,
    .controllers = chip_controllers,
};

/* The RGB LEDs on their breadboard, six wires from each connector. */
static const struct port_part nexys3_plugged[] = {
    {"ja", PORT_LIGHT, NEXYS3_LIGHT_RGB},
    {"jb", PORT_LIGHT, NEXYS3_LIGHT_RGB + NEXYS3_WIRES / 2},
    {0},
};

static const struct twin_top nexys3_top = {
    .board = "nexys3", .module = "pegs_nexys3_top",
    .constraints = ".ucf", .plugged = nexys3_plugged,
    .most_hz = 25000000, .parameters = "DigitHz=1000",
    .chance = "AN",
};

static const struct twin twin_pegs_nexys3 = {
    .machine = &pegs_on_nexys3,
    .module = "pegs_nexys3",
    .sources = "pegs_nexys3 pegs pegs_code pegs_marks lfsr glyph debouncer "
               "ssd_driver clk_divider",
    .has_clock = 1,
    .setup = game_setup,
    .power_up = nexys3_power_up,
    .controllers = board_controllers,
    .sights = board_sights,
    .player = &pegs_player,
    .top = &nexys3_top,
};

const struct twin *const pegs_twins[] = {
    &twin_pegs_nexys3,
    &twin_pegs,
    NULL,
};
