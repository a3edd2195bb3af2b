/* perft.c - boardwalk checkers perft: counts sequences of moves.
 *
 * For comparing the move generator with published tables, and for measuring
 * its speed. The counting is in rules/perft.c.
 */
#include "games/draughts/rules/perft.h"

#include <inttypes.h>

#include "cli/command.h"
#include "games/draughts/commands/args.h"

enum { DEPTH_MAX = 40 };                /* far beyond what finishes; the
                                         * messages below name it, too */

static const struct arg_def options[] = {
    CHECKERS_ARGS_POSITION,
    {"each", 0, NULL, "also make the last moves: the same counts, slower"},
    {"bulk", 0, NULL, "only count the last moves (default)"},
    {"unique", 0, NULL, "jumps with the same start, end and captures are one"},
    {0},
};

/* The options that choose how to count; they exclude each other. */
static const struct {
    const char *name;
    enum checkers_count how;
} ways[] = {
    {"each", CHECKERS_COUNT_EACH},
    {"bulk", CHECKERS_COUNT_BULK},
    {"unique", CHECKERS_COUNT_UNIQUE},
};

static const char *read_counting(const struct args *args,
                                 enum checkers_count *how)
{
    const char *before = NULL;

    *how = CHECKERS_COUNT_BULK;
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        if (!args_has(args, ways[i].name))
            continue;
        if (before)
            return text_error("--", before, " and --", ways[i].name,
                              " cannot be combined", (char *)0);
        before = ways[i].name;
        *how = ways[i].how;
    }
    return NULL;
}

static const char *read_depth(const struct args *args, int *depth)
{
    uint64_t number;

    if (args->word_count != 1)
        return "expected one DEPTH, a number from 1 to 40";
    if (!text_number(args->word[0], &number) || number < 1
        || number > DEPTH_MAX)
        return text_error("'", args->word[0], "': expected a depth from 1 to "
                          "40", (char *)0);
    *depth = (int)number;
    return NULL;
}

/* Each depth is counted from scratch and printed at once, since every one
 * takes several times as long as all before it; a closed pipe ends it. */
static int print_counts(const struct args *args)
{
    struct checkers position;
    enum checkers_count how;
    const char *error;
    int depth = 0;

    if ((error = read_depth(args, &depth))
        || (error = read_counting(args, &how))
        || (error = checkers_args_position(args, &position)))
        return command_misused(&command_checkers_perft, error);
    for (int i = 1; i <= depth; i++) {
        printf("%d %" PRIu64 "\n", i, checkers_perft(&position, i, how));
        if (fflush(stdout) != 0)
            break;
    }
    return 0;
}

const struct command command_checkers_perft = {
    .name = "perft",
    .group = "checkers",
    .usage = "DEPTH [OPTION]...",
    .summary = "count all sequences of moves, for each length up to DEPTH",
    .more = "Prints a line for each depth: the depth and the count. Two "
            "jumps by one piece\nover the same men to the same square count "
            "as two if they take different paths.\n",
    .options = options,
    .run = print_counts,
};
