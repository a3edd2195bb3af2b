/* stimulus.c - chance at a board: people who press, hold, bounce and mash.
 *
 * Plain noise never gets anywhere in a game: most of its presses are too
 * short to be one. So people do one thing after another, each in its own
 * time, mostly what a player would do and now and then what nobody should.
 */
#include "twin/stimulus.h"

#include <string.h>

#include "base/text.h"

enum { QUICK_MS = 60, BOUNCE_MS = 5, LONG_MS = 1500, PAUSE_MS = 2200 };

/* What there is to press */

static unsigned below(struct stimulus *self, unsigned limit)
{
    return (unsigned)rng_below(&self->rng, limit);
}

static uint32_t ticks_of(const struct stimulus *self, unsigned ms)
{
    uint64_t ticks = (uint64_t)self->clock_hz * ms / 1000;

    return ticks ? (uint32_t)ticks : 1;
}

/* From a half to one and a half times as long. */
static uint32_t about(struct stimulus *self, unsigned ms)
{
    uint32_t ticks = ticks_of(self, ms);

    return ticks / 2 + below(self, ticks + 1) + 1;
}

/* Nobody gets far in a game who resets it all the time, or presses what is
 * connected to nothing. */
static int is_dull(const struct machine_type *machine,
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
            && (include_reset || !is_dull(machine, part)))
            found |= PIN(part->pin);
    return found;
}

/* Now and then everything is pressed. */
static pins some_pins(struct stimulus *self, enum part_use use)
{
    return stimulus_pins(self->machine, use, below(self, 40) == 0);
}

static pins one_of(struct stimulus *self, pins some)
{
    unsigned count = 0, chosen;

    for (pins left = some; left; left &= left - 1)
        count++;
    if (count == 0)
        return 0;
    for (chosen = below(self, count); chosen > 0; chosen--)
        some &= some - 1;
    return some & (~some + 1);
}

/* What they do */

static void then(struct stimulus *self, pins in, uint32_t ticks)
{
    self->in = in;
    if (self->count == STIMULUS_QUEUE)
        return;
    self->queue[self->count].in = in;
    self->queue[self->count].ticks = ticks;
    self->count++;
}

static void bounce(struct stimulus *self, pins button)
{
    int times = 2 * (int)below(self, 6);

    for (int i = 0; i < times; i++)
        then(self, self->in ^ button,
             1 + below(self, ticks_of(self, BOUNCE_MS)));
}

static void press(struct stimulus *self, unsigned ms)
{
    pins button = one_of(self, some_pins(self, USE_PRESS));

    if (below(self, 3) == 0)
        bounce(self, button);
    then(self, self->in | button, about(self, ms));
    if (below(self, 3) == 0)
        bounce(self, button);
    then(self, self->in & ~button, about(self, QUICK_MS));
}

static void mash(struct stimulus *self)
{
    pins buttons = stimulus_pins(self->machine, USE_PRESS,
                                 below(self, 4) == 0);

    for (int i = 0; i < 20; i++)
        then(self, self->in ^ one_of(self, buttons),
             1 + below(self, ticks_of(self, QUICK_MS)));
    then(self, self->in & ~buttons, about(self, QUICK_MS));
}

/* Where switches make a number, small ones are what players want. */
static void dial(struct stimulus *self)
{
    const struct machine_dial *dial = self->machine->dial;
    const struct board_type *board = self->machine->board;
    struct parts group = board_find(board, dial->group);
    const struct part *lowest = &board->parts[group.first + group.count - 1];
    pins mask = PINS(lowest->pin, (unsigned)dial->width);
    pins number = below(self, 1u << below(self, 7));

    then(self, (self->in & ~mask) | number << lowest->pin,
         about(self, QUICK_MS));
}

static void flip(struct stimulus *self)
{
    pins switches = some_pins(self, USE_FLIP);
    unsigned count = 1 + below(self, 4);

    if (self->machine->dial && below(self, 20)) {
        dial(self);
        return;
    }

    for (unsigned i = 0; i < count; i++)
        then(self, self->in ^ one_of(self, switches),
             1 + below(self, ticks_of(self, QUICK_MS)));
}

/* Most play; the numbers are how many of a hundred. */
static void do_something(struct stimulus *self)
{
    unsigned what = below(self, 100);

    if (what < 55)
        press(self, QUICK_MS);
    else if (what < 80)
        flip(self);
    else if (what < 94)
        then(self, self->in, about(self, PAUSE_MS));
    else if (what < 97)
        press(self, LONG_MS);
    else
        mash(self);
}

/* A chip alone has no parts: each pin has a habit of its own for a while. */
static void do_pins(struct stimulus *self)
{
    unsigned haste = below(self, 8);

    for (int i = 0; i < STIMULUS_QUEUE; i++) {
        pins in = self->in;

        for (const struct pin_def *pin = self->inputs; pin->name; pin++)
            if (below(self, 1u << (haste + pin->at) % 6) == 0)
                in = (in & ~PINS(pin->at, pin->width))
                   | (rng_next(&self->rng) & PINS(pin->at, pin->width));
        then(self, in, 1 + below(self, 1u << haste));
    }
}

pins stimulus_next(struct stimulus *self, uint32_t *ticks)
{
    if (self->first == self->count) {
        self->first = self->count = 0;
        if (self->machine)
            do_something(self);
        else
            do_pins(self);
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
