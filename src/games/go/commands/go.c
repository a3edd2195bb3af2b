/* go.c - boardwalk go: the game of Go without a machine, and its verbs.
 *
 * A group of commands; src/cli/main.c finds the verb in this table. */
#include "cli/command.h"

static const struct command *const verbs[] = {
    &command_go_show,
    &command_go_check,
    &command_go_match,
    &command_go_gtp,
    &command_go_bench,
    NULL,
};

const struct command command_go = {
    .name = "go",
    .usage = "VERB [ARGUMENT]...",
    .summary = "play, show, check and measure Go without a machine",
    .more = "A point is a column A to T without I and a row counted from "
            "below, such as D4.\nA level is 1 random, 2 greedy, 3 uct, or "
            "mcts with 1000 (4), 5000 (5), 20000 (6)\nor 100000 (7) "
            "playouts a move; mcts alone is level 5.\n"
            "'boardwalk help go VERB' describes a verb.\n",
    .verbs = verbs,
};
