/* hand_fingers.h - the presses that enter a guess at the pegs machine. */
#ifndef HAND_PEGS_FINGERS_H
#define HAND_PEGS_FINGERS_H

#include "machines/pegs/hand_state.h"

/* The buttons that the next event presses, once the debouncers accept them: at
 * a tick. */
pins hand_pegs_fingers_settle(struct pegs_hand *self,
                              const struct session *session,
                              const struct event *event, uint64_t tick);

/* Of several buttons at once the first in the order of the chip's pins counts,
 * as the manual says: PEGS_BTNS and so on. */
int hand_pegs_fingers_first(pins levels);

/* Whether the switch is up now, including events that have not settled: it has
 * no debouncer. */
int hand_pegs_fingers_history(const struct pegs_hand *self,
                              const struct session *session);

#endif
