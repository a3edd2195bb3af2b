/* mastermind.c - boardwalk mastermind: the game without a machine.
 *
 * The group and its verbs; each has a file of its name in this folder.
 */
#include "cli/command.h"

static const struct command *const verbs[] = {
    &command_mastermind_score,
    &command_mastermind_hint,
    &command_mastermind_play,
    &command_mastermind_solve,
    &command_mastermind_verify,
    NULL,
};

const struct command command_mastermind = {
    .name = "mastermind",
    .usage = "VERB [ARGUMENT]...",
    .summary = "judge, solve and play Mastermind without a machine",
    .more = "A code is a letter for each peg, such as AABC. Marks are X for "
            "a peg that is\nright, O for a colour that stands elsewhere, - "
            "for nothing.\n'boardwalk help mastermind VERB' describes one of "
            "them.\n",
    .verbs = verbs,
};
