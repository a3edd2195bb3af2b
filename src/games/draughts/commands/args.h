/* args.h - what the verbs of checkers have in common. */
#ifndef CHECKERS_ARGS_H
#define CHECKERS_ARGS_H

#include "base/text.h"
#include "cli/args.h"
#include "games/draughts/engine/think.h"

#define CHECKERS_ARGS_RULES                                                 \
    {"rules", 'r', "RULES", "full (else), or simple: those of the chip"}

#define CHECKERS_ARGS_POSITION                                              \
    {"fen", 'f', "FEN", "the position; else the opening one"},              \
    CHECKERS_ARGS_RULES

#define CHECKERS_ARGS_TABLE                                                 \
    {"table", 0, "MIB", "memory for what is known of positions; else 64"}

enum {
    CHECKERS_ARGS_THREADS_MAX = 64,
    CHECKERS_ARGS_TABLE_MIB = 64,
    CHECKERS_ARGS_TABLE_MIB_MAX = 1 << 16,
};

/* Every null return is success. */

const char *checkers_args_rules(const struct args *args,
                                enum checkers_rules *rules);

/* The one of --fen under the rules of --rules. */
const char *checkers_args_position(const struct args *args,
                                   struct checkers *position);

/* --time, --nodes and --depth, as far as the verb has them. */
const char *checkers_args_effort(const struct args *args,
                                 struct checkers_effort *effort);

#endif
