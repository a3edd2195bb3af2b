/* coverage.h - the coverage of a twin: its states, transitions and wires.
 *
 * States and transitions are watched here, by looking at each controller after
 * each tick; toggles and branches are counted by Verilator. `boardwalk twin
 * --cover` prints both.
 */
#ifndef COVERAGE_H
#define COVERAGE_H

#include <stdio.h>

#include "twin/engine.h"

struct coverage;

/* Null if there is no memory for it. The twin is borrowed. */
struct coverage *coverage_open(const struct twin *twin);
void coverage_close(struct coverage *self);

/* Call it after each tick: notes the states of the controllers. */
void coverage_look(struct coverage *self, const struct engine *engine);

/* Call it at each power-up, which is no transition from the state before. What
 * was seen stays counted. */
void coverage_forget(struct coverage *self);

/* Prints what was reached, a line for each controller, and what was not.
 * Returns how many states and transitions were missed, plus how many
 * transitions were taken that the twin's table does not have. */
int coverage_tell(const struct coverage *self, FILE *to);

/* The same of the first controller for what a pair has noted of the C machine:
 * ways[i] has a bit for each state that came after state i. Without a table
 * nothing is printed. */
void coverage_tell_ways(const struct twin *twin, const uint64_t *ways,
                        FILE *to);

/* Adds what toggled in an engine to what did in those before it; all must be of
 * one build. The counts go through a file in /tmp, which is how the simulator
 * gives them. */
const char *coverage_take(struct coverage *self, struct engine *engine);

#endif
