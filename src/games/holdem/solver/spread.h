/* spread.h - groups the hands of a board by how their strength at the end is
 * distributed.
 *
 * Strength is the share of all hands that a hand beats on the whole board,
 * hands in conflict with it included. The spread of a hand is how often it
 * ends below each tenth of that, over all cards that may come: a draw ends
 * high or low, a middle pair in the middle. Hands of like spread, whatever
 * their cards, are one bucket: the one whose middle is nearest.
 */
#ifndef SOLVER_SPREAD_H
#define SOLVER_SPREAD_H

#include "games/holdem/rules/range.h"

enum {
    SPREAD_TENTHS = 10,
    SPREAD_MARKS = SPREAD_TENTHS - 1,   /* all end below the last */
    SPREAD_WHOLE = 255,
    SPREAD_STRENGTH = 4096,             /* strength 1 */
    SPREAD_SLOT_BITS = 11,              /* a table of hashes of values */
    SPREAD_SLOTS = 1 << SPREAD_SLOT_BITS,
};

typedef uint8_t spread_marks[SPREAD_MARKS];

struct spread {
    spread_marks mark[POKER_COMBOS];    /* how often below each tenth, of
                                         * SPREAD_WHOLE; meaningless for hands
                                         * with a card of the board */

    /* Working memory, meaningless between calls. */
    cards combo[POKER_COMBOS], hand[POKER_COMBOS];
    uint8_t card[POKER_COMBOS][2], ranks[POKER_COMBOS];
    uint32_t value[POKER_COMBOS], listed[POKER_COMBOS];
    uint16_t possible[POKER_COMBOS], number[POKER_COMBOS];
    uint16_t count[POKER_COMBOS][SPREAD_TENTHS], strength[POKER_COMBOS];
    int distinct_count;                 /* values on a board */
    uint32_t distinct[POKER_COMBOS];
    uint16_t tied[POKER_COMBOS], strength_of[POKER_COMBOS];
    uint16_t slot[SPREAD_SLOTS];
    uint8_t tenth[CARDS_RANKS * CARDS_RANKS];   /* by two ranks */
};

/* Fills mark for a board of three or four cards. */
void spread_find(struct spread *self, cards board);

/* The strength of every hand on a board of five cards, of SPREAD_STRENGTH;
 * value is theirs, too. Once before the first of many boards it begins. */
void spread_begin(struct spread *self);
void spread_judge(struct spread *self, cards board);

/* Which of the middles is nearest. */
int spread_nearest(const spread_marks *middle, int count,
                   const spread_marks mark);

/* The board with suits renamed so that equivalent boards are the same, and
 * what each suit is called there. */
cards spread_rename(cards board, uint8_t suit[CARDS_SUITS]);

/* A combo after that. */
int spread_renamed(int card, int other, const uint8_t suit[CARDS_SUITS]);

/* The 169 kinds of two cards before the flop. */
enum { SPREAD_STARTS = 169 };
int spread_start(int card, int other);

#endif
