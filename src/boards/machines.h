/* machines.h - every machine on the bench. */
#ifndef MACHINES_H
#define MACHINES_H

#include "boards/board.h"

/* Each entry is a list, one machine on its boards; null ends it, and each of
 * them. machines/catalogue.c has it. */
extern const struct machine_type *const *const machine_families[];

/* The i-th machine of all lists, null after the last. */
const struct machine_type *machines_at(int i);

/* "duel" or "duel:sim"; the first of a name is its usual board. */
const char *machines_find(const char *name,
                          const struct machine_type **machine);

/* Whoever asks for the one gets the other, which has the same name and board;
 * null for both: no more. */
void machines_use(const struct machine_type *instead_of,
                  const struct machine_type *machine);

#endif
