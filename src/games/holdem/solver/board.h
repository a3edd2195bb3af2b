/* board.h - the hands that can be held on a board, in the order of their
 * values, and what each wins against a range.
 *
 * A solver asks the same of many points of its tree: given how likely the
 * other holds each hand, what does each hand gain if it comes to a showdown,
 * or if the other folds? Hands that share a card exclude each other. With the
 * hands in order one pass answers that: sums over all hands so far, and over
 * those with each card. SOLVER_LANES questions go through it side by side.
 *
 * A hand is two cards; games of one card (Kuhn, Leduc) give each hand a second
 * one that no other has.
 */
#ifndef SOLVER_BOARD_H
#define SOLVER_BOARD_H

#include <stdint.h>

#include "games/holdem/rules/cards.h"

enum {
    SOLVER_HANDS_MAX = 1326,
    SOLVER_CARDS = 64,                  /* numbers of cards, second ones of
                                         * one-card games included */
    SOLVER_LANES = 8,
};

struct solver_board {
    uint64_t dealt;                     /* cards on it, bit by number */
    int count;                          /* hands */
    int groups;                         /* of equal value */
    uint16_t group[SOLVER_HANDS_MAX + 1];       /* where each begins; the last
                                         * entry is count */
    uint8_t card[SOLVER_HANDS_MAX][2];
    uint16_t name[SOLVER_HANDS_MAX];    /* the caller's number of the hand */
    uint16_t place[SOLVER_HANDS_MAX];   /* and where a name is */
};

/* A hand before it is put into order. */
struct solver_hand {
    uint8_t card[2];
    uint16_t name;
    uint32_t value;                     /* the higher wins */
};

/* Puts hands in order; the list is sorted in place. */
void solver_board_make(struct solver_board *self, uint64_t dealt,
                       struct solver_hand *hands, int count);

/* How a game is dealt: which boards there are. */
struct solver_deck {
    int cards;                          /* numbered from 0 */
    int held;                           /* by both players together */
    void (*deal)(struct solver_board *to, uint64_t dealt);
};

/* Hold'em: hands of two cards, named by poker_combo. As long as the board has
 * fewer than five cards to come, hands are judged by those that are there;
 * with fewer than three all are alike. */
extern const struct solver_deck solver_holdem;

/* One question: the other's range, by hand, and where the answer goes. */
struct solver_question {
    const float *range;
    float *gain;
    float stake;                        /* what the winner gets from the other;
                                         * at a fold what this hand gets */
};

/* Answers up to SOLVER_LANES questions of one kind. */
void solver_board_show(const struct solver_board *self,
                       const struct solver_question *questions, int count);
void solver_board_fold(const struct solver_board *self,
                       const struct solver_question *questions, int count);

#endif
