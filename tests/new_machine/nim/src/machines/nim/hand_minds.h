/* hand_minds.h - the minds that play Nim. */
#ifndef NIM_HAND_MINDS_H
#define NIM_HAND_MINDS_H

#include "games/mind.h"
#include "machines/nim/nim.h"

struct nim_seen {
    unsigned left[NIM_HEAPS];
};

struct nim_move {
    unsigned heap, count;               /* NIM_LEFT, and 1 to 3 */
};

extern const struct mind_type *const nim_minds[];

#endif
