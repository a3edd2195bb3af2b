/* contest.h - plays and records hands between two sides.
 *
 * One contest is used by one thread: it holds the match, the hand as the
 * player on turn sees it, and the record of the current hand. Sides belong to
 * the caller.
 */
#ifndef POKER_CONTEST_H
#define POKER_CONTEST_H

#include "games/holdem/match/held.h"
#include "games/holdem/match/record.h"
#include "games/holdem/match/side.h"
#include "games/holdem/rules/match.h"

struct poker_contest {
    struct poker_side *side[POKER_PLAYERS];
    struct poker_match match;
    struct poker_seen seen;             /* by the player on turn */
    struct poker_record record;
    int has_luck;                       /* it is found out; the caller's */
    struct poker_luck luck;
    struct poker_held held;             /* by who tells his chances; not known
                                         * if nobody or both do */
};

/* Starts a match with cards from a seed and the same stack for both. Null is
 * success, otherwise the text of poker_match_begin. */
const char *poker_contest_begin(struct poker_contest *self,
                                const struct poker_rules *rules,
                                int32_t chips, const char *seed);

/* Plays the next hand and records it. The random numbers of a side depend on
 * the seed and on whether it has the button, not on which side it is: so a
 * mind that plays itself in duplicate wins exactly nothing. Returns 0 at an
 * error, and without one if a player is broke. */
int poker_contest_hand(struct poker_contest *self, const char *seed,
                       const char **error);

/* How much of what a player has won in this hand was luck, in parts of a chip
 * (luck.h, held.h). */
int64_t poker_contest_luck(struct poker_contest *self, int player);

#endif
