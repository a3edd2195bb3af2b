/* brief.c - steps as a person would tell them: taps, and what repeats once.
 *
 * From the last step back to the first, the shortest way to tell the rest is
 * known for each: a step alone, a tap, or a block of steps that comes again and
 * again. How long the steps after one agree with those a period later is
 * counted on the way, for every period.
 */
#include "twin/brief.h"

#include <stdlib.h>
#include <string.h>

struct brief_hand brief_hand_of(const struct board_type *board,
                              uint32_t clock_hz)
{
    struct brief_hand hand = {0};

    if (!board)
        return hand;
    for (const struct part *part = board->parts; part->group; part++)
        if (part_type(part)->use == USE_PRESS)
            hand.buttons |= PIN(part->pin);
    hand.tap_ticks = (uint64_t)board->tap_ticks * clock_hz / board->clock_hz;
    hand.rest_ticks = (uint64_t)board->rest_ticks * clock_hz
                    / board->clock_hz;
    return hand;
}

void brief_free(struct brief *self)
{
    free(self->at);
    self->at = NULL;
    self->room = 0;
}

size_t brief_lines(const struct brief *self)
{
    return self->at[0].lines;
}

pins brief_before(const struct brief *self, size_t i, size_t first,
                 size_t period)
{
    const struct step *at = self->steps->at;

    if (period && i == first)
        return at[first + period - 1].in;
    return i ? at[i - 1].in : 0;
}

/* Taps */

/* One button goes down, none up. Switches may be flipped as well. */
static pins pressed_by(const struct brief *self, size_t i, pins before)
{
    pins changed = (self->steps->at[i].in ^ before) & self->hand.buttons;

    return changed & before || changed & (changed - 1) ? 0 : changed;
}

/* The last step of all ends with the difference, wherever that comes. */
int brief_is_tap(const struct brief *self, size_t i, pins before, size_t end)
{
    const struct steps *steps = self->steps;
    pins button = pressed_by(self, i, before);

    return button && i + 1 < end && !steps->at[i].is_power
        && !steps->at[i + 1].is_power
        && steps->at[i + 1].in == (steps->at[i].in ^ button)
        && steps_length(steps, i) == self->hand.tap_ticks
        && (i + 2 == steps->count
            || steps_length(steps, i + 1) >= self->hand.rest_ticks);
}

/* What a step says: nothing, if it only waits for the first. */
static size_t lines_of(const struct brief *self, size_t i, pins before)
{
    const struct step *step = &self->steps->at[i];

    return step->is_power || step->in != before;
}

static size_t lines_of_block(const struct brief *self, size_t first,
                             size_t period)
{
    size_t lines = 1, i = first, end = first + period;

    while (i < end) {
        pins before = brief_before(self, i, first, period);

        lines += lines_of(self, i, before);
        i += brief_is_tap(self, i, before, end) ? 2 : 1;
    }
    return lines;
}

/* Blocks */

static int is_same_act(const struct step *a, const struct step *b)
{
    return a->in == b->in && a->is_power == b->is_power;
}

static int is_same_step(const struct brief *self, size_t i, size_t k)
{
    const struct steps *steps = self->steps;

    return k < steps->count && is_same_act(&steps->at[i], &steps->at[k])
        && steps_length(steps, i) == steps_length(steps, k);
}

/* The last step may end early. */
static int ends_like(const struct brief *self, size_t i, size_t k)
{
    const struct steps *steps = self->steps;

    return k + 1 == steps->count && is_same_act(&steps->at[i], &steps->at[k])
        && steps_length(steps, k) <= steps_length(steps, i);
}

/* The steps from i on agree with those a period later for so long. A block that
 * the end cuts off is done as a whole: what comes after the difference does not
 * matter. */
static void try_block(struct brief *self, size_t i, size_t period, size_t alike)
{
    struct brief_choice *best = &self->at[i];
    struct brief_choice block = {.period = period};
    size_t last = i + alike;            /* the first that does not agree */

    if (ends_like(self, last, last + period)) {
        block.times = (alike + 1 + period - 1) / period + 1;
        block.next = self->steps->count;
    } else {
        block.times = alike / period + 1;
        block.next = i + block.times * period;
    }
    if (block.times < 2)
        return;
    block.lines = lines_of_block(self, i, period) + self->at[block.next].lines
                + (brief_before(self, i, 0, 0)
                   != brief_before(self, i, i, period));
    if (block.lines < best->lines)
        *best = block;
}

static void choose(struct brief *self, size_t i, const size_t *alike)
{
    pins before = brief_before(self, i, 0, 0);
    struct brief_choice *to = &self->at[i];
    int is_tap = brief_is_tap(self, i, before, self->steps->count);

    *to = (struct brief_choice){.is_tap = is_tap, .next = i + 1u
                                                       + (size_t)is_tap};
    to->lines = lines_of(self, i, before) + self->at[to->next].lines;
    for (size_t p = 1; p <= BRIEF_PERIOD_MAX && i + p < self->steps->count; p++)
        try_block(self, i, p, alike[p]);
}

static const char *reserve_choices(struct brief *self, size_t count)
{
    struct brief_choice *at;

    if (count <= self->room)
        return NULL;
    at = realloc(self->at, count * sizeof *at);
    if (!at)
        return "out of memory for the recorded steps";
    self->at = at;
    self->room = count;
    return NULL;
}

const char *brief_make(struct brief *self, const struct steps *steps)
{
    size_t alike[BRIEF_PERIOD_MAX + 1] = {0};
    const char *error = reserve_choices(self, steps->count + 1);

    if (error)
        return error;
    self->steps = steps;
    self->at[steps->count] = (struct brief_choice){.next = steps->count};
    for (size_t i = steps->count; i-- > 0;) {
        for (size_t p = 1; p <= BRIEF_PERIOD_MAX; p++)
            alike[p] = is_same_step(self, i, i + p) ? alike[p] + 1 : 0;
        choose(self, i, alike);
    }
    return NULL;
}
