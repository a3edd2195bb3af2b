/* coverage.h - which states, transitions and wires of a twin were ever seen. */
#ifndef COVERAGE_H
#define COVERAGE_H

#include <stdio.h>

#include "twin/engine.h"

struct coverage;

/* Null if there is no memory for it. */
struct coverage *coverage_open(const struct twin *twin);
void coverage_close(struct coverage *self);

/* After each tick: where the controllers are now. */
void coverage_look(struct coverage *self, const struct engine *engine);

/* Power-up is no way from state to state. */
void coverage_forget(struct coverage *self);

/* What was reached, a line for each controller, and what was not. The return
 * is how many states and transitions are missing, or were taken and are not in
 * the list. */
int coverage_tell(const struct coverage *self, FILE *to);

/* What toggled in an engine, added to what did in those before it; all must be
 * of one build. */
const char *coverage_take(struct coverage *self, struct engine *engine);

#endif
