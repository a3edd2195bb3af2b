/* seed.c - a seed that nobody knows beforehand. */
#include "cli/seed.h"

#include <errno.h>
#include <string.h>
#include <sys/random.h>

const char *seed_put_fresh(struct text *to)
{
    uint64_t seed;

    if (getrandom(&seed, sizeof seed, 0) != sizeof seed)
        return text_error("no random seed from the system: ",
                          strerror(errno), "; give one with --seed",
                          (char *)0);
    text_put_hex(to, seed, 16);
    return NULL;
}
