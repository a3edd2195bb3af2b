/* shrink_blocks.c - looks for a regular way to a difference.
 *
 * What needs whole matches takes hundreds of presses, but seldom different
 * ones. So all presses are made alike, as long and with the same pauses; some
 * in a row are replaced by the one before them; and a few are repeated until
 * something differs:
 *
 *     S..S....L..S.R.S       as it was found
 *     S.S.S.S.L.S.R.S.       all presses alike
 *     S.S.S.S.S.S.R.S.       some like those before them: 6 x S, R, S
 *     S.S.S.S.S.S.S.S. ...   again and again, until it differs: n x S
 * All of it is tried on the pair, as in shrink.c: what does
 * not differ, or takes as many lines to tell, is dropped.
 *
 * An act is a press with its release, or a step that is none.
 */
#include "twin/shrink_inside.h"

#include <stdlib.h>

enum {
    ACTS_KNOWN = 12,                    /* different ones to repeat alone */
    BLOCK_ACTS = 8,                     /* that are repeated together, */
    LOOP_ACTS = 12,                     /* with those before them */
    RUN_ACTS = 32,                      /* that are made like another */
    TIMES_LONGER = 4,                   /* than the best way so far */
    LOOP_SECONDS = 60,                  /* and at least so long */
};

#define LOOP_TICKS_MAX (UINT64_C(1) << 25)

struct act {
    pins in[2];
    uint64_t ticks[2];
    int steps;                          /* 2: pressed and released */
    int is_power;
};

struct acts {
    struct act *at;
    size_t count;
};

/* Reading the best way, and writing a trial */

static int is_press(const struct search *self, size_t i)
{
    const struct step *at = self->best->at;
    pins before = i ? at[i - 1].in : 0, buttons = self->brief.hand.buttons;
    pins pressed = (at[i].in ^ before) & buttons;

    return pressed && !(pressed & before) && !(pressed & (pressed - 1))
        && i + 1 < self->best->count && !at[i].is_power && !at[i + 1].is_power
        && at[i + 1].in == (at[i].in ^ pressed);
}

static struct act read_act(const struct search *self, size_t i)
{
    const struct step *at = self->best->at;
    struct act act = {.steps = 1 + is_press(self, i),
                      .is_power = at[i].is_power};

    for (int k = 0; k < act.steps; k++) {
        act.in[k] = at[i + (size_t)k].in;
        act.ticks[k] = steps_length(self->best, i + (size_t)k);
    }
    return act;
}

static int read_acts(struct search *self, struct acts *acts)
{
    acts->count = 0;
    free(acts->at);
    acts->at = malloc((self->best->count + 1) * sizeof *acts->at);
    if (!acts->at) {
        self->error = "out of memory for the recorded steps";
        return 0;
    }
    for (size_t i = 0; i < self->best->count;
         i += (size_t)acts->at[acts->count++].steps)
        acts->at[acts->count] = read_act(self, i);
    return 1;
}

/* The first error stays. */
static void put_act(struct search *self, const struct act *act)
{
    for (int k = 0; k < act->steps && !self->error; k++) {
        if (act->is_power && k == 0)
            self->error = steps_add(&self->trial, act->in[0], 1);
        if (!self->error)
            self->error = steps_hold(&self->trial, act->in[k],
                                     act->ticks[k] - (act->is_power && !k));
    }
}

static void put_acts(struct search *self, const struct act *at, size_t count)
{
    for (size_t i = 0; i < count; i++)
        put_act(self, &at[i]);
}

/* What was there is not, but what follows may be late. */
static void put_slack(struct search *self)
{
    uint64_t second = self->pair->setup.clock_hz;

    if (!self->error && self->trial.count)
        self->error = steps_hold(
            &self->trial, self->trial.at[self->trial.count - 1].in,
            second + 8 * self->brief.hand.rest_ticks);
}

static int begin(struct search *self)
{
    if (search_is_over(self))
        return 0;
    steps_clear(&self->trial);
    return 1;
}

static int adopt(struct search *self)
{
    return !self->error && search_adopt(self, self->lines);
}

/* All presses alike */

/* Short pauses become the shortest; long ones, in which a message passes, end
 * on a half of a second, or become the shortest, too. */
static uint64_t usual_pause(const struct search *self, uint64_t ticks,
                            int is_hasty)
{
    uint64_t rest = self->brief.hand.rest_ticks;
    uint64_t half = self->pair->setup.clock_hz / 2 + 1;

    if (is_hasty || ticks <= 4 * rest)
        return rest;
    return (ticks + half - 1) / half * half;
}

static struct act usual_act(const struct search *self, struct act act,
                            int is_hasty)
{
    if (act.steps == 2) {
        act.ticks[0] = self->brief.hand.tap_ticks;
        act.ticks[1] = usual_pause(self, act.ticks[1], is_hasty);
    }
    return act;
}

static int make_usual(struct search *self, const struct acts *acts,
                      size_t first, size_t count, int is_hasty)
{
    if (!begin(self))
        return 0;
    for (size_t i = 0; i < acts->count; i++) {
        struct act act = i >= first && i < first + count
            ? usual_act(self, acts->at[i], is_hasty) : acts->at[i];

        put_act(self, &act);
    }
    put_slack(self);
    return adopt(self);
}

/* All of them, then halves and so on; the number of acts may become less on the
 * way. */
static int make_all_usual(struct search *self, struct acts *acts)
{
    int helped = 0;

    for (size_t size = acts->count; size > 0; size /= 2)
        for (size_t first = 0; first < acts->count && !search_is_over(self);
             first += size)
            if (make_usual(self, acts, first, size, 1)
                || make_usual(self, acts, first, size, 0)) {
                helped = 1;
                if (!read_acts(self, acts))
                    return 0;
            }
    return helped;
}

/* Like those before */

static int make_like(struct search *self, const struct acts *acts,
                     size_t first, size_t count, size_t period)
{
    if (!begin(self))
        return 0;
    put_acts(self, acts->at, first);
    for (size_t i = 0; i < count; i++)
        put_act(self, &acts->at[first - period + i % period]);
    put_acts(self, acts->at + first + count, acts->count - first - count);
    put_slack(self);
    return adopt(self);
}

static int make_some_alike(struct search *self, struct acts *acts)
{
    int helped = 0;

    for (size_t size = RUN_ACTS; size > 1; size /= 2)
        for (size_t first = 1;
             first + size < acts->count && !search_is_over(self); first++)
            if (make_like(self, acts, first, size, 1)
                || (first > 1 && make_like(self, acts, first, size, 2))) {
                helped = 1;
                if (!read_acts(self, acts))
                    return 0;
            }
    return helped;
}

/* Again and again */

static uint64_t ticks_to_try(const struct search *self)
{
    uint64_t most = TIMES_LONGER * self->best->ticks
                  + (uint64_t)LOOP_SECONDS * self->pair->setup.clock_hz;

    return most < LOOP_TICKS_MAX ? most : LOOP_TICKS_MAX;
}

/* Some acts once, and some until something differs. */
static int repeat(struct search *self, const struct act *once, size_t before,
                  const struct act *again, size_t count)
{
    uint64_t most = ticks_to_try(self);

    if (before + count + 1 >= self->lines || !begin(self))
        return 0;
    put_acts(self, once, before);
    while (!self->error && self->trial.ticks < most)
        put_acts(self, again, count);
    return adopt(self);
}

static int is_known(const struct act *known, size_t count,
                    const struct act *act)
{
    for (size_t i = 0; i < count; i++)
        if (known[i].in[0] == act->in[0] && known[i].in[1] == act->in[1])
            return 1;
    return 0;
}

static void know_act(struct act known[ACTS_KNOWN], size_t *count,
                     const struct act *act)
{
    if (*count < ACTS_KNOWN && !is_known(known, *count, act))
        known[(*count)++] = *act;
}

/* Different presses, each as it came first and as quick as a tap; those with
 * no switch on before all others. */
static size_t know_acts(const struct search *self, const struct acts *acts,
                        struct act known[ACTS_KNOWN])
{
    size_t count = 0;

    for (int is_plain = 1; is_plain >= 0; is_plain--)
        for (size_t i = 0; i < acts->count; i++) {
            struct act act = usual_act(self, acts->at[i], 1);
            pins pressed = act.in[0] & ~act.in[1];

            if (act.steps != 2)
                continue;
            if (is_plain) {
                act.in[0] = pressed;
                act.in[1] = 0;
            }
            know_act(known, &count, &act);
        }
    return count;
}

/* One press, or two in turn, from the beginning on. */
static int repeat_known(struct search *self, const struct acts *acts)
{
    struct act known[ACTS_KNOWN];
    size_t count = know_acts(self, acts, known);

    for (size_t i = 0; i < count; i++)
        if (repeat(self, NULL, 0, &known[i], 1))
            return 1;
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < count; k++) {
            const struct act both[2] = {known[i], known[k]};

            if (i != k && repeat(self, NULL, 0, both, 2))
                return 1;
        }
    return 0;
}

/* The first acts, of which the last ones go on: shorter ones first. */
static int repeat_some(struct search *self, const struct acts *acts)
{
    for (size_t end = 1; end < acts->count && end <= LOOP_ACTS; end++)
        for (size_t count = 1; count <= end && count <= BLOCK_ACTS; count++)
            if (repeat(self, acts->at, end - count, acts->at + end - count,
                       count))
                return 1;
    return 0;
}

/* Some of the time that is left: what is not regular needs the rest. */
static int64_t end_of_share(const struct search *self, int share)
{
    int64_t now = engine_cpu_ms(self->pair->engine);

    return now + (self->until_ms - now) / share;
}

int shrink_to_loop(struct search *self)
{
    int64_t until = self->until_ms;
    struct acts acts = {0};
    int helped;

    if (!self->brief.hand.buttons || !read_acts(self, &acts))
        return 0;
    self->until_ms = end_of_share(self, 2);
    helped = repeat_known(self, &acts);
    self->until_ms = until;
    free(acts.at);
    return helped;
}

int shrink_blocks(struct search *self)
{
    int64_t until = self->until_ms;
    struct acts acts = {0};
    int helped = 0;

    if (!self->brief.hand.buttons || !read_acts(self, &acts))
        return 0;
    self->until_ms = end_of_share(self, 2);
    helped = make_all_usual(self, &acts);
    if (!self->error)
        helped |= make_some_alike(self, &acts);
    if (!self->error)
        helped |= repeat_known(self, &acts);
    if (!self->error && read_acts(self, &acts))
        helped |= repeat_some(self, &acts);
    self->until_ms = until;
    free(acts.at);
    return helped;
}
