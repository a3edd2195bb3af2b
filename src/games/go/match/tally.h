/* tally.h - the result of a match of Go: wins by each side, how, and how fast.
 *
 * Games are added one by one in their order; match_run() sees to that, also
 * with several threads. */
#ifndef GO_TALLY_H
#define GO_TALLY_H

#include <stdio.h>

#include "arena/score.h"
#include "games/go/match/contest.h"

struct go_tally {
    const char *name[2];                /* the first one's figures are told */
    char shown[2][GUEST_SHOWN_MAX];   /* the same, shortened */
    struct elo_score score[GO_EDGE];    /* of the first, by its colour */
    long finish[GO_FINISHES];
    long games, moves;
    int64_t spent_ms[2];
    long asked[2];
};

/* The names are the caller's and must outlive the tally. */
void go_tally_begin(struct go_tally *self, const char *first,
                    const char *second);

/* Adds a game in which the first side had that colour. */
void go_tally_add(struct go_tally *self, const struct go_outcome *outcome,
                  enum go_colour first);

/* The score of the first side over both colours. */
struct elo_score go_tally_score(const struct go_tally *self);

/* Prints the summary; nothing if no game was played. */
void go_tally_print(const struct go_tally *self, FILE *to);

#endif
