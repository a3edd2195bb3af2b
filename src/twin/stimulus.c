/* stimulus.c - random stimulus for a board: presses, bounces, flips and pauses.
 *
 * White noise on the pins never gets far in a game: most of its presses are too
 * short for the debouncers. So one action of a player follows another, each in
 * its own time: mostly what a player would do, and now and then what none
 * should. An action is a few entries of a queue; when that is empty the next
 * one is drawn.
 */
#include "twin/stimulus.h"

#include <string.h>

#include "base/text.h"

/* A press, the longest time between two bounces, a long press, a pause. */
enum { QUICK_MS = 60, BOUNCE_MS = 5, LONG_MS = 1500, PAUSE_MS = 2200 };

/* Chance, times and pins */

static unsigned random_below(struct stimulus *self, unsigned limit)
{
    return (unsigned)rng_below(&self->rng, limit);
}

/* At least one. */
static uint32_t ticks_of(const struct stimulus *self, unsigned ms)
{
    uint64_t ticks = (uint64_t)self->clock_hz * ms / 1000;

    return ticks ? (uint32_t)ticks : 1;
}

/* From a half to one and a half times as long. */
static uint32_t around_ms(struct stimulus *self, unsigned ms)
{
    uint32_t ticks = ticks_of(self, ms);

    return ticks / 2 + random_below(self, ticks + 1) + 1;
}

/* A game that is reset all the time gets nowhere, and a part without a role
 * does nothing. */
static int is_useless_part(const struct machine_type *machine,
                           const struct part *part)
{
    const struct role *role = machine_role(machine, part);

    return !role || text_same(role->does, "-")
        || (machine->reset && text_same(role->part, machine->reset));
}

pins stimulus_pins(const struct machine_type *machine, enum part_use use,
                   int include_reset)
{
    const struct part *part = machine->board->parts;
    pins found = 0;

    for (; part->group; part++)
        if (part_type(part)->use == use
            && (include_reset || !is_useless_part(machine, part)))
            found |= PIN(part->pin);
    return found;
}

/* One time in forty, reset and parts without a role are among them. */
static pins some_pins(struct stimulus *self, enum part_use use)
{
    return stimulus_pins(self->machine, use, random_below(self, 40) == 0);
}

pins stimulus_one_of(struct rng *rng, pins some)
{
    unsigned count = 0, chosen;

    for (pins left = some; left; left &= left - 1)
        count++;
    if (count == 0)
        return 0;
    for (chosen = (unsigned)rng_below(rng, count); chosen > 0; chosen--)
        some &= some - 1;
    return some & (~some + 1);
}

/* Actions */

/* Pins for some ticks; in a full queue the entry is dropped, but self->in still
 * follows, so that no button stays down. */
static void queue_pins(struct stimulus *self, pins in, uint32_t ticks)
{
    self->in = in;
    if (self->count == STIMULUS_QUEUE)
        return;
    self->queue[self->count].in = in;
    self->queue[self->count].ticks = ticks;
    self->count++;
}

/* An even number of changes: the button is as before in the end. */
static void bounce_button(struct stimulus *self, pins button)
{
    int times = 2 * (int)random_below(self, 6);

    for (int i = 0; i < times; i++)
        queue_pins(self, self->in ^ button,
                   1 + random_below(self, ticks_of(self, BOUNCE_MS)));
}

/* The two random numbers are drawn one after the other, so that one seed gives
 * the same input whatever order a compiler evaluates arguments in. */
static void toggle_one_of(struct stimulus *self, pins some)
{
    uint32_t ticks = 1 + random_below(self, ticks_of(self, QUICK_MS));

    queue_pins(self, self->in ^ stimulus_one_of(&self->rng, some), ticks);
}

static void press_a_button(struct stimulus *self, unsigned ms)
{
    pins button = stimulus_one_of(&self->rng, some_pins(self, USE_PRESS));

    if (random_below(self, 3) == 0)
        bounce_button(self, button);
    queue_pins(self, self->in | button, around_ms(self, ms));
    if (random_below(self, 3) == 0)
        bounce_button(self, button);
    queue_pins(self, self->in & ~button, around_ms(self, QUICK_MS));
}

/* Many buttons at once, too short to count or not, and then all released. */
static void mash_buttons(struct stimulus *self)
{
    pins buttons = stimulus_pins(self->machine, USE_PRESS,
                                 random_below(self, 4) == 0);

    for (int i = 0; i < 20; i++)
        toggle_one_of(self, buttons);
    queue_pins(self, self->in & ~buttons, around_ms(self, QUICK_MS));
}

/* Where switches make a number, small ones are what players want: up to six
 * bits, and each number of bits with equal chance. */
static void set_dial(struct stimulus *self)
{
    const struct machine_dial *dial = self->machine->dial;
    const struct board_type *board = self->machine->board;
    struct parts group = board_find(board, dial->group);
    const struct part *lowest = &board->parts[group.first + group.count - 1];
    pins mask = PINS(lowest->pin, (unsigned)dial->width);
    pins number = random_below(self, 1u << random_below(self, 7));

    queue_pins(self, (self->in & ~mask) | number << lowest->pin,
               around_ms(self, QUICK_MS));
}

/* Up to four switches; where they make a number, mostly as a number. */
static void flip_switches(struct stimulus *self)
{
    pins switches = some_pins(self, USE_FLIP);
    unsigned count = 1 + random_below(self, 4);

    if (self->machine->dial && random_below(self, 20)) {
        set_dial(self);
        return;
    }
    for (unsigned i = 0; i < count; i++)
        toggle_one_of(self, switches);
}

/* The numbers are how many of a hundred, added up. */
static void queue_next_action(struct stimulus *self)
{
    unsigned what = random_below(self, 100);

    if (what < 55)
        press_a_button(self, QUICK_MS);
    else if (what < 80)
        flip_switches(self);
    else if (what < 94)
        queue_pins(self, self->in, around_ms(self, PAUSE_MS));
    else if (what < 97)
        press_a_button(self, LONG_MS);
    else
        mash_buttons(self);
}

/* A chip alone has no parts: each pin changes at a rate of its own, which is
 * drawn anew with each queue. */
static void queue_pin_noise(struct stimulus *self)
{
    unsigned haste = random_below(self, 8);

    for (int i = 0; i < STIMULUS_QUEUE; i++) {
        pins in = self->in;

        for (const struct pin_def *pin = self->inputs; pin->name; pin++)
            if (random_below(self, 1u << (haste + pin->at) % 6) == 0)
                in = (in & ~PINS(pin->at, pin->width))
                   | (rng_next(&self->rng) & PINS(pin->at, pin->width));
        queue_pins(self, in, 1 + random_below(self, 1u << haste));
    }
}

pins stimulus_next(struct stimulus *self, uint32_t *ticks)
{
    if (self->first == self->count) {
        self->first = self->count = 0;
        if (self->machine)
            queue_next_action(self);
        else
            queue_pin_noise(self);
    }
    *ticks = self->queue[self->first].ticks;
    return self->queue[self->first++].in;
}

void stimulus_begin(struct stimulus *self, const struct twin *twin,
                    uint32_t clock_hz, const char *seed)
{
    memset(self, 0, sizeof *self);
    rng_seed(&self->rng, seed);
    self->machine = twin->machine;
    self->inputs = twin_chip(twin)->inputs;
    self->clock_hz = clock_hz;
}
