/* clock.h - how long a move of Go may take, by the clocks of a game. */
#ifndef GO_CLOCK_H
#define GO_CLOCK_H

#include "games/go/rules/go.h"

enum go_clock_kind {
    GO_CLOCK_NONE,                      /* as long as one likes */
    GO_CLOCK_ABSOLUTE,                  /* the main time, and no more */
    GO_CLOCK_BYOYOMI,                   /* then periods: one is lost when a
                                         * move takes longer */
    GO_CLOCK_CANADIAN,                  /* then so much for some stones */
};

struct go_clock_terms {
    enum go_clock_kind kind;
    int64_t main_ms, extra_ms;
    int count;                          /* periods, or stones of a period */
};

struct go_clock {
    struct go_clock_terms terms;
    struct go_clock_side {
        int64_t left_ms;
        int count;                      /* 0: it is main time still */

        /* What is known of the lag: since the first telling */
        int is_told;
        int64_t told_ms, spent_ms;
        int moves;
        int64_t lag_ms;                 /* of a move, as it seems */
    } side[GO_EDGE];
};

/* Full clocks; and again for another game. */
void go_clock_begin(struct go_clock *self,
                    const struct go_clock_terms *terms);
void go_clock_restart(struct go_clock *self);

/* What the clock of a side shows: in main time a count of 0. From what is
 * missing on it the lag of a move is learnt: what gets lost between the clock
 * of the other side and this one. */
void go_clock_tell(struct go_clock *self, enum go_colour colour,
                   int64_t left_ms, int count);

/* A move took so long; for those who are not told by anybody. */
void go_clock_spend(struct go_clock *self, enum go_colour colour,
                    int64_t ms);

/* For the next move of a side that has made so many; 0: no limit. */
int go_clock_ms(const struct go_clock *self, enum go_colour colour, int size,
                int moves);

/* By how much a move that was given so much time may be late without losing
 * the game. */
int go_clock_slack_ms(const struct go_clock *self, enum go_colour colour,
                      int ms);

/* Whether time that a side does not use for its next move is lost: there is no
 * clock, or a period of byo-yomi runs. */
int go_clock_is_lost_unused(const struct go_clock *self,
                            enum go_colour colour);

#endif
