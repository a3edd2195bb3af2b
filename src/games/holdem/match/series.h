/* series.h - many hands between two minds, several deals at a time,
 * told in their order. */
#ifndef POKER_SERIES_H
#define POKER_SERIES_H

#include "games/holdem/match/contest.h"

struct poker_result {
    int hands;                          /* with the same cards */
    int64_t chips;                      /* that the first player won */
    const char *phh;                    /* the hands, if they are recorded */
    size_t phh_length;
};

struct poker_series {
    const struct mind_type *mind[POKER_PLAYERS];
    struct poker_rules rules;
    int32_t stack;
    const char *seed;
    int results, threads;
    int is_carried;                     /* a result is a hand, and the next
                                         * one begins with what was won; else
                                         * it is a deal played twice */
    int is_recorded;
    uint32_t first_section;             /* of the records */

    /* An error of tell ends the series; so does should_stop. */
    const char *(*tell)(void *context, const struct poker_result *result);
    int (*should_stop)(void *context);
    void *context;
};

/* A null return is success, also if somebody is broke before the end. */
const char *poker_series_play(const struct poker_series *self);

#endif
