/* poker_tree.h - a second witness for the betting: all of it, counted.
 *
 * It knows no state of a hand, only what each player has put in since the
 * hand began, how many must still speak, and the rules of the game.
 */
#ifndef POKER_TREE_H
#define POKER_TREE_H

#include "games/holdem/rules/poker.h"

struct poker_tree {
    uint64_t decisions[POKER_STREETS];
    uint64_t rounds_over[POKER_STREETS];        /* and another one follows */
    uint64_t folds, showdowns;
    uint64_t sum;               /* of every line, with what it is played for */
};

/* A line of actions as a number, so that sums of lines can be compared:
 * begin with 0, add each action, and at the end what the loser loses. */
uint64_t poker_tree_add(uint64_t line, const struct poker_action *action);
uint64_t poker_tree_end(uint64_t line, enum poker_end end, int32_t stake);

void poker_tree_count(struct poker_tree *tree,
                      const struct poker_rules *rules, int button,
                      const int32_t stack[POKER_PLAYERS]);

#endif
