/* sitting.h - starts a game on a face, from what a player chose. */
#ifndef SITTING_H
#define SITTING_H

#include "bench/script.h"

struct sitting {                        /* a request; strings stay the
                                         * caller's */
    const char *id;                     /* "duel#42 repeat=counting", or */
    const char *load;                   /* a journal to resume */
    const char *a, *b;                  /* minds; null: a person */
    const char *face;                   /* null: the best one available */
    const char *journal;                /* where to keep it; null: the usual
                                         * folder */
    struct script_limit limit;          /* for loading; its design may also
                                         * be what id names */
    int keeps_no_journal;
    int opens_menu;                     /* if the face has one */
};

/* Plays a game to its end. Errors are printed; returns the exit status. */
int sitting_run(const struct sitting *request);

/* The same, but if the game cannot be opened nothing is printed: *error says
 * why, and nothing was played. Otherwise *error is null. */
int sitting_try(const struct sitting *request, const char **error);

/* Two minds play, and the board is printed as text: needs no terminal. */
int sitting_demo(void);

#endif
