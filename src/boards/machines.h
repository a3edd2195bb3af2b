/* machines.h - every machine on the bench. */
#ifndef MACHINES_H
#define MACHINES_H

#include "boards/board.h"

extern const struct machine_type *const machines[];     /* null ends it */

/* "duel" or "duel:sim"; the first of a name is its usual board. */
const char *machines_find(const char *name,
                          const struct machine_type **machine);

/* Whoever asks for the one gets the other, which has the same name and board;
 * null for both: no more. */
void machines_use(const struct machine_type *instead_of,
                  const struct machine_type *machine);

#endif
