/* checkers.c - boardwalk checkers: English draughts without a machine.
 *
 * The order of the verbs is that of the help text: what a person wants first,
 * what programs and tests use last.
 */
#include "cli/command.h"

static const struct command *const verbs[] = {
    &command_checkers_show,
    &command_checkers_best,
    &command_checkers_check,
    &command_checkers_copy,
    &command_checkers_match,
    &command_checkers_engine,
    &command_checkers_perft,
    NULL,
};

const struct command command_checkers = {
    .name = "checkers",
    .usage = "VERB [ARGUMENT]...",
    .summary = "show, search and play English draughts without a machine",
    .more = "Squares are numbered 1 to 32; Black starts on 1 to 12 and moves "
            "first. A move is\nwritten 9-13, a jump 9x18. The rules are "
            "either full (English draughts) or simple\n(those of the chip: "
            "no kings, single jumps, none of them compulsory).\n"
            "'boardwalk help checkers VERB' describes a verb.\n",
    .verbs = verbs,
};
