/* samples.h - a speaker's signal as 48000 samples a second: each is the exact
 * mean of the levels over its own time, at any tick rate. */
#ifndef SAMPLES_H
#define SAMPLES_H

#include <stdint.h>

#include "parts/speaker/ear.h"

enum { SAMPLES_HZ = 48000, SAMPLES_ROOM = 4096, SAMPLES_LEFT = 0,
       SAMPLES_RIGHT = 1, SAMPLES_SIDES = 2 };

struct samples {                        /* plain data */
    uint64_t tick_hz;
    uint64_t tick;                      /* all is added up to it */
    uint64_t begin, end;                /* of the sample that is added up */
    uint64_t fraction;                  /* of a tick after its end, in parts
                                         * of SAMPLES_HZ */
    int64_t sum[SAMPLES_SIDES];
    int16_t level[SAMPLES_SIDES];       /* now */
    uint16_t from, used;                /* in the ring */
    uint64_t lost;                      /* for lack of room, the oldest */
    uint64_t made;                      /* in all */
    int32_t charge[SAMPLES_SIDES];      /* of a capacitor, times 2^10 */
    uint64_t is_coupled;                /* through these capacitors */
    struct ear ear;                     /* at the left side */
    int16_t ring[SAMPLES_ROOM][SAMPLES_SIDES];
};

void samples_power_up(struct samples *self, uint64_t tick_hz);

/* These are the levels from this tick on; or time has passed until it. */
void samples_set(struct samples *self, uint64_t tick, int16_t left,
                 int16_t right);
void samples_wait(struct samples *self, uint64_t tick);

/* Takes up to so many that are ready, left and right one after the other;
 * returns how many. */
int samples_take(struct samples *self, int16_t *to, int most);

/* Copies samples of one side from the *from-th ever made on, and counts *from
 * on; what is not in the ring any more is left out. Changes nothing. */
int samples_read(const struct samples *self, uint64_t *from, int16_t *to,
                 int most);

/* A speaker behind capacitors that are charged to this level. */
void samples_couple(struct samples *self, int16_t level);

#endif
