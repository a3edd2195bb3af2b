/* pattern.c - the eight points around a point, turned and mirrored.
 *
 * Only used while tables are made, at the start of a search and in fit/: speed
 * does not matter here. */
#include "games/go/minds/pattern.h"

/* Where each neighbour comes from. */
static unsigned rearranged(unsigned pattern, const uint8_t from[8])
{
    unsigned to = 0;

    for (int i = 0; i < 8; i++)
        to |= (pattern >> 2 * from[i] & 3) << 2 * i;
    return to;
}

/* Four quarter turns, the last of which brings the pattern back, then its
 * mirror image and three quarter turns of that. */
unsigned go_pattern_least(unsigned pattern)
{
    static const uint8_t turn[8] = {5, 3, 0, 6, 1, 7, 4, 2};
    static const uint8_t mirror[8] = {2, 1, 0, 4, 3, 7, 6, 5};
    unsigned least = pattern;

    for (int i = 0; i < 8; i++) {
        pattern = rearranged(pattern, i == 4 ? mirror : turn);
        if (pattern < least)
            least = pattern;
    }
    return least;
}
