/* motion.c - predicts when a counter changes a condition.
 *
 * "count == K" for a counter that goes by one is a subtraction. By any step
 * it is a division modulo a power of two: an odd step has an inverse, and an
 * even one either never meets K or is an odd one after both are halved often
 * enough.
 *
 * Order is not so well behaved modulo anything. A comparison is followed
 * only as far as the counter goes in one direction, and looked at again when
 * it wraps.
 */
#include "designs/leap/motion.h"

#include "base/bits.h"

/* All bits of a word; of none for 0, unlike net_mask. */
static uint64_t mask_of(uint32_t width)
{
    return width < 64 ? (UINT64_C(1) << width) - 1 : UINT64_MAX;
}

/* A step of more than half is one down. One of exactly half is either. */
static int is_down(struct motion_word word)
{
    uint64_t half = UINT64_C(1) << (word.width - 1);

    return word.motion.step > half
        || (word.motion.step == half && word.value >= half);
}

/* How often it can go on without wrapping, and the length of a step. */
static uint64_t steps_left(struct motion_word word, uint64_t *length)
{
    uint64_t mask = mask_of(word.width);

    if (is_down(word)) {
        *length = (0 - word.motion.step) & mask;
        return word.value / *length;
    }
    *length = word.motion.step;
    return (mask - word.value) / *length;
}

struct motion motion_widen(struct motion_word word)
{
    uint64_t length, left;

    if (!word.motion.step || word.width == 64)
        return word.motion;
    left = steps_left(word, &length);
    return (struct motion){is_down(word) ? 0 - length : length,
                           motion_least(left, word.motion.until)};
}

/* With its sign turned, a word with a sign is one without. */
struct motion motion_widen_sign(struct motion_word word)
{
    word.value ^= UINT64_C(1) << (word.width - 1);
    return motion_widen(word);
}

struct motion motion_slice(struct motion_word word, uint32_t from,
                           uint32_t width)
{
    uint64_t step, length, low;
    int goes_down;

    if (from >= word.width)
        return motion_still(word.motion.until);
    if (from + width < word.width)
        word.width = from + width;
    word.value &= mask_of(word.width);
    step = word.motion.step &= mask_of(word.width);
    if (!(step & mask_of(from)) || !from)
        return (struct motion){step >> from, word.motion.until};
    goes_down = is_down(word);
    length = goes_down ? (0 - step) & mask_of(word.width) : step;
    low = word.value & mask_of(from);
    if (!goes_down)
        low = mask_of(from) - low;
    return motion_still(motion_least(low / length, word.motion.until));
}

/* The number that makes 1 of an odd one, modulo 2^64: Newton's steps, each of
 * which doubles how many bits are right. */
static uint64_t inverse_of(uint64_t odd)
{
    uint64_t inverse = odd;

    for (int i = 0; i < 5; i++)
        inverse *= 2 - odd * inverse;
    return inverse;
}

/* The first time at which left + t * step is 0 modulo 2^width. */
static uint64_t first_zero(uint64_t left, uint64_t step, uint32_t width)
{
    uint32_t twos = (uint32_t)bits_lowest(step);

    if (left & mask_of(twos))
        return MOTION_FOREVER;
    left >>= twos;
    step >>= twos;
    return (0 - left) * inverse_of(step) & mask_of(width - twos);
}

struct motion motion_equal(struct motion_word word, uint64_t number)
{
    uint64_t when;

    if (!word.motion.step || number > mask_of(word.width))
        return motion_still(word.motion.until);
    if (word.value == number)
        return motion_still(0);
    when = first_zero((word.value - number) & mask_of(word.width),
                      word.motion.step, word.width);
    return motion_still(motion_least(when - (when != MOTION_FOREVER),
                                     word.motion.until));
}

/* Until it wraps, and before that until it crosses the number. */
struct motion motion_below(struct motion_word word, uint64_t number)
{
    uint64_t length, left;

    if (!word.motion.step || number > mask_of(word.width))
        return motion_still(word.motion.until);
    left = steps_left(word, &length);
    if (is_down(word) && word.value >= number)
        left = motion_least(left, (word.value - number) / length);
    else if (!is_down(word) && word.value < number)
        left = motion_least(left, (number - 1 - word.value) / length);
    return motion_still(motion_least(left, word.motion.until));
}
