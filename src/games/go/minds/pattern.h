/* pattern.h - the eight points around a point: a pattern, as the board
 * keeps it for every point. */
#ifndef GO_PATTERN_H
#define GO_PATTERN_H

#include "games/go/rules/go.h"

enum { GO_PATTERNS = 1 << 16 };

/* Black and White exchanged. */
static inline unsigned go_pattern_swapped(unsigned pattern)
{
    return (pattern & 0x5555u) << 1 | (pattern & 0xaaaau) >> 1;
}

/* The least of the eight that a pattern is, turned and mirrored. */
unsigned go_pattern_least(unsigned pattern);

#endif
