/* poker_table.h - poker minds at a table: duplicate deals, and players that
 * know only one thing. */
#ifndef POKER_TABLE_H
#define POKER_TABLE_H

#include "base/rng.h"
#include "games/holdem/minds/minds.h"
#include "games/holdem/rules/deck.h"

struct poker_table {
    struct poker_rules rules;
    int32_t stack;                      /* of each, anew in every hand */
    const struct mind_type *mind[POKER_PLAYERS];
    const char *seed;
    void *scratch;

    /* Told of every action before it is done; or null. */
    void (*tell)(void *with, const struct poker_seen *seen,
                 const struct poker_action *action);
    void *with;
};

/* Plays so many pairs of hands, the second with the cards exchanged and the
 * button in the same place; answers what the first mind has won in all. */
long poker_table_play(struct poker_table *self, int pairs);

/* The same in thousandths of the forced bets' larger one, for each hand. */
long poker_table_rate(struct poker_table *self, int pairs);

/* Players who can be read: each raises, if it may, by the pot; by all that it
 * has; as little as it can; or bets every time and folds to every bet. */
extern const struct mind_type poker_table_potter, poker_table_shover,
                              poker_table_clicker, poker_table_coward;

#endif
