/* test_punctual.c - how much time is kept back so that no answer is late; by a
 * clock that is only imagined. */
#include "check.h"

#include "base/rng.h"
#include "os/punctual.h"

enum { MOVES = 1000, LOOKS = 20, LEARNS = 10 };

/* A machine that wakes sleepers late, now and then very late. */
struct machine {
    struct rng rng;
    int64_t usual_us, worst_us;
    int one_in;                         /* sleeps that are among the worst */
};

static int64_t late_us(struct machine *self)
{
    int64_t most = rng_below(&self->rng, (uint64_t)self->one_in) == 0
                 ? self->worst_us : self->usual_us;

    return (int64_t)rng_below(&self->rng, (uint64_t)most + 1);
}

/* Thinks with some looks at what comes in, then answers. The return is what
 * was used of the limit, in thousandths; over 1000 is late. */
static int think(struct punctual *punctual, struct machine *machine,
                 int64_t limit_ms)
{
    int64_t stop_us = punctual_ms(punctual, limit_ms, 0) * 1000, late = 0;

    for (int i = 0; i < LOOKS; i++) {
        late = late_us(machine);
        punctual_note(punctual, late);
    }
    return (int)((stop_us + late) / limit_ms);
}

/* After the first few moves, from which it learns. */
static int count_late(struct machine machine, int64_t limit_ms, int *used)
{
    struct punctual punctual;
    int late = 0;
    int64_t sum = 0;

    punctual_begin(&punctual);
    rng_seed(&machine.rng, "machine");
    for (int i = 0; i < MOVES; i++) {
        int share = think(&punctual, &machine, limit_ms);

        late += i >= LEARNS && share > 1000;
        sum += share;
    }
    *used = (int)(sum / MOVES);
    return late;
}

CASE(an_idle_machine_uses_nearly_all)
{
    int used;

    BEGIN_CASE;
    assert_int_equal(count_late((struct machine){.usual_us = 200,
                                .worst_us = 1000, .one_in = 100}, 100,
                                &used), 0);
    assert_in_range(used, 930, 1000);
    assert_int_equal(count_late((struct machine){.usual_us = 200,
                                .worst_us = 1000, .one_in = 100}, 5000,
                                &used), 0);
    assert_in_range(used, 970, 1000);
}

CASE(a_busy_machine_is_never_late)
{
    int used;

    BEGIN_CASE;
    assert_int_equal(count_late((struct machine){.usual_us = 5000,
                                .worst_us = 30000, .one_in = 50}, 100,
                                &used), 0);
    assert_in_range(used, 400, 1000);
    assert_int_equal(count_late((struct machine){.usual_us = 9000,
                                .worst_us = 100000, .one_in = 100}, 500,
                                &used), 0);
    assert_in_range(used, 600, 1000);
}

/* A pause of the whole machine is not held against it for ever. */
CASE(a_single_pause_is_forgotten)
{
    struct punctual punctual;

    BEGIN_CASE;
    punctual_begin(&punctual);
    punctual_note(&punctual, 300000);
    assert_true(punctual_ms(&punctual, 1000, 0) < 600);
    for (int i = 0; i < 10000; i++)
        punctual_note(&punctual, 100);
    assert_true(punctual_ms(&punctual, 1000, 0) > 950);
}

CASE(some_time_is_always_left)
{
    struct punctual punctual;

    BEGIN_CASE;
    punctual_begin(&punctual);
    punctual_note(&punctual, INT64_C(1000000000));
    assert_int_equal(punctual_ms(&punctual, 100, 0), 25);
    assert_int_equal(punctual_ms(&punctual, 1, 0), 0);
    assert_true(punctual_ms(&punctual, INT32_MAX, 0) > INT32_MAX / 10 * 9 / 2);
}

/* A share of a clock may be late, as long as the clock has more. */
CASE(slack_is_used)
{
    struct punctual punctual;

    BEGIN_CASE;
    punctual_begin(&punctual);
    punctual_note(&punctual, 80000);
    assert_true(punctual_ms(&punctual, 200, 0) < 100);
    assert_int_equal(punctual_ms(&punctual, 200, 10000), 200);
    assert_in_range(punctual_ms(&punctual, 200, 50), 60, 150);
}

/* It computes for 3 ms and waits for others for some more, again and again:
 * the return is when it stops. */
static int64_t stop_of(int64_t break_ms, int64_t deadline_ms)
{
    struct punctual_worker worker = {0};
    int64_t now_ms = 1000;

    for (int i = 1; now_ms < 2 * deadline_ms; i++) {
        if (punctual_is_time_to_stop(&worker, now_ms, deadline_ms))
            return now_ms;
        now_ms += i % 3 ? 1 : 1 + break_ms;
    }
    return now_ms;
}

CASE(who_computes_stops_before_the_last_break)
{
    BEGIN_CASE;
    assert_in_range(stop_of(0, 2000), 1998, 2000);
    for (int64_t break_ms = 1; break_ms < 300; break_ms++)
        assert_in_range(stop_of(break_ms, 2000), 2000 - 2 * break_ms - 5,
                        2000);
}

static const struct CMUnitTest tests[] = {
    TEST("punctual: an idle machine uses nearly all of the time",
         an_idle_machine_uses_nearly_all),
    TEST("punctual: a busy machine is never late in 1,000 moves",
         a_busy_machine_is_never_late),
    TEST("punctual: a single pause is forgotten",
         a_single_pause_is_forgotten),
    TEST("punctual: where there is more time, a share of it is used whole",
         slack_is_used),
    TEST("punctual: who computes stops before the last break",
         who_computes_stops_before_the_last_break),
    TEST("punctual: some time is always left", some_time_is_always_left),
};

CHECK_MAIN("punctual", tests)
