/* harness_view.c - outputs of a design as the parts on its board see them. */
#include "bench/harness/harness_view.h"

#include <string.h>

#include "bench/harness/harness_wires.h"

static void set_output(uint64_t *words, int at)
{
    words[at / 64] |= UINT64_C(1) << at % 64;
}

/* An output that is nothing else. */
static int plain_output(const struct harness_device *device, int wire)
{
    const struct machine_pin *pin = device->pin[wire];

    return pin && pin->drives_at < 0 ? pin->out_at : -1;
}

/* Two of them have one set of settings, and one may have no clock. */
static int is_only_monitor(const struct harness_wires *wires)
{
    int count = 0;

    for (int i = 0; i < wires->devices; i++)
        count += wires->device[i].type == &multisync_device;
    return count == 1;
}

/* Colours and blank. One that cannot be held is for the monitor to watch. */
static int hold_colours(struct harness_view *self,
                        const struct harness_device *monitor)
{
    for (int i = MULTISYNC_RED; i <= MULTISYNC_BLANK_N; i++) {
        int at = plain_output(monitor, i);

        if (monitor->pin[i] && at < 0)
            return 0;
        if (at >= 0)
            set_output(self->held, at);
    }
    return 1;
}

/* Whether somebody else looks at an output that is held, or at the clock. */
static int is_shared(const struct harness_wires *wires,
                     const uint64_t *hidden)
{
    uint64_t others = 0;

    for (int w = 0; w < wires->lamps.wire_words; w++)
        others |= wires->lamps.used[w] & hidden[w];
    for (int w = 0; w < HARNESS_WORDS; w++)
        others |= wires->stops[w] & hidden[w];
    for (int i = 0; i < wires->devices; i++)
        for (int k = 0; i != wires->monitor
                        && k < wires->device[i].wiring.count; k++) {
            const struct device_tap *tap = &wires->device[i].taps[k];
            uint64_t bits = tap->mask >> tap->turn
                          | tap->mask << (-tap->turn & 63);

            others |= bits & hidden[tap->word];
        }
    return others != 0;
}

void harness_view_make(struct harness_wires *wires)
{
    struct harness_view *self = &wires->view;
    const struct harness_device *monitor;
    uint64_t hidden[HARNESS_WORDS];
    int clock;

    memset(self, 0, sizeof *self);
    if (wires->monitor < 0 || !is_only_monitor(wires)
        || wires->screen.converter != MULTISYNC_CLOCKED)
        return;
    monitor = &wires->device[wires->monitor];
    clock = plain_output(monitor, MULTISYNC_CLOCK);
    if (clock < 0 || !hold_colours(self, monitor))
        return;
    memcpy(hidden, self->held, sizeof hidden);
    set_output(hidden, clock);
    if (is_shared(wires, hidden))
        return;
    memset(self->seen, 0xff, sizeof self->seen);
    self->seen[clock / 64] &= ~(UINT64_C(1) << clock % 64);
    self->view = (struct design_view){self->seen, self->held, clock};
    self->is_there = 1;
    wires->screen.converter = MULTISYNC_HELD;
}
