/* test_motion.c - how long an answer about a counter is true, against counting.
 *
 * All words of up to four bits, all steps, and all questions about them. What
 * is said must be true for as long as is said; where the question turns on the
 * very next step, no more may be said than that.
 */
#include "check.h"

#include "designs/leap/motion.h"

enum { LONGEST = 70 };                  /* over four rounds of four bits */

static uint64_t at_time(struct motion_word word, uint64_t t)
{
    return (word.value + t * word.motion.step)
         & ((UINT64_C(1) << word.width) - 1);
}

typedef uint64_t answer(uint64_t value, struct motion_word word, uint64_t a,
                        uint64_t b);

/* The answer goes by its motion's steps, up to its until; returns how long it
 * really does. */
static uint64_t true_for(struct motion_word word, struct motion motion,
                         answer *of, uint64_t a, uint64_t b, uint64_t mask)
{
    uint64_t now = of(word.value, word, a, b), t = 1;

    while (t <= LONGEST && t <= word.motion.until
           && of(at_time(word, t), word, a, b)
              == ((now + t * motion.step) & mask))
        t++;
    return t - 1;
}

static void check_answer(struct motion_word word, struct motion motion,
                         answer *of, uint64_t a, uint64_t b, uint64_t mask)
{
    uint64_t really = true_for(word, motion, of, a, b, mask);

    assert_true(motion.until <= word.motion.until);
    assert_true(motion.until <= really || really == LONGEST);
}

static uint64_t is_equal(uint64_t value, struct motion_word word, uint64_t a,
                         uint64_t b)
{
    (void)word, (void)b;
    return value == a;
}

static uint64_t is_below(uint64_t value, struct motion_word word, uint64_t a,
                         uint64_t b)
{
    (void)word, (void)b;
    return value < a;
}

static uint64_t slice_of(uint64_t value, struct motion_word word, uint64_t a,
                         uint64_t b)
{
    (void)word;
    return value >> a & ((UINT64_C(1) << b) - 1);
}

static uint64_t same_of(uint64_t value, struct motion_word word, uint64_t a,
                        uint64_t b)
{
    (void)word, (void)a, (void)b;
    return value;
}

static uint64_t signed_of(uint64_t value, struct motion_word word, uint64_t a,
                          uint64_t b)
{
    uint64_t sign = UINT64_C(1) << (word.width - 1);

    (void)a, (void)b;
    return (value ^ sign) - sign;
}

static void ask_all(struct motion_word word)
{
    for (uint64_t a = 0; a < 18; a++) {
        check_answer(word, motion_equal(word, a), is_equal, a, 0, 1);
        check_answer(word, motion_below(word, a), is_below, a, 0, 1);
    }
    for (uint32_t from = 0; from < word.width; from++)
        for (uint32_t width = 1; from + width <= word.width; width++)
            check_answer(word, motion_slice(word, from, width), slice_of,
                         from, width, (UINT64_C(1) << width) - 1);
    check_answer(word, motion_widen(word), same_of, 0, 0, UINT64_MAX);
    check_answer(word, motion_widen_sign(word), signed_of, 0, 0, UINT64_MAX);
}

static void answers_are_true_as_long_as_is_said(void **state)
{
    static const uint64_t untils[] = {0, 1, 2, 7, MOTION_FOREVER};

    (void)state;
    for (uint32_t width = 1; width <= 4; width++)
        for (uint64_t value = 0; value < UINT64_C(1) << width; value++)
            for (uint64_t step = 0; step < UINT64_C(1) << width; step++)
                for (int i = 0; i < 5; i++)
                    ask_all((struct motion_word){value, width,
                                                 {step, untils[i]}});
}

/* Not only true but useful: the very tick before the answer turns. */
static void answers_are_as_long_as_can_be(void **state)
{
    struct motion_word up = {5, 27, {1, MOTION_FOREVER}};
    struct motion_word down = {1000, 27, {(1 << 27) - 1, MOTION_FOREVER}};
    struct motion_word threes = {0, 64, {3, MOTION_FOREVER}};

    (void)state;
    assert_int_equal(motion_equal(up, 99999999).until, 99999999 - 5 - 1);
    assert_int_equal(motion_equal(up, 4).until, (1 << 27) - 2);
    assert_int_equal(motion_below(up, 1000).until, 994);
    assert_int_equal(motion_below(down, 1).until, 999);
    assert_int_equal(motion_equal(down, 0).until, 999);
    assert_int_equal(motion_slice(up, 20, 3).until, (1 << 20) - 6);
    assert_int_equal(motion_slice(up, 0, 8).step, 1);
    assert_int_equal(motion_equal(threes, 3000000).until, 999999);
    assert_true(motion_equal(threes, 1).until
                == UINT64_C(0xaaaaaaaaaaaaaaab) - 1);
    up.motion.step = 2;
    assert_true(motion_equal(up, 6).until == MOTION_FOREVER);
}

static const struct CMUnitTest tests[] = {
    TEST("motion: answers are true as long as is said",
         answers_are_true_as_long_as_is_said),
    TEST("motion: answers are as long as can be",
         answers_are_as_long_as_can_be),
};

CHECK_MAIN("motion", tests)
