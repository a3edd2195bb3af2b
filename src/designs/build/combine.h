/* combine.h - makes combinational blocks complete, so that simulators agree
 * with synthesis.
 *
 * A chip evaluates a block that waits for no edge, always @(a or b), from the
 * beginning and whatever it reads; synthesis ignores the list. A simulator
 * waits for a change of what is in the list, and shows what no board does.
 */
#ifndef COMBINE_H
#define COMBINE_H

#include "designs/project/project.h"

/* The head that such blocks get: nothing is left to a list, or the block runs
 * at the start as well, which some simulators need to be told. */
#define COMBINE_ALL "always @*"
#define COMBINE_FROM_START "always_comb"

/* Writes the sources and what they include once more into a folder that has the
 * copy of the project. Lines stay where they are. */
const char *combine_write(const struct project *project, const char *folder,
                          const char *head);

/* One source, in memory that is to be freed; null if there is none. */
char *combine_text(const char *text, const char *head);

#endif
