/* mind.c - what minds have in common.
 *
 * Linked into the core: calls no system and allocates nothing.
 */
#include "games/mind.h"

#include <string.h>

#include "base/rng.h"

const struct mind_type *mind_find(const struct mind_type *const *minds,
                                  const char *name)
{
    for (; *minds; minds++)
        if (strcmp((*minds)->name, name) == 0)
            return *minds;
    return NULL;
}

void mind_forgets(void *mind, const char *seed)
{
    (void)mind;
    (void)seed;
}

void mind_takes_dice(void *mind, const char *seed)
{
    rng_seed(mind, seed);
}
