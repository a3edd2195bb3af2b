/* hand.h - how a robot works one machine: what to look at, what to press. */
#ifndef HAND_H
#define HAND_H

#include "bench/look.h"
#include "minds/mind.h"

enum hand_action {
    HAND_WAITS,
    HAND_SETS,                          /* switches, as words behind "set" */
    HAND_PRESSES,                       /* the seat's button */
};

struct hand {                           /* what a robot gives its hand */
    const struct mind_type *mind;
    char seat;                          /* 'A' */
    int may_start;                      /* no person is there to do it */
    char button[PART_NAME_MAX];         /* set by sit */
};

struct hand_type {
    const char *machine;
    size_t size;                        /* plain data, zero at first */
    void (*sit)(void *self, struct hand *hand,
                const struct session *session);
    void (*look)(void *self, const struct hand *hand,
                 const struct session *session);
    enum hand_action (*choose)(void *self, const struct hand *hand,
                               const struct session *session,
                               const char **words);
};

extern const struct hand_type hand_duel;

#endif
