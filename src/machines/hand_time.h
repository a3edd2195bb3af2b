/* hand_time.h - milliseconds in ticks of the board, for a hand.
 *
 * Hands wait as a person does, by the clock on the wall, while a session
 * counts ticks. Delays go through here, so that they last as long on a board
 * of 2 Hz as on a fast one. A delay shorter than a tick is none.
 */
#ifndef HAND_TIME_H
#define HAND_TIME_H

#include "bench/session.h"

static inline uint64_t hand_time_ticks(const struct session *session,
                                       unsigned ms)
{
    return session_machine(session)->board->clock_hz * (uint64_t)ms / 1000;
}

/* Whether so many milliseconds lie between a tick and now. */
static inline int hand_time_has_passed(const struct session *session,
                                       uint64_t since_tick, unsigned ms)
{
    return session_tick(session) >= since_tick + hand_time_ticks(session, ms);
}

#endif
