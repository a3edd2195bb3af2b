/* motion.h - the motion of a word: equal steps, for so many cycles.
 *
 * Now it is `value`; after t cycles it is value + t * step, modulo 2^width, for
 * every t up to `until`. A word that stays has the step 0. Nothing is known of
 * it after `until`, and with `until` 0 nothing but what it is now.
 *
 * Everything that reads a counter asks one of these for how long its own
 * answer is known: a comparison until it turns, a slice until its lowest bit
 * does. All are exact or err on the short side.
 */
#ifndef MOTION_H
#define MOTION_H

#include <stdint.h>

#define MOTION_FOREVER UINT64_MAX

struct motion {
    uint64_t step, until;
};

struct motion_word {                    /* of 1 to 64 bits */
    uint64_t value;
    uint32_t width;
    struct motion motion;
};

static inline struct motion motion_still(uint64_t until)
{
    return (struct motion){0, until};
}

/* For how long the word is what it is now. */
static inline uint64_t motion_rest(struct motion motion)
{
    return motion.step ? 0 : motion.until;
}

static inline uint64_t motion_least(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

/* The word with zeros, or its sign, above it: the same value and steps in 64
 * bits, until it wraps. */
struct motion motion_widen(struct motion_word word);
struct motion motion_widen_sign(struct motion_word word);

/* Bits from `from` on, `width` of them, all inside of the word. */
struct motion motion_slice(struct motion_word word, uint32_t from,
                           uint32_t width);

/* Whether it equals a number that stays, whether it is below one. */
struct motion motion_equal(struct motion_word word, uint64_t number);
struct motion motion_below(struct motion_word word, uint64_t number);

#endif
