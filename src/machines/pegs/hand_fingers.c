/* hand_fingers.c - what fingers do at the pegs machine: presses as its
 * debouncers take them, and the switch, which has none.
 */
#include "machines/pegs/hand_fingers.h"

#include "base/bits.h"
#include "bench/hand_touch.h"

int hand_pegs_fingers_first(pins levels)
{
    pins buttons = 0;

    for (int i = 0; i < NEXYS3_BUTTONS; i++)
        if (levels & PIN(NEXYS3_BTN + i))
            buttons |= PIN(pegs_panel_buttons[i]);
    return bits_lowest(buttons);
}

/* The changes of an event that later events undo before a tick. */
static pins undone_before(const struct session *session, size_t at,
                          uint64_t tick)
{
    const struct event *event = session_event(session, at);
    pins back = 0;

    for (size_t i = at + 1; i < session_events_done(session); i++) {
        const struct event *later = session_event(session, i);

        if (later->tick >= tick)
            break;
        back |= (event->raise & later->drop) | (event->drop & later->raise);
    }
    return back;
}

pins hand_pegs_fingers_settle(struct pegs_hand *self,
                              const struct session *session,
                              const struct event *event, uint64_t tick)
{
    pins changed = (event->raise & ~self->levels)
                 | (event->drop & self->levels);
    pins pressed;

    self->levels ^= changed;
    changed &= ~undone_before(session, self->felt, tick)
             & PINS(NEXYS3_BTN, NEXYS3_BUTTONS);
    pressed = changed & event->raise & ~self->believed;
    self->believed = (self->believed & ~changed) | (changed & event->raise);
    return pressed;
}

int hand_pegs_fingers_history(const struct pegs_hand *self,
                              const struct session *session)
{
    pins levels = self->levels;

    for (size_t i = self->felt; i < hand_touch_before(session); i++) {
        const struct event *event = session_event(session, i);

        levels = (levels & ~event->drop) | event->raise;
    }
    return (levels & PIN(PEGS_SW_HISTORY)) != 0;
}
