/* suit_groups.h - suits that may be exchanged, slowly: every exchange is
 * tried. A group is a letter for each suit; those with the same letter may
 * be exchanged. */
#ifndef SUIT_GROUPS_H
#define SUIT_GROUPS_H

#include "base/rng.h"
#include "games/holdem/rules/cards.h"

enum { SUIT_GROUPS = 15 };

extern const char *const suit_groups[SUIT_GROUPS];      /* "aabc" */

/* Is it one of the same group? As poker_boards wants it; with is a group. */
int suit_groups_are_alike(const void *with, int suit, int other);

/* The lowest set that an exchange makes of one, and how many there are. */
cards suit_groups_lowest(const char *group, cards set);
int suit_groups_orbit(const char *group, cards set);

/* At most so many random cards of a deck, the same in all suits of a group. */
cards suit_groups_draw(const char *group, struct rng *rng, cards deck,
                       int most);

#endif
