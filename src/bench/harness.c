/* harness.c - a design on a board: its ports wired to the parts there.
 *
 *      controls ----------------------> |        | ---> lamps
 *      (buttons, switches)              | design | ---> monitor, terminal
 *      keyboard, terminal <===========> |        |
 *
 * Invariants:
 * 1. Between two runs, now.out are the outputs of the design, and lamps and
 *    devices have been told of all changes up to the present tick.
 * 2. A run ends where a device will drive something else than it does now, and
 *    where an output changes that a device answers; so no device is ever late.
 * 3. What a device drives is kept as levels with ones where it does not,
 *    because wires with two ends are pulled up: the level of a wire is an AND.
 * 4. All state is in now, in the devices and in the design; the wires are
 *    constant. Saving these three is a snapshot, but for the monitor's picture.
 *
 * A design that cannot go on (it ended itself, it never settles) stands still
 * from then on, as a chip does that has lost its clock. Time passes for it all
 * the same, so that a script that waits comes to its end and says what it saw.
 */
#include "bench/harness.h"

#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "bench/harness_wires.h"
#include "parts/keyboard/ps2_keyboard.h"

enum { CHANGES = 2048,                  /* that are taken in one go */
       SUM_START = 1 };

/* All that a snapshot holds beside the design and the devices. */
struct harness_state {
    uint64_t sum;
    uint64_t out[HARNESS_WORDS];
    pins controls;
    struct lamps lamps;
};

struct harness {
    const struct machine_type *machine;
    struct design *design;
    const char *trouble;
    struct harness_wires wires;
    struct harness_state now;
    void *device[HARNESS_DEVICES];          /* their states */
    uint64_t driven[HARNESS_DEVICES];   /* levels, high where it drives not */
    uint64_t *changes;
};

/* Levels */

/* Bits of rows of words, as tables of ports count them: bit 64 is the lowest of
 * the second word. */
static void put_level(uint64_t *words, int at, int level)
{
    uint64_t bit = UINT64_C(1) << at % 64;

    if (level)
        words[at / 64] |= bit;
    else
        words[at / 64] &= ~bit;
}

static int level_at(const uint64_t *words, int at)
{
    return (int)(words[at / 64] >> at % 64 & 1);
}

/* What a wire of a device has: pulled up, and low if one of the two pulls it
 * down. A design that only listens drives nothing. */
static int wire_level(const struct harness *self,
                      const struct harness_device *device, int i, int wire)
{
    const struct machine_pin *pin = device->pin[wire];
    int level = (int)(self->driven[i] >> wire & 1);

    if (pin->drives_at >= 0 && !level_at(self->now.out, pin->drives_at))
        return level;
    return pin->out_at >= 0 ? level & level_at(self->now.out, pin->out_at)
                            : level;
}

/* The levels of all inputs at this moment. */
static void collect_inputs(const struct harness *self,
                           uint64_t in[HARNESS_WORDS])
{
    const struct harness_wires *wires = &self->wires;

    memcpy(in, wires->pulled, sizeof wires->pulled);
    for (int i = 0; i < wires->controls; i++) {
        const struct harness_control *control = &wires->control[i];

        put_level(in, control->in_at,
                  (int)(self->now.controls >> control->pin & 1)
                  != control->is_low);
    }
    for (int i = 0; i < wires->devices; i++)
        for (int w = 0; w < wires->device[i].wires; w++) {
            const struct machine_pin *pin = wires->device[i].pin[w];

            if (pin && pin->in_at >= 0)
                put_level(in, pin->in_at,
                          wire_level(self, &wires->device[i], i, w));
        }
}

/* Telling */

static void tell_device(struct harness *self, int i, uint64_t tick)
{
    const struct harness_device *device = &self->wires.device[i];
    uint64_t levels = 0;

    for (int w = 0; w < device->wires; w++)
        if (device->pin[w] && (device->is_answered
                               || device->pin[w]->out_at >= 0))
            levels |= (uint64_t)wire_level(self, device, i, w) << w;
    device->type->see(self->device[i], tick, levels);
}

/* What it drives from this tick on; returns when that will change. */
static uint64_t ask_device(struct harness *self, int i, uint64_t tick)
{
    const struct device_type *type = self->wires.device[i].type;
    uint64_t driven, next, levels;

    if (!type->drive)
        return DEVICE_NEVER;
    levels = type->drive(self->device[i], tick, &driven, &next);
    self->driven[i] = levels | ~driven;
    return next;
}

/* All devices; returns the first moment at which one of them will do something
 * by itself. */
static uint64_t ask_devices(struct harness *self, uint64_t tick)
{
    uint64_t first = DEVICE_NEVER;

    for (int i = 0; i < self->wires.devices; i++) {
        uint64_t next = ask_device(self, i, tick);

        if (self->wires.device[i].is_answered) {
            tell_device(self, i, tick);         /* it sees its own pulls, */
            next = ask_device(self, i, tick);   /* and may go on from there */
        }
        first = next < first ? next : first;
    }
    return first;
}

/* One number for all that ever came out of the design, as desk.c has it for
 * chips: ticks are part of it, because only changes are added. */
static void sum_changes(struct harness *self, uint64_t begin, size_t count)
{
    int words = self->design->out_words;
    const uint64_t *change = self->changes;
    uint64_t sum = self->now.sum;

    for (; count--; change += 1 + words) {
        sum ^= begin + change[0];
        for (int w = 0; w < words; w++) {
            sum ^= change[1 + w];
            sum = (sum << 29 | sum >> 35) * UINT64_C(0x9e3779b97f4a7c15);
        }
    }
    self->now.sum = sum;
}

/* First those that only listen, with the whole list: a monitor has tens of
 * thousands of changes in it. Then, with the outputs as they are at its end,
 * those that answer: a run ends behind the first change that concerns them. */
static void tell_changes(struct harness *self, uint64_t begin, size_t count)
{
    size_t words = (size_t)self->design->out_words;
    const uint64_t *last;

    if (!count)
        return;
    last = &self->changes[(count - 1) * (1 + words)];
    sum_changes(self, begin, count);
    lamps_follow(&self->now.lamps, &self->wires.lamps, begin, self->changes,
                 count, self->design->out_words);
    for (int i = 0; i < self->wires.devices; i++)
        if (!self->wires.device[i].is_answered)
            device_follow(self->wires.device[i].type, self->device[i],
                          &self->wires.device[i].wiring, begin,
                          self->changes, count);
    memcpy(self->now.out, last + 1, words * sizeof *last);
    for (int i = 0; i < self->wires.devices; i++)
        if (self->wires.device[i].is_answered)
            tell_device(self, i, begin + last[0]);
}

/* Time */

/* Up to the next moment at which a device does something; how far it got. */
static uint64_t run_some(struct harness *self, uint64_t from, uint64_t to)
{
    uint64_t in[HARNESS_WORDS], next = ask_devices(self, from);
    struct design_run run = {
        .in = in, .stops = self->wires.stops, .changes = self->changes,
        .room = CHANGES / (1 + (size_t)self->design->out_words),
    };

    if (next <= from)
        next = from + 1;
    run.ticks = (next < to ? next : to) - from;
    collect_inputs(self, in);
    self->trouble = self->design->type->run(self->design, &run);
    if (self->trouble)
        return to;
    tell_changes(self, from, run.count);
    return from + run.ticks;
}

/* The lamps are told at the end that time has passed: they look at whole
 * windows, and the last change may be long ago. */
void harness_run(struct harness *self, uint64_t from, uint64_t to)
{
    while (from < to)
        from = self->trouble ? to : run_some(self, from, to);
    lamps_wait(&self->now.lamps, &self->wires.lamps, to);
}

void harness_set_controls(struct harness *self, pins controls)
{
    self->now.controls = controls;
}

/* Whoever types at a board with a keyboard means that. */
void harness_type(struct harness *self, uint64_t tick, char c)
{
    int keyboard = self->wires.keyboard, terminal = self->wires.terminal;

    if (keyboard >= 0)
        (void)ps2_keyboard_type(self->device[keyboard], tick, c);
    else if (terminal >= 0)
        (void)serial_type(self->device[terminal], tick, (uint8_t)c);
}

const char *harness_trouble(const struct harness *self)
{
    return self->trouble;
}

uint64_t harness_sum(const struct harness *self)
{
    return self->now.sum;
}

/* Looking */

void harness_seen(const struct harness *self, struct lights *seen)
{
    lamps_seen(&self->now.lamps, &self->wires.lamps, seen);
}

uint8_t harness_brightness(const struct harness *self, int light)
{
    return lamps_brightness(&self->now.lamps, &self->wires.lamps, light);
}

uint64_t harness_window_ticks(const struct harness *self)
{
    return self->now.lamps.window_ticks;
}

uint64_t harness_tick(const struct harness *self)
{
    return self->now.lamps.tick;
}

const struct terminal *harness_terminal(const struct harness *self)
{
    const struct serial *serial;

    if (self->wires.terminal < 0)
        return NULL;
    serial = self->device[self->wires.terminal];
    return &serial->terminal;
}

const struct multisync *harness_monitor(const struct harness *self)
{
    return self->wires.monitor < 0 ? NULL : self->device[self->wires.monitor];
}

/* Power */

static void power_up_devices(struct harness *self)
{
    for (int i = 0; i < self->wires.devices; i++) {
        const struct harness_device *device = &self->wires.device[i];

        memset(self->device[i], 0, device->type->size);
        device->type->power_up(self->device[i],
                               self->machine->board->clock_hz,
                               device->settings);
        self->driven[i] = ~UINT64_C(0);
    }
}

/* Devices have no clock of their own: their time goes on from here. */
void harness_power_up(struct harness *self, uint64_t tick)
{
    pins controls = self->now.controls;

    memset(&self->now, 0, sizeof self->now);
    self->now.controls = controls;
    self->now.sum = SUM_START;
    lamps_power_up(&self->now.lamps, &self->wires.lamps,
                   self->machine->board->clock_hz);
    lamps_wait(&self->now.lamps, &self->wires.lamps, tick);
    power_up_devices(self);
    self->trouble = self->design->type->power_up(self->design);
}

static const char *make_devices(struct harness *self)
{
    self->changes = malloc(CHANGES * sizeof *self->changes);
    if (!self->changes)
        return WORDS("out of memory for a design");
    for (int i = 0; i < self->wires.devices; i++) {
        self->device[i] = calloc(1, self->wires.device[i].type->size);
        if (!self->device[i])
            return WORDS("out of memory for a design");
    }
    return NULL;
}

const char *harness_open(struct harness **harness,
                         const struct machine_type *machine)
{
    struct harness *self = calloc(1, sizeof *self);
    const char *error;

    *harness = NULL;
    if (!self)
        return WORDS("out of memory for a design");
    self->machine = machine;
    error = machine->design->open(machine->design, &self->design);
    if (!error)
        error = harness_wires_make(&self->wires, machine, self->design);
    if (!error)
        error = make_devices(self);
    if (error) {
        harness_close(self);
        return error;
    }
    harness_power_up(self, 0);
    *harness = self;
    return NULL;
}

void harness_close(struct harness *self)
{
    if (!self)
        return;
    if (self->design)
        self->machine->design->close(self->machine->design, self->design);
    for (int i = 0; i < HARNESS_DEVICES; i++)
        free(self->device[i]);
    free(self->changes);
    free(self);
}

/* Snapshots */

/* Of the monitor not its picture, which is its largest part and its last. */
static size_t saved_size(const struct harness *self, int i)
{
    return i == self->wires.monitor ? offsetof(struct multisync, picture)
                                    : self->wires.device[i].type->size;
}

size_t harness_state_size(const struct harness *self)
{
    size_t size = sizeof self->now + self->design->state_size;

    for (int i = 0; i < self->wires.devices; i++)
        size += saved_size(self, i);
    return size;
}

void harness_save(struct harness *self, void *state)
{
    char *to = state;

    memcpy(to, &self->now, sizeof self->now);
    to += sizeof self->now;
    for (int i = 0; i < self->wires.devices; i++) {
        memcpy(to, self->device[i], saved_size(self, i));
        to += saved_size(self, i);
    }
    self->design->type->save(self->design, to);
}

void harness_load(struct harness *self, const void *state)
{
    const char *from = state;

    memcpy(&self->now, from, sizeof self->now);
    from += sizeof self->now;
    for (int i = 0; i < self->wires.devices; i++) {
        memcpy(self->device[i], from, saved_size(self, i));
        from += saved_size(self, i);
    }
    self->trouble = self->design->type->load(self->design, from);
}
