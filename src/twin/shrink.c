/* shrink.c - shrinks the input that leads to a difference.
 *
 * Delta debugging (Zeller and Hildebrandt) on the list of steps. Four things
 * are tried as long as one of them helps: to leave out some steps in a row
 * (first many, then fewer), to let a pin stay as it was, to leave out two
 * things at once, and to wait less. What still ends in a difference is kept.
 *
 * Invariant: best always leads to a difference, at its last tick. Every trial
 * is run from power-up, so the cost is that of the simulator.
 */
#include "twin/shrink.h"

#include <string.h>

enum { PAIR_REACH = 40 };              /* steps between two that go together */

/* One search: best belongs to the caller, trial to the search. */
struct search {
    struct pair *pair;
    struct steps *best;
    struct steps trial;
    int64_t until_ms;
    void (*on_try)(size_t steps);
    const char *error;
};

static int is_search_over(const struct search *self)
{
    return self->error
        || engine_cpu_ms(self->pair->engine) >= self->until_ms;
}

/* Runs the trial. If it differs, too, it becomes the best so far, cut off at
 * the difference; else best stays. */
static int adopt_if_different(struct search *self)
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

/* Copies the best into the trial; 0 if there is no time left. */
static int begin_trial(struct search *self)
{
    if (is_search_over(self))
        return 0;
    self->error = steps_copy(&self->trial, self->best);
    return !self->error;
}

/* Removes steps from a list; the times of the others stay as they are. */
static void remove_steps(struct steps *steps, size_t first, size_t count)
{
    memmove(steps->at + first, steps->at + first + count,
            (steps->count - first - count) * sizeof *steps->at);
    steps->count -= count;
}

/* Without some steps; the one before them lasts longer. Callers never omit the
 * first step, which has the pins at power-up. */
static int omit_steps(struct search *self, size_t first, size_t count)
{
    struct steps *trial = &self->trial;

    if (!begin_trial(self) || first + count > trial->count)
        return 0;
    remove_steps(trial, first, count);
    return adopt_if_different(self);
}

/* Removes steps and the time that they took: what follows comes sooner. */
static void cut_steps(struct steps *steps, size_t first, size_t count)
{
    uint64_t ticks = steps->at[first + count].tick - steps->at[first].tick;

    remove_steps(steps, first, count);
    for (size_t i = first; i < steps->count; i++)
        steps->at[i].tick -= ticks;
    steps->ticks -= ticks;
}

static int omit_with_time(struct search *self, size_t first, size_t count)
{
    if (!begin_trial(self) || first + count >= self->trial.count)
        return 0;
    cut_steps(&self->trial, first, count);
    return adopt_if_different(self);
}

/* Two gaps at once: in many games a move of one player can only be left out
 * together with one of the other. */
static int omit_twice(struct search *self, size_t first, size_t second,
                      size_t count)
{
    if (!begin_trial(self) || second + count >= self->trial.count)
        return 0;
    cut_steps(&self->trial, second, count);
    cut_steps(&self->trial, first, count);
    return adopt_if_different(self);
}

/* Halves the size of the gap after each pass. After a success `first` stays:
 * the steps after the gap have moved there. */
static int omit_some_steps(struct search *self)
{
    int helped = 0;

    for (size_t size = self->best->count / 2; size > 0; size /= 2) {
        size_t first = 1;

        while (first + size <= self->best->count && !is_search_over(self)) {
            if (omit_with_time(self, first, size)
                || omit_steps(self, first, size))
                helped = 1;
            else
                first += size;
        }
    }
    return helped;
}

/* Gaps of some presses, which are two steps each, not too far from each other.
 */
static int omit_some_pairs(struct search *self, size_t size)
{
    int helped = 0;

    for (size_t first = 1; first + size < self->best->count; first += 2)
        for (size_t second = first + size;
             second + size < self->best->count
             && second < first + PAIR_REACH && !is_search_over(self);
             second += 2)
            helped |= omit_twice(self, first, second, size);
    return helped;
}

/* Shortens a step; what follows comes sooner. */
static int wait_less(struct search *self, size_t i, uint64_t ticks)
{
    struct steps *trial = &self->trial;

    if (ticks == 0 || !begin_trial(self))
        return 0;
    for (size_t k = i + 1; k < trial->count; k++)
        trial->at[k].tick -= ticks;
    trial->ticks -= ticks;
    return adopt_if_different(self);
}

/* A binary search for the shortest wait of each step. The best may become
 * shorter meanwhile, so the bounds are checked each time. */
static int wait_less_somewhere(struct search *self)
{
    int helped = 0;

    for (size_t i = 0; i < self->best->count && !is_search_over(self); i++)
        for (uint64_t less = steps_length(self->best, i) / 2; less > 0;
             less = less / 2) {
            while (i < self->best->count && steps_length(self->best, i) > less
                   && wait_less(self, i, less))
                helped = 1;
            if (is_search_over(self) || i >= self->best->count)
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
    return adopt_if_different(self);
}

/* Each pin that changes with a step, one by one; the best may be replaced in
 * between, and then the others of the old step are still worth a try. */
static int keep_some_pin(struct search *self)
{
    int helped = 0;

    for (size_t i = 0; i < self->best->count; i++) {
        pins before = i ? self->best->at[i - 1].in : 0;
        pins changed = self->best->at[i].in ^ before;

        for (; changed && !is_search_over(self); changed &= changed - 1) {
            pins pin = changed & (~changed + 1);

            if (i < self->best->count && keep_pin(self, i, pin))
                helped = 1;
        }
    }
    return helped;
}

/* Removes steps that no longer change anything. */
static void tidy(struct steps *steps)
{
    size_t kept = 0;

    for (size_t i = 0; i < steps->count; i++)
        if (kept == 0 || steps->at[i].is_power
            || steps->at[i].in != steps->at[kept - 1].in)
            steps->at[kept++] = steps->at[i];
    steps->count = kept;
}

/* What is quick and leaves out most comes first; waiting less makes nothing
 * shorter to read, so that it is tried last. */
static int improve(struct search *self)
{
    int helped = omit_some_steps(self);

    helped |= keep_some_pin(self);
    tidy(self->best);
    if (!helped)
        helped = omit_some_pairs(self, 4) || omit_some_pairs(self, 2)
              || wait_less_somewhere(self);
    return helped;
}

/* The last run leaves the pair with the difference of what is returned: the
 * last trial may not have had one. */
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
    while (helped && !is_search_over(&self))
        helped = improve(&self);
    if (!self.error)
        self.error = steps_run(steps, pair);
    steps_free(&self.trial);
    return self.error;
}
