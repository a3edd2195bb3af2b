/* test_pool.c - things done several at a time are told in their order. */
#include "check.h"

#include <string.h>
#include <time.h>

#include "os/pool.h"

enum { MANY = 5000, THREADS = 4,        /* more than may wait to be told: */
       AHEAD = 1024, NAPS = 120000 };

static int told[MANY];                  /* times, by number */
static int next, opened, closed, in_order;
static int others, ahead;               /* done before the first, and meant */
static int bad_number, bad_tell, bad_open, stop_at;

struct result {
    int square, was_zero;
};

static const char *open_desk(void *context, void **own)
{
    (void)context;
    __atomic_add_fetch(&opened, 1, __ATOMIC_SEQ_CST);
    *own = malloc(1);
    return bad_open ? "no desk" : NULL;
}

static void close_desk(void *own)
{
    __atomic_add_fetch(&closed, 1, __ATOMIC_SEQ_CST);
    free(own);
}

static void wait_for_others(void)
{
    for (int i = 0; i < NAPS
         && __atomic_load_n(&others, __ATOMIC_SEQ_CST) < ahead; i++)
        nanosleep(&(struct timespec){0, 1000000}, NULL);
}

/* The first one takes so long that the others get as far ahead of it as they
 * may. */
static const char *square(void *context, void *own, int number, void *at)
{
    struct result *result = at;

    (void)context;
    (void)own;
    result->was_zero = result->square == 0;
    if (number == 0)
        wait_for_others();
    else
        __atomic_add_fetch(&others, 1, __ATOMIC_SEQ_CST);
    result->square = number * number;
    return number == bad_number ? "cannot be squared" : NULL;
}

static const char *tell(void *context, int number, void *at)
{
    const struct result *result = at;

    (void)context;
    in_order &= (number > 0 || others == ahead) && number == next++
             && result->square == number * number && result->was_zero;
    told[number]++;
    return number == bad_tell ? "nobody listens" : NULL;
}

static int should_stop(void *context)
{
    (void)context;
    return stop_at >= 0 && next >= stop_at;
}

static const char *run(int count, int threads)
{
    const struct pool pool = {
        .count = count, .threads = threads,
        .result_size = sizeof(struct result),
        .open = open_desk, .close = close_desk, .work = square,
        .tell = tell, .should_stop = should_stop,
    };

    memset(told, 0, sizeof told);
    next = opened = closed = others = 0;
    ahead = threads == 1 ? 0 : (count < AHEAD ? count : AHEAD) - 1;
    in_order = 1;
    return pool_run(&pool);
}

static void expect_nothing_wrong(void)
{
    bad_number = bad_tell = stop_at = -1;
    bad_open = 0;
}

CASE(in_their_order)
{
    BEGIN_CASE;
    expect_nothing_wrong();
    for (int threads = 1; threads <= THREADS; threads++) {
        assert_null(run(MANY, threads));
        assert_int_equal(next, MANY);
        assert_true(in_order);
        for (int i = 0; i < MANY; i++)
            assert_int_equal(told[i], 1);
        assert_int_equal(opened, threads);
        assert_int_equal(closed, threads);
    }
}

CASE(no_more_threads_than_things)
{
    BEGIN_CASE;
    expect_nothing_wrong();
    assert_null(run(2, THREADS));
    assert_int_equal(opened, 2);
    assert_null(run(1, THREADS));
    assert_int_equal(opened, 1);
    assert_int_equal(closed, 1);
}

CASE(an_error_ends_it)
{
    BEGIN_CASE;
    for (int threads = 1; threads <= THREADS; threads++) {
        expect_nothing_wrong();
        bad_number = 1700;
        assert_string_equal(run(MANY, threads), "cannot be squared");
        assert_true(in_order);
        assert_true(next > 1700 && next <= 1700 + 1024 + threads);
        expect_nothing_wrong();
        bad_tell = 30;
        assert_string_equal(run(MANY, threads), "nobody listens");
        assert_true(in_order);
        assert_true(next > 30 && next < MANY);
        assert_int_equal(closed, opened);
    }
}

CASE(a_desk_that_cannot_be_had)
{
    BEGIN_CASE;
    expect_nothing_wrong();
    bad_open = 1;
    assert_string_equal(run(MANY, THREADS), "no desk");
    assert_int_equal(next, 0);
    assert_int_equal(closed, opened);
}

/* What goes wrong then is no news. */
CASE(cancelled)
{
    BEGIN_CASE;
    for (int threads = 1; threads <= THREADS; threads++) {
        expect_nothing_wrong();
        stop_at = 40;
        bad_tell = 39;
        assert_null(run(MANY, threads));
        assert_true(in_order);
        assert_true(next >= 40 && next < MANY);
        assert_int_equal(closed, opened);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("things done at a time are told one by one in their order",
         in_their_order),
    TEST("there are no more threads than things to do",
         no_more_threads_than_things),
    TEST("the first error ends it and is returned, results before it told",
         an_error_ends_it),
    TEST("nothing is done at a desk that cannot be opened",
         a_desk_that_cannot_be_had),
    TEST("once it is cancelled nothing more is begun, and errors are no news",
         cancelled),
};

CHECK_MAIN("pool", tests)
