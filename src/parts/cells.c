/* cells.c - the pictures of all kinds of parts, in cells of a terminal.
 *
 * Apart from kinds.c because only the terminal links it.
 */
#include "term/cells.h"

#define PART(name, NAME) extern const struct term_cells name##_cells;
#include "parts/catalogue.h"
#undef PART

const struct term_cells *const term_cells[] = {
#define PART(name, NAME) [PART_##NAME] = &name##_cells,
#include "parts/catalogue.h"
#undef PART
};
