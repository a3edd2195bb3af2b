/* alike.h - the similarity of two designs, by the structure of their netlists.
 *
 * Names, comments, the order of lines and the formatting are gone in a netlist.
 * What is left of each cell is its kind, its widths and what it is fed by, two
 * cells deep; a sketch of 64 numbers stands for the set of all of them, and the
 * share of equal numbers is an estimate of the share of equal cells (min-wise
 * hashing, Broder 1997).
 */
#ifndef ALIKE_H
#define ALIKE_H

#include <stddef.h>
#include <stdint.h>

enum { ALIKE_NUMBERS = 64 };

/* The sketch of a netlist in the language of Yosys' write_json. */
const char *alike_sketch(const char *netlist, size_t length,
                         uint32_t sketch[ALIKE_NUMBERS]);

/* In per cent, 0 to 100. */
int alike_share(const uint32_t a[ALIKE_NUMBERS],
                const uint32_t b[ALIKE_NUMBERS]);

#endif
