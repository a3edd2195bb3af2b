/* boards.h - enumerates the ways the community cards can come, one for each
 * class of equivalent suits.
 *
 * Boards that differ only by a renaming of suits nobody can tell apart are
 * equivalent: one representative is made, and its weight says how many boards
 * it stands for. The weights of all representatives add up to total. The
 * struct is close to a megabyte, so callers allocate it.
 */
#ifndef POKER_BOARDS_H
#define POKER_BOARDS_H

#include "games/holdem/rules/cards.h"

enum {
    POKER_BOARD = 5,
    POKER_SUIT_SETS = 2380,             /* sets of up to five ranks */
    POKER_SUIT_PAIRS = 83682,           /* sets of up to five of 26 cards */
};

/* The sets of ranks that one suit may contribute, ordered by size, then by
 * number. */
struct poker_suit_sets {
    int count;
    cards set[POKER_SUIT_SETS];
    uint8_t size[POKER_SUIT_SETS];
    uint16_t first[POKER_BOARD + 2];    /* index of the first, by size */
};

/* The combinations of the last two suits, ordered by number of cards, then by
 * the set of the first of the two. */
struct poker_suit_pairs {
    cards set[POKER_SUIT_PAIRS];
    uint8_t is_same[POKER_SUIT_PAIRS];  /* both suits have the same ranks */
    uint32_t first[POKER_BOARD + 1][POKER_SUIT_SETS + 1];
};

struct poker_boards {
    cards given;                        /* on the board already */
    int missing;                        /* cards to come */
    uint8_t suit[CARDS_SUITS];          /* exchangeable ones are adjacent */
    uint8_t as_before[CARDS_SUITS];     /* exchangeable with the one before */
    uint8_t weight[8];                  /* by which neighbours are equal */
    int at[2];                          /* next: sets of the first two suits */
    uint32_t at_pair;                   /* and the pair of the others */
    uint64_t total, done;               /* boards, counted with weights */
    struct poker_suit_sets sets[CARDS_SUITS];
    struct poker_suit_pairs pairs;
};

/* Whether two suits can be exchanged without anybody noticing. Must be an
 * equivalence relation: suits that are like one of them are like the other. */
typedef int poker_suits_alike(const void *with, int suit, int other);

/* Starts an enumeration: the given cards are on the board, dead ones cannot
 * come. are_alike is called only here, with the pointer `with`; it must reject
 * two suits if exchanging them changes given or dead. */
void poker_boards_begin(struct poker_boards *self, cards given, cards dead,
                        poker_suits_alike *are_alike, const void *with);

/* Writes up to most complete boards with their weights and returns how many; 0
 * at the end. */
int poker_boards_next(struct poker_boards *self, cards *boards,
                      uint32_t *weights, int most);

#endif
