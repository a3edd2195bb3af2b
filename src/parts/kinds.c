/* kinds.c - the records of all kinds of parts.
 *
 * Indexed by enum part_kind; the catalogue makes both, so that they agree.
 */
#include <stddef.h>

#include "parts/kind.h"

#define PART(name, NAME) extern const struct part_type name##_part;
#include "parts/catalogue.h"
#undef PART

const struct part_type *const part_types[] = {
#define PART(name, NAME) [PART_##NAME] = &name##_part,
#include "parts/catalogue.h"
#undef PART
    NULL,
};
