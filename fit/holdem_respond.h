/* holdem_respond.h - what the best response to a plan gains that tells hands
 * apart no better than the plan does.
 *
 * Whoever responds knows how often the plan takes each action with each
 * bucket, and sees of a hand only in which bucket it is on each street, while
 * it is on it: so few answers are found from few boards. All hands of both
 * players are followed through the whole tree on each board; the values of a
 * bucket are sums over all boards, and the action of the highest is taken.
 *
 * Streets are improved one after the other, from the last to the first, the
 * others being as they are; within one it is exact. Who forgets the buckets of
 * earlier streets has no more than that: a response that no change on a single
 * street improves.
 */
#ifndef FIT_HOLDEM_RESPOND_H
#define FIT_HOLDEM_RESPOND_H

#include "games/holdem/solver/board.h"
#include "games/holdem/solver/plan.h"

enum { RESPOND_MEMORY = 64 << 10 };     /* for the order of hands */

/* A whole board. Both players may hold the same hands. */
struct respond_deal {
    struct solver_side sides[POKER_PLAYERS];
    struct solver_board board;
    uint8_t bucket[POKER_STREETS][SOLVER_ROW_MAX];      /* by hand */
    _Alignas(16) char memory[RESPOND_MEMORY];
};

/* What is responded to. */
struct respond {
    const struct plan *plan;            /* with all its streets */
    const float *share;                 /* of each action, by cell */
    int streets;
    void (*deal)(void *context, int number, struct respond_deal *to);
    void *context;
};

struct respond_gain {                   /* chips a hand, over both seats */
    double mean, error;                 /* the error at 95 % confidence */
};

struct responder;

/* At first it plays as the plan does. Null: too little memory. */
struct responder *respond_open(const struct respond *self);
void respond_close(struct responder *responder);

/* Improves every street once, with the first boards. */
void respond_learn(struct responder *responder, int boards);

/* What it gains on so many boards, beginning with that number: on those that
 * it learned from too much, on others no more than the best response. */
struct respond_gain respond_measure(struct responder *responder, int from,
                                    int boards);

/* Fills the deal for a board, bits by number of card, but for its buckets. */
void respond_lay(struct respond_deal *deal, const struct solver_deck *deck,
                 uint64_t dealt);

#endif
