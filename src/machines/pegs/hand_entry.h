/* hand_entry.h - a guess that comes in at the pegs machine, press by press. */
#ifndef HAND_PEGS_ENTRY_H
#define HAND_PEGS_ENTRY_H

#include "machines/pegs/hand_eye.h"

/* What PEGS_BTNL and the others do to it; a submit is not among them. */
void hand_pegs_entry_apply(struct hand_pegs_entry *self, int button);

/* The next button on the way to another guess: changes the colour the shorter
 * way round, then moves to the nearest wrong peg. */
const char *hand_pegs_entry_next(const struct hand_pegs_entry *self,
                                 uint32_t plan);

#endif
