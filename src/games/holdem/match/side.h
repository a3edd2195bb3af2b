/* side.h - one side of a match: a mind.
 *
 * A mind with its state and scratch memory, as the match runner opens and
 * closes it for each thread.
 */
#ifndef POKER_SIDE_H
#define POKER_SIDE_H

#include <stdalign.h>
#include <stddef.h>

#include "games/holdem/minds/minds.h"

struct poker_side {
    const char *name;                   /* "odds" */
    const struct mind_type *mind;
    alignas(max_align_t) unsigned char state[MIND_SIZE_MAX];
    void *scratch;
};

/* The names of all minds, separated by commas, behind the words given: "two of
 * odds, caller, random". In a static buffer, until the next call. */
const char *poker_side_names(const char *before);

/* Null if there is a mind of that name, else a text that suggests one. */
const char *poker_side_check(const char *name);

/* The name must have passed poker_side_check and stay valid. Null is success.
 * A side is closed once, also after an error. */
const char *poker_side_open(struct poker_side *self, const char *name);
void poker_side_close(struct poker_side *self);

/* Starts a hand: resets the mind. Its random numbers depend on the seed
 * only. */
void poker_side_begin(struct poker_side *self, const char *seed);

/* Lets the mind think until it moves. Null is success. */
const char *poker_side_act(struct poker_side *self,
                           const struct poker_seen *seen,
                           struct poker_action *action);

#endif
