/* checkers_args.c - what the verbs of checkers have in common. */
#include "cli/checkers_args.h"

#include <limits.h>

#include "formats/checkers_fen.h"

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
                        "there are full and simple");
}

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

const char *checkers_args_number(const struct args *args, const char *name,
                                 uint64_t least, uint64_t most,
                                 uint64_t *number)
{
    const char *value = args_value(args, name);
    char digits[2][24];
    struct text from, to;

    if (!value)
        return NULL;
    if (text_number(value, number) && *number >= least && *number <= most)
        return NULL;
    text_begin(&from, digits[0], sizeof digits[0]);
    text_put_number(&from, least);
    text_begin(&to, digits[1], sizeof digits[1]);
    text_put_number(&to, most);
    return text_error("--", name, " ", value, ": a number from ", digits[0],
                      " to ", digits[1], (char *)0);
}

const char *checkers_args_int(const struct args *args, const char *name,
                              int least, int most, int *number)
{
    uint64_t wide = (uint64_t)*number;
    const char *error = checkers_args_number(args, name, (uint64_t)least,
                                             (uint64_t)most, &wide);

    if (!error)
        *number = (int)wide;
    return error;
}

const char *checkers_args_effort(const struct args *args,
                                 struct checkers_effort *effort)
{
    const char *error;

    if ((error = checkers_args_int(args, "time", 1, INT_MAX,
                                   &effort->time_ms))
        || (error = checkers_args_number(args, "nodes", 1, INT64_MAX,
                                         &effort->nodes)))
        return error;
    return checkers_args_int(args, "depth", 1, CHECKERS_DEPTH_MAX,
                             &effort->depth);
}

const char *checkers_args_side(enum checkers_side side)
{
    return side == CHECKERS_BLACK ? "Black" : "White";
}
