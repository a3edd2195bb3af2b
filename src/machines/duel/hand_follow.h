/* hand_follow.h - how a robot follows a duel. */
#ifndef HAND_DUEL_FOLLOW_H
#define HAND_DUEL_FOLLOW_H

#include "machines/duel/hand_state.h"
#include "machines/duel/panel.h"

/* One look. */
void hand_duel_follow(struct duel_hand *self, const struct hand *hand,
                      const struct session *session);

/* Whether one more look at the same board could tell it something. */
int hand_duel_is_calm(const struct duel_hand *self);

/* A seat's button, whoever holds it down. */
static inline int hand_duel_is_down(char seat, const struct session *session)
{
    int pin = seat == 'A' ? DUEL_BTN_A : DUEL_BTN_B;

    return (session_in(session) & PIN(pin)) != 0;
}

#endif
