/* robot_inside.h - what a robot is, for the files that make it one. */
#ifndef ROBOT_INSIDE_H
#define ROBOT_INSIDE_H

#include <stddef.h>

#include "bench/hand.h"
#include "bench/robot.h"

struct robot {
    const struct hand_type *type;
    struct hand hand;
    struct lights seen;                 /* at its last look, and how many there
                                         * were of the same, with */
    size_t events_done;                 /* the same events, */
    int same_looks;                     /* after the first */
    int is_awake;                       /* it has acted before */
    int is_busy;                        /* its mind is in the middle of a
                                         * thought */
    mind_thinker_open *open_thinker;    /* null: it has no other place */
    struct table_order order;           /* of a person, */
    uint64_t order_tick;                /* when it was given, or last led to
                                         * a press, */
    _Alignas(8) char draft[TABLE_DRAFT_SIZE];   /* and what he has begun */
    int is_down;                        /* its finger is on a button: */
    char button[PART_NAME_MAX];
    uint64_t release_tick;
    uint64_t next_tick;                 /* no new action before */
    _Alignas(max_align_t) char state[]; /* of the hand */
};

/* Null for a machine that no robot can work. */
const struct hand_type *robot_find_hand(const struct machine_type *machine);

#endif
