/* ways.c - two ways through the same run, in one process.
 *
 *   leap_ways JSON CLOCKS SEED TICKS [FILE]
 *
 * Inputs change at random, and whenever an output changes that is a stop, they
 * are others for some ticks, depending on it. One engine is run as every
 * design can be: up to the next change of an input or the next stop, every tick
 * of it, and its changes are looked at through a view afterwards (base/view.h).
 * The other one gets the inputs as rows for later ticks, has its stops answered
 * on the way, looks through the view itself and leaps; with FILE it is compiled
 * by way of FILE.c, and with FILE also without leaps. All changes must be the
 * same, and in the end every net. Prints what was compared, or the first
 * difference and exits with 1.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/view.h"
#include "designs/leap/stimulus.h"

enum { SEGMENTS = 2000, ROWS = 64, ROOM = 4096, WORDS = STIMULUS_WORDS_MAX,
       SMALL_ROOM = 20, ANSWER_TICKS = 3, RUN_MAX = 3000 };

/* What comes from outside. */
struct world {
    uint64_t at[SEGMENTS + 1], in[SEGMENTS][WORDS];
    int segments, has_stops;
    uint64_t until, turned;             /* the answer to the last stop */
    uint64_t ticks;
    uint64_t stops[WORDS], seen[WORDS], held[WORDS];
    struct design_view view;
};

/* One of the two, and what it told. */
struct side {
    struct bench bench;
    struct world world;
    uint64_t raw[WORDS], told[WORDS];   /* of one that looks afterwards */
    uint64_t tick, sum, changes;
    uint64_t base;                      /* the tick at which a run began */
    uint64_t rows[ROWS * (1 + WORDS)];
    struct rng rng;
};

static void stop_with(const char *what, uint64_t tick)
{
    printf("%s at tick %llu\n", what, (unsigned long long)tick);
    exit(1);
}

/* The world */

static void draw_schedule(struct world *self, const struct bench *bench,
                          const char *seed)
{
    struct stimulus stimulus;
    uint64_t tick = 0;

    stimulus_begin(&stimulus, seed);
    while (tick < self->ticks && self->segments < SEGMENTS) {
        stimulus_next(&stimulus, bench);
        memcpy(self->in[self->segments], stimulus.in, sizeof stimulus.in);
        self->at[self->segments++] = tick;
        tick += 1 + stimulus.ticks % 700;
    }
    self->at[self->segments] = UINT64_MAX;
}

/* A clock among the outputs: the first port of one bit, or none. */
static int find_clock(const struct design *design)
{
    for (const struct design_port *p = design->ports; p->name; p++)
        if (p->direction == DESIGN_OUT && p->width == 1)
            return p->out_at;
    return -1;
}

/* Whole ports are unseen, held or told at once, as on a board; now and then
 * only some bits of one. What is held is no stop, or the engine would look at
 * it whenever it changes. */
enum kind { UNSEEN, HELD, TOLD, KINDS };

static void draw_bit(struct world *self, struct rng *rng, enum kind kind,
                     int at)
{
    uint64_t bit = UINT64_C(1) << at % 64;

    if (rng_below(rng, 60) == 0)
        kind = (enum kind)rng_below(rng, KINDS);
    if (self->has_stops && kind != HELD && rng_below(rng, 6) == 0)
        self->stops[at / 64] |= bit;
    if (kind != UNSEEN)
        self->seen[at / 64] |= bit;
    if (kind == HELD && self->view.clock >= 0)
        self->held[at / 64] |= bit;
}

static void draw_view(struct world *self, const struct design *design,
                      struct rng *rng)
{
    self->view.clock = rng_below(rng, 4) ? find_clock(design) : -1;
    self->has_stops = rng_below(rng, 3) > 0;
    for (const struct design_port *p = design->ports; p->name; p++) {
        enum kind kind = (enum kind)rng_below(rng, KINDS);

        for (int i = 0; p->direction != DESIGN_IN && i < p->width; i++)
            if (p->out_at + i != self->view.clock)
                draw_bit(self, rng, kind, p->out_at + i);
    }
    self->view.seen = self->seen;
    self->view.held = self->held;
}

static int segment_at(const struct world *self, uint64_t tick)
{
    int i = 0;

    while (self->at[i + 1] <= tick)
        i++;
    return i;
}

static void inputs_at(const struct world *self, uint64_t tick, uint64_t *in)
{
    memcpy(in, self->in[segment_at(self, tick)], sizeof self->in[0]);
    for (int w = 0; w < WORDS && tick < self->until; w++)
        in[w] ^= self->turned;
}

/* The first tick behind this one at which inputs change. */
static uint64_t next_change(const struct world *self, uint64_t tick)
{
    uint64_t next = self->at[segment_at(self, tick) + 1];

    if (tick < self->until && self->until < next)
        next = self->until;
    return next < self->ticks ? next : self->ticks;
}

/* Whoever answers sees all outputs. */
static void answer_world(struct world *self, uint64_t tick,
                         const uint64_t *out, int words)
{
    uint64_t hash = tick;

    for (int w = 0; w < words; w++)
        hash = bits_mix(hash ^ out[w]);
    self->turned = hash & bits_mix(hash) & bits_mix(~hash);
    self->until = tick + 1 + hash % (ANSWER_TICKS + 1);
}

/* Telling */

static void tell(struct side *self, uint64_t tick, const uint64_t *words,
                 int count)
{
    self->sum = bits_mix(self->sum ^ tick);
    for (int w = 0; w < count; w++)
        self->sum = bits_mix(self->sum ^ words[w]);
    self->changes++;
}

static void tell_run(struct side *self, const struct design_run *run)
{
    int words = self->bench.design->out_words;

    for (size_t i = 0; i < run->count; i++) {
        const uint64_t *row = &run->changes[i * (1 + (size_t)words)];

        tell(self, self->base + row[0], row + 1, words);
    }
}

/* Slowly */

static int is_at_stop(const struct side *self, const uint64_t *before,
                      const uint64_t *now)
{
    for (int w = 0; w < self->bench.design->out_words; w++)
        if ((before[w] ^ now[w]) & self->world.stops[w])
            return 1;
    return 0;
}

/* Up to the next change of an input, or the next stop. */
static void run_slowly(struct side *self)
{
    uint64_t in[WORDS], changes[1 + WORDS];
    int words = self->bench.design->out_words;
    struct design_run run = {.in = in, .ticks = 1, .changes = changes,
                             .room = 1};

    inputs_at(&self->world, self->tick, in);
    self->base = self->tick;
    if (self->bench.design->type->run(self->bench.design, &run))
        stop_with("the slow way has stopped", self->tick);
    if (run.count && is_at_stop(self, self->raw, changes + 1))
        answer_world(&self->world, self->tick, changes + 1, words);
    run.count = view_take_changes(&self->world.view, words, self->raw,
                                  self->told, changes, run.count);
    tell_run(self, &run);
    self->tick += run.ticks;
}

/* Quickly */

/* Rows from this tick on; those that find no room come with the next run. */
static size_t put_rows(struct side *self, uint64_t tick, uint64_t end)
{
    size_t count = 0, words = (size_t)self->bench.design->in_words;

    for (; count < ROWS && tick < end; count++) {
        uint64_t in[WORDS], *row = &self->rows[count * (1 + words)];

        inputs_at(&self->world, tick, in);
        row[0] = tick - self->base;
        memcpy(row + 1, in, words * sizeof *in);
        tick = next_change(&self->world, tick);
    }
    return count;
}

/* Some stops end the run as if nobody answered. */
static int answer_side(struct design_run *run, uint64_t tick,
                       const uint64_t *out)
{
    struct side *self = run->answer_with;
    uint64_t at = self->base + tick;

    answer_world(&self->world, at, out, self->bench.design->out_words);
    run->later = self->rows;
    run->later_count = put_rows(self, at + 1, self->world.ticks);
    return at % 5 == 0;
}

/* Where rows ran out, the run must not go on with the last of them. */
static uint64_t end_of_rows(const struct side *self, uint64_t tick,
                            uint64_t end)
{
    for (int i = 0; i < ROWS - ANSWER_TICKS && tick < end; i++)
        tick = next_change(&self->world, tick);
    return tick < end ? tick : end;
}

/* A run that is full ends at once, also at a stop that nobody then answers: so
 * there is room for all changes where there are stops. */
static void run_quickly(struct side *self)
{
    static uint64_t changes[ROOM * (1 + WORDS)];
    uint64_t in[WORDS], most = 1 + rng_below(&self->rng, RUN_MAX);
    struct design_run run = {
        .in = in, .changes = changes,
        .room = self->world.has_stops ? ROOM
              : 1 + rng_below(&self->rng, SMALL_ROOM),
        .stops = self->world.stops, .view = &self->world.view,
        .answer = answer_side, .answer_with = self};

    self->base = self->tick;
    run.ticks = end_of_rows(self, self->tick, self->world.ticks)
              - self->tick;
    run.ticks = run.ticks < most ? run.ticks : most;
    inputs_at(&self->world, self->tick, in);
    run.later = self->rows;
    run.later_count = put_rows(self, self->tick, self->tick + run.ticks);
    if (self->bench.design->type->run(self->bench.design, &run))
        stop_with("the quick way has stopped", self->tick);
    tell_run(self, &run);
    self->tick += run.ticks;
}

/* Comparing */

struct looker {
    struct side *a, *b;
    int nets, is_bad;
};

static void compare_net(void *with, const char *name, int width)
{
    struct looker *self = with;
    uint64_t a[WORDS] = {0}, b[WORDS] = {0};

    (void)width;
    leap_look(self->a->bench.leap, name, a, WORDS);
    leap_look(self->b->bench.leap, name, b, WORDS);
    self->nets++;
    if (!self->is_bad && memcmp(a, b, sizeof a)) {
        printf("%s differs\n", name);
        self->is_bad = 1;
    }
}

static void open_side(struct side *self, char **argv, const char *file,
                      enum leap_way way)
{
    struct rng rng;

    memset(self, 0, sizeof *self);
    stimulus_open(&self->bench, argv[1], argv[2]);
    if (file)
        stimulus_compile(&self->bench, file);
    leap_set_way(self->bench.leap, way);
    self->world.ticks = strtoull(argv[4], NULL, 10);
    draw_schedule(&self->world, &self->bench, argv[3]);
    rng_seed(&rng, argv[3]);
    draw_view(&self->world, self->bench.design, &rng);
    rng_seed(&self->rng, argv[3]);
    self->bench.design->type->power_up(self->bench.design);
}

/* Behind each quick run, as the slow one only has to be at the same tick. */
static void compare_sides(struct side *slow, struct side *quick)
{
    struct looker looker = {slow, quick, 0, 0};

    while (quick->tick < quick->world.ticks) {
        run_quickly(quick);
        while (slow->tick < quick->tick)
            run_slowly(slow);
        if (slow->sum != quick->sum || slow->changes != quick->changes)
            stop_with("changes differ in the run that began", quick->base);
    }
    leap_list(slow->bench.leap, compare_net, &looker);
    if (looker.is_bad)
        exit(1);
    printf("%llu changes, %d nets\n", (unsigned long long)slow->changes,
           looker.nets);
}

static void compare_way(char **argv, const char *file, enum leap_way way)
{
    struct side *slow = malloc(sizeof *slow), *quick = malloc(sizeof *quick);

    if (!slow || !quick)
        stop_with("out of memory", 0);
    open_side(slow, argv, NULL, LEAP_PLAIN);
    open_side(quick, argv, file, way);
    compare_sides(slow, quick);
    stimulus_close(&slow->bench);
    stimulus_close(&quick->bench);
    free(slow);
    free(quick);
}

int main(int argc, char **argv)
{
    const char *file = argc > 5 ? argv[5] : NULL;

    if (argc < 5)
        return 2;
    compare_way(argv, file, LEAP_OVER);
    if (file)
        compare_way(argv, file, LEAP_PLAIN);
    return 0;
}
