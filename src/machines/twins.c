/* twins.c - all twins.
 *
 * twin_shared.c in src/twin has those of chips that several machines use.
 */
#include "twin/twin.h"

#define MACHINE(name) extern const struct twin *const name##_twins[];
MACHINE(shared)
#include "machines/catalogue.h"
#undef MACHINE

const struct twin *const *const twin_families[] = {
#define MACHINE(name) name##_twins,
#include "machines/catalogue.h"
    MACHINE(shared)                     /* chips of several machines */
#undef MACHINE
    NULL,
};
