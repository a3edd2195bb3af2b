/* test_repeat.c - a design that remembers its runs is like one that does not.
 */
#include "check.h"

#include <string.h>

#include "base/rng.h"
#include "grade/repeat.h"

enum { ROOM = 8, WORDS = 3 };           /* changes; of one: tick, two outputs */

/* A design whose every tick hangs on all inputs it ever had. */
struct mixer {
    struct design design;
    uint64_t state, shown;              /* a state is both */
    uint64_t ran;                       /* ticks, by whomever */
    uint64_t breaks_at;                 /* it cannot go on if the state, modulo
                                         * 1000, is so much; 1000: never */
    int is_broken;
};

static struct mixer *mixer_of(struct design *design)
{
    return (struct mixer *)(void *)design;
}

static const char *power_up_mixer(struct design *design)
{
    mixer_of(design)->state = 1;
    mixer_of(design)->shown = 0;
    mixer_of(design)->is_broken = 0;
    return NULL;
}

static void tick_mixer(struct mixer *self, struct design_run *run,
                       uint64_t tick)
{
    uint64_t *to = run->changes + run->count * WORDS;

    self->ran++;
    self->state = (self->state ^ run->in[0]) * 6364136223846793005u
                + (run->view ? run->view->seen[0] : 1);
    if (self->state >> 56 == self->shown || self->state >> 62)
        return;
    self->shown = to[1] = self->state >> 56;
    to[0] = tick;
    to[2] = ~to[1];
    run->count++;
}

static const char *run_mixer(struct design *design, struct design_run *run)
{
    struct mixer *self = mixer_of(design);
    uint64_t tick = 0;

    run->count = 0;
    while (tick < run->ticks && run->count < run->room && !self->is_broken) {
        tick_mixer(self, run, tick++);
        self->is_broken = self->state % 1000 == self->breaks_at;
    }
    run->ticks = tick;
    run->is_clock_high = (int)(self->state & 1);
    return self->is_broken ? "it is broken" : NULL;
}

static void save_mixer(struct design *design, void *state)
{
    memcpy(state, &mixer_of(design)->state, 2 * sizeof(uint64_t));
}

static const char *load_mixer(struct design *design, const void *state)
{
    memcpy(&mixer_of(design)->state, state, 2 * sizeof(uint64_t));
    mixer_of(design)->is_broken = 0;
    return NULL;
}

static const struct design_type mixer_type = {
    .name = "mixer", .power_up = power_up_mixer, .run = run_mixer,
    .save = save_mixer, .load = load_mixer};

static struct mixer new_mixer(uint64_t breaks_at)
{
    return (struct mixer){
        .design = {.type = &mixer_type, .in_words = 1, .out_words = 2,
                   .state_size = 2 * sizeof(uint64_t)},
        .breaks_at = breaks_at};
}

/* A run, as one design answers it. */
struct answer {
    const char *error;
    struct design_run run;
    uint64_t changes[ROOM * WORDS];
};

static void ask_mixer(struct design *design, uint64_t in, uint64_t ticks,
                      int is_viewed, struct answer *answer)
{
    const uint64_t seen[] = {3, 5}, held[] = {0, 0};
    const struct design_view view = {seen, held, 1};

    memset(answer, 0, sizeof *answer);
    answer->run = (struct design_run){
        .in = &in, .ticks = ticks, .room = ROOM, .changes = answer->changes,
        .view = is_viewed ? &view : NULL};
    answer->error = design->type->run(design, &answer->run);
}

static void compare_runs(struct design *a, struct design *b, uint64_t in,
                         uint64_t ticks, int is_viewed)
{
    struct answer of_a, of_b;

    ask_mixer(a, in, ticks, is_viewed, &of_a);
    ask_mixer(b, in, ticks, is_viewed, &of_b);
    assert_int_equal(!of_a.error, !of_b.error);
    if (of_a.error)
        return;
    assert_int_equal(of_a.run.ticks, of_b.run.ticks);
    assert_int_equal(of_a.run.count, of_b.run.count);
    assert_int_equal(of_a.run.is_clock_high, of_b.run.is_clock_high);
    assert_memory_equal(of_a.changes, of_b.changes, sizeof of_a.changes);
}

static void compare_states(struct design *a, struct design *b,
                           uint64_t state[2])
{
    uint64_t other[2];

    a->type->save(a, state);
    b->type->save(b, other);
    assert_memory_equal(state, other, sizeof other);
}

/* From power-up through a few of not many possible runs, so that most of them
 * have been before; now and then a state is saved, or an old one is loaded. */
static void walk_both(struct design *a, struct design *b, struct rng *rng,
                      uint64_t old[2])
{
    assert_null(a->type->power_up(a));
    assert_null(b->type->power_up(b));
    for (int i = 0; i < 12; i++) {
        uint64_t what = rng_below(rng, 20);

        if (what == 0)
            compare_states(a, b, old);
        if (what == 1 && old[0]) {
            assert_null(a->type->load(a, old));
            assert_null(b->type->load(b, old));
        }
        compare_runs(a, b, rng_below(rng, 8) == 0, 5 + 30 * (what == 2),
                     what == 3);
    }
}

static void walk_often(uint64_t breaks_at, size_t left)
{
    struct mixer plain = new_mixer(breaks_at), inside = new_mixer(breaks_at);
    struct repeat repeat;
    uint64_t old[2] = {0, 0};
    struct rng rng;

    rng_seed(&rng, "walks");
    assert_null(repeat_open(&repeat, &inside.design));
    if (left)
        repeat.left = left;
    for (int i = 0; i < 4000; i++)
        walk_both(&plain.design, &repeat.design, &rng, old);
    assert_true(inside.ran < plain.ran);
    repeat_close(&repeat);
}

CASE(what_was_before_is_answered_as_the_design_would)
{
    BEGIN_CASE;
    walk_often(1000, 0);
}

CASE(a_design_that_fails_fails_in_the_same_runs)
{
    BEGIN_CASE;
    walk_often(7, 0);
}

CASE(without_room_the_design_itself_answers)
{
    BEGIN_CASE;
    walk_often(1000, 2000);
}

/* One, two, three; then one, two, four. */
CASE(a_common_beginning_runs_once)
{
    struct mixer inside = new_mixer(1000);
    struct repeat repeat;
    struct answer answer;
    uint64_t state[2];

    BEGIN_CASE;
    assert_null(repeat_open(&repeat, &inside.design));
    for (uint64_t last = 3; last < 5; last++) {
        assert_null(repeat.design.type->power_up(&repeat.design));
        ask_mixer(&repeat.design, 1, 5, 0, &answer);
        repeat.design.type->save(&repeat.design, state);
        ask_mixer(&repeat.design, 2, 5, 0, &answer);
        assert_int_equal(inside.ran, last == 3 ? 10 : 15);
        ask_mixer(&repeat.design, last, 5, 0, &answer);
    }
    /* Behind the state that was saved, the second one runs again. */
    assert_int_equal(inside.ran, 15 + 10);
    repeat_close(&repeat);
}

static const struct CMUnitTest tests[] = {
    TEST("repeat: what was before is answered as the design would",
         what_was_before_is_answered_as_the_design_would),
    TEST("repeat: a design that fails fails in the same runs",
         a_design_that_fails_fails_in_the_same_runs),
    TEST("repeat: without room the design itself answers",
         without_room_the_design_itself_answers),
    TEST("repeat: a common beginning runs once", a_common_beginning_runs_once),
};

CHECK_MAIN("repeat", tests)
