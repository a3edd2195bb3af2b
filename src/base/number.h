/* number.h - minimum, maximum and greatest common divisor.
 *
 * Functions and not macros, so that an argument is evaluated once and
 * -Wconversion sees the types. They are the only ones: a file that needs them
 * includes this header instead of having a copy of its own.
 */
#ifndef NUMBER_H
#define NUMBER_H

#include <stdint.h>

static inline int number_min(int a, int b)
{
    return a < b ? a : b;
}

static inline int number_max(int a, int b)
{
    return a > b ? a : b;
}

/* The same for times in milliseconds, amounts and sub-pixels. */
static inline int64_t number_min64(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static inline int64_t number_max64(int64_t a, int64_t b)
{
    return a > b ? a : b;
}

/* The greatest number that divides both, Euclid's; of two zeros it is 1, so
 * that one may divide by it. */
static inline uint64_t number_divisor(uint64_t a, uint64_t b)
{
    while (b) {
        uint64_t rest = a % b;

        a = b;
        b = rest;
    }
    return a ? a : 1;
}

#endif
