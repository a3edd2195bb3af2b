/* duel.h - two-player Mastermind: four letters, three lives, three rounds.
 *
 * The chip alone, without a board: duel.c has the pin drawing, docs/duel.md
 * the datasheet, and rtl/duel.sv is the same in Verilog, compared with this
 * tick by tick.
 */
#ifndef DUEL_H
#define DUEL_H

#include "chips/rng_module.h"

enum {
    DUEL_RST     = 0,           /* inputs */
    DUEL_ENTER_A = 1,
    DUEL_ENTER_B = 2,
    DUEL_LETTER  = 3,           /* three bits */
    DUEL_SINGLE  = 6,
    DUEL_LED     = 0,           /* outputs: eight lights */
    DUEL_SSD0    = 8,           /* then four patterns of eight bits */
    DUEL_SSD3    = 32,
};

enum {                          /* options, as in duel_options */
    DUEL_REPEAT,                /* 0 membership, 1 counting */
    DUEL_HIDE,                  /* 0 off, 1 on */
};

/* The states in the order of a round (docs/duel.md has the drawing). */
#define DUEL_STATES(X)                                  \
    X(START)            /* A-b: who presses first? */   \
    X(SCORE)            /* 0-0 for two seconds */       \
    X(PLAYER_M)         /* P-A: the maker comes */      \
    X(MAKE)             /* four hidden letters */       \
    X(PLAYER_B)         /* P-b: the breaker comes */    \
    X(LIVES)            /* L-3 */                       \
    X(BREAK)            /* four open letters */         \
    X(FEEDBACK)         /* the LEDs judge */            \
    X(REVEAL)           /* the code, not found */       \
    X(GAMEOVER)         /* all LEDs blink */

enum duel_state {
#define DUEL_ENUM(name) DUEL_##name,
    DUEL_STATES(DUEL_ENUM)
#undef DUEL_ENUM
};

enum { DUEL_A = 0, DUEL_B = 1, DUEL_PLACES = 4, DUEL_TRIES = 3 };

/* Every time is counted in clocks of the chip. Code and guess keep what was
 * entered in the round before until four new letters have pushed it out. */
struct duel {
    uint32_t message_ticks;     /* two seconds */
    uint32_t blink_ticks;       /* half a second */
    uint8_t rule, hide;         /* options */

    uint8_t state;              /* enum duel_state */
    uint8_t maker;              /* DUEL_A or DUEL_B; the other breaks */
    uint8_t single;             /* the circuit made the code */
    uint8_t score[2];
    uint8_t lives;
    uint8_t place;              /* letters entered so far, 0 to 3 */
    uint8_t leds;
    uint16_t code, guess;       /* 4-bit letters, the first one highest */
    uint32_t left_ticks;        /* of a message, or of a blink */

    struct rng_module rng;      /* runs from power-up, also through reset */
    uint16_t drawn;             /* the last four letters that it gave */
    uint8_t bits;               /* of the next one, after a one */
};

/* One clock; the outputs after it. */
pins duel_tick(struct duel *self, pins in);

/* The outputs for this state and these inputs, between clocks (M0-87). */
pins duel_show(const struct duel *self, pins in);

extern const struct option_def duel_options[];
extern const struct chip_type duel;

#endif
