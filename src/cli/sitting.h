/* sitting.h - from what a player asked for to a game on a face. */
#ifndef SITTING_H
#define SITTING_H

#include "bench/script.h"

struct sitting {
    const char *id;                     /* "duel#42 repeat=counting", or */
    const char *load;                   /* a journal to go on with */
    const char *a, *b;                  /* minds; null: people */
    const char *face;                   /* null: the best one here */
    const char *journal;                /* where to keep it; null: as usual */
    struct script_limit limit;          /* of machine time, for loading */
    int keeps_no_journal;
    int opens_menu;                     /* where the face has one */
};

/* Plays it; the return is the exit status. */
int sitting_run(const struct sitting *request);

/* The same, but a game that cannot be opened is no failure yet: *error says
 * why (it is null otherwise), and nothing was played. */
int sitting_try(const struct sitting *request, const char **error);

/* Two minds play, and the board is printed: no terminal is needed. */
int sitting_demo(void);

#endif
