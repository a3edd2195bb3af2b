/* side.h - one side of a match: a mind, or another program. */
#ifndef CHECKERS_SIDE_H
#define CHECKERS_SIDE_H

#include <stdalign.h>

#include "games/draughts/match/guest.h"
#include "games/mind.h"

struct checkers_side {
    const char *name;                   /* "greedy", "hub:scan hub" */
    const struct checkers_guest_terms *terms;

    const struct mind_type *mind;       /* a simple one, */
    alignas(max_align_t) char state[MIND_SIZE_MAX];
    void *scratch;
    struct checkers_thinker *thinker;   /* or the search, */
    struct guest guest;                 /* or another program */
};

/* Whether there can be one of that name; a null return is success. */
const char *checkers_side_check(const char *name);

const char *checkers_side_open(struct checkers_side *self, const char *name,
                               const struct checkers_guest_terms *terms,
                               int table_mib);
void checkers_side_close(struct checkers_side *self);

/* A game begins. What a side does in it depends on the seed, and not on the
 * games before. */
const char *checkers_side_begin(struct checkers_side *self, const char *seed);

/* Its legal move in a game that goes on; else why it has lost. */
const char *checkers_side_move(struct checkers_side *self,
                               const struct checkers_record *record,
                               struct checkers_move *move);

#endif
