/* pattern.h - the eight points around a point: a pattern, as the board
 * keeps it for every point: two bits of go_colour for each neighbour, in the
 * order of go_steps, so that 65,536 numbers cover all of them. */
#ifndef GO_PATTERN_H
#define GO_PATTERN_H

#include "games/go/rules/go.h"

enum { GO_PATTERNS = 1 << 16 };

/* Black and White exchanged. */
static inline unsigned go_pattern_swapped(unsigned pattern)
{
    return (pattern & 0x5555u) << 1 | (pattern & 0xaaaau) >> 1;
}

/* The least of the eight patterns that turning and mirroring make of one: the
 * number under which weights.c lists it. */
unsigned go_pattern_least(unsigned pattern);

#endif
