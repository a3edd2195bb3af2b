/* equity.h - how often one hand, or range of hands, beats another.
 *
 * Every way that the cards can come is counted once, each pair of hands with
 * the product of its weights. Suits that cannot be told apart are exchanged,
 * so that only one board of each kind is examined. Counts are whole numbers
 * and exact.
 *
 * The struct holds more than a megabyte of tables: the caller allocates it.
 */
#ifndef POKER_EQUITY_H
#define POKER_EQUITY_H

#include "games/holdem/rules/boards.h"
#include "games/holdem/rules/range.h"
#include "games/holdem/rules/values.h"

enum { POKER_EQUITY_BATCH = 128 };      /* boards evaluated together */

struct poker_equity {
    struct poker_counts counts;         /* of the first side */
    struct poker_boards boards;
    cards given, dead;

    int count;                          /* hands that either side may have */
    cards two[POKER_COMBOS];
    uint8_t card[POKER_COMBOS][2];
    uint16_t weight[2][POKER_COMBOS];   /* by side */

    int batch;                          /* boards in the current batch */
    cards board[POKER_EQUITY_BATCH];
    uint32_t weights[POKER_EQUITY_BATCH];       /* of the boards */
    uint32_t value[POKER_COMBOS][POKER_EQUITY_BATCH];   /* of hand and board;
                                         * 0: they share a card */
};

/* Starts a count of a against b. A board of no to five cards is known, dead
 * cards are out of play. Null is success; otherwise the text says why no deal
 * is possible. The ranges are not needed after the call. */
const char *poker_equity_begin(struct poker_equity *self,
                               const struct poker_range *a,
                               const struct poker_range *b,
                               cards board, cards dead);

/* Examines about so many more boards, at least one; 0 when all are done.
 * Interrupting between steps loses nothing. */
int poker_equity_step(struct poker_equity *self, uint64_t boards);

/* Progress, in thousandths of all boards. */
int poker_equity_done(const struct poker_equity *self);

#endif
