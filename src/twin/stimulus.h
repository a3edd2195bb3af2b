/* stimulus.h - random stimulus for a board: buttons pressed, held, bouncing and
 * mashed, switches flipped, pauses, and a reset in the middle of everything.
 *
 * The same seed gives the same input, on every machine: a difference that was
 * found once is found again.
 */
#ifndef STIMULUS_H
#define STIMULUS_H

#include "base/rng.h"
#include "twin/twin.h"

enum { STIMULUS_QUEUE = 96 };

/* Invariant: 0 <= first <= count <= STIMULUS_QUEUE. */
struct stimulus {
    struct rng rng;
    const struct machine_type *machine; /* null: a chip alone, no parts */
    const struct pin_def *inputs;
    uint32_t clock_hz;
    pins in;                            /* at the end of the queue */
    struct { pins in; uint32_t ticks; } queue[STIMULUS_QUEUE];
    int first, count;                   /* of what is still to come */
};

/* All pins start inactive. The twin is borrowed, the seed is not. */
void stimulus_begin(struct stimulus *self, const struct twin *twin,
                    uint32_t clock_hz, const char *seed);

/* The next pins, and for how many ticks they stay. */
pins stimulus_next(struct stimulus *self, uint32_t *ticks);

/* The pins of all parts with one use (buttons, switches), with or without those
 * that reset the game or do nothing. */
pins stimulus_pins(const struct machine_type *machine, enum part_use use,
                   int include_reset);

/* One bit of a word, each with equal chance; 0 of an empty word. */
pins stimulus_one_of(struct rng *rng, pins some);

#endif
