/* twin.c - the twins of the duel chip and of its two boards.
 *
 * Tables for the comparison with rtl/duel.sv: which ports hold what from
 * power-up on, which states the controller has, and what is counted while
 * both run. The names of states and ports are those of the Verilog and must
 * be changed there too.
 */
#include "games/mastermind/rules/mastermind.h"
#include "machines/duel/duel.h"
#include "machines/duel/on_basys2.h"
#include "machines/duel/on_sim.h"
#include "machines/duel/twin_play.h"
#include "machines/twin_game.h"

/* Where each port begins among the setup words, in bits. */
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

/* All legal transitions: any other is an error, and --cover reports those that
 * a run never takes. */
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

TWIN_GAME_CONTROLLERS(DUEL_STATES, transitions, 0);

/* Power-up: the twin gets what the chip's reset has drawn, because the
 * generator behind the seed has no twin. */

/* A letter of a word has four bits in C, as the rules have them, and three in
 * the twin, as many as there are switches. */
static uint64_t pack_letters(uint16_t word)
{
    uint64_t packed = 0;

    for (int place = 0; place < DUEL_PLACES; place++)
        packed = packed << 3 | mastermind_peg(word, DUEL_PLACES, place);
    return packed;
}

static void pack_setup_ports(const struct duel *game,
                             const struct chip_setup *setup,
                             uint64_t words[TWIN_SETUP_WORDS])
{
    words[0] = (uint64_t)game->rng.shift << SEED
             | pack_letters(game->drawn) << DRAWN
             | (uint64_t)(setup->option[DUEL_REPEAT] != 0) << REPEAT
             | (uint64_t)(setup->option[DUEL_HIDE] != 0) << HIDE
             | UINT64_C(1) << STEP;
}

static void duel_power_up(const void *chip, const struct chip_setup *setup,
                          uint64_t words[TWIN_SETUP_WORDS])
{
    pack_setup_ports(chip, setup, words);
}

/* The step port belongs to the bare chip; boards have none and ignore the bit.
 */
static void basys2_power_up(const void *chip, const struct chip_setup *setup,
                            uint64_t words[TWIN_SETUP_WORDS])
{
    const struct duel_basys2 *board = chip;

    pack_setup_ports(&board->game, setup, words);
}

/* What is counted in a game. The simulated board's state is the chip itself;
 * on a Basys2 the chip is a part of it. */

static unsigned match_has_ended(const void *chip)
{
    return ((const struct duel *)chip)->state == DUEL_GAMEOVER;
}

static unsigned guess_is_judged(const void *chip)
{
    return ((const struct duel *)chip)->state == DUEL_FEEDBACK;
}

static unsigned round_state(const void *chip)
{
    return ((const struct duel *)chip)->state;
}

static const struct duel *game_on_basys2(const void *chip)
{
    return &((const struct duel_basys2 *)chip)->game;
}

static unsigned basys2_match_has_ended(const void *chip)
{
    return match_has_ended(game_on_basys2(chip));
}

static unsigned basys2_is_judged(const void *chip)
{
    return guess_is_judged(game_on_basys2(chip));
}

static unsigned basys2_state(const void *chip)
{
    return round_state(game_on_basys2(chip));
}

static const struct twin_sight chip_sights[] = {
    {"games", match_has_ended, 0},
    {"guesses", guess_is_judged, 0},
    {"transitions", round_state, TWIN_STATE},
    {0},
};

static const struct twin_sight basys2_sights[] = {
    {"games", basys2_match_has_ended, 0},
    {"guesses", basys2_is_judged, 0},
    {"transitions", basys2_state, TWIN_STATE},
    {0},
};

static const struct twin twin_duel = {
    .chip = &duel,
    .module = "duel",
    .sources = "duel duel_judge lfsr glyph",
    .has_clock = 1,
    .setup = chip_setup,
    .power_up = duel_power_up,
    .controllers = chip_controllers,
    .sights = chip_sights,
};

static const struct twin twin_duel_sim = {
    .machine = &duel_on_sim,
    .module = "duel_sim",
    .sources = "duel_sim duel duel_judge lfsr glyph",
    .has_clock = 1,
    .setup = board_setup,
    .power_up = duel_power_up,
    .controllers = board_controllers,
    .sights = chip_sights,
};

static const struct twin_top basys2_top = {
    .board = "basys2", .module = "duel_basys2_top",
    .constraints = ".ucf",
    .most_hz = 100000000, .parameters = "DigitHz=1000",
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
    .player = &duel_player,
    .top = &basys2_top,
};

const struct twin *const duel_twins[] = {
    &twin_duel_basys2,
    &twin_duel_sim,
    &twin_duel,
    NULL,
};
