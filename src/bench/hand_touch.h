/* hand_touch.h - which presses of a board's buttons count, and when.
 *
 * Contacts bounce: a press counts when it has lasted for a while, which the
 * machine's manual states. Hands of machines that show too little of a game
 * follow it by the presses of both players, and so have to know which of them
 * the machine took, and what the switches said at that tick.
 */
#ifndef HAND_TOUCH_H
#define HAND_TOUCH_H

#include "bench/session.h"

struct hand_touch {                     /* plain data; zero: at the start */
    size_t felt;                        /* events taken in so far */
    pins levels;                        /* after them */
    pins believed;                      /* the levels that the machine's
                                         * debouncers have let through */
    uint64_t since[64];                 /* when each level began, by pin */
};

struct hand_press {
    uint64_t tick;                      /* it counts from here on */
    pins buttons;                       /* pressed, maybe several at once */
    pins levels;                        /* of all inputs */
    int is_power;                       /* it was off and on again */
};

/* The next press that counts before the session's tick; 0 if there is none
 * yet. What is done in the last tick itself waits for the next look: where a
 * game is played back it is there sooner than in the game itself. */
int hand_touch_next(struct hand_touch *self, const struct session *session,
                    pins buttons, uint64_t settle_ticks,
                    struct hand_press *press);

/* How many events there were before this tick: where a game is played back,
 * the last tick's are there before the look that they came after. */
size_t hand_touch_before(const struct session *session);

/* The tick of the last of them; 0 if there is none. */
uint64_t hand_touch_last(const struct session *session);

#endif
