/* go_clock.c - how long a move of Go may take, by the clocks of a game. */
#include "cli/go_clock.h"

#include <limits.h>

enum {
    LAG_MS = 60,                        /* lost on every move, to pipes, nets
                                         * and other programs */
    MARGIN_MS = 50,
    MOVES_LEAST = 12,                   /* always expected of a side */
    MOVES_LONG = 150,                   /* of a game that does not want to
                                         * end, and more on large boards */
    MOVES_STILL = 30,                   /* of any game, however late */
};

static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }
static int64_t most(int64_t a, int64_t b) { return a > b ? a : b; }

void go_clock_restart(struct go_clock *self)
{
    const struct go_clock_terms *terms = &self->terms;
    int has_main = terms->main_ms > 0 || terms->kind == GO_CLOCK_ABSOLUTE;

    for (int colour = GO_BLACK; colour <= GO_WHITE; colour++) {
        self->side[colour].left_ms = has_main ? terms->main_ms
                                              : terms->extra_ms;
        self->side[colour].count = has_main ? 0 : terms->count;
    }
}

void go_clock_begin(struct go_clock *self,
                    const struct go_clock_terms *terms)
{
    self->terms = *terms;
    if (self->terms.count < 1)
        self->terms.count = 1;
    go_clock_restart(self);
}

void go_clock_tell(struct go_clock *self, enum go_colour colour,
                   int64_t left_ms, int count)
{
    self->side[colour].left_ms = left_ms;
    self->side[colour].count = count;
}

/* Time that passes */

static int has_extra(const struct go_clock *self)
{
    return self->terms.kind == GO_CLOCK_BYOYOMI
        || self->terms.kind == GO_CLOCK_CANADIAN;
}

static void spend_period(struct go_clock *self, enum go_colour colour,
                         int64_t ms)
{
    int64_t over_ms = ms - self->side[colour].left_ms;

    self->side[colour].left_ms = self->terms.extra_ms;
    if (over_ms > 0 && self->terms.extra_ms > 0)
        self->side[colour].count = (int)most(
            1, self->side[colour].count - 1 - over_ms / self->terms.extra_ms);
}

static void spend_stone(struct go_clock *self, enum go_colour colour,
                        int64_t ms)
{
    self->side[colour].left_ms = most(0, self->side[colour].left_ms - ms);
    if (--self->side[colour].count > 0)
        return;
    self->side[colour].left_ms = self->terms.extra_ms;
    self->side[colour].count = self->terms.count;
}

static void spend_extra(struct go_clock *self, enum go_colour colour,
                        int64_t ms)
{
    if (self->terms.kind == GO_CLOCK_BYOYOMI)
        spend_period(self, colour, ms);
    else
        spend_stone(self, colour, ms);
}

void go_clock_spend(struct go_clock *self, enum go_colour colour, int64_t ms)
{
    int64_t left_ms = self->side[colour].left_ms;

    ms += LAG_MS;
    if (self->side[colour].count > 0) {
        spend_extra(self, colour, ms);
    } else if (ms < left_ms || !has_extra(self)) {
        self->side[colour].left_ms = most(0, left_ms - ms);
    } else {
        self->side[colour].left_ms = self->terms.extra_ms;
        self->side[colour].count = self->terms.count;
        spend_extra(self, colour, ms - left_ms);
    }
}

/* What to do with it */

/* Main time is shared out among the moves that are likely to come, a little
 * more to those of the middle game; what is not used goes to the later ones.
 * Even a game that does not want to end must not be lost by the lag: as much
 * as that takes is kept back, and of too little only a little is used. */
static int64_t main_share_ms(int64_t left_ms, int size, int moves)
{
    int area = size * size;
    int expected = (int)most(area * 2 / 5, MOVES_LEAST);
    int64_t to_come = most(expected - moves, expected / 3);
    int64_t long_end = most(MOVES_LONG + area / 4 - moves, MOVES_STILL);
    int64_t share_ms = (left_ms - long_end * LAG_MS) / to_come;

    if (moves >= expected / 10 && moves < expected / 2)
        share_ms += share_ms / 4;
    return most(share_ms, left_ms / (4 * long_end));
}

/* Of a period, or of what is left of it for some stones. */
static int64_t extra_share_ms(const struct go_clock *self, int64_t left_ms,
                              int count)
{
    int64_t stones = self->terms.kind == GO_CLOCK_CANADIAN ? count : 1;

    left_ms -= left_ms / 50 + MARGIN_MS + stones * LAG_MS;
    return left_ms / stones;
}

int go_clock_ms(const struct go_clock *self, enum go_colour colour, int size,
                int moves)
{
    int64_t left_ms = self->side[colour].left_ms, ms;
    int count = self->side[colour].count;

    if (self->terms.kind == GO_CLOCK_NONE)
        return 0;
    if (count > 0) {
        ms = extra_share_ms(self, left_ms, count);
    } else {
        ms = main_share_ms(left_ms, size, moves);
        if (has_extra(self))            /* it begins when this one ends */
            ms = most(ms, extra_share_ms(self, self->terms.extra_ms,
                                         self->terms.count));
    }
    return (int)most(1, least(ms, INT_MAX));
}
