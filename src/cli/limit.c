/* limit.c - how much machine time a script or a journal may take.
 *
 * Without a limit a script from somebody else could keep a program busy
 * forever with one line.
 */
#include "cli/limit.h"

const char *limit_take(const struct args *args, struct script_limit *limit)
{
    const char *value = args_value(args, "limit");

    *limit = (struct script_limit){0};
    return value ? script_read_limit(value, limit) : NULL;
}
