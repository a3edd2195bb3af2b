/* side.h - one side of a match: a mind, or another program. */
#ifndef CHECKERS_SIDE_H
#define CHECKERS_SIDE_H

#include <stdalign.h>

#include "games/draughts/match/guest.h"
#include "games/mind.h"

struct checkers_side {
    const char *name;                   /* "greedy", "hub:scan hub" */
    const struct checkers_guest_terms *terms;

    /* One of these three, the others null: */
    const struct mind_type *mind;       /* a simple mind with its memory, */
    alignas(max_align_t) char state[MIND_SIZE_MAX];
    void *scratch;
    struct checkers_thinker *thinker;   /* the search engine, */
    struct guest guest;                 /* or another program */
};

/* Null if there is a player of that name, otherwise which ones there are. */
const char *checkers_side_check(const char *name);

/* Null is success; close the side in either case. name and terms must outlive
 * it; table_mib is the size of the engine's table. */
const char *checkers_side_open(struct checkers_side *self, const char *name,
                               const struct checkers_guest_terms *terms,
                               int table_mib);
void checkers_side_close(struct checkers_side *self);

/* Begins a game. What a side does in it depends on the seed alone, and not on
 * the games before; for a guest that is up to the other program. */
const char *checkers_side_begin(struct checkers_side *self, const char *seed);

/* Asks for a move in a game that is not over. Null is success; otherwise the
 * side has lost, and the return says why: "has ended". */
const char *checkers_side_move(struct checkers_side *self,
                               const struct checkers_record *record,
                               struct checkers_move *move);

#endif
