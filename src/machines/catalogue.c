/* catalogue.c - all machines on the bench.
 *
 * The template on the board "null" comes last; boards/machines.h searches
 * this list by name.
 */
#include "boards/machines.h"
#include "boards/null.h"

#define MACHINE(name) extern const struct machine_type *const name##_machines[];
#include "machines/catalogue.h"
#undef MACHINE

const struct machine_type *const *const machine_families[] = {
#define MACHINE(name) name##_machines,
#include "machines/catalogue.h"
#undef MACHINE
    null_machines,
    NULL,
};
