/* kuhn.h - Kuhn's game, for tests: three cards, one each, one bet. */
#ifndef KUHN_H
#define KUHN_H

#include "games/holdem/solver/board.h"
#include "games/holdem/rules/poker.h"

/* A second card that no other hand has. */
static inline void one_card(int name, uint8_t card[2])
{
    card[0] = (uint8_t)name;
    card[1] = (uint8_t)(52 + name);
}

static inline uint32_t value_of_kuhn(const uint8_t card[2], uint64_t dealt)
{
    (void)dealt;
    return card[0];
}

static const struct solver_deck kuhn_deck = {
    .cards = 3, .held = 2, .hands = 3, .cards_of = one_card,
    .value = value_of_kuhn,
};

static const struct poker_rules kuhn_rules = {
    .limit = POKER_FIXED_LIMIT, .streets = 1, .raises_max = 1,
    .is_machine = 1, .ante = 1, .bet = {1},
};

#endif
