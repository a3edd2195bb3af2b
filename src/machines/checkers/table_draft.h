/* table_draft.h - a move of checkers that a person begins at the table: which
 * man, which squares so far, and why a square will not do. */
#ifndef CHECKERS_TABLE_DRAFT_H
#define CHECKERS_TABLE_DRAFT_H

#include "bench/table.h"
#include "machines/checkers/hand_state.h"

/* Kept between touches; all zero: nothing is begun. */
struct checkers_draft {
    unsigned game, ply;                 /* the squares are for that moment */
    int length, path[CHECKERS_PATH_MAX];
    unsigned asked_game;                /* New game was touched once in it */
};

/* What is begun and how it can go on: on the machine, or else in a draft. */
struct checkers_choice {
    int length, path[CHECKERS_PATH_MAX];
    int is_held;                        /* by the machine itself */
    uint64_t starts;                    /* the men that can move */
    uint64_t targets;                   /* the squares that go on */
    struct checkers_moves moves;        /* all that are legal now */
};

/* "Red" and "Black", as the machine calls the sides. */
const char *checkers_side_name(int side);

/* Whether a person sits here and is to move, and nothing is being pressed. */
int checkers_draft_is_open(const struct table_view *view);

/* Out of turn nothing can go on. */
void checkers_draft_read(const struct table_view *view,
                         const struct checkers_draft *draft,
                         struct checkers_choice *to);

/* The square that a legal move takes next, after what is begun; 0: it does not
 * go through that. */
int checkers_draft_next(const struct checkers_choice *choice,
                        const struct checkers_move *move);

/* A touch of a square, 0 for a light one: goes on with the draft, or orders
 * the move that it ends; the return says why not. */
const char *checkers_draft_touch(const struct table_view *view,
                                 struct checkers_draft *draft, int square,
                                 struct table_order *order);

/* Why the machine has turned ERROR on; null: nobody saw it. */
const char *checkers_draft_why_refused(const struct checkers_hand *self);

/* Orders one press of CLEAR or RESET. */
void checkers_draft_press(struct table_order *order,
                          enum hand_checkers_button button);

#endif
