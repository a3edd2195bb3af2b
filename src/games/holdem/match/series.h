/* series.h - the hands of a match, deal by deal. */
#ifndef POKER_SERIES_H
#define POKER_SERIES_H

#include "arena/match.h"
#include "games/holdem/match/contest.h"

struct poker_result {
    struct match_result game;           /* first; not played: somebody is
                                         * broke */
    int64_t chips;                      /* that the first side won */
};

struct poker_series {
    struct poker_rules rules;
    int32_t stack;
    const char *seed;
    int is_carried;                     /* a result is a hand, and the next
                                         * one begins with what was won; else
                                         * it is a deal played twice */
    int is_recorded;
    uint32_t first_section;             /* of the records */
};

/* In each result. */
int poker_series_hands(const struct poker_series *self);

/* The result of that number. Where hands are carried the contest is that of
 * the result before. A null return is success. */
const char *poker_series_play(const struct poker_series *self,
                              struct poker_contest *contest, int number,
                              struct poker_result *result);

#endif
