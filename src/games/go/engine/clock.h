/* clock.h - how long a move of Go may take, by the clocks of a game.
 *
 * All times are milliseconds. Nothing here reads a clock: the caller says how
 * much time has passed, so tests need not wait. A clock does not know when a
 * game is lost on time; it only shares out what is left. */
#ifndef GO_CLOCK_H
#define GO_CLOCK_H

#include "games/go/rules/go.h"

enum go_clock_kind {
    GO_CLOCK_NONE,                      /* no limit */
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

/* Sets the terms and fills both clocks; restarting fills them again for
 * another game. */
void go_clock_begin(struct go_clock *self,
                    const struct go_clock_terms *terms);
void go_clock_restart(struct go_clock *self);

/* Sets the clock of a side to what the controller of the game shows: in main
 * time with a count of 0. From what is missing the lag of a move is learnt:
 * time that passes on the controller's clock but not on ours. */
void go_clock_tell(struct go_clock *self, enum go_colour colour,
                   int64_t left_ms, int count);

/* Takes the time of a move off the clock of a side, for games in which nobody
 * tells what is left. */
void go_clock_spend(struct go_clock *self, enum go_colour colour,
                    int64_t ms);

/* How many milliseconds the next move of a side may take, which has made that
 * many moves; 0: no limit. */
int go_clock_ms(const struct go_clock *self, enum go_colour colour, int size,
                int moves);

/* By how many milliseconds a move that was given that much time may be late
 * without losing the game. */
int go_clock_slack_ms(const struct go_clock *self, enum go_colour colour,
                      int ms);

/* Whether time that a side does not use for its next move is lost: there is no
 * clock, or a period of byo-yomi runs. */
int go_clock_is_lost_unused(const struct go_clock *self,
                            enum go_colour colour);

#endif
