/* vvp.h - vvp, the simulator of Icarus Verilog, as a child process.
 *
 * It runs a bench that twin/icarus.c, a module of vvp, connects with this
 * program by a socket. Steps go to it in blocks, and come back.
 */
#ifndef VVP_H
#define VVP_H

#include "designs/engines/process.h"

/* Starts it in a folder that has twin.vvp and twin.vpi. A folder `design` in it
 * is where the design reads its files, else that is the folder itself. With a
 * cage it is shut in. */
const char *vvp_start(struct process *self, const char *folder,
                      const struct cage *cage);

/* The same from within a cage, where nobody may be ended: it ends with the
 * process that has started it. */
const char *vvp_start_inside(struct process *self, const char *folder);

/* For that one: ends it by hanging up. */
void vvp_end_inside(struct process *self);

/* A block of steps and what came of it. */
struct vvp_block {
    size_t steps;                       /* then: how many were done */
    int is_power_up;                    /* one step; `in` is what is held */
    size_t pace;                        /* outputs among `stops` that change
                                         * between multiples of it end the
                                         * block; 0: none do */
    const uint64_t *in;                 /* of all steps */
    size_t in_words;                    /* of all steps together */
    const uint64_t *stops;              /* out_words of them, with a pace */
    size_t out_words;                   /* of one step */
    uint64_t *out, *unknown;            /* of all steps: levels, and where they
                                         * are X or Z */
};

/* 0 if it is gone, or answers nonsense; process_death says why. */
int vvp_exchange(const struct process *self, struct vvp_block *block);

#endif
