/* running.h - a netlist in a process of its own: interpreted at first, compiled
 * code as soon as it is ready. */
#ifndef RUNNING_H
#define RUNNING_H

#include "designs/engines/simulator.h"

/* Looks on while a design runs (apart.h), and has it compiled in the background
 * if it takes much time. What is compiled is taken over between two runs. For
 * other engines it does nothing. The simulation must live as long. */
void running_follow(struct design *design, const struct simulation *simulation,
                    const char *name, const struct design_clock *clocks,
                    int clock_count);

#endif
