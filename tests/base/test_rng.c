/* test_rng.c - random numbers: published vectors, range and fairness. */
#include "check.h"

#include "base/fair.h"
#include "base/rng.h"

#define COUNT(array) ((int)(sizeof(array) / sizeof *(array)))

CASE(the_hash_gives_the_published_values)
{
    BEGIN_CASE;
    assert_true(rng_hash("") == UINT64_C(0xcbf29ce484222325));
    assert_true(rng_hash("a") == UINT64_C(0xaf63dc4c8601ec8c));
    assert_true(rng_hash("foobar") == UINT64_C(0x85944171f73967e8));
}

/* One xor, one product: the same whether char is signed or not. */
CASE(the_hash_takes_bytes_above_127_as_they_are)
{
    uint64_t expected = (UINT64_C(0xcbf29ce484222325) ^ 0xfc)
                      * UINT64_C(0x100000001b3);

    BEGIN_CASE;
    assert_true(rng_hash("\xfc") == expected);
}

CASE(splitmix_gives_the_published_values)
{
    static const uint64_t expected[] = {
        UINT64_C(6457827717110365317), UINT64_C(3203168211198807973),
        UINT64_C(9817491932198370423), UINT64_C(4593380528125082431),
        UINT64_C(16408922859458223821),
    };
    uint64_t state = 1234567;

    BEGIN_CASE;
    for (int i = 0; i < COUNT(expected); i++)
        assert_true(rng_splitmix(&state) == expected[i]);
}

CASE(xoshiro_gives_the_published_values)
{
    static const uint64_t expected[] = {
        11520, 0, 1509978240, UINT64_C(1215971899390074240),
        UINT64_C(1216172134540287360), UINT64_C(607988272756665600),
        UINT64_C(16172922978634559625), UINT64_C(8476171486693032832),
        UINT64_C(10595114339597558777), UINT64_C(2904607092377533576),
    };
    struct rng rng = {{1, 2, 3, 4}};

    BEGIN_CASE;
    for (int i = 0; i < COUNT(expected); i++)
        assert_true(rng_next(&rng) == expected[i]);
}

/* Worked out apart from this program; every platform must agree. */
CASE(the_seed_boardwalk_gives_our_own_values)
{
    static const uint64_t expected[] = {
        UINT64_C(0xbabf48c33049a2f0), UINT64_C(0xa67088f663f58fde),
        UINT64_C(0x837f09f9d41555fc), UINT64_C(0xbe4c6dd37a558745),
        UINT64_C(0x4692d2a7a31cd8fe), UINT64_C(0xa368f8a5b8adf8ae),
    };
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "boardwalk");
    assert_true(rng.state[0] == UINT64_C(0xd83e81953526c979));
    assert_true(rng.state[3] == UINT64_C(0x5edb9ef2a65b3ceb));
    for (int i = 0; i < COUNT(expected); i++)
        assert_true(rng_next(&rng) == expected[i]);
}

/* 2^64 mod n by doubling, and never a number above 64 bits. */
static uint64_t two_to_64_mod(uint64_t n)
{
    uint64_t rest = 1 % n;

    for (int i = 0; i < 64; i++)
        rest = rest >= n - rest ? rest - (n - rest) : rest + rest;
    return rest;
}

static uint64_t below_by_hand(struct rng *rng, uint64_t n)
{
    for (;;) {
        uint64_t draw = rng_next(rng);

        if (draw >= two_to_64_mod(n))
            return draw % n;
    }
}

CASE(a_draw_is_below_n_and_as_worked_out_by_hand)
{
    struct rng pick, one, two;

    BEGIN_CASE;
    rng_seed(&pick, "bounds");
    rng_seed(&one, "draws");
    rng_seed(&two, "draws");
    for (int i = 0; i < 10000; i++) {
        uint64_t n = (rng_next(&pick) >> rng_next(&pick) % 64) | 1;
        uint64_t draw = rng_below(&one, n);

        assert_true(draw < n);
        assert_true(draw == below_by_hand(&two, n));
    }
}

/* No rest is unfair here, so that one draw is always enough. */
CASE(a_power_of_two_takes_one_draw)
{
    struct rng one, two;

    BEGIN_CASE;
    rng_seed(&one, "powers");
    rng_seed(&two, "powers");
    for (int i = 0; i < 6400; i++) {
        uint64_t n = UINT64_C(1) << i % 64;

        assert_true(rng_below(&one, n) == rng_next(&two) % n);
    }
}

/* A generator about to give this number: its product by 5, turned by 7,
 * times 9 is undone with the inverses of 9 and 5 modulo 2^64. */
static struct rng about_to_give(uint64_t number)
{
    uint64_t turned = number * UINT64_C(0x8e38e38e38e38e39);
    struct rng rng = {{1, 0, 3, 4}};

    rng.state[1] = (turned >> 7 | turned << 57)
                 * UINT64_C(0xcccccccccccccccd);
    return rng;
}

/* 2^64 is once 3 * 2^62 and 2^62 more: below that, a draw is unfair. */
CASE(the_first_fair_draw_is_taken_and_the_last_unfair_one_is_not)
{
    const uint64_t n = UINT64_C(3) << 62, unfair = UINT64_C(1) << 62;
    struct rng rng = about_to_give(unfair), next;

    BEGIN_CASE;
    assert_true(rng_below(&rng, n) == unfair);
    rng = about_to_give(unfair - 1);
    next = rng;
    assert_true(rng_next(&next) == unfair - 1);
    assert_true(rng_below(&rng, n) == below_by_hand(&next, n));
}

static void count_draws(uint64_t n, unsigned *count, int boxes)
{
    struct rng rng;

    rng_seed(&rng, "fair");
    for (int i = 0; i < boxes * 2000; i++)
        count[rng_below(&rng, n) / (n / (unsigned)boxes)]++;
}

CASE(small_draws_are_fair)
{
    static const int sizes[] = {2, 3, 6, 7, 10, 49};

    BEGIN_CASE;
    for (int i = 0; i < COUNT(sizes); i++) {
        unsigned count[49] = {0};

        count_draws((uint64_t)sizes[i], count, sizes[i]);
        assert_true(fair_enough(count, sizes[i]));
    }
}

/* Without a second draw the low third of 3 * 2^62 would come up twice as
 * often as each of the others. */
CASE(huge_draws_are_fair)
{
    unsigned thirds[3] = {0}, halves[3] = {0};

    BEGIN_CASE;
    count_draws(UINT64_C(3) << 62, thirds, 3);
    assert_true(fair_enough(thirds, 3));
    count_draws((UINT64_C(1) << 63) + 1, halves, 2);
    assert_true(fair_enough(halves, 2));
}

CASE(seeds_that_differ_give_numbers_that_differ)
{
    struct rng one, two;

    BEGIN_CASE;
    rng_seed(&one, "1");
    rng_seed(&two, "2");
    for (int i = 0; i < 1000; i++)
        assert_true(rng_next(&one) != rng_next(&two));
}

static const struct CMUnitTest tests[] = {
    TEST("rng: the hash gives the published values of FNV-1a",
         the_hash_gives_the_published_values),
    TEST("rng: the hash takes bytes above 127 as they are",
         the_hash_takes_bytes_above_127_as_they_are),
    TEST("rng: splitmix64 gives its published values",
         splitmix_gives_the_published_values),
    TEST("rng: xoshiro256** gives its published values",
         xoshiro_gives_the_published_values),
    TEST("rng: the seed 'boardwalk' gives the same values everywhere",
         the_seed_boardwalk_gives_our_own_values),
    TEST("rng: a draw is below n, and as worked out by hand",
         a_draw_is_below_n_and_as_worked_out_by_hand),
    TEST("rng: below a power of two, one draw is enough",
         a_power_of_two_takes_one_draw),
    TEST("rng: the last unfair draw is refused, the first fair one taken",
         the_first_fair_draw_is_taken_and_the_last_unfair_one_is_not),
    TEST("rng: draws below small numbers are fair", small_draws_are_fair),
    TEST("rng: draws below numbers near 2^63 are fair", huge_draws_are_fair),
    TEST("rng: seeds that differ give numbers that differ",
         seeds_that_differ_give_numbers_that_differ),
};

CHECK_MAIN("rng", tests)
