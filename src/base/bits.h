/* bits.h - counting, finding and mixing bits; a square root by bits.
 *
 * Whole numbers only, and the same result under every compiler. Inline,
 * because the searches call them in their innermost loops.
 */
#ifndef BITS_H
#define BITS_H

#include <stdint.h>

/* The number of set bits. Written out because the popcount builtin becomes a
 * call of a library on targets without the instruction (WebAssembly has it,
 * plain x86-64 does not). */
static inline int bits_count(uint64_t word)
{
    word -= word >> 1 & UINT64_C(0x5555555555555555);
    word = (word & UINT64_C(0x3333333333333333))
         + (word >> 2 & UINT64_C(0x3333333333333333));
    word = (word + (word >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
    return (int)(word * UINT64_C(0x0101010101010101) >> 56);
}

/* The place of the lowest set bit; 64 if there is none. */
static inline int bits_lowest(uint64_t word)
{
    return word ? __builtin_ctzll(word) : 64;
}

/* The square root, rounded down: digit by digit in base 2, from the highest
 * even power that is not larger than the number. */
static inline uint32_t bits_root(uint64_t square)
{
    uint64_t root = 0;
    uint64_t bit = square ? UINT64_C(1) << (63 - __builtin_clzll(square)) / 2
                            * 2 : 0;

    for (; bit; bit >>= 2) {
        uint64_t guess = root + bit;

        root >>= 1;
        if (square >= guess) {
            square -= guess;
            root += bit;
        }
    }
    return (uint32_t)root;
}

/* Spreads every bit of a number over the whole word: a hash, one step of
 * splitmix64. It is a bijection, so distinct numbers stay distinct. */
static inline uint64_t bits_mix(uint64_t word)
{
    word += UINT64_C(0x9e3779b97f4a7c15);
    word = (word ^ word >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    word = (word ^ word >> 27) * UINT64_C(0x94d049bb133111eb);
    return word ^ word >> 31;
}

#endif
