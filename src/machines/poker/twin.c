/* twin.c - the twins of poker: dealer, judge, chip and board.
 *
 * Tables for the comparison with the Verilog of the same names: ports held
 * from power-up on, the three controllers with all legal ways between their
 * states, and what is counted while both run. Names of states and ports are
 * those of the Verilog and must be changed there too. twin_serial.c has the
 * twins of the chips behind the game.
 */
#include "machines/poker/on_basys3.h"
#include "machines/poker/twin_play.h"
#include "twin/twin.h"

#define PARTS "poker_deal poker_table poker_judge poker_card poker_bank " \
              "poker_purse"

/* The phases, as the numbers of the document have them */

static const char *const phases[] = {
#define PHASE_NAME(name) #name,
    POKER_PHASES(PHASE_NAME)
#undef PHASE_NAME
    NULL,
};

/* Several steps may run between two phases; they have their own table. */
static const struct twin_transition phase_transitions[] = {
    {"BOARD", "HAND1"},
    {"HAND1", "BOARD_AGAIN"},
    {"BOARD_AGAIN", "HAND2"},
    {"HAND2", "FORCED"},
    {"FORCED", "TURN1"},
    {"TURN1", "BET1"},
    {"BET1", "TURN1"},                  /* refused, or too little */
    {"BET1", "TURN2"},
    {"BET1", "SHOWDOWN"},               /* a call, all-in */
    {"BET1", "STREET"},
    {"BET1", "OVER"},                   /* a fold */
    {"TURN2", "BET2"},
    {"BET2", "TURN2"},
    {"BET2", "TURN1"},                  /* a raise */
    {"BET2", "SHOWDOWN"},
    {"BET2", "STREET"},
    {"BET2", "OVER"},
    {"STREET", "TURN1"},
    {"STREET", "SHOWDOWN"},             /* the last, and nothing to bet */
    {"SHOWDOWN", "OVER"},
    {"OVER", "BOARD"},
    {0},
};

/* The steps of a press */

static const char *const steps[] = {
#define STEP_NAME(name) #name,
    POKER_STEPS(STEP_NAME)
#undef STEP_NAME
    NULL,
};

/* A press begins and ends in IDLE. */
static const struct twin_transition step_transitions[] = {
    {"IDLE", "DEAL"},
    {"IDLE", "TAKE"},
    {"IDLE", "JUDGE"},
    {"IDLE", "PAY"},                    /* a fold */
    {"IDLE", "SEND"},
    {"DEAL", "OPEN"},
    {"OPEN", "SEND"},
    {"TAKE", "SEND"},                   /* refused */
    {"TAKE", "CLOSE"},
    {"CLOSE", "SEND"},
    {"CLOSE", "RETURN"},
    {"RETURN", "SEND"},
    {"JUDGE", "COMPARE"},
    {"COMPARE", "PAY"},
    {"PAY", "SEND"},
    {"SEND", "WAIT"},
    {"WAIT", "SEND"},                   /* a fourth card, a fifth; hands */
    {"WAIT", "IDLE"},
    {0},
};

/* The judge's scans. On its own it may be restarted at any time. */

static const char *const scans[] = {
    [POKER_JUDGE_LOAD] = "LOAD",
    [POKER_JUDGE_STRAIGHTS] = "STRAIGHTS",
    [POKER_JUDGE_GROUPS] = "GROUPS",
    [POKER_JUDGE_COMPOSE] = "COMPOSE",
    [POKER_JUDGE_KICKERS] = "KICKERS",
    [POKER_JUDGE_REST] = "REST",
    NULL,
};

#define SCAN_WAYS               \
    {"LOAD", "STRAIGHTS"},      \
    {"STRAIGHTS", "GROUPS"},    \
    {"GROUPS", "COMPOSE"},      \
    {"COMPOSE", "KICKERS"},     \
    {"KICKERS", "REST"},        \
    {"REST", "LOAD"}

static const struct twin_transition scan_transitions[] = {
    SCAN_WAYS,
    {0},
};

static const struct twin_transition scan_ways_alone[] = {
    SCAN_WAYS,
    {"STRAIGHTS", "LOAD"},
    {"GROUPS", "LOAD"},
    {"COMPOSE", "LOAD"},
    {"KICKERS", "LOAD"},
    {0},
};

static const struct twin_controller judge_controllers[] = {
    {"scan", "step_q", scans, scan_ways_alone, 0},
    {0},
};

static const struct twin_controller chip_controllers[] = {
    {"phase", "phase_q", phases, phase_transitions, 0},
    {"step", "step_q", steps, step_transitions, 0},
    {"scan", "u_judge.step_q", scans, scan_transitions, 0},
    {0},
};

static const struct twin_controller board_controllers[] = {
    {"phase", "u_game.phase_q", phases, phase_transitions, 0},
    {"step", "u_game.step_q", steps, step_transitions, 0},
    {"scan", "u_game.u_judge.step_q", scans, scan_transitions, 0},
    {0},
};

/* Power-up: the fair dealer's seed has a word of its own, and so have the
 * cards that are given. */

enum { STIR = 0, IS_HASH = 64, IS_FIVE = 65, IS_LITERAL = 66, IS_ANSI = 67,
       CHIPS = 68, ANTE = 81, IS_SHOWN = 91, IS_LESSON = 92, GIVEN = 128 };

#define DEAL_SETUP                              \
    {"stir", STIR, 64, ACTIVE_HIGH},            \
    {"is_hash", IS_HASH, 1, ACTIVE_HIGH},       \
    {"is_lesson", IS_LESSON, 1, ACTIVE_HIGH},   \
    {"given", GIVEN, 54, ACTIVE_HIGH}

#define GAME_SETUP                              \
    DEAL_SETUP,                                 \
    {"is_five", IS_FIVE, 1, ACTIVE_HIGH},       \
    {"is_literal", IS_LITERAL, 1, ACTIVE_HIGH}, \
    {"is_shown", IS_SHOWN, 1, ACTIVE_HIGH},     \
    {"chips", CHIPS, 13, ACTIVE_HIGH},          \
    {"ante", ANTE, 10, ACTIVE_HIGH}

static const struct pin_def deal_setup[] = {
    DEAL_SETUP,
    {0},
};

static const struct pin_def chip_setup_pins[] = {
    GAME_SETUP,
    {0},
};

static const struct pin_def board_setup_pins[] = {
    GAME_SETUP,
    {"is_ansi", IS_ANSI, 1, ACTIVE_HIGH},
    {0},
};

/* All other ports share the second word. */
static uint64_t at_setup_bit(unsigned value, int pin)
{
    return (uint64_t)value << (pin - IS_HASH);
}

/* Seed and options are read back from the chip, whose reset has them. */
static void deal_power_up(const void *chip, const struct chip_setup *setup,
                          uint64_t words[TWIN_SETUP_WORDS])
{
    const struct poker_dealer *dealer = chip;

    (void)setup;
    words[0] = dealer->stir;
    words[1] = at_setup_bit(dealer->is_hash, IS_HASH)
             | at_setup_bit(dealer->is_lesson, IS_LESSON);
    words[2] = dealer->given;
}

static void poker_power_up(const void *chip, const struct chip_setup *setup,
                           uint64_t words[TWIN_SETUP_WORDS])
{
    const struct poker_chip *game = chip;

    deal_power_up(&game->dealer, setup, words);
    words[1] |= at_setup_bit(game->community == 5, IS_FIVE)
              | at_setup_bit(game->is_literal, IS_LITERAL)
              | at_setup_bit(game->is_shown, IS_SHOWN)
              | at_setup_bit(game->chips, CHIPS)
              | at_setup_bit(game->ante, ANTE);
}

static void basys3_power_up(const void *chip, const struct chip_setup *setup,
                            uint64_t words[TWIN_SETUP_WORDS])
{
    const struct poker_basys3 *board = chip;

    poker_power_up(&board->game, setup, words);
    words[1] |= at_setup_bit(board->line.is_ansi, IS_ANSI);
}

/* What is counted in a match */

static const struct poker_chip *game_on_basys3(const void *chip)
{
    return &((const struct poker_basys3 *)chip)->game;
}

static unsigned hand_is_over(const void *chip)
{
    return game_on_basys3(chip)->phase == POKER_PHASE_OVER;
}

/* COMPARE lasts one clock of each showdown. */
static unsigned hand_is_judged(const void *chip)
{
    return game_on_basys3(chip)->step == POKER_STEP_COMPARE;
}

static unsigned phase_of(const void *chip)
{
    return game_on_basys3(chip)->phase;
}

static const struct twin_sight board_sights[] = {
    {"hands", hand_is_over, 0},
    {"showdowns", hand_is_judged, 0},
    {"transitions", phase_of, TWIN_STATE},
    {0},
};

static const struct twin twin_poker_deal = {
    .chip = &poker_deal,
    .module = "poker_deal",
    .sources = "poker_deal",
    .setup = deal_setup,
    .power_up = deal_power_up,
};

static const struct twin twin_poker_judge = {
    .chip = &poker_judge,
    .module = "poker_judge",
    .sources = "poker_judge poker_card",
    .controllers = judge_controllers,
};

static const struct twin twin_poker = {
    .chip = &poker_chip,
    .module = "poker",
    .sources = "poker " PARTS,
    .setup = chip_setup_pins,
    .power_up = poker_power_up,
    .controllers = chip_controllers,
};

static const struct twin_top basys3_top = {
    .board = "basys3", .module = "poker_basys3_top",
    .constraints = ".xdc", .options = " deal=AsKdQh2c3d4h5s",
    .most_hz = 25000000, .parameters = "DigitHz=1000",
};

static const struct twin twin_poker_basys3 = {
    .machine = &poker_on_basys3,
    .module = "poker_basys3",
    .sources = "poker_basys3 poker " PARTS " uart_top uart_fifo uart_tx "
               "bcd glyph debouncer ssd_driver clk_divider",
    .has_clock = 1,
    .setup = board_setup_pins,
    .power_up = basys3_power_up,
    .controllers = board_controllers,
    .sights = board_sights,
    .player = &poker_player,
    .top = &basys3_top,
};

/* twin_serial.c */
extern const struct twin twin_uart_fifo, twin_uart_top, twin_bcd;

const struct twin *const poker_twins[] = {
    &twin_poker_basys3,
    &twin_poker,
    &twin_poker_deal,
    &twin_poker_judge,
    &twin_uart_fifo,
    &twin_uart_top,
    &twin_bcd,
    NULL,
};
