/* brief.h - steps as a person would tell them: taps, and what repeats once.
 *
 * A match may take hundreds of presses, of which most are alike. What a reader
 * has to follow is how many lines there are once those are said once, with how
 * often they come:
 *
 *     press S, release S, press S, release S, ...    282 steps, so
 *     tap S, tap S, tap S, ...                       141 lines, so
 *     repeat 141: tap S                              2
 *
 * Nothing is lost by it: the script that is written does the same at the same
 * ticks (steps_write.c), up to the difference.
 */
#ifndef BRIEF_H
#define BRIEF_H

#include "twin/steps.h"

enum { BRIEF_PERIOD_MAX = 64 };          /* steps that may repeat together */

/* How the hand presses: what `tap` does on a board. */
struct brief_hand {
    pins buttons;
    uint64_t tap_ticks, rest_ticks;
};

/* What begins with a step. */
struct brief_choice {
    size_t period, times;               /* a block, done so often; or no block,
                                         * 0: this step alone, */
    int is_tap;                         /* or with the next, as a tap */
    size_t next;                        /* the step after all that */
    size_t lines;                       /* from here to the end */
};

struct brief {                           /* zero it before use */
    struct brief_hand hand;
    const struct steps *steps;
    struct brief_choice *at;             /* one for each step, and one more */
    size_t room;
};

/* The hand at a board whose clock runs at another rate. */
struct brief_hand brief_hand_of(const struct board_type *board,
                              uint32_t clock_hz);

/* Finds the fewest lines; the steps must live as long. The error is for
 * memory. */
const char *brief_make(struct brief *self, const struct steps *steps);
void brief_free(struct brief *self);

/* How many moments there are in which something is done, a tap being one; each
 * block has one more, for how often it comes. */
size_t brief_lines(const struct brief *self);

/* The pins before a step, where a block with so many steps from `first` on goes
 * round; 0: there is none. */
pins brief_before(const struct brief *self, size_t i, size_t first,
                 size_t period);

/* Whether a step and the next one are a tap, both before `end`. */
int brief_is_tap(const struct brief *self, size_t i, pins before, size_t end);

#endif
