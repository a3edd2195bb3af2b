/* view.h - looks at a solved spot: what each hand does at some point, and what
 * it is worth there.
 *
 * A view begins at the root and is led on by actions and cards. Where a card
 * that comes is not dealt, since another stands for it, the view goes on
 * after that one with suits exchanged; solver_view_hand tells which number a
 * hand has then.
 *
 * Chips are counted as players do: what a hand is worth at a point is what it
 * gets back from now on, less what it still puts in. So a fold is worth 0, and
 * what both are worth is together the pot.
 */
#ifndef SOLVER_VIEW_H
#define SOLVER_VIEW_H

#include "games/holdem/solver/cfr.h"

enum { SOLVER_CARDS_SEEN = 2 };         /* turn and river */

struct solver_place;

struct solver_view {
    struct solver *solver;
    const struct solver_place *place;
    int depth, node;
    int exchanges;                      /* pairs of suits exchanged so far */
    uint8_t exchange[SOLVER_CARDS_SEEN][2];
    float entry[POKER_PLAYERS][SOLVER_ROW_MAX];         /* how likely each hand
                                         * has come to the street, */
    float reach[POKER_PLAYERS][SOLVER_ROW_MAX];         /* and to here */

    /* Found by solver_view_find; of hands that cannot be held 0. */
    float meets[POKER_PLAYERS][SOLVER_ROW_MAX]; /* how much of the other's
                                         * range the hand can meet */
    float worth[POKER_PLAYERS][SOLVER_ROW_MAX];
    float equity[POKER_PLAYERS][SOLVER_ROW_MAX];        /* share of the pot if
                                         * nobody bets any more */
    float share[SOLVER_ACTIONS][SOLVER_ROW_MAX];        /* of actions, by hand
                                         * of the player who decides, */
    float action_worth[SOLVER_ACTIONS][SOLVER_ROW_MAX];
};

void solver_view_begin(struct solver_view *self, struct solver *solver);

/* Where it is: the node, the betting there, and the chips in the pot. */
const struct solver_node *solver_view_node(const struct solver_view *self);
const struct poker *solver_view_betting(const struct solver_view *self);
int32_t solver_view_pot(const struct solver_view *self);

/* The action that leads to a child, by number. */
const struct poker_action *solver_view_action(const struct solver_view *self,
                                              int action);

/* Goes on by an action of the node, or by a card where cards come. 0: no more
 * is known after it, or the card cannot come. */
int solver_view_act(struct solver_view *self, int action);
int solver_view_deal(struct solver_view *self, int card);

/* Finds what hands do and are worth here. */
void solver_view_find(struct solver_view *self);

/* The number under which the rows above have a hand of a player's list. */
int solver_view_hand(const struct solver_view *self, int player, int hand);

/* Means over all hands, as likely as they come to this point and meet one of
 * the other. */
double solver_view_mean(const struct solver_view *self, int player,
                        const float *row);

#endif
