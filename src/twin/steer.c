/* steer.c - a player's games in C and in Verilog, each with other options. */
#include "twin/steer.h"

#include "twin/drive.h"

enum {
    SEED_FIRST = 2000000,               /* other stretches have less */
    SHORTS = 1000, SHORT_ACTS = 32,      /* at most: sixty steps */
    MIDDLE_ACTS = 120,                  /* a game of most machines */
    LONG_ACTS = 1200,                   /* a match, and the next one */
    STRETCH_TICKS = 1200000,            /* at most */
};

/* First many short ones, then games, then whole matches, each for a third of
 * the way: what differs in few steps should be found so. */
static unsigned acts_in_stretch(uint64_t number, unsigned percent)
{
    if (number < SHORTS && percent < 33)
        return 4 + (unsigned)number % (SHORT_ACTS - 3);
    return percent < 66 ? MIDDLE_ACTS : LONG_ACTS;
}

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
