/* rng.h - random numbers from a string, the same on every platform.
 *
 * The string is hashed with 64-bit FNV-1a (Fowler, Noll, Vo), the hash is
 * spread by splitmix64 (Steele, Lea, Flood) over the 256 bits of a
 * xoshiro256** generator (Blackman, Vigna). All three are published with
 * their constants and test vectors, which the tests repeat.
 */
#ifndef RNG_H
#define RNG_H

#include <stdint.h>

struct rng {
    uint64_t state[4];
};

uint64_t rng_hash(const char *string);          /* FNV-1a, 64 bits */
uint64_t rng_splitmix(uint64_t *state);

/* Any string is a seed, the empty one included. The state is never all zero,
 * which xoshiro could not leave: four draws of splitmix64 differ. */
void rng_seed(struct rng *self, const char *seed);

static inline uint64_t rng_rotate(uint64_t x, int left)
{
    return x << left | x >> (64 - left);
}

/* Inline, because a random playout draws hundreds of numbers. */
static inline uint64_t rng_next(struct rng *self)
{
    uint64_t *s = self->state;
    uint64_t answer = rng_rotate(s[1] * 5, 7) * 9;
    uint64_t shifted = s[1] << 17;

    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= shifted;
    s[3] = rng_rotate(s[3], 45);
    return answer;
}

/* Below n with equal chances, n >= 1; draws again rather than be unfair. */
uint64_t rng_below(struct rng *self, uint64_t n);

#endif
