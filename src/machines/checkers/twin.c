/* twin.c - the twins of the rule checker, of the chips around it
 * and of its board.
 *
 * Tables for the comparison with the Verilog of the same names: ports held
 * from power-up on, states with all legal ways between them, and what is
 * counted while both run. The chip comes up with random flops and memory
 * (M3-090), so that the twin is given every one of their bits.
 */
#include "boards/tinychip.h"
#include "boards/pinout.h"
#include "chips/two_phase.h"
#include "machines/checkers/checkers.h"
#include "machines/checkers/led_array.h"
#include "machines/checkers/on_tinychip.h"
#include "machines/checkers/twin_play.h"
#include "machines/twin_game.h"

/* The power-up contents of flops and cells; a port does not cross a word. */
enum { RED = 0, BLACK = 32, KINGS = 64, READ = 96, FULL = 98, MASTER = 128,
       SLAVE = 192 };

enum { WORD = 64 };

static const struct pin_def game_setup[] = {
    {"full", FULL, 1, ACTIVE_HIGH},
    {"any_red", RED, 32, ACTIVE_HIGH},
    {"any_black", BLACK, 32, ACTIVE_HIGH},
    {"any_kings", KINGS, 32, ACTIVE_HIGH},
    {"any_read", READ, 2, ACTIVE_HIGH},
    {"any_master", MASTER, 30, ACTIVE_HIGH},
    {"any_slave", SLAVE, 30, ACTIVE_HIGH},
    {0},
};

static const struct pin_def step_setup[] = {
    {"step", 0, 1, ACTIVE_HIGH},        /* every tick of the bare chip */
    {0},
};

/* The controller */

/* The board resets the chip after power-up: until then any state is legal. */
enum { SETTLE_TICKS = 36 };

/* The second group happens only with rules=full. */
static const struct twin_transition transitions[] = {
    {"RDSOURCE", "RDDEST"},
    {"RDSOURCE", "ERR"},
    {"RDDEST", "CHKMOVE"},
    {"RDDEST", "ERR"},
    {"CHKMOVE", "WRITE"},               /* a step */
    {"CHKMOVE", "CHKLONG"},             /* a jump */
    {"CHKMOVE", "ERR"},
    {"CHKLONG", "CLEARMID"},
    {"CHKLONG", "ERR"},
    {"CLEARMID", "WRITE"},
    {"WRITE", "CLEAR"},
    {"CLEAR", "DONE"},
    {"DONE", "RDSOURCE"},
    {"ERR", "RDSOURCE"},

    {"DONE", "RDDEST"},                 /* rules=full: it must jump on, */
    {"ERR", "RDDEST"},                  /* after an error, too, */
    {"CHKMOVE", "RDDEST"},              /* and after clear */
    {"CHKLONG", "RDDEST"},

    {"RDDEST", "RDSOURCE"},             /* clear, or reset */
    {"CHKMOVE", "RDSOURCE"},
    {"CHKLONG", "RDSOURCE"},
    {"CLEARMID", "RDSOURCE"},           /* reset alone */
    {"WRITE", "RDSOURCE"},
    {"CLEAR", "RDSOURCE"},
    {0},
};

TWIN_GAME_CONTROLLERS(CHECKERS_STATES, transitions, SETTLE_TICKS);

/* Power-up */

/* The layout of the ports any_master and any_slave. */
static uint64_t pack_flops(const struct checkers_flops *flops)
{
    return (uint64_t)flops->state
         | (uint64_t)flops->turn << 4
         | (uint64_t)flops->src << 5
         | (uint64_t)flops->dest << 11
         | (uint64_t)flops->left << 17
         | (uint64_t)flops->reached << 22
         | (uint64_t)flops->has_moved << 27
         | (uint64_t)flops->is_jumping << 28
         | (uint64_t)flops->is_crowned << 29;
}

/* The words in the order of game_setup. */
static void pack_power_up_cells(const struct checkers_chip *game,
                                uint64_t words[TWIN_SETUP_WORDS])
{
    words[RED / WORD] = game->red | (uint64_t)game->black << BLACK % WORD;
    words[KINGS / WORD] = game->kings
                        | (uint64_t)game->b << READ % WORD
                        | (uint64_t)game->r << (READ % WORD + 1)
                        | (uint64_t)game->is_full << FULL % WORD;
    words[MASTER / WORD] = pack_flops(&game->master);
    words[SLAVE / WORD] = pack_flops(&game->slave);
}

static void referee_power_up(const void *chip, const struct chip_setup *setup,
                             uint64_t words[TWIN_SETUP_WORDS])
{
    (void)setup;
    pack_power_up_cells(chip, words);
}

static void tinychip_power_up(const void *chip, const struct chip_setup *setup,
                              uint64_t words[TWIN_SETUP_WORDS])
{
    const struct checkers_tinychip *board = chip;

    (void)setup;
    pack_power_up_cells(&board->game, words);
}

/* A chip on its own is enabled on every tick. */
static void hold_step_high(const void *chip, const struct chip_setup *setup,
                           uint64_t words[TWIN_SETUP_WORDS])
{
    (void)chip;
    (void)setup;
    words[0] = 1;
}

/* What is counted in a game: at its end one colour has no man left. */

static const struct checkers_chip *game_on_tinychip(const void *chip)
{
    return &((const struct checkers_tinychip *)chip)->game;
}

static unsigned side_has_no_men(const void *chip)
{
    const struct checkers_chip *game = game_on_tinychip(chip);

    return !game->red || !game->black;
}

/* DONE lasts one cycle, also between the jumps of one move. */
static unsigned move_is_done(const void *chip)
{
    return game_on_tinychip(chip)->slave.state == CHECKERS_DONE;
}

static unsigned controller_state(const void *chip)
{
    return game_on_tinychip(chip)->slave.state;
}

static const struct twin_sight board_sights[] = {
    {"games", side_has_no_men, 0},
    {"moves", move_is_done, 0},
    {"transitions", controller_state, TWIN_STATE},
    {0},
};

#define GAME_SOURCES "checkers checkers_full checkers_memory " \
                     "checkers_move checkers_view"

const struct twin twin_checkers = {
    .chip = &checkers_chip,
    .module = "checkers",
    .sources = GAME_SOURCES,
    .setup = game_setup,
    .power_up = referee_power_up,
    .controllers = chip_controllers,
};

static const struct twin twin_two_phase = {
    .chip = &two_phase,
    .module = "two_phase",
    .sources = "two_phase",
    .setup = step_setup,
    .power_up = hold_step_high,
};

static const struct twin twin_led_array = {
    .chip = &led_array,
    .module = "led_array",
    .sources = "led_array",
    .has_clock = 1,
    .setup = step_setup,
    .power_up = hold_step_high,
};

/* The array's rows at JA; its columns, red ones at JB and green ones at JC. The
 * lights of a cell are green, then red. */
static const struct port_part basys3_plugged[] = {
    {"JA", PORT_ROW, TINYCHIP_LIGHT_ARRAY},
    {"JB", PORT_COLUMN, 1},
    {"JC", PORT_COLUMN, 0},
    {0},
};

static const struct twin_top basys3_top = {
    .board = "basys3", .module = "checkers_basys3_top",
    .constraints = ".xdc", .plugged = basys3_plugged,
    .most_hz = 6250000, .parameters = "TickHz=4000",
};

static const struct twin twin_checkers_tinychip = {
    .machine = &checkers_on_tinychip,
    .module = "checkers_tinychip",
    .sources = "checkers_tinychip " GAME_SOURCES " two_phase led_array "
               "clk_divider debouncer",
    .has_clock = 1,
    .setup = game_setup,
    .power_up = tinychip_power_up,
    .controllers = board_controllers,
    .sights = board_sights,
    .player = &checkers_player,
    .top = &basys3_top,
};

const struct twin *const checkers_twins[] = {
    &twin_checkers_tinychip,
    &twin_checkers,
    &twin_two_phase,
    &twin_led_array,
    NULL,
};
