/* board_clocks.c - the clocks of a project on its board: how long a tick is,
 * and how many of them a cycle of each clock takes. */
#include "designs/board_clocks.h"

#include "base/number.h"
#include "base/text.h"

/* Faces count ticks in 32 bits for a second; clocks that have no common tick
 * below that cannot be on one board. */
#define TICK_HZ_MAX UINT64_C(1800000000)

const struct design_port *board_clocks_port(const struct design *design,
                                            const char *name)
{
    const struct design_port *port = design->ports;

    while (port->name && !text_same(port->name, name))
        port++;
    return port->name ? port : NULL;
}

/* What a PLL makes at a rate that the design cannot divide. */
static int is_brought(const struct project_clock *clock)
{
    return clock->input && clock->hz && clock->multiply && clock->divide;
}

/* How many ticks a cycle of a brought clock takes at least. */
static uint64_t ticks_of_brought(const struct board_clocks_wires *wires)
{
    return wires->has_clock || wires->has_pixel_clock ? 2 : 1;
}

/* A brought clock for which ticks of the oscillators are too long, if its rate
 * is a whole number; 0 if there is none. The tick is made to fit it then: on
 * those of an oscillator its edges would come early and late, and a picture
 * that it draws would be ragged. The oscillator comes late instead, by less
 * than a tick. */
static uint64_t fastest_brought(const struct project *project,
                                uint64_t ticks, uint64_t tick_hz)
{
    uint64_t fastest = 0;

    for (const struct project_clock *c = project->clocks; c; c = c->next) {
        uint64_t hz = c->hz * (uint64_t)c->multiply;

        if (is_brought(c) && hz % c->divide == 0
            && ticks * (hz / c->divide) > tick_hz
            && hz / c->divide > fastest)
            fastest = hz / c->divide;
    }
    return fastest;
}

/* How many times as short a tick must be for all the others. */
static uint64_t times_for_brought(const struct project *project,
                                  uint64_t ticks, uint64_t tick_hz)
{
    uint64_t times = 1;

    for (const struct project_clock *c = project->clocks; c; c = c->next)
        if (is_brought(c))
            while (ticks * c->hz * c->multiply
                       > tick_hz * times * c->divide && times <= TICK_HZ_MAX)
                times++;
    return times;
}

/* The shortest time that all oscillators have in common, or a part of it, or of
 * a cycle of a faster clock. */
const char *board_clocks_find_tick(const struct project *project,
                                   const struct board_clocks_wires *wires,
                                   uint64_t *tick_hz)
{
    uint64_t edges = wires->has_clock ? 2 : 1;
    uint64_t ticks = ticks_of_brought(wires), fastest;

    *tick_hz = 1;
    for (const struct project_clock *c = project->clocks; c; c = c->next)
        if (c->hz && c->multiply == c->divide && *tick_hz <= TICK_HZ_MAX)
            *tick_hz = *tick_hz / number_divisor(*tick_hz, edges * c->hz)
                     * edges * c->hz;
    if ((fastest = fastest_brought(project, ticks, *tick_hz)))
        *tick_hz = ticks * fastest;
    *tick_hz *= times_for_brought(project, ticks, *tick_hz);
    if (*tick_hz > TICK_HZ_MAX)
        return "the board's oscillators have no common tick that is long "
               "enough";
    if (*tick_hz == 1)
        *tick_hz = 1000;                /* it has no clock at all */
    return NULL;
}

/* So many cycles in so many ticks, as small as they can be. */
static int find_rate(const struct project_clock *from, uint64_t tick_hz,
                     struct design_clock *clock)
{
    uint64_t cycles = (uint64_t)from->hz, ticks = tick_hz, common;

    if (is_brought(from)) {
        cycles *= from->multiply;
        ticks *= from->divide;
    }
    common = number_divisor(cycles, ticks);
    cycles /= common;
    ticks /= common;
    clock->cycles = (uint32_t)cycles;
    clock->ticks = (uint32_t)ticks;
    return ticks <= UINT32_MAX && cycles <= ticks;
}

/* A PLL may have its own input as an output, which is the same clock. */
static int is_bound_clock(const struct design_clock *clocks, int count,
                          int in_at)
{
    for (int i = 0; i < count; i++)
        if (clocks[i].in_at == in_at)
            return 1;
    return 0;
}

int board_clocks_bind(const struct project *project,
                      const struct design *design, uint64_t tick_hz,
                      struct design_clock *clocks, int most)
{
    const struct project_clock *from = project->clocks;
    int count = 0;

    for (; from && count < most; from = from->next) {
        const char *name = is_brought(from) ? from->input : from->port;
        const struct design_port *port = board_clocks_port(design, name);

        if (!port || port->direction != DESIGN_IN || !from->hz
            || is_bound_clock(clocks, count, port->in_at)
            || (!is_brought(from) && from->multiply != from->divide)
            || !find_rate(from, tick_hz, &clocks[count]))
            continue;
        clocks[count++].in_at = port->in_at;
    }
    return count;
}
