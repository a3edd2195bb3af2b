/* alarm.h - lets a thread sleep until it is woken or until a moment.
 *
 * A sleeping thread is woken at once even where many others compute; one that
 * computes may be kept waiting. So engines think in other threads than the
 * one that answers.
 *
 * A pipe rather than a condition variable: ringing needs no lock and never
 * blocks, and a ring before the wait is not lost.
 */
#ifndef ALARM_H
#define ALARM_H

#include <stdint.h>

#include "os/punctual.h"

struct alarm {
    int in, out;                        /* a pipe */
    struct punctual punctual;           /* how late it wakes */
};

/* Opens both ends; a null return is success. After an error there is nothing
 * to close, and alarm_close does no harm. */
const char *alarm_open(struct alarm *self);
void alarm_close(struct alarm *self);

/* By any thread: there is news. Never blocks, and is safe in a signal
 * handler. */
void alarm_ring(struct alarm *self);

/* Sleeps until somebody rings, or until a moment of clock_ms. Rings since the
 * last wait count as one. Only one thread may wait. */
void alarm_wait(struct alarm *self, int64_t until_ms);

#endif
