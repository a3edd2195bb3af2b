/* spot.h - private data of a solver: streets, and the boards that each is
 * played on.
 *
 * A street is a tree of betting and knows no cards; a place is a street on a
 * board, with what is learned there. After each node that deals there is a
 * street, and of that a place for each card that may come. Made once by
 * spot.c; cfr.c plays it, view.c looks at it.
 */
#ifndef SOLVER_SPOT_H
#define SOLVER_SPOT_H

#include "base/bits.h"
#include "games/holdem/solver/cfr.h"
#include "games/holdem/solver/gadget.h"
#include "games/holdem/solver/rows.h"

enum {
    SOLVER_BOARDS = 4096,               /* slots; a flop has 1226 boards */
    SOLVER_EXCHANGES = 6,               /* pairs of suits */
};

struct solver_street {
    struct solver_tree tree;
    uint32_t *row;                      /* of a deciding node, where its first
                                         * action is in the numbers of a place;
                                         * of one that deals its number among
                                         * those */
    uint32_t size;                      /* numbers: regrets, and as many sums
                                         * of strategies after them, but not
                                         * where hands are levels */
    int deals;
    int *dealing;                       /* nodes that deal, */
    struct solver_street **next;        /* and what is behind them */
};

struct solver_place {
    const struct solver_street *street;
    const struct solver_board *board;
    size_t at;                          /* its numbers */
    struct solver_place *next;          /* by deal, then by way */
};

/* Rows to work in, one set for each street and helper: places of a street are
 * played one after the other. */
struct solver_desk {
    int nodes;                          /* of the largest tree */
    float *reach, *gain;                /* a row for every node */
    const float **reach_of;             /* where a node's reach is: its own
                                         * row, or that of its parent */
    float *root;                        /* the other's range */
    float *spare;                       /* SOLVER_LANES rows */
    float (*side_by_side)[SOLVER_LANES];        /* of a rough spot: numbers of
                                         * several nodes, by hand */
};

struct solver {
    struct solver_spot spot;
    int steps;
    int first_street;
    int stride;                         /* of the longer rows */
    struct solver_side sides[POKER_PLAYERS];
    uint16_t *exchanged[POKER_PLAYERS][SOLVER_EXCHANGES];       /* the hand
                                         * with two suits exchanged; null: the
                                         * ranges tell them apart */
    struct solver_place *first;
    struct solver_desk *desk;           /* by helper, then by street */
    float *answers;                     /* of helpers, a row for each place
                                         * after the first */
    float *range[POKER_PLAYERS];        /* by hand */
    struct solver_gadget *gadget;       /* null: all hands come here */
    size_t size;                        /* numbers of all places */
    float *numbers;
    struct spread *spread;              /* of a rough spot, to work with */
    struct solver_board *boards[SOLVER_BOARDS];
    int board_count;
};

/* The number of a pair of suits. */
static inline int solver_exchange(int suit, int other)
{
    int high = suit > other ? suit : other, low = suit > other ? other : suit;

    return high * (high - 1) / 2 + low;
}

/* Whether hands are told apart by no more than their level on a board. */
static inline int solver_is_level(const struct solver_board *board)
{
    return board->level[0] != NULL;
}

/* What a place has learned of a node: the regret of each action, a row for
 * each, and how often it was taken. */
static inline float *solver_regrets(const struct solver *self,
                                    const struct solver_place *place,
                                    int node)
{
    return self->numbers + place->at + place->street->row[node];
}

static inline float *solver_sums(const struct solver *self,
                                 const struct solver_place *place, int node)
{
    return solver_regrets(self, place, node) + place->street->size;
}

/* The gains of a player's hands at every node of a place, if both play by the
 * average, and the other came there with this range; a row for each node, in
 * the desk's gains. */
void solver_play_average(struct solver *self, const struct solver_place *place,
                         int depth, int player, const float *range);

/* What his hands win on average if all cards come and nobody bets; the range
 * and the gains as in a question. */
void solver_run_out(struct solver *self, const struct solver_board *board,
                    int depth, int player,
                    const struct solver_question *question);

/* Takes away the hands with a card. */
static inline void solver_block(const struct solver_side *side, int card,
                                float *row)
{
    for (int i = 0; i < side->with_count[card]; i++)
        row[side->with[card][i]] = 0;
}

#endif
