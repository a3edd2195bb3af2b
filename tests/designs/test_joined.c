/* test_joined.c - two designs joined by wires, against both of them step by
 * step. */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "designs/joined.h"

/* A design in which something happens now and then, by chance that depends on
 * all it ever saw: outputs 0 and 1 are for wires, 2 says whether 1 is driven, 3
 * to 7 are others. Input 0 and 1 are wires, the rest is the board's. */
struct noise_state {
    uint64_t chance, out;
};

struct noise {
    struct design head;
    struct noise_state now;
    uint64_t seed;
};

static struct noise *noise_of(struct design *design)
{
    return (struct noise *)(void *)design;
}

static void noise_tick(struct noise_state *now, uint64_t in)
{
    uint64_t drawn;

    now->chance ^= in * UINT64_C(0x9e3779b97f4a7c15);
    drawn = rng_splitmix(&now->chance);
    if (drawn % 7 == 0)
        now->out ^= drawn >> 32 & 0xf8;
    if (drawn % 31 == 0)
        now->out ^= drawn >> 16 & 7;
}

static const char *noise_power_up(struct design *design)
{
    noise_of(design)->now = (struct noise_state){noise_of(design)->seed, 0};
    return NULL;
}

static const char *noise_run(struct design *design, struct design_run *run)
{
    struct noise_state *now = &noise_of(design)->now;
    uint64_t tick = 0;

    run->count = 0;
    while (tick < run->ticks && run->count < run->room) {
        uint64_t before = now->out;

        noise_tick(now, run->in[0]);
        tick++;
        if (now->out == before)
            continue;
        run->changes[2 * run->count] = tick - 1;
        run->changes[2 * run->count++ + 1] = now->out;
        if (run->stops && (now->out ^ before) & run->stops[0])
            break;
    }
    run->ticks = tick;
    return NULL;
}

static void noise_save(struct design *design, void *state)
{
    memcpy(state, &noise_of(design)->now, sizeof(struct noise_state));
}

static const char *noise_load(struct design *design, const void *state)
{
    memcpy(&noise_of(design)->now, state, sizeof(struct noise_state));
    return NULL;
}

static void noise_close(struct design *design)
{
    free(noise_of(design));
}

static const struct design_type noise_type = {
    .name = "noise",
    .power_up = noise_power_up,
    .run = noise_run,
    .save = noise_save,
    .load = noise_load,
    .close = noise_close,
};

static const struct design_port noise_ports[] = {
    {"in", 0, 8, DESIGN_IN, 0, 0, 0},
    {"out", 0, 8, DESIGN_OUT, 0, 0, 0},
    {0},
};

static struct design *noise_open(uint64_t seed)
{
    struct noise *self = calloc(1, sizeof *self);

    self->head = (struct design){
        .type = &noise_type, .ports = noise_ports, .in_words = 1,
        .out_words = 1, .state_size = sizeof(struct noise_state)};
    self->seed = seed;
    noise_power_up(&self->head);
    return &self->head;
}

/* Both of them, a tick of the two at a time. */
struct by_step {
    struct noise_state now[2];
    uint64_t first[2];                  /* on the wires before any tick */
    uint64_t every[2], tick;
    const struct joined_wire *wires;
    int count;
};

static int is_high(uint64_t word, int at)
{
    return (int)(word >> at & 1);
}

static int step_level(const struct by_step *self, const struct joined_wire *w)
{
    int high = 0, low = 0;

    for (int i = 0; i < 2; i++) {
        uint64_t out = self->tick ? self->now[i].out : self->first[i];

        if (w->end[i].out_at >= 0
            && (w->end[i].drives_at < 0 || is_high(out, w->end[i].drives_at))) {
            high |= is_high(out, w->end[i].out_at);
            low |= !is_high(out, w->end[i].out_at);
        }
    }
    return low ? 0 : high ? 1 : w->is_pulled_up;
}

static void step_power_up(struct by_step *self, const uint64_t seeds[2])
{
    for (int i = 0; i < 2; i++) {
        struct noise_state first = {seeds[i], 0};
        uint64_t in = 0;

        for (int w = 0; w < self->count; w++)
            if (self->wires[w].end[i].in_at >= 0
                && self->wires[w].is_pulled_up)
                in |= UINT64_C(1) << self->wires[w].end[i].in_at;
        noise_tick(&first, in);
        self->first[i] = first.out;
        self->now[i] = (struct noise_state){seeds[i], 0};
    }
    self->tick = 0;
}

static void step_both(struct by_step *self, const uint64_t in[2])
{
    uint64_t to[2] = {in[0], in[1]};

    for (int i = 0; i < 2; i++)
        for (int w = 0; w < self->count; w++) {
            int at = self->wires[w].end[i].in_at;

            if (at >= 0) {
                to[i] &= ~(UINT64_C(1) << at);
                to[i] |= (uint64_t)step_level(self, &self->wires[w]) << at;
            }
        }
    for (int i = 0; i < 2; i++)
        if (self->tick % self->every[i] == 0)
            noise_tick(&self->now[i], to[i]);
    self->tick++;
}

/* Two crossed wires, and one that both ends drive at times. */
static const struct joined_wire crossed[] = {
    {{{-1, 0, -1, NULL, 0, 0}, {0, -1, -1, NULL, 0, 0}}, 0},
    {{{0, -1, -1, NULL, 0, 0}, {-1, 0, -1, NULL, 0, 0}}, 0},
    {{{1, 1, 2, NULL, 0, 0}, {1, 1, 2, NULL, 0, 0}}, 1},
};

enum { WIRES = sizeof crossed / sizeof *crossed, ROOM = 40 };

static struct design *open_both(const uint64_t seeds[2],
                                const uint64_t every[2])
{
    struct design *part[2] = {noise_open(seeds[0]), noise_open(seeds[1])};
    struct design *both;

    assert_null(joined_open(&both, part, every, crossed, WIRES));
    assert_null(both->type->power_up(both));
    return both;
}

/* Runs some ticks and compares every one of them; now and then from a state
 * that was saved before a detour. */
static void compare_some(struct design *both, struct by_step *slow,
                         struct rng *rng)
{
    uint64_t in[2] = {rng_below(rng, 64) << 2, rng_below(rng, 64) << 2};
    uint64_t stops[2] = {rng_below(rng, 4) ? 0 : 0x80, 0};
    uint64_t changes[ROOM * 3], out[2];
    struct design_run run = {.in = in, .stops = stops, .changes = changes,
                             .ticks = 1 + rng_below(rng, 300),
                             .room = 2 + rng_below(rng, ROOM - 1)};
    size_t next = 0;

    out[0] = slow->now[0].out;
    out[1] = slow->now[1].out;
    assert_null(both->type->run(both, &run));
    assert_true(run.ticks > 0);
    for (uint64_t t = 0; t < run.ticks; t++) {
        uint64_t before = slow->now[0].out;

        step_both(slow, in);
        if (next < run.count && changes[3 * next] == t) {
            out[0] = changes[3 * next + 1];
            out[1] = changes[3 * next++ + 2];
        }
        assert_int_equal(out[0], slow->now[0].out);
        assert_int_equal(out[1], slow->now[1].out);
        if ((before ^ out[0]) & stops[0])
            assert_int_equal(t + 1, run.ticks);
    }
    assert_int_equal(next, run.count);
}

static void take_detour(struct design *both, struct rng *rng)
{
    uint64_t in[2] = {0, 0}, changes[ROOM * 3];
    struct design_run run = {.in = in, .changes = changes, .room = ROOM,
                             .ticks = 1 + rng_below(rng, 200)};
    void *state = malloc(both->state_size);

    both->type->save(both, state);
    assert_null(both->type->run(both, &run));
    assert_null(both->type->load(both, state));
    free(state);
}

CASE(same_as_step_by_step)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "joined");
    for (int round = 0; round < check_sample(400); round++) {
        uint64_t seeds[2] = {rng_next(&rng), rng_next(&rng)};
        uint64_t every[2] = {1 + rng_below(&rng, 4), 1 + rng_below(&rng, 4)};
        struct by_step slow = {.wires = crossed, .count = WIRES,
                               .every = {every[0], every[1]}};
        struct design *both = open_both(seeds, every);

        step_power_up(&slow, seeds);
        for (int i = 0; i < 40; i++) {
            if (rng_below(&rng, 4) == 0)
                take_detour(both, &rng);
            compare_some(both, &slow, &rng);
        }
        both->type->close(both);
    }
}

/* All that came out of a pair, in either order. */
static void run_plainly(const uint64_t seeds[2], const uint64_t every[2],
                        int is_swapped, uint64_t last[2])
{
    uint64_t own_seeds[2] = {seeds[is_swapped], seeds[!is_swapped]};
    uint64_t own_every[2] = {every[is_swapped], every[!is_swapped]};
    struct design *both = open_both(own_seeds, own_every);
    uint64_t in[2] = {0, 0}, changes[ROOM * 3], left = 5000;

    while (left) {
        struct design_run run = {.in = in, .changes = changes, .room = ROOM,
                                 .ticks = left};

        assert_null(both->type->run(both, &run));
        for (size_t n = 0; n < run.count; n++) {
            const uint64_t *out = &changes[3 * n + 1];

            last[0] = last[0] * 31 + out[is_swapped];
            last[1] = last[1] * 31 + out[!is_swapped];
        }
        left -= run.ticks;
    }
    both->type->close(both);
}

CASE(order_has_no_effect)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "order");
    for (int round = 0; round < 50; round++) {
        uint64_t seeds[2] = {rng_next(&rng), rng_next(&rng)};
        uint64_t every[2] = {1 + rng_below(&rng, 4), 1 + rng_below(&rng, 4)};
        uint64_t first[2] = {0, 0}, second[2] = {0, 0};

        run_plainly(seeds, every, 0, first);
        run_plainly(seeds, every, 1, second);
        assert_memory_equal(first, second, sizeof first);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("joined: any clocks, runs, stops and detours are as step by step",
         same_as_step_by_step),
    TEST("joined: it is the same whichever comes first", order_has_no_effect),
};

CHECK_MAIN("joined", tests)
