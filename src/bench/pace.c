/* pace.c - how fast time passes on the bench: from clock to ticks.
 *
 * Fractions of a tick are not lost but owed: over any time the number of
 * ticks is exact, whatever the frames are. All in whole numbers: a tick is
 * worth 10^10 units, one unit being a nanosecond at a tenth of real time and
 * a clock of one hertz.
 */
#include "bench/pace.h"

#include <string.h>

static const struct {
    uint32_t tenths;
    const char *name;
} speeds[] = {
    {1, "0.1x"}, {2, "0.2x"}, {5, "0.5x"}, {10, "1x"}, {20, "2x"},
    {50, "5x"}, {100, "10x"}, {1000, "100x"}, {10000, "1000x"},
    {PACE_UNLIMITED, "unlimited"},
};

enum { SPEEDS = sizeof speeds / sizeof speeds[0] };

/* More than this at once was a pause of the host, not of the player. */
static const uint64_t nap_ns = 250000000;
static const uint64_t tick_unit = UINT64_C(10000000000);    /* ns * tenths */

void pace_begin(struct pace *self)
{
    memset(self, 0, sizeof *self);
    self->speed_tenths = 10;
}

static int speed_index(const struct pace *self)
{
    for (int i = 0; i < SPEEDS; i++)
        if (speeds[i].tenths == self->speed_tenths)
            return i;
    return 3;                           /* real time */
}

/* What was owed at the old speed is dropped: at most one step. */
static void select_speed(struct pace *self, int to)
{
    if (to >= 0 && to < SPEEDS)
        self->speed_tenths = speeds[to].tenths;
    self->owed = 0;
}

void pace_faster(struct pace *self)
{
    select_speed(self, speed_index(self) + 1);
}

void pace_slower(struct pace *self)
{
    select_speed(self, speed_index(self) - 1);
}

uint64_t pace_ticks(struct pace *self, uint64_t elapsed_ns,
                    uint32_t clock_hz, uint32_t step_ticks)
{
    uint64_t step = tick_unit * step_ticks;
    uint64_t steps, units, whole;

    if (self->is_paused)
        return 0;
    if (elapsed_ns > nap_ns)
        elapsed_ns = nap_ns;
    /* Whole seconds of the machine apart, so that all fits into 64 bits for
     * clocks up to 1.8 GHz. */
    units = elapsed_ns * self->speed_tenths;
    whole = units / tick_unit * clock_hz / step_ticks;
    self->owed += units / tick_unit * clock_hz % step_ticks * tick_unit
                + units % tick_unit * clock_hz;
    steps = whole + self->owed / step;
    self->owed %= step;
    return steps * step_ticks;
}

const char *pace_name(const struct pace *self)
{
    return speeds[speed_index(self)].name;
}
