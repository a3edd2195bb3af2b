/* clock.h - a monotonic clock in milliseconds. */
#ifndef CLOCK_H
#define CLOCK_H

#include <stdint.h>

/* Milliseconds since some moment in the past; it never goes back, and has
 * nothing to do with the time of day. */
int64_t clock_ms(void);

#endif
