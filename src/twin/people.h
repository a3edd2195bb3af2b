/* people.h - chance at a board: people who press, hold, bounce, mash, flip
 * switches, wait, and press reset in the middle of everything. */
#ifndef PEOPLE_H
#define PEOPLE_H

#include "base/rng.h"
#include "twin/twin.h"

enum { PEOPLE_QUEUE = 96 };

struct people {
    struct rng rng;
    const struct machine_type *machine; /* null: a chip alone, no parts */
    const struct pin_def *inputs;
    uint32_t clock_hz;
    pins in;                            /* what their fingers do now */
    struct { pins in; uint32_t ticks; } queue[PEOPLE_QUEUE];
    int first, count;                   /* of what is still to come */
};

void people_begin(struct people *self, const struct twin *twin,
                  uint32_t clock_hz, const char *seed);

/* The next pins, and for how many ticks they stay. */
pins people_next(struct people *self, uint32_t *ticks);

/* The pins of all parts of a kind, with or without those that reset the game
 * or do nothing. */
pins people_pins(const struct machine_type *machine, enum part_kind kind,
                 int with_dull);

#endif
