/* pegs.h - Mastermind against the machine: four RGB pegs, eight turns.
 *
 * The chip alone, without a board: pegs.c has the pin drawing, docs/pegs.md
 * the datasheet, and rtl/pegs.sv is the same in Verilog, compared with this
 * tick by tick.
 */
#ifndef PEGS_H
#define PEGS_H

#include "chips/rng_module.h"

enum {
    PEGS_BTNS    = 0,           /* inputs: one clock for each press */
    PEGS_BTNL    = 1,
    PEGS_BTNR    = 2,
    PEGS_BTNU    = 3,
    PEGS_BTND    = 4,
    PEGS_HISTORY = 5,           /* a level */
    PEGS_LD      = 0,           /* outputs: eight lights */
    PEGS_SSD0    = 8,           /* then four patterns of eight bits */
    PEGS_SSD3    = 32,
    PEGS_RGB0    = 40,          /* then four colours of three bits, R G B */
    PEGS_RGB3    = 49,
};

enum {                          /* options, as in pegs_options */
    PEGS_MATCH,                 /* games of each player; 0: no match */
    PEGS_TURNS,                 /* 0 dot, 1 bar */
    PEGS_KEEP,                  /* 0 clear, 1 keep */
    PEGS_CODE,                  /* 0 drawn, or codes (given.h) */
};

/* The states in the order of a match; a game alone has only PLAY and
 * RESULT (docs/pegs.md has the drawing). */
#define PEGS_STATES(X)                                  \
    X(PLAYER)           /* P-A: whose game begins */    \
    X(PLAY)             /* guesses, or history */       \
    X(RESULT)           /* found, or eight were wrong */ \
    X(TOTALS)           /* 4. 0 for two seconds */      \
    X(OVER)             /* all LEDs blink */

enum pegs_state {
#define PEGS_ENUM(name) PEGS_##name,
    PEGS_STATES(PEGS_ENUM)
#undef PEGS_ENUM
};

enum { PEGS_A = 0, PEGS_B = 1, PEGS_PLACES = 4, PEGS_TRIES = 8 };

/* The outputs are kept, not worked out: steady and blinking hold them since
 * the last event, and pegs_show only decides whether what blinks is lit. */
struct pegs {
    uint32_t second_ticks;
    uint32_t period_ticks;      /* of a blink */
    uint8_t match, bar, keep;   /* options */

    uint8_t state;              /* enum pegs_state */
    uint8_t player;             /* PEGS_A or PEGS_B */
    uint8_t games;              /* of this match, finished */
    uint8_t total[2];           /* turns, by player */
    uint8_t winner_is_shown;    /* and not the totals, when it is over */

    uint8_t turn;               /* 1 to 8 */
    uint8_t place;              /* the peg selected, 0 = leftmost */
    uint8_t has_code;           /* drawn at the first press */
    uint16_t code, guess;       /* 4-bit colours, the leftmost highest */
    uint64_t given;             /* codes of the next games (given.h) */

    uint8_t stored;             /* turns in the memory */
    uint8_t viewed;             /* one of them; the newest in guess mode */
    uint16_t guesses[PEGS_TRIES];
    uint8_t marks[PEGS_TRIES];  /* X count, O count: four bits each */

    uint32_t left_ticks;        /* until time moves on; 0: it does not */
    uint32_t phase_ticks;       /* into the blink's period */
    uint32_t lit_ticks;         /* of it what blinks is lit */
    pins steady, blinking;      /* outputs lit always, and lit then */
    pins switched;              /* the history switch at the last clock */

    struct rng_module rng;      /* both run from power-up on: */
    uint16_t count;             /* twelve bits that pass every code */
};

/* One clock; the outputs after it. */
pins pegs_tick(struct pegs *self, pins in);

/* The outputs since the last clock. */
pins pegs_show(const struct pegs *self);

extern const struct option_def pegs_options[];
extern const struct chip_type pegs_chip;

#endif
