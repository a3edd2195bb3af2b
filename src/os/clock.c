/* clock.c - a monotonic clock in milliseconds.
 *
 * The only clock of engines, matches and waits. Nothing below the faces may
 * call it: machines count ticks.
 */
#include "os/clock.h"

#include <time.h>

int64_t clock_ms(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}
