/* hand_state.h - what a robot at the lamp machine, or a watcher
 * beside a person, knows of a race: what it has seen, and its plan.
 *
 * Plain data, zero at first. hand.c writes it, and table.c shows it.
 */
#ifndef LAMP_STATE_H
#define LAMP_STATE_H

#include "bench/hand.h"
#include "machines/lamp/panel.h"

enum { OWN, OTHER };

struct lamp_light {                     /* one that was lit: a move */
    uint64_t tick;
    int whose;                          /* OWN or OTHER */
    int lead;                           /* after it */
};

struct lamp_hand {
    unsigned lit[2];                    /* OWN and OTHER */
    int count;
    struct lamp_light light[2 * LAMP_ROW];
    uint64_t since_tick;                /* the last change */
    int has_plan;
    unsigned plan_tenths;               /* to rest before the next press */
    _Alignas(8) char mind[MIND_SIZE_MAX];
};

static inline const char *lamp_button(char seat)
{
    return seat == 'A' ? "BTN3" : "BTN0";
}

static inline int lamp_is_over(const struct lamp_hand *self)
{
    return self->lit[OWN] == LAMP_ROW
        || self->lit[OTHER] == LAMP_ROW;
}

#endif
