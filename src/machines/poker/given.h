/* given.h - cards that are given instead of drawn: deal=AhKh3d6cQhThJh.
 *
 * As the value of an option, and on the wires of the dealer: six bits for each
 * card, the first lowest, all ones where no card is given. They come in the
 * order of a deal: player 1's two, player 2's two, the community cards.
 */
#ifndef POKER_GIVEN_H
#define POKER_GIVEN_H

#include "base/options.h"

enum { POKER_GIVEN_MAX = 9, POKER_GIVEN_BITS = 6, POKER_GIVEN_NONE = 63 };

/* Nothing is given: all cards are drawn. */
#define POKER_GIVEN_NOTHING \
    ((UINT64_C(1) << POKER_GIVEN_MAX * POKER_GIVEN_BITS) - 1)

/* What is left once the first of them was dealt. */
static inline uint64_t poker_given_next(uint64_t given)
{
    return given >> POKER_GIVEN_BITS
        | (uint64_t)POKER_GIVEN_NONE
          << (POKER_GIVEN_MAX - 1) * POKER_GIVEN_BITS;
}

extern const struct option_form poker_given_form;

#endif
