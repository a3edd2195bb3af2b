/* alarm.h - a thread that sleeps until others have news for it, or until a
 * moment. One that sleeps is woken at once even where many others compute;
 * one that computes may be kept waiting. So those who think are other threads
 * than the one who answers.
 */
#ifndef ALARM_H
#define ALARM_H

#include <stdint.h>

#include "os/punctual.h"

struct alarm {
    int in, out;                        /* a pipe */
    struct punctual punctual;           /* how late it wakes */
};

/* A null return is success. */
const char *alarm_open(struct alarm *self);
void alarm_close(struct alarm *self);

/* By any thread: there is news. */
void alarm_ring(struct alarm *self);

/* Until somebody rings, or a moment of clock_ms. */
void alarm_wait(struct alarm *self, int64_t until_ms);

#endif
