/* hand_touch.h - which presses of a board's buttons count, and when.
 *
 * Contacts bounce: a press counts when it has lasted for a while. Who has
 * read the manual knows for how long, and sees what the switches say then.
 */
#ifndef HAND_TOUCH_H
#define HAND_TOUCH_H

#include "bench/session.h"

struct hand_touch {
    size_t felt;                        /* events */
    pins levels, believed;              /* after them; by the machine */
    uint64_t since[64];                 /* each level, by pin */
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
