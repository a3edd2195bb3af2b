/* intro.h - a machine as a player meets it: title, opponents, rules, and the
 * steps of a first game.
 *
 * Faces show it and know no game. All words are English and are shown through
 * words_of (base/words.h).
 */
#ifndef INTRO_H
#define INTRO_H

#include "bench/table.h"
#include "boards/machines.h"

enum { INTRO_LEVELS = 3, INTRO_STEPS_MAX = 8 };

struct intro_level {                    /* of the mind one plays against */
    const char *name;                   /* "Easy" */
    const char *mind;                   /* "random" */
};

/* An option in a player's words. */
struct intro_choice {
    const char *option;                 /* "repeat"; null ends a table */
    const char *label;                  /* "A letter guessed twice" */
    const char *const *values;          /* "counts once", in the order of its
                                         * values; null ends, or stands for a
                                         * number, as do values after them */
};

/* One step of a guided first game. */
struct intro_step {
    char words[TABLE_LINE_MAX];         /* what to do, and why */
    int touch;                          /* the thing on the table that is to be
                                         * touched, 0: none; */
    const char *part;                   /* and the control on the board, "BTN3";
                                         * null: none */
    int is_done;                        /* it was done already */
};

struct intro {
    const char *title;                  /* "Mastermind for two" */
    const char *pitch;                  /* one sentence for the lobby */
    const char *id;                     /* the game that players play, with its
                                         * options: "checkers rules=full" */
    const char *pair;                   /* the same for two people, "pegs
                                         * match=3"; null: by their seats */
    char seat;                          /* where a person sits who plays against
                                         * a mind */
    const char *demo;                   /* the mind of both sides in the lobby:
                                         * one that is quick */
    struct intro_level levels[INTRO_LEVELS];
    const struct intro_choice *choices; /* all options that a player may want to
                                         * change; null: none */
    const char *const *rules;           /* paragraphs; null ends */
    void (*lay_rules)(struct table *to);        /* their picture: an example
                                         * on a sheet of its own */

    /* A first game: step i of so many, as it stands now. Steps are taken in
     * order; a step that is done once is not asked for again. */
    int steps;
    void (*guide)(const struct table_view *view, const void *draft, int step,
                  struct intro_step *to);
};

/* Of a machine; null: it has none. */
const struct intro *intro_of(const struct machine_type *machine);

/* A mind as it was chosen: "Easy (random)"; its name, if it is no level. */
void intro_put_mind(const struct intro *self, const char *mind,
                    struct text *to);

/* The choice for an option; null: players do not see it. The intro may be
 * null. */
const struct intro_choice *intro_choice(const struct intro *self,
                                        const char *option);

#endif
