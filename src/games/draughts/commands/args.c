/* args.c - options shared by the verbs of checkers.
 *
 * Each function reads the options that it knows and ignores whether the verb
 * has them in its table: an option that is not in the table is refused by
 * args_parse, and one that was not given leaves the default.
 */
#include "games/draughts/commands/args.h"

#include <limits.h>

#include "games/draughts/notation/fen.h"

/* By enum checkers_rules; the values of --rules. */
static const char *const rules_names[] = {
    [CHECKERS_FULL] = "full",
    [CHECKERS_SIMPLE] = "simple",
    NULL,
};

static const char *rules_name(const void *at, int i)
{
    (void)at;
    return rules_names[i];
}

const char *checkers_args_rules(const struct args *args,
                                enum checkers_rules *rules)
{
    const char *name = args_value(args, "rules");

    *rules = CHECKERS_FULL;
    for (int i = 0; name && rules_names[i]; i++)
        if (text_same(rules_names[i], name)) {
            *rules = (enum checkers_rules)i;
            return NULL;
        }
    if (!name)
        return NULL;
    return text_unknown("rules", name, "", rules_name, NULL,
                        "the rules are full or simple");
}

/* The rules are read first: the FEN is checked against them. */
const char *checkers_args_position(const struct args *args,
                                   struct checkers *position)
{
    const char *fen = args_value(args, "fen"), *error;
    enum checkers_rules rules;

    if ((error = checkers_args_rules(args, &rules)))
        return error;
    checkers_begin(position, rules);
    if (!fen)
        return NULL;
    error = checkers_fen_read(position, fen, rules);
    return error ? text_error("--fen: ", error, (char *)0) : NULL;
}

const char *checkers_args_effort(const struct args *args,
                                 struct checkers_effort *effort)
{
    const char *error;

    if ((error = args_int(args, "time", 1, INT_MAX, &effort->time_ms))
        || (error = args_number(args, "nodes", 1, INT64_MAX, &effort->nodes)))
        return error;
    return args_int(args, "depth", 1, CHECKERS_DEPTH_MAX, &effort->depth);
}
