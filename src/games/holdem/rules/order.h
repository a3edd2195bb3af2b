/* order.h - every hand of five, six or seven cards in order, and its
 * class.
 *
 * In order means: a hand is its cards by number, the lowest first, and the
 * last one changes quickest. Hands that differ in the last card alone are a
 * row: if no flush is near, their classes depend on its rank only, and all
 * thirteen lie side by side in a table.
 */
#ifndef POKER_ORDER_H
#define POKER_ORDER_H

#include "games/holdem/rules/value.h"

enum {
    POKER_ORDER_NODES = 8555,           /* up to five ranks, each up to */
    POKER_ORDER_ROWS = 18395,           /* four times; exactly six */
    POKER_ORDER_MOST = 19600,           /* hands in a step at most, and */
    POKER_ORDER_SLACK = 16,             /* room to write beyond them */
};

struct poker_order {
    int size;                           /* cards of a hand */
    int fixed;                          /* of them in a step: all but three */
    int card[4];                        /* those */
    uint16_t node[5];                   /* their ranks: after none, one ... */
    uint8_t is_done;

    /* Where one more rank leads; of all but one card, to its row. */
    uint16_t next[POKER_ORDER_NODES][CARDS_RANKS];
    uint16_t row[POKER_ORDER_ROWS][CARDS_RANKS];
    uint16_t beyond_rows[POKER_ORDER_SLACK];
    uint16_t flush[1 << CARDS_RANKS];   /* by the ranks of the suit */
};

/* Makes the tables, which takes some milliseconds, and begins; and begins
 * again. */
void poker_order_begin(struct poker_order *self, int size);
void poker_order_rewind(struct poker_order *self);

/* The classes of the next hands: those that share all but their last three
 * cards. The return is how many; 0 at the end. There is room for the most and
 * the slack. */
int poker_order_step(struct poker_order *self, uint16_t *classes);

/* The hands of the step that comes next, in the same order. */
int poker_order_hands(const struct poker_order *self, cards *hands);

#endif
