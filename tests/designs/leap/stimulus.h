/* stimulus.h - a netlist opened from a file, and inputs drawn for it. */
#ifndef STIMULUS_H
#define STIMULUS_H

#include "base/rng.h"
#include "designs/leap/leap.h"

enum { STIMULUS_WORDS_MAX = 8 };

struct bench {
    struct leap *leap;
    struct design *design;
    struct design_clock clocks[16];
    int clock_count;
    void *memory, *library;
    char *text;
};

/* Clocks as in "clk=1,slow=7". Exits with a message on any error. */
void stimulus_open(struct bench *self, const char *path, const char *clocks);
void stimulus_close(struct bench *self);

/* From now on by C that is made of it; FILE is a path without an ending. */
void stimulus_compile(struct bench *self, const char *file);

/* Inputs, and for how many ticks they are held. */
struct stimulus {
    struct rng rng;
    uint64_t in[STIMULUS_WORDS_MAX];
    uint64_t ticks;
};

void stimulus_begin(struct stimulus *self, const char *seed);

/* One of the inputs changes, or several. Names that begin with rst are rarely
 * 1, and those with rstn rarely 0. */
void stimulus_next(struct stimulus *self, const struct bench *bench);

#endif
