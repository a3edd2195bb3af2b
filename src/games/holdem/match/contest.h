/* contest.h - two sides at a table: hand after hand, and records. */
#ifndef POKER_CONTEST_H
#define POKER_CONTEST_H

#include "games/holdem/match/record.h"
#include "games/holdem/match/side.h"
#include "games/holdem/rules/match.h"

struct poker_contest {
    struct poker_side *side[POKER_PLAYERS];
    struct poker_match match;
    struct poker_seen seen;             /* of the one on turn */
    struct poker_record record;
};

/* The match and its cards begin anew from a seed. */
const char *poker_contest_begin(struct poker_contest *self,
                                const struct poker_rules *rules,
                                int32_t chips, const char *seed);

/* Plays the next hand. How a side throws its dice depends on the seed and
 * on whether it has the button, not on who it is: against itself each wins
 * with the same cards what the other did. 0 and no error: somebody is
 * broke. */
int poker_contest_hand(struct poker_contest *self, const char *seed,
                       const char **error);

#endif
