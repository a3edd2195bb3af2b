/* gauge.h - how much time of a design has passed, and how fast it runs.
 *
 *     stopwatch  1,204,000,000 clocks  0.31 of real time
 *
 * The face looks once a picture and says what time it is; the speed is that of
 * about the last second. Only a design has one: our own machines keep up.
 */
#ifndef GAUGE_H
#define GAUGE_H

#include "bench/play.h"

struct gauge_mark {
    uint64_t ns, tick;
};

struct gauge {                          /* zero it before use */
    const struct session *session;      /* which is measured; null: none */
    struct gauge_mark before, last;     /* a second ago, half a second ago */
    int has_speed;
    uint64_t hundredths;                /* of real time */
};

/* Whether there is a design to be told about. */
int gauge_suits(const struct play *play);

/* Time that stands still, or went back, begins anew. */
void gauge_look(struct gauge *self, const struct play *play, uint64_t now_ns);

/* The whole line; and its parts: "1,204,000,000" and "0.31 of real time",
 * which is empty as long as nothing was measured. */
void gauge_put(const struct gauge *self, const struct play *play,
               struct text *to);
void gauge_put_count(uint64_t count, struct text *to);
void gauge_put_speed(const struct gauge *self, struct text *to);

/* So many ticks of a clock in so much time, in hundredths of real time. */
uint64_t gauge_speed(uint64_t ticks, uint64_t clock_hz, uint64_t ns);

#endif
