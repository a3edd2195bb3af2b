/* near.h - a design that runs on our own engine in this process. */
#ifndef NEAR_H
#define NEAR_H

#include "designs/engines/simulator.h"

/* A design that goes clock by clock is compiled in the background (compiled.h);
 * the name is for the cache, and lives as long. Null: it is not. */
const char *near_open(struct design **design,
                      const struct simulation *simulation,
                      const struct design_clock *clocks, int clock_count,
                      const char *name);

/* Its engine, or null if it is not one of these. */
struct leap *near_leap(struct design *design);

#endif
