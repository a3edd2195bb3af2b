/* track_plan.h - the part of track.h before the turn. */
#ifndef POKER_TRACK_PLAN_H
#define POKER_TRACK_PLAN_H

#include "games/holdem/minds/track.h"

/* All hands alike, at the beginning of the plan whose stacks are about as deep
 * as those of a hand that has begun. */
void track_plan_begin(struct track *self, const struct poker *hand);

/* Follows one action, made where the betting stood as in hand. */
void track_plan_act(struct track *self, const struct poker_seen *seen,
                    const struct poker *hand,
                    const struct poker_action *action);

/* The flop has come: buckets of hands, and a place in the plan if the betting
 * has left it. */
void track_plan_flop(struct track *self, const struct poker_seen *seen,
                     const struct poker *hand);

/* Hands that have a card of the board are no longer possible. */
void track_plan_cards(struct track *self, const struct poker_seen *seen,
                      int board);

void track_plan_choices(const struct track *self, const struct poker *hand,
                        struct solver_choices *choices);
void track_plan_shares(const struct track *self, int node, int combo,
                       float share[SOLVER_ACTIONS]);

#endif
