/* shrink.c - a long way to a difference made short.
 *
 * Three things are tried as long as one of them helps: to leave out some
 * steps in a row (first many, then fewer), to wait less, and to let a pin
 * stay as it was. What still ends in a difference is kept.
 */
#include "twin/shrink.h"

#include <string.h>

struct search {
    struct pair *pair;
    struct steps *best;
    struct steps trial;
    int64_t until_ms;
    void (*on_try)(size_t steps);
    const char *error;
};

static int is_over(const struct search *self)
{
    return self->error
        || engine_cpu_ms(self->pair->engine) >= self->until_ms;
}

/* Does the trial differ too? Then it is the best so far, up to there. */
static int try(struct search *self)
{
    self->error = steps_run(&self->trial, self->pair);
    if (self->error || !self->pair->difference.is_there)
        return 0;
    steps_cut(&self->trial, self->pair->difference.tick + 1);
    self->error = steps_copy(self->best, &self->trial);
    if (self->on_try)
        self->on_try(self->best->count);
    return !self->error;
}

static int begin_trial(struct search *self)
{
    if (is_over(self))
        return 0;
    self->error = steps_copy(&self->trial, self->best);
    return !self->error;
}

/* The first one is how all begins: it stays. */
static int leave_out(struct search *self, size_t first, size_t count)
{
    struct steps *trial = &self->trial;

    if (!begin_trial(self) || first + count > trial->count)
        return 0;
    memmove(trial->at + first, trial->at + first + count,
            (trial->count - first - count) * sizeof *trial->at);
    trial->count -= count;
    return try(self);
}

/* The same with the time that they took: what follows comes sooner. */
static int cut_out(struct search *self, size_t first, size_t count)
{
    struct steps *trial = &self->trial;
    uint64_t ticks;

    if (!begin_trial(self) || first + count >= trial->count)
        return 0;
    ticks = trial->at[first + count].tick - trial->at[first].tick;
    memmove(trial->at + first, trial->at + first + count,
            (trial->count - first - count) * sizeof *trial->at);
    trial->count -= count;
    for (size_t i = first; i < trial->count; i++)
        trial->at[i].tick -= ticks;
    trial->ticks -= ticks;
    return try(self);
}

static int leave_out_some(struct search *self)
{
    int helped = 0;

    for (size_t size = self->best->count / 2; size > 0; size /= 2) {
        size_t first = 1;

        while (first + size <= self->best->count && !is_over(self)) {
            if (cut_out(self, first, size) || leave_out(self, first, size))
                helped = 1;
            else
                first += size;
        }
    }
    return helped;
}

static int wait_less(struct search *self, size_t i, uint64_t ticks)
{
    struct steps *trial = &self->trial;

    if (ticks == 0 || !begin_trial(self))
        return 0;
    for (size_t k = i + 1; k < trial->count; k++)
        trial->at[k].tick -= ticks;
    trial->ticks -= ticks;
    return try(self);
}

static uint64_t length_of(const struct steps *steps, size_t i)
{
    uint64_t end = i + 1 < steps->count ? steps->at[i + 1].tick
                                        : steps->ticks;

    return end - steps->at[i].tick;
}

static int wait_less_somewhere(struct search *self)
{
    int helped = 0;

    for (size_t i = 0; i < self->best->count && !is_over(self); i++)
        for (uint64_t less = length_of(self->best, i) / 2; less > 0;
             less = less / 2) {
            while (i < self->best->count && length_of(self->best, i) > less
                   && wait_less(self, i, less))
                helped = 1;
            if (is_over(self) || i >= self->best->count)
                break;
        }
    return helped;
}

/* A pin that changes with a step stays as it was until it changes again. */
static int keep_pin(struct search *self, size_t i, pins pin)
{
    const struct step *best = self->best->at;

    if (!begin_trial(self))
        return 0;
    for (size_t k = i; k < self->trial.count; k++) {
        if (k > i && ((best[k].in ^ best[k - 1].in) & pin))
            break;
        self->trial.at[k].in ^= pin;
    }
    return try(self);
}

static int keep_some_pin(struct search *self)
{
    int helped = 0;

    for (size_t i = 0; i < self->best->count; i++) {
        pins before = i ? self->best->at[i - 1].in : 0;
        pins changed = self->best->at[i].in ^ before;

        for (; changed && !is_over(self); changed &= changed - 1) {
            pins pin = changed & (~changed + 1);

            if (i < self->best->count && keep_pin(self, i, pin))
                helped = 1;
        }
    }
    return helped;
}

/* Steps that change nothing any more. */
static void tidy(struct steps *steps)
{
    size_t kept = 0;

    for (size_t i = 0; i < steps->count; i++)
        if (kept == 0 || steps->at[i].is_power
            || steps->at[i].in != steps->at[kept - 1].in)
            steps->at[kept++] = steps->at[i];
    steps->count = kept;
}

const char *shrink(struct pair *pair, struct steps *steps,
                   unsigned patience_ms, void (*on_try)(size_t steps))
{
    struct search self = {.pair = pair, .best = steps, .on_try = on_try,
                          .until_ms = engine_cpu_ms(pair->engine)
                                      + patience_ms};
    int helped = 1;

    self.error = steps_run(steps, pair);
    if (!self.error && pair->difference.is_there)
        steps_cut(steps, pair->difference.tick + 1);
    while (helped && !is_over(&self)) {
        helped = leave_out_some(&self);
        helped |= wait_less_somewhere(&self);
        helped |= keep_some_pin(&self);
        tidy(steps);
    }
    if (!self.error)
        self.error = steps_run(steps, pair);
    steps_free(&self.trial);
    return self.error;
}
