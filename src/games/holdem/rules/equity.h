/* equity.h - how often one hand, or range of hands, beats another.
 *
 * Every way that the cards can come is counted once, each pair of hands as
 * often as its weights say. Suits that cannot be told apart are exchanged,
 * so that only one board of each kind is looked at.
 */
#ifndef POKER_EQUITY_H
#define POKER_EQUITY_H

#include "base/rng.h"
#include "games/holdem/rules/boards.h"
#include "games/holdem/rules/range.h"
#include "games/holdem/rules/values.h"

enum { POKER_EQUITY_BATCH = 128 };      /* boards looked at together */

struct poker_equity {
    struct poker_counts counts;         /* of the first side */
    struct poker_boards boards;
    cards given, dead;

    int count;                          /* hands of either side */
    cards two[POKER_COMBOS];
    uint8_t card[POKER_COMBOS][2];
    uint8_t weight[2][POKER_COMBOS];    /* by side */

    int batch;                          /* boards in hand, their weights, */
    cards board[POKER_EQUITY_BATCH];    /* and what each hand is worth; 0: */
    uint32_t weights[POKER_EQUITY_BATCH];       /* it cannot be there */
    uint32_t value[POKER_COMBOS][POKER_EQUITY_BATCH];
};

/* Begins to count. A board of none to five cards lies there already, dead
 * cards are gone. A null return is success. */
const char *poker_equity_begin(struct poker_equity *self,
                               const struct poker_range *a,
                               const struct poker_range *b,
                               cards board, cards dead);

/* Looks at about so many more boards, one at least; 0 when all are done. */
int poker_equity_step(struct poker_equity *self, uint64_t boards);

/* How far that is, in parts of 1000. */
int poker_equity_done(const struct poker_equity *self);

/* So many deals by chance instead, added to the counts. Half as many twice
 * are other deals than all at once. */
void poker_equity_sample(struct poker_equity *self, struct rng *rng,
                         uint64_t deals);

#endif
