/* dial.h - a number that a person types, set on switches.
 *
 * Where a machine has a dial its switches take a number; here it comes in
 * decimal, and what it is good for the machine knows. Nothing is pressed.
 */
#ifndef DIAL_H
#define DIAL_H

#include "bench/play.h"

/* The largest number that there are switches for. */
pins dial_most(const struct machine_dial *dial);

/* Reads "20"; the error tells what would be right. */
const char *dial_read(const struct machine_dial *dial,
                      const char *typed, pins *number);

/* Reads a number and sets it, by one event at most. */
const char *dial_set(struct play *play, const char *typed);

/* The number that the switches show now. */
pins dial_number(const struct machine_type *machine, pins in);

#endif
