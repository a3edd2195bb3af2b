/* args.h - options shared by the verbs of checkers.
 *
 * The macros are rows of a verb's table of options, so that an option has the
 * same letter and help text in every verb.
 */
#ifndef CHECKERS_ARGS_H
#define CHECKERS_ARGS_H

#include "base/text.h"
#include "cli/args.h"
#include "games/draughts/engine/think.h"

#define CHECKERS_ARGS_RULES                                                 \
    {"rules", 'r', "RULES", "full (default), or simple: those of the chip"}

#define CHECKERS_ARGS_POSITION                                              \
    {"fen", 'f', "FEN", "the position (default: the opening)"},             \
    CHECKERS_ARGS_RULES

#define CHECKERS_ARGS_TABLE                                                 \
    {"table", 0, "MIB", "memory for the transposition table (default 64)"}

enum {
    CHECKERS_ARGS_THREADS_MAX = 64,
    CHECKERS_ARGS_TABLE_MIB = 64,
    CHECKERS_ARGS_TABLE_MIB_MAX = 1 << 16,
};

/* Every null return is success. */

/* --rules, or CHECKERS_FULL. */
const char *checkers_args_rules(const struct args *args,
                                enum checkers_rules *rules);

/* The position of --fen, or the opening, under the rules of --rules. */
const char *checkers_args_position(const struct args *args,
                                   struct checkers *position);

/* --time, --nodes and --depth; what is not given stays 0, no limit. */
const char *checkers_args_effort(const struct args *args,
                                 struct checkers_effort *effort);

#endif
