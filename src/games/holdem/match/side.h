/* side.h - one side of a match: a mind. */
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

/* "two of odds, caller, random": their names behind some words, which stay
 * until it is asked again. */
const char *poker_side_names(const char *before);

/* Whether there can be one of that name; a null return is success. */
const char *poker_side_check(const char *name);

const char *poker_side_open(struct poker_side *self, const char *name);
void poker_side_close(struct poker_side *self);

/* A hand begins; how it throws its dice depends on the seed only. */
void poker_side_begin(struct poker_side *self, const char *seed);

/* What it does when it is on turn. A null return is success. */
const char *poker_side_act(struct poker_side *self,
                           const struct poker_seen *seen,
                           struct poker_action *action);

#endif
