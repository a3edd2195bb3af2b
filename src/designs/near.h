/* near.h - a design on our own engine in this process: one of our own, or one
 * whose engine is asked how it did. */
#ifndef NEAR_H
#define NEAR_H

#include "designs/simulator.h"

const char *near_open(struct design **design,
                      const struct simulation *simulation,
                      const struct design_clock *clocks, int clock_count);

/* 0 if it is not one of these. */
int near_close(const struct design *design);

/* Its engine, or null. */
struct leap *near_leap(const struct design *design);

#endif
