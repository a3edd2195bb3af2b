/* boards.h - every way that the community cards can come, but of those
 * that differ by the names of suits only one, and how many it stands for. */
#ifndef POKER_BOARDS_H
#define POKER_BOARDS_H

#include "games/holdem/rules/cards.h"

enum {
    POKER_BOARD = 5,
    POKER_SUIT_SETS = 2380,             /* sets of up to five ranks */
    POKER_SUIT_PAIRS = 83682,           /* sets of up to five of 26 cards */
};

/* In one suit: sets by number of cards. */
struct poker_suit_sets {
    int count;
    cards set[POKER_SUIT_SETS];
    uint8_t size[POKER_SUIT_SETS];
    uint16_t first[POKER_BOARD + 2];    /* by size */
};

/* In the last two suits: by number of cards, then by the set of the first of
 * the two. */
struct poker_suit_pairs {
    cards set[POKER_SUIT_PAIRS];
    uint8_t is_same[POKER_SUIT_PAIRS];  /* both suits have the same ranks */
    uint32_t first[POKER_BOARD + 1][POKER_SUIT_SETS + 1];
};

struct poker_boards {
    cards given;                        /* lies there already */
    int missing;                        /* cards to come */
    uint8_t suit[CARDS_SUITS];          /* those that may be exchanged stand */
    uint8_t as_before[CARDS_SUITS];     /* together: this with that before */
    uint8_t weight[8];                  /* by which suits are the same */
    int at[2];                          /* sets of the first two suits */
    uint32_t at_pair;                   /* and from there on */
    uint64_t total, done;               /* boards, counted with weights */
    struct poker_suit_sets sets[CARDS_SUITS];
    struct poker_suit_pairs pairs;
};

/* Says of two suits that nobody can tell them apart; then all suits that are
 * like one of them are like the other. */
typedef int poker_suits_alike(const void *with, int suit, int other);

/* The given cards lie there, dead ones cannot come. */
void poker_boards_begin(struct poker_boards *self, cards given, cards dead,
                        poker_suits_alike *are_alike, const void *with);

/* The next boards with all five cards, most of them at most; 0 at the end. */
int poker_boards_next(struct poker_boards *self, cards *boards,
                      uint32_t *weights, int most);

#endif
