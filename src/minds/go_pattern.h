/* go_pattern.h - the eight points around a point, and what they are worth.
 *
 * A pattern is what stands on the eight neighbours of a free point, two bits
 * for each (enum go_colour), as the one on turn sees it: his stones are
 * GO_BLACK. Turned or mirrored it is worth the same.
 */
#ifndef GO_PATTERN_H
#define GO_PATTERN_H

#include "rules/go.h"

enum { GO_PATTERNS = 1 << 16 };

/* From a point to its eight neighbours, in the order of the bits. */
extern const int go_pattern_steps[8];

static inline unsigned go_pattern_at(const struct go_board *board,
                                     go_point point)
{
    const uint8_t *at = board->colour + point;

    return (unsigned)at[-GO_ROW - 1] | (unsigned)at[-GO_ROW] << 2
         | (unsigned)at[-GO_ROW + 1] << 4 | (unsigned)at[-1] << 6
         | (unsigned)at[1] << 8 | (unsigned)at[GO_ROW - 1] << 10
         | (unsigned)at[GO_ROW] << 12 | (unsigned)at[GO_ROW + 1] << 14;
}

/* Black and White exchanged. */
static inline unsigned go_pattern_swapped(unsigned pattern)
{
    return (pattern & 0x5555u) << 1 | (pattern & 0xaaaau) >> 1;
}

/* The least of the eight that a pattern is, turned and mirrored. */
unsigned go_pattern_least(unsigned pattern);

#endif
