/* board_clocks.h - the clocks of a project on its board. */
#ifndef BOARD_CLOCKS_H
#define BOARD_CLOCKS_H

#include "base/design.h"
#include "designs/project/project.h"

/* How many ticks a second has. A tick is half as long if a device must see both
 * edges of an oscillator that is led out to it. */
const char *board_clocks_find_tick(const struct project *project,
                                   int has_edges, uint64_t *tick_hz);

/* Fills in the clocks that the design has left, at most so many; their number.
 */
int board_clocks_bind(const struct project *project,
                      const struct design *design, uint64_t tick_hz,
                      struct design_clock *clocks, int most);

/* A port by its name, null if there is none. */
const struct design_port *board_clocks_port(const struct design *design,
                                            const char *name);

#endif
