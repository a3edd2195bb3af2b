/* hand.h - how a robot works one machine: what to look at, what to press. */
#ifndef HAND_H
#define HAND_H

#include "bench/look.h"
#include "games/mind.h"

enum hand_action {
    HAND_WAITS,
    HAND_SETS,                          /* the words behind "set" */
    HAND_PRESSES,                       /* the button behind "press" */
};

struct hand {                           /* what a robot gives its hand */
    const struct mind_type *mind;       /* null: it only watches */
    char seat;                          /* 'A' */
    int may_start;                      /* no person is there to do it */
    void *scratch;                      /* for the mind, or for advice */
};

struct hand_type {
    const char *machine;
    const struct mind_type *const *minds;       /* that can play it */
    size_t size;                        /* plain data, zero at first */
    void (*sit)(void *self, const struct hand *hand,
                const struct session *session);
    void (*look)(void *self, const struct hand *hand,
                 const struct session *session);

    /* The button that this seat has a finger on, as far as one can see;
     * null: none. */
    const char *(*held)(const void *self, const struct hand *hand,
                        const struct session *session);
    enum hand_action (*choose)(void *self, const struct hand *hand,
                               const struct session *session,
                               const char **words);

    /* A line for a person in this seat who asks what to do; the return says
     * why there is none now. */
    const char *(*advise)(const void *self, const struct hand *hand,
                          struct text *to);
    size_t advice_scratch_size;         /* for that */
};

/* Begins a mind anew for its next thought. The seed names the moment, so that
 * a game taken back and played again from there goes the same way. */
void hand_wake(const struct mind_type *mind, void *state,
               const struct hand *hand, const struct session *session,
               uint64_t game, uint64_t move);

/* machines/hands.c has them, one for each machine. */
extern const struct hand_type *const hands[];   /* null ends it */

#endif
