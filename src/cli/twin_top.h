/* twin_top.h - boardwalk twin --top: the top for a real board, compared with
 * the machine in C. */
#ifndef CLI_TWIN_TOP_H
#define CLI_TWIN_TOP_H

#include "cli/args.h"
#include "twin/lockstep.h"

/* Of a machine that was chosen (lockstep_choose). Prints what was compared, or
 * the difference; returns the exit status of boardwalk twin. */
int twin_top_compare(const struct lockstep *chosen, const struct args *args,
                     uint64_t ticks);

/* The same for a few seconds, after the chips were compared: nothing if there
 * is no top, and a note if a tool is missing. */
int twin_top_follow(const struct lockstep *chosen, const struct args *args);

#endif
