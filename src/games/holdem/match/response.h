/* response.h - the best that anybody could do against a mind, in the machine's
 * game with three community cards, on one flop.
 *
 * Whoever responds knows the mind's whole strategy, but not its cards. He may
 * bet the sizes that are given; whatever the mind bets is met as it is.
 *
 * A mind that throws dice is known only as far as it was asked. Then there are
 * two gains: against the answers that he has learned from, where he also
 * profits from how the dice fell, on average too much; and of the same
 * response against other answers, on average no more than the best.
 */
#ifndef POKER_RESPONSE_H
#define POKER_RESPONSE_H

#include "games/holdem/match/reveal.h"
#include "games/holdem/solver/tree.h"

struct poker_response {
    struct poker_reveal_asks asks;      /* of the mind; its seed is that of
                                         * the flop */
    struct solver_bets bets;            /* of him who responds */
    struct poker_rules rules;           /* of one street */
    int32_t stack[POKER_PLAYERS];       /* of the first player and the
                                         * second */
    uint8_t flop[3];                    /* card numbers */
    int (*should_stop)(void *context);  /* null: never */
};

struct poker_gain {
    double least, most;                 /* chips per hand; the same for a mind
                                         * without dice */
    int points;                         /* decisions of the mind */
    int is_merged;                      /* it bets more sizes than could be
                                         * told apart */
};

/* What the best response gains when the mind sits at this seat. Null is
 * success; whoever stops it gets no gain. */
const char *poker_response_find(const struct poker_response *self,
                                int mind_seat, struct poker_gain *to);

#endif
