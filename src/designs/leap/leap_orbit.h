/* leap_orbit.h - registers that go round by themselves, such as dividers and
 * the turn of a scanned display.
 *
 * Whatever a game does, they go on alike: what they were once followed by they
 * are followed by again. So their way is written down, from one moment at which
 * others see something new of them to the next, and when they come to the same
 * place again, and all others rest, they are put where they will be then. That
 * costs far less than to watch a cycle and to leap.
 *
 *     turn 0 -- 50000 ticks -- turn 1 -- 50000 -- turn 2 -- ...  -- turn 0
 *
 * Inputs may take part, such as a reset of a divider: then the place is another
 * while they are.
 */
#ifndef LEAP_ORBIT_H
#define LEAP_ORBIT_H

#include "designs/leap/leap_inside.h"

#define LEAP_ORBIT_LOST UINT32_MAX      /* nobody knows where they are */

/* From one place to the next. Its words lie in leap_orbit.words: of its place,
 * and of all nodes at its end. */
struct leap_stage {
    uint64_t ticks;                     /* 0: not known yet */
    uint32_t next, beside;              /* stages; another of equal hash */
};

struct leap_orbit {
    int is_on;
    uint8_t *kind;                      /* of all nodes, leap_orbit_make.c */
    uint32_t *nodes, count;             /* that go round: registers first */
    uint32_t reg_count;
    uint32_t *seen, seen_count;         /* those of them that others read */
    uint32_t *held, held_count;         /* what they read of inputs */
    uint64_t *regs;                     /* as marks: registers among them */
    uint64_t *shown;                    /* of `seen`, when a stage began */
    int is_shown;                       /* that is so */

    struct leap_stage *stages;
    uint32_t stage_count, stage_most;
    uint32_t *buckets;
    uint64_t *words;
    uint32_t at;                        /* the stage, or LEAP_ORBIT_LOST */
    uint64_t gone;                      /* ticks of it */
    uint64_t jumps;
    uint64_t jumps_since, trial_after;  /* when leaps are tried again */
    uint64_t jumped, leaped;            /* ticks since then, and in a trial */
    uint32_t trial;                     /* leaps to come in one */
    uint64_t *state, *other;            /* for checking */
};

enum { LEAP_ORBIT_BYTES = 1 << 19,      /* of all that is written down, */
       LEAP_ORBIT_BUCKETS = 256 };

const char *leap_orbit_make(struct leap *self, struct arena *memory);
void leap_orbit_clocks(struct leap *self);      /* there are others */

/* Something came from outside: inputs, or a state. From now on somebody else
 * runs most ticks. */
void leap_orbit_input(struct leap *self);
void leap_orbit_lose(struct leap *self);
void leap_orbit_end(struct leap *self);

/* After a tick: whether others see something new. After a leap. */
int leap_orbit_tick(struct leap *self);
void leap_orbit_pass(struct leap *self, uint64_t ticks);

/* What no leap may change, as a stage is being written down. */
const uint32_t *leap_orbit_bound(const struct leap *self, uint32_t *count);

/* As far as the next place, if that is known and at most `left` ticks away, and
 * all others rest; *ticks says how far, or 0. */
const char *leap_orbit_on(struct leap *self, uint64_t left, uint64_t *ticks);

#endif
