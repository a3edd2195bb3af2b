/* watch.h - rebuilds a project whenever it is saved.
 *
 * The design on the board goes on running while its sources are edited. When
 * they have changed and rest again, a child of this program builds them; if
 * that succeeds, the new design takes the place of the old one between two
 * ticks, with the registers that both have, and otherwise the old one stays and
 * the message is told. Ports must stay as they are: the board is wired to them.
 */
#ifndef WATCH_H
#define WATCH_H

#include "designs/engines/simulator.h"

struct watch;

/* What is watched. All is borrowed, and must live as long. */
struct watch_config {
    const char *const *paths;           /* null ends them */
    const struct project_spec *project;
    const struct simulator_spec *simulator;
    const struct simulation *first;     /* as it was built already, */
    const struct design *opened;        /* and opened, for now */
    const struct design_clock *clocks;
    const int *clock_count;
};

/* After an error watch_end is still to be called. */
const char *watch_begin(struct watch **watch,
                        const struct watch_config *config);
void watch_end(struct watch *self);

/* A copy that runs, as simulator_open gives one, and changes with the sources.
 * It must be closed before the watch ends. */
const char *watch_open(struct watch *self, struct design **design);

/* What to tell at this moment, or null: an error for as long as it is one, and
 * that it was built anew for a few seconds. */
const char *watch_news(struct watch *self);

/* The netlist of the last build that succeeded, or null. */
const char *watch_netlist(const struct watch *self, size_t *length);

#endif
