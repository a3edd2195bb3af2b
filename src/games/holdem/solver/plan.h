/* plan.h - how to play before the turn: the betting with a few sizes, hands in
 * buckets, and how often each bucket takes each action.
 *
 * fit/holdem_plan finds it once, for a whole hand; what is kept is the part
 * that is played by it, before the flop and on it. From the turn on every spot
 * is solved anew.
 *
 * Before the flop a bucket is one of the 169 kinds of two cards; on the flop
 * hands of like spread are one (spread.h).
 */
#ifndef SOLVER_PLAN_H
#define SOLVER_PLAN_H

#include "games/holdem/solver/spread.h"
#include "games/holdem/solver/tree.h"

enum {
    PLAN_KEPT_STREETS = 2,
    PLAN_NODES = 2048,                  /* room that the kept streets need */
    PLAN_BUCKETS = 128,                 /* on the flop, and on each later
                                         * street while it is found */
    PLAN_LEVELS = 63,                   /* a share is kept in so many parts */
};

/* A share below this is not played. */
#define PLAN_HARDLY 0.16f

/* What was found: marks of the middles of the flop's buckets, which all plans
 * share, and how often they take each action. */
extern const spread_marks plan_middles[PLAN_BUCKETS];

/* By node, bucket and action, but for the last action of each: six bits in a
 * letter, in lines that fit the source. */
enum { PLAN_LINE = 72 };
typedef char plan_line[PLAN_LINE + 1];

extern const plan_line plan_no_limit[], plan_fixed_limit[], plan_machine_20[],
    plan_machine_8[], plan_machine_4[];

/* What a plan is for: how deep the stacks are changes how to play. The rules
 * are those of Hold'em with blinds of 50 and 100, or bets of 100 and 200, and
 * of the machine with five community cards and an ante of 100. */
struct plan_game {
    const char *name;                   /* null ends a list */
    void (*find_rules)(struct poker_rules *rules);
    int32_t stack;                      /* of each player */
    const plan_line *kept;
};

extern const struct plan_game plan_for_no_limit[], plan_for_fixed_limit[],
    plan_for_machine[];

struct plan_node {
    uint8_t actions;                    /* 0: betting ends here, or goes on
                                         * after what is in the tree */
    struct poker_action action;         /* that leads here */
    int32_t parent, first;              /* children lie side by side */
    int32_t cell, letter;               /* of bucket 0, action 0: among all
                                         * shares, and among those kept */
};

struct plan {
    int count, room, cells, letters;
    struct plan_node *nodes;
    struct poker *hands;                /* the betting at each of them */
};

/* Begins a hand of a game. */
void plan_begin(const struct plan_game *game, struct poker *hand);

/* Grows the tree of the first streets of a hand; player 0 has the button. The
 * nodes of a street have the same numbers however many follow. 0: no room. */
int plan_grow(struct plan *self, const struct plan_game *game, int streets);

int plan_buckets(int street);           /* how many there are */

/* The number that a letter stands for, and back; -1: it is none. */
int plan_level(char letter);
char plan_letter(int level);

/* How often a bucket takes each action of a node. */
void plan_shares(const struct plan *self, const plan_line *kept, int node,
                 int bucket, float share[SOLVER_ACTIONS]);

#endif
