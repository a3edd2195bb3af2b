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
 * 3. What a device drives is kept as levels with ones where it does not: the
 *    level of a wire that both ends drive is an AND.
 * 4. All state is in now, in the devices and in the design; the wires are
 *    constant. Saving these three is a snapshot, but for the monitor's picture.
 *
 * A design that cannot go on (it ended itself, it never settles) stands still
 * from then on, as a chip does that has lost its clock. Time passes for it all
 * the same, so that a script that waits comes to its end and says what it saw.
 */
#include "bench/harness/harness_inside.h"

#include <stdlib.h>
#include <string.h>

#include "base/view.h"
#include "base/words.h"
#include "bench/harness/harness_keys.h"
#include "boards/pinout.h"
#include "parts/keyboard/ps2_keyboard.h"
#include "parts/keyboard/ps2_mouse.h"
#include "parts/keyboard/usb_hid.h"

enum { CHANGES = 1 << 14,                /* that are taken in one go */
       INNER = 1 << 14,                 /* the same of what is observed */
       SUM_START = 1 };

/* Buttons of a mouse, from HARNESS_MOUSE_PIN on. */
enum { CLICKS = 7, MOVE_UP = 8, MOVE_DOWN = 16, MOVE_LEFT = 32,
       MOVE_RIGHT = 64, MOVES = 120, MOVES_HZ = 100, MOVE_COUNTS = 2 };

/* Levels */

/* Bits of rows of words, as tables of ports count them: bit 64 is the lowest of
 * the second word. */
static void put_wire_level(uint64_t *words, int at, int level)
{
    uint64_t bit = UINT64_C(1) << at % 64;

    if (level)
        words[at / 64] |= bit;
    else
        words[at / 64] &= ~bit;
}

/* What the wires of a device have: low where one of the two pulls them down,
 * and as they rest where nobody drives. Where the design does not, its output
 * says nothing. */
static uint64_t wire_levels(const struct harness *self, int i)
{
    const struct harness_device *device = &self->wires.device[i];
    uint64_t lets_go = ~device->driven, rests;

    if (device->shared)
        lets_go |= device->shared & ~device_levels(device->drives_taps,
                                                   device->drives.count,
                                                   self->now.out);
    rests = lets_go & ~self->drives[i];
    return (self->levels[i] & ~rests
            & (device_levels(device->taps, device->wiring.count,
                             self->now.out) | lets_go))
         | (device->type->rest & rests);
}

/* The levels of all inputs at this moment. */
static void collect_inputs(const struct harness *self,
                           uint64_t in[HARNESS_WORDS])
{
    const struct harness_wires *wires = &self->wires;

    memcpy(in, wires->pulled, sizeof wires->pulled);
    for (int i = 0; i < wires->controls; i++) {
        const struct harness_control *control = &wires->control[i];

        put_wire_level(in, control->in_at,
                       (int)(self->now.controls >> control->pin & 1)
                       != control->is_low);
    }
    for (int i = 0; i < wires->devices; i++) {
        uint64_t levels = wires->device[i].type->drive ? wire_levels(self, i)
                                                       : 0;

        for (int w = 0; wires->device[i].type->drive
                        && w < wires->device[i].wires; w++) {
            const struct machine_pin *pin = wires->device[i].pin[w];

            if (pin && pin->in_at >= 0)
                put_wire_level(in, pin->in_at, (int)(levels >> w & 1));
        }
    }
}

/* Telling */

static void tell_device(struct harness *self, int i, uint64_t tick)
{
    self->wires.device[i].type->see(self->device[i], tick,
                                    wire_levels(self, i));
    harness_glow_see(self->glow[i], self->device[i], tick);
}

/* What it drives from this tick on; returns when that will change. */
static uint64_t ask_device(struct harness *self, int i, uint64_t tick)
{
    const struct device_type *type = self->wires.device[i].type;
    uint64_t next, levels;

    if (!type->drive)
        return DEVICE_NEVER;
    levels = type->drive(self->device[i], tick, &self->drives[i], &next);
    self->levels[i] = levels | ~self->drives[i];
    return next;
}

/* All devices; returns the first moment at which one of them will do something
 * by itself. */
static uint64_t ask_devices(struct harness *self, uint64_t tick)
{
    uint64_t first = DEVICE_NEVER;

    for (int i = 0; i < self->wires.devices; i++) {
        uint64_t next = ask_device(self, i, tick);

        if (self->wires.device[i].heard) {
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

static void follow_changes(struct harness *self, int i, uint64_t begin,
                           size_t count)
{
    const struct harness_device *device = &self->wires.device[i];

    if (self->glow[i])
        harness_glow_follow(self->glow[i], self->device[i], &device->wiring,
                            begin, self->changes, count);
    else
        device_follow(device->type, self->device[i], &device->wiring, begin,
                      self->changes, count);
}

/* Whether a wire of a lamp changed since the lamps were told last. The first
 * time everything is new to them. */
static int concerns_lamps(const struct harness *self, size_t count)
{
    const struct lamps_wiring *lamps = &self->wires.lamps;
    size_t words = (size_t)self->design->out_words;
    uint64_t moved = 0;

    for (size_t i = 0; i < count; i++) {
        const uint64_t *now = &self->changes[i * (1 + words) + 1];
        const uint64_t *before = i ? now - words - 1 : self->now.out;

        for (int w = 0; w < lamps->wire_words; w++)
            moved |= (now[w] ^ before[w]) & lamps->used[w];
    }
    return moved || self->now.sum == SUM_START;
}

/* One that answers some of its wires, and is told now of all of them: of what
 * it answers only the last change of a run can be. */
static void tell_overheard(struct harness *self, int i, uint64_t begin,
                           size_t count)
{
    size_t words = (size_t)self->design->out_words;
    uint64_t told = wire_levels(self, i), before[HARNESS_WORDS];

    memcpy(before, self->now.out, sizeof before);
    for (size_t k = 0; k < count; k++) {
        const uint64_t *change = &self->changes[k * (1 + words)];
        uint64_t levels;

        memcpy(self->now.out, change + 1, words * sizeof *change);
        levels = wire_levels(self, i);
        if (levels != told)
            tell_device(self, i, begin + change[0]);
        told = levels;
    }
    memcpy(self->now.out, before, sizeof before);
}

/* First those that only listen, with the whole list: a monitor has tens of
 * thousands of changes in it. Then, with the outputs as they are at its end,
 * those that answer: a run ends after the first change that they answer. */
static void tell_changes(struct harness *self, uint64_t begin, size_t count)
{
    size_t words = (size_t)self->design->out_words;
    const uint64_t *last;

    if (!count)
        return;
    last = &self->changes[(count - 1) * (1 + words)];
    if (concerns_lamps(self, count))
        lamps_follow(&self->now.lamps, &self->wires.lamps, begin,
                     self->changes, count, self->design->out_words);
    sum_changes(self, begin, count);
    for (int i = 0; i < self->wires.devices; i++)
        if (!self->wires.device[i].heard)
            follow_changes(self, i, begin, count);
        else if (self->wires.device[i].overheard)
            tell_overheard(self, i, begin, count);
    memcpy(self->now.out, last + 1, words * sizeof *last);
    for (int i = 0; i < self->wires.devices; i++)
        if (self->wires.device[i].heard)
            tell_device(self, i, begin + last[0]);
}

/* Errors of designs live only until the next one. */
static void note_trouble(struct harness *self, const char *error)
{
    struct text to;

    self->trouble = NULL;
    if (!error)
        return;
    text_begin(&to, self->said, sizeof self->said);
    text_put(&to, error);
    self->trouble = self->said;
}

/* Time */

/* A mouse that is moved goes on by a few counts a hundred times a second. When
 * it will do so next. */
static uint64_t move_mouse(struct harness *self, uint64_t tick)
{
    uint64_t step = self->machine->design->tick_hz / MOVES_HZ + 1;
    int held = (int)(self->now.controls >> HARNESS_MOUSE_PIN);

    if (self->wires.mouse < 0 || !(held & MOVES))
        return DEVICE_NEVER;
    if (tick % step == 0)
        ps2_mouse_move(self->device[self->wires.mouse], tick,
                       MOVE_COUNTS * ((held & MOVE_RIGHT ? 1 : 0)
                                      - (held & MOVE_LEFT ? 1 : 0)),
                       MOVE_COUNTS * ((held & MOVE_UP ? 1 : 0)
                                      - (held & MOVE_DOWN ? 1 : 0)));
    return (tick / step + 1) * step;
}

/* Outputs that are low from the start are no change, and there are lamps that
 * are lit by that. What a design drives in its first ticks anyway comes before
 * that: a digit that is chosen for one tick would count as used. */
static void tell_start(struct harness *self, uint64_t from,
                       const struct design_run *run)
{
    if (self->now.sum == SUM_START && (!run->count || run->changes[0] > 1))
        lamps_see(&self->now.lamps, &self->wires.lamps, from, self->now.out);
}

/* Whether the engine tells outputs as parts see them. Who looks on sees them
 * as they are. */
static int sees_through(const struct harness *self)
{
    return self->wires.view.is_there && self->design->has_view
        && !self->watcher;
}

/* As parts see them, if that is not so yet. */
static void see_changes(struct harness *self, struct design_run *run)
{
    const struct design_view *view = &self->wires.view.view;
    uint64_t told[HARNESS_WORDS];

    if (!self->wires.view.is_there)
        return;
    if (sees_through(self)) {
        put_wire_level(self->now.raw, view->clock, run->is_clock_high);
        return;
    }
    memcpy(told, self->now.out, sizeof told);
    run->count = view_take_changes(view, self->design->out_words,
                                   self->now.raw, told, run->changes,
                                   run->count);
}

/* Up to the next moment at which a device does something; how far it got. */
static uint64_t run_some(struct harness *self, uint64_t from, uint64_t to)
{
    uint64_t moves = move_mouse(self, from);
    uint64_t in[HARNESS_WORDS], next = ask_devices(self, from);
    struct design_run run = {
        .in = in, .stops = self->wires.stops, .changes = self->changes,
        .view = sees_through(self) ? &self->wires.view.view : NULL,
        .room = CHANGES / (1 + (size_t)self->design->out_words),
        .inner = self->design->inner_words ? self->inner : NULL,
        .inner_room = INNER / (1 + (size_t)self->design->inner_words),
        .inner_grain = self->grain,
        .inner_phase = self->grain ? from % self->grain : 0,
    };

    next = moves < next ? moves : next;
    if (next <= from)
        next = from + 1;
    run.ticks = (next < to ? next : to) - from;
    collect_inputs(self, in);
    note_trouble(self, self->design->type->run(self->design, &run));
    if (self->trouble)
        return to;
    if (self->watcher)
        self->watcher(self->watch_with, &run, from, from + run.ticks);
    see_changes(self, &run);
    tell_start(self, from, &run);
    tell_changes(self, from, run.count);
    return from + run.ticks;
}

/* Lamps, speakers and the terminal are told at the end that time has passed:
 * they look at whole windows, or wait for the end of a byte, and the last
 * change may be long ago. */
static void tell_time(struct harness *self, uint64_t tick)
{
    lamps_wait(&self->now.lamps, &self->wires.lamps, tick);
    for (int i = 0; i < self->wires.devices; i++) {
        harness_glow_wait(self->glow[i], tick);
        if (self->wires.device[i].type->sound || i == self->wires.terminal)
            tell_device(self, i, tick);
    }
}

void harness_run(struct harness *self, uint64_t from, uint64_t to)
{
    while (from < to)
        from = self->trouble ? to : run_some(self, from, to);
    tell_time(self, to);
}

/* Buttons of a mouse and keys of a keyboard are controls of which these tell
 * the design themselves. */
void harness_set_controls(struct harness *self, uint64_t tick, pins controls)
{
    int mouse = self->wires.mouse, keyboard = self->wires.keyboard;

    if (mouse >= 0
        && (controls ^ self->now.controls) >> HARNESS_MOUSE_PIN & CLICKS)
        ps2_mouse_press(self->device[mouse], tick,
                        (int)(controls >> HARNESS_MOUSE_PIN & CLICKS));
    if (keyboard >= 0)
        harness_keys_press(self->wires.device[keyboard].type,
                           self->device[keyboard], tick, self->now.controls,
                           controls);
    self->now.controls = controls;
}

void harness_move(struct harness *self, uint64_t tick, int right, int up)
{
    if (self->wires.mouse >= 0)
        ps2_mouse_move(self->device[self->wires.mouse], tick, right, up);
}

/* Whoever types at a board with a keyboard means that. */
void harness_type(struct harness *self, uint64_t tick, char c)
{
    int keyboard = self->wires.keyboard, terminal = self->wires.terminal;

    if (keyboard >= 0
        && self->wires.device[keyboard].type == &usb_hid_device)
        (void)usb_hid_type(self->device[keyboard], c);
    else if (keyboard >= 0)
        (void)ps2_keyboard_type(self->device[keyboard], tick, c);
    else if (terminal >= 0)
        (void)serial_type(self->device[terminal], tick, (uint8_t)c);
}

void harness_watch(struct harness *self, harness_watcher *watcher, void *with)
{
    self->watcher = watcher;
    self->watch_with = with;
}

int harness_is_watched(const struct harness *self, const void *with)
{
    return self->watcher && self->watch_with == with;
}

uint32_t harness_look(const struct harness *self, const char *name,
                      uint64_t *value, uint32_t words)
{
    return self->design->type->look
         ? self->design->type->look(self->design, name, value, words) : 0;
}

void harness_set_grain(struct harness *self, uint64_t ticks)
{
    self->grain = ticks;
}

/* The memory stays: who observes does so again. */
const char *harness_observe(struct harness *self,
                            const struct design_probe *probes, int count)
{
    if (!self->design->type->observe)
        return count ? WORDS("values inside need the engine leap") : NULL;
    if (!self->inner && count)
        self->inner = malloc(INNER * sizeof *self->inner);
    if (!self->inner && count)
        return WORDS("out of memory for a design");
    return self->design->type->observe(self->design, probes, count);
}

const char *harness_trouble(const struct harness *self)
{
    return self->trouble;
}

struct design *harness_design(const struct harness *self)
{
    return self->design;
}

uint64_t harness_sum(const struct harness *self)
{
    return self->now.sum;
}

/* Power */

static void power_up_devices(struct harness *self, uint64_t tick)
{
    for (int i = 0; i < self->wires.devices; i++) {
        const struct harness_device *device = &self->wires.device[i];

        memset(self->device[i], 0, device->type->size);
        device->type->power_up(self->device[i],
                               self->machine->design->tick_hz,
                               device->settings);
        harness_glow_power_up(self->glow[i],
                              (uint32_t)self->machine->design->tick_hz, tick);
        self->drives[i] = 0;
        self->levels[i] = ~UINT64_C(0);
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
                   self->machine->design->tick_hz);
    lamps_wait(&self->now.lamps, &self->wires.lamps, tick);
    power_up_devices(self, tick);
    note_trouble(self, self->design->type->power_up(self->design));
}

static const char *make_devices(struct harness *self)
{
    const char *error;

    self->changes = malloc(CHANGES * sizeof *self->changes);
    if (!self->changes)
        return WORDS("out of memory for a design");
    for (int i = 0; i < self->wires.devices; i++) {
        self->device[i] = calloc(1, self->wires.device[i].type->size);
        if (!self->device[i])
            return WORDS("out of memory for a design");
        error = harness_glow_make(&self->glow[i], self->wires.device[i].type,
                                  self->wires.device[i].light);
        if (error)
            return error;
    }
    return NULL;
}

const char *harness_open(struct harness **harness,
                         const struct machine_type *machine,
                         const struct chip_setup *setup)
{
    struct harness *self = calloc(1, sizeof *self);
    const char *error;

    *harness = NULL;
    if (!self)
        return WORDS("out of memory for a design");
    self->machine = machine;
    error = machine->design->open(machine->design, setup, &self->design);
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
    for (int i = 0; i < HARNESS_DEVICES; i++) {
        free(self->device[i]);
        free(self->glow[i]);
    }
    free(self->changes);
    free(self->inner);
    free(self);
}

/* Snapshots */

/* Of the monitor not its picture, which is its largest part and its last. */
static size_t saved_size(const struct harness *self, int i)
{
    return i == self->wires.monitor ? offsetof(struct multisync, picture)
                                    : self->wires.device[i].type->size;
}

static size_t saved_glow(const struct harness *self, int i)
{
    return self->glow[i] ? sizeof self->glow[i]->lamps : 0;
}

size_t harness_state_size(const struct harness *self)
{
    size_t size = sizeof self->now + self->design->state_size;

    for (int i = 0; i < self->wires.devices; i++)
        size += saved_size(self, i) + saved_glow(self, i);
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
        if (self->glow[i])
            memcpy(to, &self->glow[i]->lamps, saved_glow(self, i));
        to += saved_glow(self, i);
    }
    self->design->type->save(self->design, to);
}

/* What it showed is of another time. */
static void darken_monitor(struct harness *self)
{
    int monitor = self->wires.monitor;

    if (monitor >= 0)
        memset((char *)self->device[monitor] + saved_size(self, monitor), 0,
               self->wires.device[monitor].type->size
               - saved_size(self, monitor));
}

void harness_load(struct harness *self, const void *state)
{
    const char *from = state;

    memcpy(&self->now, from, sizeof self->now);
    from += sizeof self->now;
    for (int i = 0; i < self->wires.devices; i++) {
        memcpy(self->device[i], from, saved_size(self, i));
        from += saved_size(self, i);
        if (self->glow[i])
            memcpy(&self->glow[i]->lamps, from, saved_glow(self, i));
        from += saved_glow(self, i);
    }
    darken_monitor(self);
    note_trouble(self, self->design->type->load(self->design, from));
}
