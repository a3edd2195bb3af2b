/* limit.h - how much machine time a script or a journal may take. */
#ifndef LIMIT_H
#define LIMIT_H

#include "bench/script.h"
#include "cli/args.h"

/* The option, for the table of every command that replays something. */
#define LIMIT_OPTION \
    {"limit", 0, "TIME", \
     "most machine time: 90s, 24h (default 10^10 ticks)"}

/* Reads its value; all zero, which is the default, if it was not given. Null
 * is success. */
const char *limit_take(const struct args *args, struct script_limit *limit);

#endif
