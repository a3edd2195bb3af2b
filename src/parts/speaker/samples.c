/* samples.c - a speaker's signal as 48000 samples a second. */
#include "parts/speaker/samples.h"

#include <stddef.h>
#include <string.h>

#include "base/number.h"

enum { SLOW = 10 };                     /* 2^-10 of the way in each sample: what
                                         * is below 7.5 Hz is not heard */

/* Sample n lasts from n * tick_hz / 48000 on, rounded down; what is rounded
 * off is kept, and never adds up. */
static void set_end(struct samples *self)
{
    uint64_t parts = self->tick_hz + self->fraction;

    self->begin = self->end;
    self->end += parts / SAMPLES_HZ;
    self->fraction = parts % SAMPLES_HZ;
}

/* Ticks slower than samples leave some of these without a tick. */
static int16_t mean_level(const struct samples *self, int side)
{
    int64_t ticks = (int64_t)(self->end - self->begin);

    if (ticks == 0)
        return self->level[side];
    return (int16_t)(self->sum[side] / ticks);
}

/* The capacitor follows what it is given, and lets the difference through. */
static int16_t pass_capacitor(struct samples *self, int side, int16_t level)
{
    int32_t through = level - self->charge[side] / (1 << SLOW);

    if (!self->is_coupled)
        return level;
    self->charge[side] += through;
    return (int16_t)number_max(INT16_MIN, number_min(INT16_MAX, through));
}

/* A full ring loses the oldest, for a listener who comes late wants to hear
 * what is now. */
static void end_sample(struct samples *self)
{
    int at = (self->from + self->used) % SAMPLES_ROOM;

    for (int side = 0; side < SAMPLES_SIDES; side++) {
        self->ring[at][side] = pass_capacitor(self, side,
                                              mean_level(self, side));
        self->sum[side] = 0;
    }
    self->made++;
    ear_hear(&self->ear, self->ring[at][SAMPLES_LEFT]);
    if (self->used < SAMPLES_ROOM) {
        self->used++;
    } else {
        self->from = (uint16_t)((self->from + 1) % SAMPLES_ROOM);
        self->lost++;
    }
    set_end(self);
}

/* Within one sample, so that the sum stays small. */
static void add_until(struct samples *self, uint64_t tick)
{
    int64_t ticks = (int64_t)(tick - self->tick);

    for (int side = 0; side < SAMPLES_SIDES; side++)
        self->sum[side] += ticks * self->level[side];
    self->tick = tick;
}

/* Each sample that ends on the way is closed at its own end. */
void samples_wait(struct samples *self, uint64_t tick)
{
    while (self->end <= tick) {
        add_until(self, self->end);
        end_sample(self);
    }
    if (tick > self->tick)
        add_until(self, tick);
}

void samples_set(struct samples *self, uint64_t tick, int16_t left,
                 int16_t right)
{
    samples_wait(self, tick);
    self->level[SAMPLES_LEFT] = left;
    self->level[SAMPLES_RIGHT] = right;
}

/* Oldest first. */
int samples_take(struct samples *self, int16_t *to, int most)
{
    int count = 0;

    for (; count < most && self->used; count++, self->used--) {
        memcpy(to + (ptrdiff_t)SAMPLES_SIDES * count, self->ring[self->from],
               sizeof self->ring[0]);
        self->from = (uint16_t)((self->from + 1) % SAMPLES_ROOM);
    }
    return count;
}

/* Silence, and the first sample begins at tick 0. */
void samples_power_up(struct samples *self, uint64_t tick_hz)
{
    memset(self, 0, sizeof *self);
    self->tick_hz = tick_hz;
    set_end(self);
}

/* What was taken before is read all the same, while it is in the ring: its
 * newest is the sample made last. */
int samples_read(const struct samples *self, uint64_t *from, int16_t *to,
                 int most)
{
    uint64_t held = self->made < SAMPLES_ROOM ? self->made : SAMPLES_ROOM;
    int end = self->from + self->used, count = 0;

    if (*from > self->made || self->made - *from > held)
        *from = self->made - held;
    for (; count < most && *from < self->made; ++*from)
        to[count++] = self->ring[(end + SAMPLES_ROOM
                                  - (int)(self->made - *from)) % SAMPLES_ROOM]
                                [SAMPLES_LEFT];
    return count;
}

void samples_couple(struct samples *self, int16_t level)
{
    self->is_coupled = 1;
    for (int side = 0; side < SAMPLES_SIDES; side++)
        self->charge[side] = level * (1 << SLOW);
}
