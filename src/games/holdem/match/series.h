/* series.h - the hands of a match, deal by deal.
 *
 * The unit of work of the match runner (arena/match.h): result number n
 * depends on the seed and n only, so results can be computed by several
 * threads in any order. Carried stacks are the exception: there each result
 * continues the one before.
 */
#ifndef POKER_SERIES_H
#define POKER_SERIES_H

#include "arena/match.h"
#include "games/holdem/match/contest.h"

struct poker_result {
    struct match_result game;           /* must be first; not played if a
                                         * player is broke */
    int64_t chips;                      /* won by the first side */
    int64_t luck;                       /* of the board in this, in parts of a
                                         * chip (luck.h) */
    int corrected;                      /* actions of other programs */
};

struct poker_series {
    struct poker_rules rules;
    int32_t stack;
    const char *seed;
    int is_carried;                     /* a result is one hand, and stacks
                                         * carry over; otherwise a result is
                                         * a deal played twice */
    int is_recorded;
    int has_luck;                       /* it is found out */
    uint32_t first_section;             /* number of the first record */
};

/* Hands per result: 1 or 2. */
int poker_series_hands(const struct poker_series *self);

/* Plays the hands of one result. With carried stacks the contest must be that
 * of the result before. A record goes to result->game.record, which the match
 * runner frees. Null is success. */
const char *poker_series_play(const struct poker_series *self,
                              struct poker_contest *contest, int number,
                              struct poker_result *result);

#endif
