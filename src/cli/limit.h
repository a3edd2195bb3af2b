/* limit.h - how much machine time a script or a journal may take. */
#ifndef LIMIT_H
#define LIMIT_H

#include "bench/script.h"
#include "cli/args.h"

/* The option, for the table of every command that replays something. */
#define LIMIT_OPTION \
    {"limit", 0, "TIME", \
     "machine time at most: 90s, 24h; else 10^10 ticks"}

/* Its value, or the default; a null return is success. */
const char *limit_take(const struct args *args, struct script_limit *limit);

#endif
