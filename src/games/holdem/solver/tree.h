/* tree.h - what two players can do from some point of a hand on: a tree of
 * betting, made by the rules of poker.h.
 *
 * A tree has the betting of one street. Where it ends without a fold there is
 * a showdown, or the next street with a tree of its own for each pot. Parents
 * come before their children, and the children of a node lie side by side, so
 * that one loop forwards goes down the tree, and one backwards up.
 */
#ifndef SOLVER_TREE_H
#define SOLVER_TREE_H

#include "games/holdem/rules/poker.h"

enum {
    SOLVER_ACTIONS = 8,                 /* at a point */
    SOLVER_SIZES = 6,                   /* of bets */
};

enum solver_kind {
    SOLVER_DECIDES,
    SOLVER_FOLDED,
    SOLVER_SHOWS,                       /* a showdown on this board */
    SOLVER_DEALS,                       /* more cards come, and betting */
    SOLVER_RUNS_OUT,                    /* all cards come, without betting */
};

struct solver_node {
    uint8_t kind;                       /* enum solver_kind */
    uint8_t player;                     /* who decides, or has folded */
    uint8_t actions;
    int32_t parent;                     /* -1: the root */
    int32_t first;                      /* child; the others follow */
    float stake;                        /* what the winner gets from the other,
                                         * half of what was in the pot before
                                         * the hand included */
    int16_t line;                       /* actions of the line that lead here;
                                         * -1: another way does */
    struct poker_action action;         /* the last of them */
};

/* Sizes are raises by so many thousandths of the pot after a call; what the
 * rules do not allow is brought to the nearest that they do, and equal ones
 * are left out. */
struct solver_sizes {
    int count;
    int permille[SOLVER_SIZES];
    int all_in_pots;                    /* all that he has, or that the other
                                         * can call, if it is no more than so
                                         * many times the pot */
};

enum { SOLVER_ALL_IN_ALWAYS = 1000000 };        /* pots */

/* Which bets are looked at on a street; SOLVER_BETS begins one with the same
 * sizes for both, whether they bet or raise. */
#define SOLVER_BETS(...) \
    .bet = {__VA_ARGS__, __VA_ARGS__}, .raise = {__VA_ARGS__, __VA_ARGS__}

struct solver_bets {
    struct solver_sizes bet[POKER_PLAYERS], raise[POKER_PLAYERS];
    int raises_max;                     /* bets and raises, those before the
                                         * tree begins included; then only
                                         * folds and calls, and all-ins where
                                         * the line has more raises */
    int commits;                        /* a bet is all-in if it would leave
                                         * less than so many thousandths of the
                                         * pot after a call */
};

/* How the betting has gone on so far: its actions are in the tree, whatever
 * their sizes. */
struct solver_line {
    int count;
    const struct poker_action *action;
};

/* What the player on turn may choose among. */
struct solver_choices {
    int count;
    struct poker_action action[SOLVER_ACTIONS];
};

void solver_tree_choices(const struct poker *hand,
                         const struct solver_bets *bets, int32_t dead,
                         struct solver_choices *to);

struct solver_tree {
    struct solver_node *nodes;
    struct poker *hands;                /* the betting at each of them */
    int count, room;
};

/* Makes the tree of a street from where the betting stood, which may be its
 * end; the line goes on from there, and is null where there is none. dead is
 * what was in the pot before and belongs to nobody. 0: there is no room for
 * it. */
int solver_tree_make(struct solver_tree *self, const struct poker *hand,
                     int street, const struct solver_bets *bets,
                     const struct solver_line *line, int32_t dead);

/* The node that the line leads to. */
int solver_tree_end(const struct solver_tree *self,
                    const struct solver_line *line);

/* Where an action leads from a node; -1: it is not in the tree. */
int solver_tree_child(const struct solver_tree *self, int node,
                      const struct poker_action *action);

/* The end of a line that the tree may not have been made for; -1: it is not
 * in it. */
int solver_tree_follow(const struct solver_tree *self,
                       const struct solver_line *line);

/* From which action of a line on all are among the choices: lines that agree
 * up to there have the same tree. */
int solver_tree_usual_from(const struct poker *hand,
                           const struct solver_bets *bets,
                           const struct solver_line *line, int32_t dead);

#endif
