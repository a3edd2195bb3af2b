/* test_sort.c - numbers in order. */
#include "check.h"

#include "base/rng.h"
#include "base/sort.h"

enum { MOST = 2000 };

/* How often a number is in a list: sorting neither loses nor invents one. */
static int times_in(const uint64_t *keys, int count, uint64_t key)
{
    int times = 0;

    for (int i = 0; i < count; i++)
        times += keys[i] == key;
    return times;
}

static void sort_and_look(struct rng *rng, int count, uint64_t below)
{
    uint64_t before[MOST], keys[MOST];

    for (int i = 0; i < count; i++)
        before[i] = keys[i] = rng_below(rng, below);
    sort_keys(keys, count);
    for (int i = 0; i < count; i++) {
        assert_true(i == 0 || keys[i - 1] <= keys[i]);
        assert_int_equal(times_in(keys, count, before[i]),
                         times_in(before, count, before[i]));
    }
}

CASE(lists_of_all_lengths)
{
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "sort");
    for (int count = 0; count <= 60; count++)
        for (uint64_t below = 1; below < 200; below *= 3)
            sort_and_look(&rng, count, below);
    sort_and_look(&rng, MOST, 500);
    sort_and_look(&rng, MOST, UINT64_MAX);
}

CASE(the_largest_number)
{
    uint64_t keys[] = {UINT64_MAX, 0, UINT64_MAX - 1, 1};

    BEGIN_CASE;
    sort_keys(keys, 4);
    assert_true(keys[0] == 0 && keys[1] == 1);
    assert_true(keys[2] == UINT64_MAX - 1 && keys[3] == UINT64_MAX);
}

static const struct CMUnitTest tests[] = {
    TEST("lists of all lengths are put in order, and nothing is lost",
         lists_of_all_lengths),
    TEST("the largest number comes last", the_largest_number),
};

CHECK_MAIN("sort", tests)
