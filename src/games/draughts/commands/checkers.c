/* checkers.c - boardwalk checkers: English draughts without a machine. */
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
    .more = "Squares have the numbers 1 to 32; Black stands on 1 to 12 and "
            "moves first. A move\nis 9-13, a jump 9x18. The rules are "
            "full: English draughts; or simple, those of\nthe chip: no "
            "kings, and a jump is single and free.\n"
            "'boardwalk help checkers VERB' describes one of them.\n",
    .verbs = verbs,
};
