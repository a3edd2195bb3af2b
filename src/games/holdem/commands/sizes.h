/* sizes.h - reads sizes of bets, as shares of the pot: 33%, 0.75, all-in. */
#ifndef POKER_SIZES_H
#define POKER_SIZES_H

#include <stdint.h>

#include "games/holdem/solver/tree.h"

/* A share of something, 0.33 or 33%, in thousandths of a percent; 0: it is
 * none. */
int sizes_scan_share(const char *word, uint64_t *share);

/* The same in thousandths, not above the largest bet. */
int sizes_scan_permille(const char *word, int *permille);

/* The sizes up to a slash or the end; *at is advanced past them. Null is
 * success; an error names the option. */
const char *sizes_read_street(const char **at, const char *option,
                              struct solver_sizes *sizes);

#endif
