/* slow_ring.h - a table of poker, once more: a queue of players who are still
 * to act, and pots that are filled and paid chip by chip. */
#ifndef SLOW_RING_H
#define SLOW_RING_H

#include "games/holdem/rules/ring.h"

struct slow_player {
    int chips, bet, put;                /* behind, in this round, in all */
    int is_out;
    int last_seen;                      /* the bet when he last acted; -1 */
    int won, back;
};

struct slow_ring {
    struct ring_rules rules;
    struct slow_player player[RING_PLAYERS_MAX];
    int queue[RING_PLAYERS_MAX], waiting;
    int street, antes, step;
    int wanted;                         /* a raise is to this at least, where
                                         * short ones reopen the betting */
    int is_folded, is_shown_down;
};

void slow_ring_begin(struct slow_ring *self, const struct ring_rules *rules,
                     const int64_t *stack);
int slow_ring_turn(const struct slow_ring *self);       /* -1: none */

/* The least and the most to raise to; 0 if there is no raise. */
int slow_ring_raises(const struct slow_ring *self, int *least, int *most);
void slow_ring_act(struct slow_ring *self, enum poker_kind kind, int to);
void slow_ring_show(struct slow_ring *self, const uint32_t *value,
                    unsigned showing);

#endif
