/* repeat.c - a design that remembers its runs.
 *
 * Runs are a tree: behind each are those that came after it, one for each way
 * in which a check went on.
 *
 *     power-up - reset - BTN3 - wait - wait - BTN3 ...     one check
 *                                        \
 *                                         BTN0 - wait ...  another
 *
 * Invariants:
 * 1. What is remembered of a run is what the design answered, and is never
 *    changed.
 * 2. `at` is where the caller believes the design to be. It is brought there
 *    before it runs or saves.
 * 3. After a state that was loaded from outside, and when there is no more
 *    room, nothing is remembered until the next power-up.
 */
#include "grade/repeat.h"

#include <stdlib.h>
#include <string.h>

enum { ROOM = 64 << 20, CHANGES = 1 << 14 };    /* bytes; words */

struct repeat_run {
    struct repeat_run *before;          /* null: power-up */
    struct repeat_run *behind, *beside; /* the first after it; another after
                                         * the same */
    struct repeat_run *way;             /* the one after it on a way there */
    void *state;                        /* at its end, if somebody saved it */
    uint64_t asked, room;               /* of ticks and changes */
    int is_viewed, is_clock_high;
    uint64_t ticks;                     /* that it took */
    size_t count;
    uint64_t words[];                   /* inputs, then changes */
};

static struct repeat *repeat_of(struct design *design)
{
    return (struct repeat *)(void *)design;
}

static size_t input_bytes(const struct repeat *self)
{
    return (size_t)self->design.in_words * sizeof(uint64_t);
}

static size_t change_bytes(const struct repeat *self, size_t count)
{
    return count * (1 + (size_t)self->design.out_words) * sizeof(uint64_t);
}

/* Memory */

static void *take_room(struct repeat *self, size_t size)
{
    if (size > self->left)
        return NULL;
    self->left -= size;
    return malloc(size);
}

/* Leaves first, without recursion: a check has thousands of runs in a row. */
static void forget_runs(struct repeat_run *run)
{
    while (run) {
        struct repeat_run *next = run->behind;

        if (next) {
            run->behind = next->beside;
        } else {
            next = run->before;
            free(run->state);
            free(run);
        }
        run = next;
    }
}

/* Runs that were before */

/* How outputs are looked at is a matter of the wiring, which stays the same,
 * but for whether anybody looks at them in that way. */
static int is_same_run(const struct repeat *self,
                       const struct repeat_run *known,
                       const struct design_run *run)
{
    return known->asked == run->ticks && known->room == run->room
        && known->is_viewed == (run->view != NULL)
        && !memcmp(known->words, run->in, input_bytes(self));
}

static struct repeat_run *find_known(const struct repeat *self,
                                     const struct design_run *run)
{
    struct repeat_run *known = self->at->behind;

    while (known && !is_same_run(self, known, run))
        known = known->beside;
    return known;
}

static void tell_known(const struct repeat *self,
                       const struct repeat_run *known, struct design_run *run)
{
    run->ticks = known->ticks;
    run->is_clock_high = known->is_clock_high;
    run->count = known->count;
    run->inner_count = 0;
    memcpy(run->changes, known->words + self->design.in_words,
           change_bytes(self, known->count));
}

/* What the design has just answered; null if there is no room. */
static struct repeat_run *keep_run(struct repeat *self, uint64_t asked,
                                   const struct design_run *run)
{
    size_t changes = change_bytes(self, run->count);
    struct repeat_run *kept = take_room(self, sizeof *kept
                                        + input_bytes(self) + changes);

    if (!kept)
        return NULL;
    *kept = (struct repeat_run){
        .before = self->at, .beside = self->at->behind, .asked = asked,
        .room = run->room, .is_viewed = run->view != NULL,
        .is_clock_high = run->is_clock_high, .ticks = run->ticks,
        .count = run->count};
    memcpy(kept->words, run->in, input_bytes(self));
    memcpy(kept->words + self->design.in_words, run->changes, changes);
    self->at->behind = kept;
    return kept;
}

/* Going there */

/* The caller's is gone with its session. */
static void keep_view(struct repeat *self, const struct design_view *view)
{
    size_t words = (size_t)self->design.out_words;

    if (!view || self->view.seen)
        return;
    memcpy(self->view_words, view->seen, words * sizeof *view->seen);
    memcpy(self->view_words + words, view->held, words * sizeof *view->held);
    self->view = (struct design_view){self->view_words,
                                      self->view_words + words, view->clock};
}

/* Its changes are known already. */
static const char *run_again(struct repeat *self, const struct repeat_run *run)
{
    struct design_run again = {
        .in = run->words, .view = run->is_viewed ? &self->view : NULL,
        .changes = self->changes,
        .room = CHANGES / (1 + (size_t)self->design.out_words)};
    uint64_t left = run->ticks;
    const char *error = NULL;

    for (; left && !error; left -= again.ticks) {
        again.ticks = left;
        error = self->inside->type->run(self->inside, &again);
    }
    /* cppcheck-suppress returnDanglingLifetime ; an error is a text alone */
    return error;
}

/* The last run up to this one behind which the design can begin; each on the
 * way knows the next. */
static struct repeat_run *find_beginning(const struct repeat *self,
                                         struct repeat_run *run)
{
    run->way = NULL;
    while (run != self->reached && !run->state && run->before) {
        run->before->way = run;
        run = run->before;
    }
    return run;
}

static const char *begin_behind(struct repeat *self,
                                const struct repeat_run *run)
{
    if (run == self->reached)
        return NULL;
    if (run->state)
        return self->inside->type->load(self->inside, run->state);
    return self->inside->type->power_up(self->inside);
}

/* Nobody knows where a design is that failed on the way. */
static const char *bring_up_to_date(struct repeat *self)
{
    struct repeat_run *run;
    const char *error;

    if (!self->at || self->at == self->reached)
        return NULL;
    run = find_beginning(self, self->at);
    error = begin_behind(self, run);
    while (!error && run->way) {
        run = run->way;
        error = run_again(self, run);
    }
    self->reached = error ? NULL : self->at;
    return error;
}

/* As a design */

static const char *power_up_repeat(struct design *design)
{
    repeat_of(design)->at = repeat_of(design)->start;
    return NULL;
}

static const char *run_anew(struct repeat *self, struct design_run *run)
{
    uint64_t asked = run->ticks;
    const char *error = bring_up_to_date(self);

    if (!error)
        error = self->inside->type->run(self->inside, run);
    keep_view(self, run->view);
    self->at = !error && self->at ? keep_run(self, asked, run) : NULL;
    self->reached = self->at;
    return error;
}

static const char *run_repeat(struct design *design, struct design_run *run)
{
    struct repeat *self = repeat_of(design);
    struct repeat_run *known = self->at ? find_known(self, run) : NULL;

    if (!known)
        return run_anew(self, run);
    tell_known(self, known, run);
    self->at = known;
    return NULL;
}

/* Who saves does so again at the same moment of the next check. */
static void keep_state(struct repeat *self, const void *state)
{
    if (!self->at || self->at->state)
        return;
    self->at->state = take_room(self, self->design.state_size);
    if (self->at->state)
        memcpy(self->at->state, state, self->design.state_size);
}

static void save_repeat(struct design *design, void *state)
{
    struct repeat *self = repeat_of(design);

    if (self->at && self->at->state) {
        memcpy(state, self->at->state, design->state_size);
    } else if (bring_up_to_date(self)) {
        memset(state, 0, design->state_size);
    } else {
        self->inside->type->save(self->inside, state);
        keep_state(self, state);
    }
}

static const char *load_repeat(struct design *design, const void *state)
{
    struct repeat *self = repeat_of(design);

    self->at = self->reached = NULL;
    return self->inside->type->load(self->inside, state);
}

static void close_repeat_nothing(struct design *design)
{
    (void)design;
}

static const struct design_type repeat_type = {
    .name = "repeat",
    .power_up = power_up_repeat,
    .run = run_repeat,
    .save = save_repeat,
    .load = load_repeat,
    .close = close_repeat_nothing,
};

const char *repeat_open(struct repeat *self, struct design *inside)
{
    size_t words = (size_t)inside->out_words;

    *self = (struct repeat){.design = *inside, .inside = inside, .left = ROOM};
    self->design.type = &repeat_type;
    self->start = calloc(1, sizeof *self->start);
    self->changes = calloc(CHANGES, sizeof *self->changes);
    self->view_words = calloc(2 * words + 1, sizeof *self->view_words);
    return self->start && self->changes && self->view_words ? NULL
         : "out of memory for a design";
}

void repeat_close(struct repeat *self)
{
    forget_runs(self->start);
    free(self->changes);
    free(self->view_words);
    *self = (struct repeat){.start = NULL};
}
