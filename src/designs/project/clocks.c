/* clocks.c - the clocks of a project: oscillators at ports of the top.
 *
 * An engine counts in ticks and needs to know all clocks before it begins.
 * What PLLs make of these is in pll.c.
 */
#include "designs/project/inside.h"

/* At the end: oscillators come first, then what is made of them. */
struct project_clock *project_add_clock(struct project *self)
{
    struct project_clock **at = &self->clocks;

    while (*at)
        at = &(*at)->next;
    *at = store_take(&self->store, sizeof **at);
    return *at;
}

/* Every input at an oscillator is one, whether it is used or not: the engine
 * drives all of them. */
void project_find_clocks(struct project *self)
{
    for (const struct project_pin *p = self->pins; p; p = p->next) {
        struct project_clock *clock;

        if (!p->is_on_board || !p->on_board.bus->clock_hz
            || p->port->direction == PORT_OUT)
            continue;
        clock = project_add_clock(self);
        if (clock)
            *clock = (struct project_clock){NULL, p->name, p->name,
                NULL, p->on_board.bus->clock_hz, 1, 1, 0};
    }
}
