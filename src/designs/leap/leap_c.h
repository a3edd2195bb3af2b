/* leap_c.h - a design as C, to be compiled and loaded by whoever may.
 *
 * The text has two functions with the signatures below. They work on the same
 * state as the interpreter, which does the rest: a design may change from one
 * to the other at any tick, and leaps are as they were.
 */
#ifndef LEAP_C_H
#define LEAP_C_H

#include "designs/leap/leap.h"

/* What the functions work on: values, dirty bits, memories, and a way back to
 * the interpreter for one node, whether it changed. */
struct leap_c {
    uint64_t *values, *dirty, *memories;
    struct leap *leap;
    int (*evaluate)(struct leap *leap, uint32_t node);
};

/* leap_c_logic evaluates all that is dirty, leap_c_edge lets the registers of
 * the only clock take their next values. Both say whether something that an
 * output shows changed. */
typedef int leap_c_function(const struct leap_c *on);

/* Writes the text. What does not fit is missing: to->used + 1 is then
 * to->size. */
void leap_c_write(const struct leap *self, struct text *to);

/* The functions that were made of it; null: the interpreter again. */
void leap_c_use(struct leap *self, leap_c_function *logic,
                leap_c_function *edge);

#endif
