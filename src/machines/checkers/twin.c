/* twin.c - the twins of the rule checker, of the chips around it
 * and of its board. */
#include "chips/two_phase.h"
#include "machines/checkers/checkers.h"
#include "machines/checkers/led_array.h"
#include "machines/checkers/on_tinychip.h"
#include "twin/twin.h"

/* What flops and cells come up with; a port does not cross a word. */
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

/* The board's reset after power-up: until then the state may be anything. */
enum { SETTLE_TICKS = 36 };

static const char *const states[] = {
#define STATE_NAME(name) #name,
    CHECKERS_STATES(STATE_NAME)
#undef STATE_NAME
    NULL,
};

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

static const struct twin_controller chip_controllers[] = {
    {"game", "state_q", states, transitions, 0},
    {0},
};

static const struct twin_controller board_controllers[] = {
    {"game", "u_game.state_q", states, transitions, SETTLE_TICKS},
    {0},
};

/* Power-up */

static uint64_t flops(const struct checkers_flops *flops)
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

static void set_up(const struct checkers_chip *game,
                   uint64_t words[TWIN_SETUP_WORDS])
{
    words[RED / WORD] = game->red | (uint64_t)game->black << BLACK % WORD;
    words[KINGS / WORD] = game->kings
                        | (uint64_t)game->b << READ % WORD
                        | (uint64_t)game->r << (READ % WORD + 1)
                        | (uint64_t)game->is_full << FULL % WORD;
    words[MASTER / WORD] = flops(&game->master);
    words[SLAVE / WORD] = flops(&game->slave);
}

static void chip_power_up(const void *chip, const struct chip_setup *setup,
                          uint64_t words[TWIN_SETUP_WORDS])
{
    (void)setup;
    set_up(chip, words);
}

static void board_power_up(const void *chip, const struct chip_setup *setup,
                           uint64_t words[TWIN_SETUP_WORDS])
{
    const struct checkers_tinychip *board = chip;

    (void)setup;
    set_up(&board->game, words);
}

static void step_always(const void *chip, const struct chip_setup *setup,
                        uint64_t words[TWIN_SETUP_WORDS])
{
    (void)chip;
    (void)setup;
    words[0] = 1;
}

/* What is to be seen in a game: at its end one colour has no man left. */

static unsigned game_is_over(const void *chip)
{
    const struct checkers_chip *game =
        &((const struct checkers_tinychip *)chip)->game;

    return !game->red || !game->black;
}

static unsigned move_is_done(const void *chip)
{
    return ((const struct checkers_tinychip *)chip)->game.slave.state
        == CHECKERS_DONE;
}

static unsigned state_of(const void *chip)
{
    return ((const struct checkers_tinychip *)chip)->game.slave.state;
}

static const struct twin_sight board_sights[] = {
    {"games", game_is_over, 0},
    {"moves", move_is_done, 0},
    {"transitions", state_of, 1},
    {0},
};

#define GAME_SOURCES "checkers checkers_full checkers_memory " \
                     "checkers_move checkers_view"

const struct twin twin_checkers = {
    .chip = &checkers_chip,
    .module = "checkers",
    .sources = GAME_SOURCES,
    .setup = game_setup,
    .power_up = chip_power_up,
    .controllers = chip_controllers,
};

static const struct twin twin_two_phase = {
    .chip = &two_phase,
    .module = "two_phase",
    .sources = "two_phase",
    .setup = step_setup,
    .power_up = step_always,
};

static const struct twin twin_led_array = {
    .chip = &led_array,
    .module = "led_array",
    .sources = "led_array",
    .has_clock = 1,
    .setup = step_setup,
    .power_up = step_always,
};

static const struct twin twin_checkers_tinychip = {
    .machine = &checkers_on_tinychip,
    .module = "checkers_tinychip",
    .sources = "checkers_tinychip " GAME_SOURCES " two_phase led_array "
               "clk_divider debouncer",
    .has_clock = 1,
    .setup = game_setup,
    .power_up = board_power_up,
    .controllers = board_controllers,
    .sights = board_sights,
};

const struct twin *const checkers_twins[] = {
    &twin_checkers_tinychip,
    &twin_checkers,
    &twin_two_phase,
    &twin_led_array,
    NULL,
};
