/* go_clock.h - how long a move of Go may take, by the clocks of a game. */
#ifndef GO_CLOCK_H
#define GO_CLOCK_H

#include "rules/go.h"

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
    struct {
        int64_t left_ms;
        int count;                      /* 0: it is main time still */
    } side[GO_EDGE];
};

/* Full clocks; and again for another game. */
void go_clock_begin(struct go_clock *self,
                    const struct go_clock_terms *terms);
void go_clock_restart(struct go_clock *self);

/* What the clock of a side shows: in main time a count of 0. */
void go_clock_tell(struct go_clock *self, enum go_colour colour,
                   int64_t left_ms, int count);

/* A move took so long; for those who are not told by anybody. */
void go_clock_spend(struct go_clock *self, enum go_colour colour,
                    int64_t ms);

/* For the next move of a side that has made so many; 0: no limit. */
int go_clock_ms(const struct go_clock *self, enum go_colour colour, int size,
                int moves);

#endif
