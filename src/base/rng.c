/* rng.c - random numbers from a string, the same on every platform.
 *
 * A seed is text, because people type it and journals keep it. The whole
 * sequence follows from it, on every platform: games, minds and tests rely on
 * that, so nothing here may ever change.
 */
#include "base/rng.h"

uint64_t rng_hash(const char *string)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);

    for (; *string; string++)
        hash = (hash ^ (unsigned char)*string) * UINT64_C(0x100000001b3);
    return hash;
}

uint64_t rng_splitmix(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);

    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

void rng_seed(struct rng *self, const char *seed)
{
    uint64_t spread = rng_hash(seed);

    for (int i = 0; i < 4; i++)
        self->state[i] = rng_splitmix(&spread);
}

/* Rejection sampling: the lowest 2^64 mod n draws are thrown away, so that
 * every remainder is equally likely. It rarely draws twice for a small n. That
 * bound is below n, and a division: it is worked out only for a draw that might
 * be below it. */
uint64_t rng_below(struct rng *self, uint64_t n)
{
    uint64_t draw = rng_next(self);

    if (draw < n)
        while (draw < (UINT64_MAX - n + 1) % n)         /* 2^64 mod n */
            draw = rng_next(self);
    return (n & (n - 1)) == 0 ? draw & (n - 1) : draw % n;
}
