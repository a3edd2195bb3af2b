/* order.h - enumerates all hands of five, six or seven cards with their
 * classes.
 *
 * Hands are enumerated in lexicographic order: a hand is its cards by
 * ascending number, and the last card changes fastest. Hands that differ only
 * in the last card form a row. Where no flush is possible, the class depends
 * on the rank of that card alone, and the thirteen classes of a row lie side
 * by side in a table.
 *
 * The tables form an automaton: a node stands for the multiset of ranks so
 * far, and each further rank leads to the next node. They take about 700 KiB,
 * so the struct is allocated by the caller.
 */
#ifndef POKER_ORDER_H
#define POKER_ORDER_H

#include "games/holdem/rules/value.h"

enum {
    POKER_ORDER_NODES = 8555,           /* multisets of up to five ranks */
    POKER_ORDER_ROWS = 18395,           /* multisets of exactly six */
    POKER_ORDER_MOST = 19600,           /* hands of a step: 50 choose 3 */
    POKER_ORDER_SLACK = 16,             /* copies may write so far beyond */
};

struct poker_order {
    int size;                           /* cards of a hand */
    int fixed;                          /* cards shared by a step: size - 3 */
    int card[4];                        /* the shared cards, ascending */
    uint16_t node[5];                   /* node after the first i of them */
    uint8_t is_done;

    /* Where one more rank leads: to a node, and from multisets of size - 2
     * cards to a row. A fifth card of a rank leads nowhere; such entries are
     * never followed. */
    uint16_t next[POKER_ORDER_NODES][CARDS_RANKS];
    uint16_t row[POKER_ORDER_ROWS][CARDS_RANKS];
    uint16_t beyond_rows[POKER_ORDER_SLACK];
    uint16_t flush[1 << CARDS_RANKS];   /* by the ranks of the suit */
};

/* For hands of five, six or seven cards. Builds the tables, which takes some
 * milliseconds, and goes to the first hand. Rewinding goes there without
 * building. */
void poker_order_begin(struct poker_order *self, int size);
void poker_order_rewind(struct poker_order *self);

/* Writes the classes of the next hands, all those that share all but their
 * last three cards, and returns how many; 0 at the end. classes has room for
 * POKER_ORDER_MOST + POKER_ORDER_SLACK. */
int poker_order_step(struct poker_order *self, uint16_t *classes);

/* The hands that the next step will classify, in the same order. Does not
 * advance. */
int poker_order_hands(const struct poker_order *self, cards *hands);

#endif
