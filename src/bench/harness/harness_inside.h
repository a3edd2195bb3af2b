/* harness_inside.h - private data of a harness, for harness*.c. */
#ifndef HARNESS_INSIDE_H
#define HARNESS_INSIDE_H

#include "bench/harness/harness.h"
#include "bench/harness/harness_glow.h"
#include "bench/harness/harness_wires.h"

/* All that a snapshot holds beside the design and the devices. */
struct harness_state {
    uint64_t sum;
    uint64_t out[HARNESS_WORDS];        /* as they were told */
    uint64_t raw[HARNESS_WORDS];        /* where they are held: the clock */
    pins controls;
    struct lamps lamps;
};

struct harness {
    const struct machine_type *machine;
    struct design *design;
    const char *trouble;                /* null, or said there */
    char said[TEXT_ERROR_MAX];
    struct harness_wires wires;
    struct harness_state now;
    void *device[HARNESS_DEVICES];          /* their states, */
    struct harness_glow *glow[HARNESS_DEVICES]; /* their lights, or null */
    uint64_t drives[HARNESS_DEVICES];   /* wires that they drive, */
    uint64_t levels[HARNESS_DEVICES];   /* and the levels, high elsewhere */
    uint64_t *changes;
    uint64_t *inner;                    /* of what is observed, or null */
    uint64_t grain;                     /* of what is told of it */
    harness_watcher *watcher;           /* null: nobody looks on */
    void *watch_with;
};

#endif
