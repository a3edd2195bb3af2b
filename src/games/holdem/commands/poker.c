/* poker.c - boardwalk poker: Hold'em without a machine, and its verbs.
 *
 * Only the group: each verb has a file of its own beside this one.
 */
#include "cli/command.h"

static const struct command *const verbs[] = {
    &command_poker_eval,
    &command_poker_equity,
    &command_poker_solve,
    &command_poker_match,
    &command_poker_exploit,
    &command_poker_check,
    &command_poker_export,
    &command_poker_acpc,
    &command_poker_dealer,
    NULL,
};

const struct command command_poker = {
    .name = "poker",
    .usage = "VERB [ARGUMENT]...",
    .summary = "judge, count, play and check Hold'em without a machine",
    .more = "A card is a rank of 23456789TJQKA (10 means T) and a "
            "suit of h d c s:\nhearts, diamonds, clubs, spades.\n"
            "'boardwalk help poker VERB' describes one of them.\n",
    .verbs = verbs,
};
