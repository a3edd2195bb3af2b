/* board.h - the hands that two players may hold, and the boards they are held
 * on.
 *
 * A player's hands keep their numbers on every board; rows of numbers have one
 * for each of them, and of those that the board excludes any.
 *
 * A hand is two cards; games of one card (Kuhn, Leduc) give each hand a second
 * one that no other has.
 */
#ifndef SOLVER_BOARD_H
#define SOLVER_BOARD_H

#include <stdint.h>

#include "base/arena.h"
#include "games/holdem/rules/poker.h"

enum {
    SOLVER_HANDS_MAX = 1326,
    SOLVER_ROW_ALIGN = 16,
    SOLVER_ROW_MAX = SOLVER_HANDS_MAX + SOLVER_ROW_ALIGN + 2,
    SOLVER_CARDS = 64,                  /* numbers of cards, second ones of
                                         * one-card games included */
    SOLVER_WITH_MAX = 51,               /* hands with a card */
    SOLVER_SUITS = 4,
    SOLVER_LEVELS = 63,                 /* of strength, where hands are told
                                         * apart by no more than that */
    SOLVER_LEVELS_ROW = SOLVER_LEVELS + 1,
};

/* How a game is dealt and judged. */
struct solver_deck {
    int cards;                          /* numbered from 0: rank + ranks times
                                         * suit */
    int ranks;                          /* 0: it has no suits */
    int held;                           /* by both players together */
    int hands;                          /* named from 0 */
    void (*cards_of)(int name, uint8_t card[2]);
    uint32_t (*value)(const uint8_t card[2], uint64_t dealt);
};

/* Hold'em: hands of two cards, named by poker_combo. */
extern const struct solver_deck solver_holdem;

struct solver_hand {
    uint8_t card[2];
    uint16_t name;
};

/* The hands of one player. A row has at least one number more than hands,
 * which is always 0. */
struct solver_side {
    int count, stride;
    struct solver_hand hand[SOLVER_ROW_MAX];
    uint16_t same[SOLVER_ROW_MAX];      /* the other's hand of the same cards;
                                         * his count: he has none */
    uint8_t with_count[SOLVER_CARDS];
    uint16_t with[SOLVER_CARDS][SOLVER_WITH_MAX];       /* hands with a card */
};

/* Lists the hands of both that the board leaves, by their weights (null: all
 * hands). */
void solver_sides_make(struct solver_side sides[POKER_PLAYERS],
                       const struct solver_deck *deck, uint64_t dealt,
                       const float *const range[POKER_PLAYERS]);

/* The number of the hand with a name; the count, where rows have a 0, if the
 * player has no such hand. */
int solver_side_find(const struct solver_side *self, int name);

/* A card that may come. Suits that nothing tells apart are dealt once: the
 * others follow by exchanging suits. After a rough flop a way is two cards,
 * and has no number of a card. */
struct solver_way {
    uint8_t card;
    uint8_t alike;                      /* other cards that it stands for */
    uint8_t suit[SOLVER_SUITS - 1];     /* of these */
    struct solver_board *board;
};

struct solver_ranked {                  /* a hand that a board leaves */
    uint16_t hand;
    uint8_t card[2];
};

struct solver_board {
    uint64_t dealt;                     /* cards on it, bit by number */
    int ways;                           /* 0: it is whole */
    struct solver_way *way;
    int open;                           /* cards that may come when two hands
                                         * are held, each way counted for all
                                         * that it stands for */
    int groups;                         /* of a whole board: of equal value */
    uint16_t (*end)[POKER_PLAYERS];     /* where they end for each player */
    struct solver_ranked *ranked[POKER_PLAYERS];        /* lowest first */
    uint8_t *level[POKER_PLAYERS];      /* of a whole board that is only looked
                                         * ahead to, instead of these: by hand;
                                         * SOLVER_LEVELS if excluded */
};

/* Puts the hands in order; 0: too little memory. */
int solver_board_rank(struct solver_board *self,
                      const struct solver_side sides[POKER_PLAYERS],
                      const struct solver_deck *deck, struct arena *arena);

/* The same by levels of strength, in Hold'em. The spread is working
 * memory. */
struct spread;
int solver_board_level(struct solver_board *self,
                       const struct solver_side sides[POKER_PLAYERS],
                       struct spread *spread, struct arena *arena);

#endif
