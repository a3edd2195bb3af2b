/* resolve.h - solves the last street of a hand: first from its beginning, then
 * again from each bet that the solution before does not have.
 *
 * What was done before a bet that nobody reckoned with cannot be changed any
 * more. So what follows is solved with the hands that the mind has there by
 * the solution before, and against those of the other that gain by the bet
 * (solver/gadget.h): he could have had something else, and knows what. One who
 * picks the best of many sizes for each hand still gains next to nothing.
 */
#ifndef POKER_RESOLVE_H
#define POKER_RESOLVE_H

#include "base/arena.h"
#include "games/holdem/minds/minds.h"
#include "games/holdem/rules/range.h"
#include "games/holdem/solver/cfr.h"

/* The bets that it looks at first. The hand may be at any point of the
 * street. */
const struct solver_bets *resolve_bets(const struct poker *hand);

enum { RESOLVE_LEVELS = 4 };            /* more are begun in their place */

struct resolve_level {
    int player;                         /* the mind's */
    int from, made_for;                 /* how many actions lead there, and how
                                         * many more the tree was made for */
    struct poker_action done[POKER_PAST_MAX];   /* all of these */
    struct poker hand;                  /* the betting there */
    struct solver *solver;
    int is_solved;
    struct arena rest;                  /* the memory behind it */
};

struct resolve {
    /* The question: to be filled in before resolve_begin or resolve_keep. */
    int player;                         /* who asks */
    uint64_t board;                     /* cards, bit by number */
    struct poker street;                /* the betting as the street began */
    int count;                          /* what was done on it */
    struct poker_action line[POKER_PAST_MAX];
    int has_ranges;                     /* 0: all hands are alike, and the
                                         * ranges full of ones */
    float range[POKER_PLAYERS][POKER_COMBOS];

    double weight;                      /* of all deals, at the first level */
    float own[POKER_COMBOS], elsewhere[POKER_COMBOS];   /* where a level
                                         * begins: how likely the mind has
                                         * each hand there, and what those of
                                         * the other gain if they stay away */
    int levels;                         /* 0: the tree is too large */
    struct resolve_level level[RESOLVE_LEVELS];
    struct arena memory;
};

void resolve_begin(struct resolve *self, struct arena memory);

/* Goes on from another question about the same deal, with the same ranges:
 * what was solved for both is kept. The answer is the same as after begin,
 * which must be called if 0 is returned. */
int resolve_keep(struct resolve *self);

/* A step, unless all is known that the question needs; returns whether. Also
 * if there is no tree. */
int resolve_is_done(struct resolve *self);
void resolve_step(struct resolve *self);

/* Where the question is: a node of a tree. Null: there is no tree. */
const struct solver *resolve_answer(const struct resolve *self, int *node);

#endif
