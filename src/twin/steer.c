/* steer.c - lets a player steer both machines to rare states, with changing
 * options.
 *
 * A stretch is played on the chip in C alone first, which is many times quicker
 * than both together, and its presses are kept as steps. Then machine and twin
 * get these steps from power-up on. So a stretch can be played again, shortened
 * and written as a script, and a player never has to know what is compared.
 *
 * Where most ticks of a game pass in debouncers, there are games on a slower
 * clock as well: all times are derived from the clock, so a press takes fewer
 * ticks there and means the same. Only what depends on single ticks does not:
 * cards that are drawn by the tick of a press, and lines that are sent at one
 * bit a tick.
 */
#include "twin/steer.h"

#include "twin/drive.h"
#include "twin/shrink.h"

enum {
    SEED_FIRST = 2000000,               /* other stretches have less, */
    QUICK_FIRST = 3000000,              /* and these more */
    UNLIKE_MAX = 8,                     /* differences of that clock only */
    SHRINK_MS = 12000,                  /* of the processor */
    SHORTS = 1000, SHORT_ACTS = 32,      /* at most: sixty steps */
    MIDDLE_ACTS = 120,                  /* a game of most machines */
    LONG_ACTS = 1200,                   /* a match, and the next one */
    STRETCH_TICKS = 3600000,            /* at most */
};

/* First many short ones, then games, then whole matches, each for a third of
 * the way: what differs in few steps should be found so. */
static unsigned acts_in_stretch(uint64_t number, unsigned percent)
{
    if (number < SHORTS && percent < 33)
        return 4 + (unsigned)number % (SHORT_ACTS - 3);
    return percent < 66 ? MIDDLE_ACTS : LONG_ACTS;
}

/* How far it has come; 100 also where there was nothing to do. */
static unsigned percent_of(uint64_t some, uint64_t all)
{
    return some < all ? (unsigned)(some / (all / 100 + 1)) : 100;
}

/* Plays on the C machine alone, into self->steps. */
static const char *play_stretch(struct lockstep *self, unsigned acts,
                                uint64_t ticks, uint64_t *games)
{
    struct drive drive;
    const char *error = drive_begin(&drive, self->config.twin, &self->setup,
                                    &self->steps);

    while (!error && acts-- > 0 && self->steps.ticks < ticks)
        error = drive_act(&drive);
    *games += drive.games;
    drive_end(&drive);
    return error;
}

static uint64_t shorter_of(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

const char *steer_games(struct lockstep *self, uint64_t games, uint64_t ticks,
                        uint64_t *stretches)
{
    uint64_t played = 0, first = self->compared, i = 0;
    const char *error = NULL;

    for (; self->config.twin->player && !error && played < games
         && self->compared - first < ticks && !lockstep_must_stop(self); i++) {
        uint64_t done = self->compared - first;

        unsigned by_time = percent_of(done, ticks);
        unsigned by_games = percent_of(played, games);

        lockstep_vary(self, SEED_FIRST + i);
        error = play_stretch(self, acts_in_stretch(i, by_time > by_games
                                                      ? by_time : by_games),
                             shorter_of(ticks - done, STRETCH_TICKS), &played);
        if (!error)
            error = steps_run(&self->steps, self->pair);
        self->compared += self->steps.ticks;
    }
    *stretches = i;
    return error;
}

/* The quick clock */

/* The same steps on the board's clock, where self->pair is. What differs may
 * take a moment longer there. */
static const char *run_stretched(struct lockstep *self,
                                 const struct steps *quick, uint32_t quick_hz)
{
    const char *error = steps_copy(&self->steps, quick);

    if (error)
        return error;
    steps_stretch(&self->steps, self->setup.clock_hz / quick_hz);
    self->steps.ticks += self->setup.clock_hz / 4;
    return steps_run(&self->steps, self->pair);
}

/* Whether what differed on the quick clock does on the board's: chance that
 * depends on ticks falls differently there, and lines are sent in less time.
 * Steps are left out before that, as each try is quick, too; all of them are
 * there in case the rest does not do. */
static const char *repeat_on_board(struct lockstep *self, uint32_t quick_hz)
{
    struct steps all = {0}, few = {0};
    const char *error = steps_copy(&all, &self->steps);

    if (!error)
        error = shrink(self->pair, &self->steps, SHRINK_MS, NULL);
    if (!error)
        error = steps_copy(&few, &self->steps);
    if (!error)
        error = lockstep_clock(self, 0);
    if (!error)
        error = run_stretched(self, &few, quick_hz);
    if (!error && !lockstep_differs(self))
        error = run_stretched(self, &all, quick_hz);
    if (!error && !lockstep_differs(self))
        error = lockstep_clock(self, quick_hz);
    steps_free(&all);
    steps_free(&few);
    return error;
}

/* Short stretches first here as well, for the sake of short reports. A
 * difference that cannot be repeated is one of the two for which there is no
 * script; after a few of them it is left to the board's own clock to find what
 * is behind it. The clock of the board is back in the end. */
const char *steer_quick_games(struct lockstep *self, uint64_t ticks,
                              uint64_t *stretches)
{
    const struct twin_player *player = self->config.twin->player;
    uint64_t first = self->compared, games = 0, i = 0;
    const char *error;
    int unlike = 0;

    *stretches = 0;
    if (!player || !player->quick_hz)
        return NULL;
    error = lockstep_clock(self, player->quick_hz);
    for (; !error && self->compared - first < ticks && unlike < UNLIKE_MAX
         && !lockstep_must_stop(self); i++) {
        unsigned percent = percent_of(self->compared - first, ticks);

        lockstep_vary(self, QUICK_FIRST + i);
        error = play_stretch(self, acts_in_stretch(i, percent), ticks, &games);
        if (!error)
            error = steps_run(&self->steps, self->pair);
        self->compared += self->steps.ticks;
        if (!error && lockstep_differs(self)) {
            error = repeat_on_board(self, player->quick_hz);
            unlike++;
        }
    }
    *stretches = i;
    return error || lockstep_differs(self) ? error : lockstep_clock(self, 0);
}
