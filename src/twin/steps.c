/* steps.c - recorded input of a machine: the ticks on which pins changed.
 *
 * A journal has events of parts, a pair has pins; steps are between the two and
 * know neither parts nor clocks until they are written.
 */
#include "twin/steps.h"

#include <stdlib.h>
#include <string.h>

void steps_free(struct steps *self)
{
    free(self->at);
    *self = (struct steps){0};
}

void steps_clear(struct steps *self)
{
    self->count = 0;
    self->ticks = 0;
}

/* Doubles the room; the steps stay as they are if there is no memory. */
static const char *reserve_steps(struct steps *self, size_t count)
{
    size_t room = self->room ? self->room : 64;
    struct step *at;

    if (count <= self->room)
        return NULL;
    while (room < count)
        room *= 2;
    at = realloc(self->at, room * sizeof *at);
    if (!at)
        return "out of memory for the recorded steps";
    self->at = at;
    self->room = room;
    return NULL;
}

/* memcpy of nothing from null is undefined, hence the test. */
const char *steps_copy(struct steps *self, const struct steps *from)
{
    const char *error = reserve_steps(self, from->count);

    if (error)
        return error;
    if (from->count)
        memcpy(self->at, from->at, from->count * sizeof *self->at);
    self->count = from->count;
    self->ticks = from->ticks;
    return NULL;
}

/* Pins that are as before only make the last step longer. */
static int starts_new_step(const struct steps *self, pins in, int is_power)
{
    return self->count == 0 || is_power || self->at[self->count - 1].in != in;
}

const char *steps_add(struct steps *self, pins in, int is_power)
{
    if (starts_new_step(self, in, is_power)) {
        const char *error = reserve_steps(self, self->count + 1);

        if (error)
            return error;
        self->at[self->count++] = (struct step){self->ticks, in, is_power};
    }
    self->ticks++;
    return NULL;
}

const char *steps_hold(struct steps *self, pins in, uint64_t ticks)
{
    const char *error = ticks ? steps_add(self, in, 0) : NULL;

    if (!error && ticks)
        self->ticks += ticks - 1;
    return error;
}

/* A step that begins before the tick stays, and ends there. */
void steps_cut(struct steps *self, uint64_t tick)
{
    while (self->count && self->at[self->count - 1].tick >= tick)
        self->count--;
    if (self->ticks > tick)
        self->ticks = tick;
}

/* Running. A pair counts its ticks from its own power-up; a difference is
 * told in ticks of the whole. */

void steps_stretch(struct steps *self, uint64_t times)
{
    for (size_t i = 0; i < self->count; i++)
        self->at[i].tick *= times;
    self->ticks *= times;
}

/* The last step lasts until the end. */
uint64_t steps_length(const struct steps *self, size_t i)
{
    uint64_t end = i + 1 < self->count ? self->at[i + 1].tick : self->ticks;

    return end - self->at[i].tick;
}

/* Steps are mostly shorter than what a simulator runs in one go. */
struct gathered {
    struct pair *pair;
    uint64_t power_tick;                /* when the pair's own count began */
    size_t count;
    pins in[PAIR_BLOCK];
};

static const char *run_gathered(struct gathered *self)
{
    size_t count = self->count;

    self->count = 0;
    return pair_run(self->pair, self->in, count);
}

static const char *restart_at(struct gathered *self, uint64_t tick)
{
    const char *error = run_gathered(self);

    if (error || self->pair->difference.is_there)
        return error;
    self->power_tick = tick;
    return pair_power_up(self->pair);
}

static const char *run_step(struct gathered *self, const struct step *step,
                            uint64_t ticks)
{
    const char *error = step->is_power ? restart_at(self, step->tick) : NULL;

    while (!error && ticks > 0 && !self->pair->difference.is_there) {
        for (; ticks > 0 && self->count < PAIR_BLOCK; ticks--)
            self->in[self->count++] = step->in;
        if (self->count == PAIR_BLOCK)
            error = run_gathered(self);
    }
    return error;
}

/* Also where there is no difference its tick is changed: nothing looks at it
 * then. */
const char *steps_run(const struct steps *self, struct pair *pair)
{
    const char *error = pair_power_up(pair);
    struct gathered block = {.pair = pair};

    for (size_t i = 0; !error && i < self->count
         && !pair->difference.is_there; i++)
        error = run_step(&block, &self->at[i], steps_length(self, i));
    if (!error)
        error = run_gathered(&block);
    pair->difference.tick += block.power_tick;
    return error;
}
