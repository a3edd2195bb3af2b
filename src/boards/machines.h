/* machines.h - finds machines and their boards by name.
 *
 * A machine on two boards is two records of the same name. Records are
 * constant and live for ever; nobody frees them.
 */
#ifndef MACHINES_H
#define MACHINES_H

#include "boards/board.h"

/* Each entry is a list, one machine on its boards; null ends it, and each of
 * them. machines/catalogue.c has it. */
extern const struct machine_type *const *const machine_families[];

/* The i-th machine of all lists, null after the last. */
const struct machine_type *machines_at(int i);

/* Finds "duel" or "duel:sim"; the first of a name is its usual board. An error
 * names the nearest machine or the boards there are, and leaves *machine
 * undefined. */
const char *machines_find(const char *name,
                          const struct machine_type **machine);

/* The same where a name may also be that of a design, which is not in the
 * catalogue and comes first; null: there is none. It may be another record of
 * one that is there, such as its top in Verilog. */
const char *machines_find_design(const char *name,
                                 const struct machine_type *design,
                                 const struct machine_type **machine);

#endif
