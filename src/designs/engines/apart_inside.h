/* apart_inside.h - the messages between a design's process and its caller.
 *
 *     to it    an order, then its bytes
 *     back     the length of an error, or 0, and its text; else the answer
 *
 * Inputs, and what changed in a run, lie in memory that both have: a monitor
 * has millions of changes a second. The other side may write there at any
 * time, so what counts is copied before it is looked at. For apart*.c alone.
 */
#ifndef APART_INSIDE_H
#define APART_INSIDE_H

#include "designs/engines/apart.h"

enum apart_task { APART_CLOCKS, APART_POWER_UP, APART_RUN, APART_SAVE,
                  APART_LOAD, APART_LOOK, APART_PUT, APART_USE,
                  APART_OBSERVE };

enum { APART_WORDS_MAX = 64,            /* of inputs or outputs */
       APART_CHANGES = 1 << 16,         /* words of changes in one run, */
       APART_INNER = 1 << 15,           /* and of those inside */
       APART_AHEAD = 7,                 /* runs that are run before they are
                                         * asked for, at most */
       APART_AHEAD_STATE = 1 << 16,     /* bytes of a state that is small */
       APART_PORTS_MAX = 2048, APART_NAME_MAX = 256, APART_LIMBS_MAX = 64 };

struct apart_order {
    uint64_t task, length;              /* bytes that follow */
    uint64_t ticks, room;               /* of a run */
    uint64_t inner_room, inner_grain, inner_phase;
    uint64_t ahead, each;               /* so many more runs of so many ticks,
                                         * as nothing is likely to change */
    uint64_t back;                      /* 0, or 1 + the tick of the last run
                                         * at which this is ordered: what was
                                         * run behind it is void */
};

struct apart_probe {                    /* what is observed */
    int32_t words;
    char name[APART_NAME_MAX];
};

struct apart_value {                    /* what is put, then its name */
    uint64_t limbs[APART_LIMBS_MAX];
    uint32_t width;
};

struct apart_shared {
    uint64_t in[APART_WORDS_MAX], stops[APART_WORDS_MAX];
    uint64_t seen[APART_WORDS_MAX], held[APART_WORDS_MAX];
    uint64_t has_stops, has_view;
    int64_t clock;                      /* of the view */
    uint64_t ticks, count, inner_count; /* of the run that is over */
    uint64_t is_clock_high;
    uint64_t stepped, leaped;           /* ticks since it was opened */
    uint64_t changes[APART_CHANGES], inner[APART_INNER];
};

struct apart_port {                     /* as it is sent; then its name */
    int32_t low, width, direction, in_at, out_at, drives_at;
    uint32_t name_length;
};

struct apart_hello {
    uint64_t state_size;
    int32_t in_words, out_words, port_count, can_look, has_view, reserved;
};

struct apart_birth {                    /* what the child has to know */
    const struct apart_engine *engine;
    const void *with;
    struct apart_shared *shared;
};

/* The child's life; for process_start. */
void apart_become(const void *birth);

#endif
