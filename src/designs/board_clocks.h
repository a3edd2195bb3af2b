/* board_clocks.h - the clocks of a project on its board. */
#ifndef BOARD_CLOCKS_H
#define BOARD_CLOCKS_H

#include "base/design.h"
#include "designs/project/project.h"

/* Which clocks devices must see both edges of. */
struct board_clocks_wires {
    int has_clock;                      /* an oscillator that is led out */
    int has_pixel_clock;                /* what a PLL makes, to a monitor */
};

/* How many ticks a second has. */
const char *board_clocks_find_tick(const struct project *project,
                                   const struct board_clocks_wires *wires,
                                   uint64_t *tick_hz);

/* Fills in the clocks that the design has left, at most so many; their number.
 */
int board_clocks_bind(const struct project *project,
                      const struct design *design, uint64_t tick_hz,
                      struct design_clock *clocks, int most);

/* A port by its name, null if there is none. */
const struct design_port *board_clocks_port(const struct design *design,
                                            const char *name);

#endif
