/* shrink.c - shrinks the input that leads to a difference.
 *
 * Delta debugging (Zeller and Hildebrandt) on the list of steps. Five things
 * are tried as long as one of them helps: to leave out some steps in a row
 * (first many, then fewer), to let a pin stay as it was, to press regularly
 * (shrink_blocks.c), to leave out two things at once, and to wait less. What
 * still ends in a difference, and takes no more lines to tell (brief.h), is
 * kept.
 *
 * Invariant: best always leads to a difference, at its last tick. Every trial
 * is run from power-up, so the cost is that of the simulator.
 */
#include "twin/shrink.h"

#include <stdint.h>
#include <string.h>

#include "twin/shrink_inside.h"

enum { PAIR_REACH = 40,                /* steps between two that go together */
       LOOP_WORTH = 40,                /* lines from which on a loop is sought
                                        * before anything is left out */
       MATCH_LINES = 120 };            /* more than one game has */

int search_is_over(const struct search *self)
{
    return self->error
        || engine_cpu_ms(self->pair->engine) >= self->until_ms;
}

static size_t count_lines(struct search *self, const struct steps *steps)
{
    const char *error = brief_make(&self->brief, steps);

    if (error)
        self->error = error;
    return error ? SIZE_MAX : brief_lines(&self->brief);
}

int search_adopt(struct search *self, size_t below)
{
    size_t lines;

    self->error = steps_run(&self->trial, self->pair);
    if (self->error || !self->pair->difference.is_there)
        return 0;
    steps_cut(&self->trial, self->pair->difference.tick + 1);
    lines = count_lines(self, &self->trial);
    if (lines >= below)
        return 0;
    self->error = steps_copy(self->best, &self->trial);
    self->lines = lines;
    if (self->on_try)
        self->on_try(lines);
    return !self->error;
}

/* What is left out must not make more lines of it: of what repeats, each time
 * must lose the same. */
static int adopt_if_different(struct search *self)
{
    return search_adopt(self, self->lines + 1);
}

int search_begin_trial(struct search *self)
{
    if (search_is_over(self))
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

    if (!search_begin_trial(self) || first + count > trial->count)
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
    if (!search_begin_trial(self) || first + count >= self->trial.count)
        return 0;
    cut_steps(&self->trial, first, count);
    return adopt_if_different(self);
}

/* Two gaps at once: in many games a move of one player can only be left out
 * together with one of the other. */
static int omit_twice(struct search *self, size_t first, size_t second,
                      size_t count)
{
    if (!search_begin_trial(self) || second + count >= self->trial.count)
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

        while (first + size <= self->best->count && !search_is_over(self)) {
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
             && second < first + PAIR_REACH && !search_is_over(self);
             second += 2)
            helped |= omit_twice(self, first, second, size);
    return helped;
}

/* Shortens a step; what follows comes sooner. */
static int wait_less(struct search *self, size_t i, uint64_t ticks)
{
    struct steps *trial = &self->trial;

    if (ticks == 0 || !search_begin_trial(self))
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

    for (size_t i = 0; i < self->best->count && !search_is_over(self); i++)
        for (uint64_t less = steps_length(self->best, i) / 2; less > 0;
             less = less / 2) {
            while (i < self->best->count && steps_length(self->best, i) > less
                   && wait_less(self, i, less))
                helped = 1;
            if (search_is_over(self) || i >= self->best->count)
                break;
        }
    return helped;
}

/* A pin that changes with a step stays as it was until it changes again. */
static int keep_pin(struct search *self, size_t i, pins pin)
{
    const struct step *best = self->best->at;

    if (!search_begin_trial(self))
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

        for (; changed && !search_is_over(self); changed &= changed - 1) {
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

/* Of a way that repeats much, what is left out once is left out in vain. */
static int is_regular(const struct search *self)
{
    return self->best->count > 4 * self->lines + 40;
}

/* Every trial runs through them, so that they go before anything else. */
static void cut_long_waits(struct search *self)
{
    uint64_t second = self->pair->setup.clock_hz;

    for (size_t i = 0; i < self->best->count; i++) {
        uint64_t ticks = steps_length(self->best, i);

        if (ticks > 4 * second && !wait_less(self, i, ticks - second / 4))
            (void)wait_less(self, i, ticks / 2);
    }
}

/* What is quick and leaves out most comes first; waiting less makes nothing
 * shorter to read, so that it is tried last. Where there is much left that is
 * alike, making it regular is quicker than leaving out two here and there. */
static int improve(struct search *self)
{
    int helped = 0;

    if (!is_regular(self)) {
        helped = omit_some_steps(self);
        helped |= keep_some_pin(self);
        tidy(self->best);
        self->lines = count_lines(self, self->best);
    }
    if (!helped && self->lines > MATCH_LINES)
        helped = shrink_blocks(self);
    if (!helped && !is_regular(self))
        helped = omit_some_pairs(self, 4) || omit_some_pairs(self, 2);
    if (!helped && self->lines <= MATCH_LINES)
        helped = shrink_blocks(self);
    if (!helped && !is_regular(self))
        helped = wait_less_somewhere(self);
    return helped;
}

static struct brief_hand hand_of(const struct pair *pair)
{
    const struct machine_type *machine = pair->twin ? pair->twin->machine
                                                    : NULL;

    return brief_hand_of(machine ? machine->board : NULL,
                        pair->setup.clock_hz);
}

/* The last run leaves the pair with the difference of what is returned: the
 * last trial may not have had one. */
const char *shrink(struct pair *pair, struct steps *steps,
                   unsigned patience_ms, void (*on_try)(size_t steps))
{
    struct search self = {.pair = pair, .best = steps, .on_try = on_try,
                          .brief = {.hand = hand_of(pair)},
                          .until_ms = engine_cpu_ms(pair->engine)
                                      + patience_ms};
    int helped = 1;

    self.error = steps_run(steps, pair);
    if (!self.error && pair->difference.is_there)
        steps_cut(steps, pair->difference.tick + 1);
    if (!self.error)
        self.lines = count_lines(&self, steps);
    cut_long_waits(&self);
    if (!self.error && self.lines > LOOP_WORTH)
        (void)shrink_to_loop(&self);
    while (helped && !search_is_over(&self))
        helped = improve(&self);
    if (!self.error)
        self.error = steps_run(steps, pair);
    steps_free(&self.trial);
    brief_free(&self.brief);
    return self.error;
}

const char *shrink_lines(const struct pair *pair, const struct steps *steps,
                         size_t *lines)
{
    struct brief brief = {.hand = hand_of(pair)};
    const char *error = brief_make(&brief, steps);

    *lines = error ? 0 : brief_lines(&brief);
    brief_free(&brief);
    return error;
}
