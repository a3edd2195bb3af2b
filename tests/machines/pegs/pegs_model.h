/* pegs_model.h - a game of pegs told as a diary, for comparison with the
 * chip.
 *
 * Everything is text: the code, the pegs on the table, a page of the diary
 * for each turn, and the three rows of lights. Time is the number of the
 * clock, and everything that lasts remembers only when it began. No
 * counters that run down, no packed words, no drawing ahead: nothing here
 * is made as the chip is made.
 */
#ifndef PEGS_MODEL_H
#define PEGS_MODEL_H

#include "chips/rng_module.h"

struct pegs_page {
    char guess[5], marks[5];            /* "RGBY", "XO__" */
};

struct pegs_model {
    uint32_t hz;
    int games_each, bar, keep;

    uint64_t now;                       /* the number of this clock */
    const char *scene;                  /* "call" "game" "result" "totals"
                                           "end" */
    uint64_t scene_began, blink_began;
    int history;                        /* the switch, at this clock */

    char player;                        /* 'A' or 'b' */
    int games_a, games_b, turns_a, turns_b;

    char code[5];                       /* "" as long as there is none */
    char pegs[5];
    int selected;                       /* 0 = leftmost */
    int guesses;                        /* of this game */
    struct pegs_page diary[8];
    int pages, open_at;                 /* open_at: counted from 1 */

    struct rng_module rng;
    char bits[13];                      /* the last twelve, newest right */
    unsigned counter;
};

void pegs_model_open(struct pegs_model *self, uint32_t hz, int games_each,
                     int bar, int keep, const char *seed);
void pegs_model_clock(struct pegs_model *self, pins in);

/* What there is to see now: digits as "_4._0" with a point or a comma for
 * none behind each ("_,4._,0,"), LEDs LD7 first, pegs by their letters. */
struct pegs_sight {
    char digits[9], leds[9], pegs[5];
};
struct pegs_sight pegs_model_see(const struct pegs_model *self);

#endif
