/* test_rng_module.c - one random bit a clock, and when it repeats. */
#include "check.h"

#include "base/fair.h"
#include "base/rng.h"
#include "base/text.h"
#include "chips/rng_module.h"

enum { BITS = 32, STREAM = 4096 };

/* The step as a matrix over one bit: the image of every single bit. */
struct matrix { uint32_t image[BITS]; };

static uint32_t step(uint32_t shift)
{
    struct rng_module self = {shift};

    rng_module.tick(&self, 0);
    return self.shift;
}

static uint32_t times_word(const struct matrix *m, uint32_t word)
{
    uint32_t sum = 0;

    for (int i = 0; i < BITS; i++)
        if (word >> i & 1)
            sum ^= m->image[i];
    return sum;
}

static struct matrix times(const struct matrix *a, const struct matrix *b)
{
    struct matrix product;

    for (int i = 0; i < BITS; i++)
        product.image[i] = times_word(a, b->image[i]);
    return product;
}

static struct matrix identity(void)
{
    struct matrix one;

    for (int i = 0; i < BITS; i++)
        one.image[i] = UINT32_C(1) << i;
    return one;
}

static struct matrix one_step(void)
{
    struct matrix m;

    for (int i = 0; i < BITS; i++)
        m.image[i] = step(UINT32_C(1) << i);
    return m;
}

static struct matrix power(struct matrix m, uint32_t exponent)
{
    struct matrix product = identity();

    for (; exponent; exponent >>= 1) {
        if (exponent & 1)
            product = times(&product, &m);
        m = times(&m, &m);
    }
    return product;
}

static int is_identity(const struct matrix *m)
{
    for (int i = 0; i < BITS; i++)
        if (m->image[i] != UINT32_C(1) << i)
            return 0;
    return 1;
}

/* The proof below holds only if the step is that matrix for every word. */
CASE(the_step_is_linear)
{
    struct matrix m = one_step();
    struct rng rng;

    BEGIN_CASE;
    rng_seed(&rng, "linear");
    for (int i = 0; i < 10000; i++) {
        uint32_t word = (uint32_t)rng_next(&rng);

        assert_int_equal(step(word), times_word(&m, word));
    }
}

/* 2^32 - 1 = 3 * 5 * 17 * 257 * 65537: the step's order divides it, and
 * divides none of its largest parts, so that it is the number itself. */
CASE(the_cycle_is_as_long_as_it_can_be)
{
    static const uint32_t primes[] = {3, 5, 17, 257, 65537};
    struct matrix once = power(one_step(), UINT32_MAX);

    BEGIN_CASE;
    assert_true(is_identity(&once));
    for (int i = 0; i < 5; i++) {
        struct matrix part = power(one_step(), UINT32_MAX / primes[i]);

        assert_false(is_identity(&part));
    }
}

static struct rng_module seeded(const char *seed)
{
    struct rng_module self;
    struct chip_setup setup = {.seed = seed, .clock_hz = 50};

    rng_module.reset(&self, &setup);
    return self;
}

static void take_stream(struct rng_module *self, int *bit)
{
    for (int i = 0; i < STREAM; i++) {
        pins out = rng_module.tick(self, 0);

        assert_in_range(out, 0, PIN(RNG_MODULE_BIT));
        bit[i] = out != 0;
    }
}

/* The polynomial with the taps 32, 22, 2, 1, read off the bits alone. */
CASE(each_bit_is_the_sum_of_four_old_ones)
{
    struct rng_module self = seeded("taps");
    int bit[STREAM];

    BEGIN_CASE;
    take_stream(&self, bit);
    for (int i = 32; i < STREAM; i++)
        assert_int_equal(bit[i], bit[i - 32] ^ bit[i - 22] ^ bit[i - 2]
                                 ^ bit[i - 1]);
}

/* No bit is left out: the register holds the last 32 that came. */
CASE(each_clock_gives_one_bit)
{
    struct rng_module self = seeded("clocks");
    uint32_t last = self.shift;

    BEGIN_CASE;
    for (int i = 0; i < STREAM; i++) {
        last = last << 1 | (uint32_t)rng_module.tick(&self, 0);
        assert_int_equal(self.shift, last);
    }
}

CASE(bits_come_in_fair_shares)
{
    struct rng_module self = seeded("shares");
    unsigned bytes[256] = {0}, byte = 0;

    BEGIN_CASE;
    for (int i = 0; i < 8 * 256 * 100; i++) {
        byte = (byte << 1 | (unsigned)rng_module.tick(&self, 0)) & 255;
        if (i % 8 == 7)
            bytes[byte]++;
    }
    assert_true(fair_enough(bytes, 256));
}

CASE(it_is_never_stuck_at_zero)
{
    char seed[20];
    struct text to;

    BEGIN_CASE;
    for (unsigned i = 0; i < 10000; i++) {
        text_begin(&to, seed, sizeof seed);
        text_put_number(&to, i);
        assert_int_not_equal(seeded(seed).shift, 0);
    }
    assert_int_not_equal(seeded("").shift, 0);
}

/* The first bits of a seed, worked out apart from this program. */
CASE(a_seed_gives_the_same_bits_everywhere)
{
    struct rng_module self = seeded("boardwalk");
    uint64_t bits = 0;

    BEGIN_CASE;
    assert_int_equal(self.shift, 0xbabf48c3);
    for (int i = 0; i < 64; i++)
        bits = bits << 1 | rng_module.tick(&self, 0);
    assert_true(bits == UINT64_C(0x04cb0676e0ae7c9d));
}

CASE(seeds_that_differ_give_bits_that_differ)
{
    struct rng_module one = seeded("1"), two = seeded("2");
    int same = 0, bit1[STREAM], bit2[STREAM];

    BEGIN_CASE;
    take_stream(&one, bit1);
    take_stream(&two, bit2);
    for (int i = 0; i < STREAM; i++)
        same += bit1[i] == bit2[i];
    assert_in_range(same, STREAM / 2 - 200, STREAM / 2 + 200);
}

static const struct CMUnitTest tests[] = {
    TEST("rng_module: the step is linear", the_step_is_linear),
    TEST("rng_module: the cycle is 2^32 - 1 bits long",
         the_cycle_is_as_long_as_it_can_be),
    TEST("rng_module: each bit is the sum of four old ones, 32 22 2 1",
         each_bit_is_the_sum_of_four_old_ones),
    TEST("rng_module: each clock gives one bit (M0-69)",
         each_clock_gives_one_bit),
    TEST("rng_module: bits come in fair shares (M0-69)",
         bits_come_in_fair_shares),
    TEST("rng_module: it is never stuck at zero", it_is_never_stuck_at_zero),
    TEST("rng_module: a seed gives the same bits everywhere",
         a_seed_gives_the_same_bits_everywhere),
    TEST("rng_module: seeds that differ give bits that differ",
         seeds_that_differ_give_bits_that_differ),
};

CHECK_MAIN("rng_module", tests)
