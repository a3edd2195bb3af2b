/* pace.h - how fast time passes on the bench: from clock to ticks.
 *
 * Faces measure real time and ask how many ticks it is worth; the bench itself
 * knows no clock.
 */
#ifndef PACE_H
#define PACE_H

#include <stdint.h>

enum { PACE_UNLIMITED = 0 };            /* as speed_tenths */

struct pace {
    uint32_t speed_tenths;              /* 1 = 0.1x, 10 = real time, ... */
    int is_paused;
    uint64_t owed;                      /* ticks * 10^10, not yet run */
};

void pace_begin(struct pace *self);     /* real time, not paused */

/* To the next speed of 0.1x 0.2x 0.5x 1x ... unlimited, if there is one. */
void pace_faster(struct pace *self);
void pace_slower(struct pace *self);

/* The ticks that are due after so much time, a multiple of step_ticks. The
 * rest stays owed. After a long sleep the bench does not run to catch up:
 * more than a quarter of a second is forgotten. Not for unlimited speed. */
uint64_t pace_ticks(struct pace *self, uint64_t elapsed_ns,
                    uint32_t clock_hz, uint32_t step_ticks);

/* "1x", "0.5x", "unlimited"; a constant. */
const char *pace_name(const struct pace *self);

#endif
