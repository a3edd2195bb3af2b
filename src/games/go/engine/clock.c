/* clock.c - how long a move of Go may take, by the clocks of a game.
 *
 * engine/gtp_think.c asks for the time of every move. The aim is to use what
 * the rules give without ever losing on time: docs/go.md says how the time is
 * shared out. Lag, the difference between our clock and the controller's, is
 * measured during the game and kept back.
 */
#include "games/go/engine/clock.h"

#include <limits.h>

enum {
    LAG_MS = 20,                        /* assumed lag of a move, by pipes,
                                         * networks and other programs, */
    LAG_MOVES = 5,                      /* with the weight of this many */
    SECOND_MS = 1000,
    MARGIN_MS = 50,
    MOVES_LEAST = 12,                   /* always expected of a side */
    MOVES_LONG = 140,                   /* of a side in a very long game, and
                                         * more on large boards */
    MOVES_STILL = 30,                   /* still to come, however late */
};

static int64_t smaller_ms(int64_t a, int64_t b) { return a < b ? a : b; }
static int64_t larger_ms(int64_t a, int64_t b) { return a > b ? a : b; }

/* Without main time the first period begins at once. Absolute time of 0 stays
 * main time: there is no period to begin. */
void go_clock_restart(struct go_clock *self)
{
    const struct go_clock_terms *terms = &self->terms;
    int has_main = terms->main_ms > 0 || terms->kind == GO_CLOCK_ABSOLUTE;

    for (int colour = GO_BLACK; colour <= GO_WHITE; colour++) {
        self->side[colour] = (struct go_clock_side){
            .left_ms = has_main ? terms->main_ms : terms->extra_ms,
            .count = has_main ? 0 : terms->count,
            .lag_ms = LAG_MS,
        };
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

/* The mean of what is gone beyond what was spent here, and half as much again
 * for safety. LAG_MOVES moves of the default lag are averaged in, so that the
 * first report does not decide alone. Clocks that show whole seconds round
 * down, by half a second on average. */
static void learn_lag(struct go_clock_side *side, int64_t left_ms)
{
    int64_t lost_ms = side->told_ms - left_ms - side->spent_ms;

    if (left_ms % SECOND_MS == 0 && side->told_ms % SECOND_MS == 0)
        lost_ms -= SECOND_MS / 2;
    if (lost_ms < 0)
        lost_ms = 0;
    side->lag_ms = (LAG_MOVES * LAG_MS + lost_ms * 3 / 2)
                 / (LAG_MOVES + side->moves);
}

/* The first report in main time is the reference for the lag. A clock that
 * shows more than before was set anew, and periods say nothing about the lag:
 * both start again. */
void go_clock_tell(struct go_clock *self, enum go_colour colour,
                   int64_t left_ms, int count)
{
    struct go_clock_side *side = &self->side[colour];

    if (count > 0 || !side->is_told || left_ms > side->told_ms) {
        side->is_told = count == 0;
        side->told_ms = left_ms;
        side->spent_ms = side->moves = 0;
    } else {
        learn_lag(side, left_ms);
    }
    side->left_ms = left_ms;
    side->count = count;
}

/* Time that passes */

static int has_extra(const struct go_clock *self)
{
    return self->terms.kind == GO_CLOCK_BYOYOMI
        || self->terms.kind == GO_CLOCK_CANADIAN;
}

/* Byo-yomi: a period that is not used up starts again in full. One that is
 * exceeded is lost, and more with it if the move took several; the last one
 * is kept here, whatever the controller thinks. */
static void spend_period(struct go_clock *self, enum go_colour colour,
                         int64_t ms)
{
    int64_t over_ms = ms - self->side[colour].left_ms;

    self->side[colour].left_ms = self->terms.extra_ms;
    if (over_ms > 0 && self->terms.extra_ms > 0)
        self->side[colour].count = (int)larger_ms(
            1, self->side[colour].count - 1 - over_ms / self->terms.extra_ms);
}

/* Canadian: the period starts again when its stones are played. */
static void spend_stone(struct go_clock *self, enum go_colour colour,
                        int64_t ms)
{
    self->side[colour].left_ms = larger_ms(0, self->side[colour].left_ms - ms);
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

/* Main time that is exceeded runs on into the first period. */
void go_clock_spend(struct go_clock *self, enum go_colour colour, int64_t ms)
{
    int64_t left_ms = self->side[colour].left_ms;

    self->side[colour].spent_ms += ms;
    self->side[colour].moves++;
    ms += self->side[colour].lag_ms;
    if (self->side[colour].count > 0) {
        spend_extra(self, colour, ms);
    } else if (ms < left_ms || !has_extra(self)) {
        self->side[colour].left_ms = larger_ms(0, left_ms - ms);
    } else {
        self->side[colour].left_ms = self->terms.extra_ms;
        self->side[colour].count = self->terms.count;
        spend_extra(self, colour, ms - left_ms);
    }
}

/* What to do with it */

/* Main time is shared out among the moves that are likely to come and need
 * thought, with half as much again for the middle game: many late moves are
 * settled at once, and what they do not use goes to those that follow.
 * Even a very long game must not be lost by the lag: as much as that takes is
 * kept back, unless periods follow. If there is less than that, each move
 * gets a quarter of an equal share. */
static int64_t main_share_ms(const struct go_clock *self,
                             const struct go_clock_side *side, int size,
                             int moves)
{
    int area = size * size;
    int expected = (int)larger_ms(area / 3, MOVES_LEAST);
    int64_t to_come = larger_ms(expected - moves, expected / 4);
    int64_t long_end = larger_ms(MOVES_LONG + area / 4 - moves, MOVES_STILL);
    int64_t kept_ms = has_extra(self) ? 0
                    : long_end * side->lag_ms + MARGIN_MS;
    int64_t share_ms = (side->left_ms - kept_ms) / to_come;

    if (moves >= expected / 10 && moves < expected / 2)
        share_ms += share_ms / 2;
    return larger_ms(share_ms, side->left_ms / (4 * long_end));
}

/* A period of byo-yomi, or an equal part of a Canadian period for each of its
 * stones; less 2 % and a margin, since exceeding it may lose the game. */
static int64_t extra_share_ms(const struct go_clock *self, int64_t left_ms,
                              int count, int64_t lag_ms)
{
    int64_t stones = self->terms.kind == GO_CLOCK_CANADIAN ? count : 1;

    left_ms -= left_ms / 50 + MARGIN_MS + stones * lag_ms;
    return left_ms / stones;
}

int go_clock_ms(const struct go_clock *self, enum go_colour colour, int size,
                int moves)
{
    const struct go_clock_side *side = &self->side[colour];
    int64_t ms;

    if (self->terms.kind == GO_CLOCK_NONE)
        return 0;
    if (side->count > 0) {
        ms = extra_share_ms(self, side->left_ms, side->count, side->lag_ms);
    } else {
        ms = main_share_ms(self, side, size, moves);
        if (has_extra(self))            /* it begins when this one ends */
            ms = larger_ms(ms, extra_share_ms(self, self->terms.extra_ms,
                                              self->terms.count, side->lag_ms));
    }
    return (int)larger_ms(1, smaller_ms(ms, INT_MAX));
}

/* Half of what is left besides: the other half is for later moves. A byo-yomi
 * period and the last stone of a Canadian one have nothing besides. */
int go_clock_slack_ms(const struct go_clock *self, enum go_colour colour,
                      int ms)
{
    const struct go_clock_side *side = &self->side[colour];
    int is_shared = side->count == 0
        || (self->terms.kind == GO_CLOCK_CANADIAN && side->count > 1);
    int64_t slack_ms = is_shared ? (side->left_ms - ms) / 2 : 0;

    return (int)larger_ms(0, smaller_ms(slack_ms, INT_MAX));
}

int go_clock_is_lost_unused(const struct go_clock *self,
                            enum go_colour colour)
{
    return self->terms.kind == GO_CLOCK_NONE
        || (self->terms.kind == GO_CLOCK_BYOYOMI
            && self->side[colour].count > 0);
}
