/* seed.c - a fresh seed from the system's random numbers.
 *
 * The only place where randomness enters from outside: everything after it
 * follows from the seed, which is written into the journal.
 */
#include "cli/seed.h"

#include <errno.h>
#include <string.h>
#include <sys/random.h>

const char *seed_put_fresh(struct text *to)
{
    uint64_t seed;

    if (getrandom(&seed, sizeof seed, 0) != sizeof seed)
        return text_error("cannot get a random seed from the system: ",
                          strerror(errno), "; give one with --seed",
                          (char *)0);
    text_put_hex(to, seed, 16);
    return NULL;
}
