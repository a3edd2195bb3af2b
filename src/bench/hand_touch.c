/* hand_touch.c - which presses of a board's buttons count, and when.
 *
 * A model of the debouncers of all buttons at once, run over the events of a
 * session rather than over its ticks: it jumps from one moment at which
 * something may change to the next. Equal for a live game and for one that is
 * played back, which is why events of the current tick are never looked at.
 */
#include "bench/hand_touch.h"

#include "base/bits.h"

size_t hand_touch_before(const struct session *session)
{
    size_t count = session_events_done(session);

    while (count > 0
           && session_event(session, count - 1)->tick
              == session_tick(session))
        count--;
    return count;
}

uint64_t hand_touch_last(const struct session *session)
{
    size_t count = hand_touch_before(session);

    return count ? session_event(session, count - 1)->tick : 0;
}

/* When the first button whose level is not believed yet will be; never, if
 * all are. */
static uint64_t next_due(const struct hand_touch *self, pins buttons,
                         uint64_t settle_ticks)
{
    pins open = (self->levels ^ self->believed) & buttons;
    uint64_t due = UINT64_MAX;

    for (; open; open &= open - 1) {
        uint64_t tick = self->since[bits_lowest(open)] + settle_ticks;

        due = tick < due ? tick : due;
    }
    return due;
}

/* Believes all that are due at this tick; returns those that went down. */
static pins settle_contacts(struct hand_touch *self, pins buttons,
                            uint64_t settle_ticks, uint64_t due)
{
    pins open = (self->levels ^ self->believed) & buttons, pressed = 0;

    for (; open; open &= open - 1) {
        pins one = open & -open;

        if (self->since[bits_lowest(one)] + settle_ticks != due)
            continue;
        self->believed ^= one;
        pressed |= self->believed & one;
    }
    return pressed;
}

static void note_contact_change(struct hand_touch *self,
                                const struct event *event)
{
    pins changed = (event->raise & ~self->levels)
                 | (event->drop & self->levels);

    self->felt++;
    self->levels ^= changed;
    if (event->kind == EVENT_POWER) {   /* debouncers begin at rest: what is
                                         * held down is pressed anew */
        self->believed = 0;
        changed = self->levels;
    }
    for (; changed; changed &= changed - 1)
        self->since[bits_lowest(changed)] = event->tick;
}

/* Of the next event and the next level that settles, the earlier one comes
 * first. At the same tick the level wins: events take effect after it. Loops
 * until that made a press, or until neither lies before the session's tick.
 */
int hand_touch_next(struct hand_touch *self, const struct session *session,
                    pins buttons, uint64_t settle_ticks,
                    struct hand_press *press)
{
    size_t end = hand_touch_before(session);

    for (;;) {
        const struct event *event = self->felt < end
            ? session_event(session, self->felt) : NULL;
        uint64_t due = next_due(self, buttons, settle_ticks);

        press->is_power = event && event->kind == EVENT_POWER;
        press->levels = self->levels;
        if (event && event->tick < due) {
            press->tick = event->tick;
            press->buttons = 0;
            note_contact_change(self, event);
        } else if (due <= session_tick(session)) {
            press->tick = due;
            press->is_power = 0;
            press->buttons = settle_contacts(self, buttons, settle_ticks, due);
        } else {
            return 0;
        }
        if (press->buttons || press->is_power)
            return 1;
    }
}
