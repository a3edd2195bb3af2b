/* mastermind_verify.c - boardwalk mastermind verify: a strategy on disk,
 * played against every secret. */
#include <inttypes.h>
#include <stdlib.h>

#include "cli/command.h"
#include "cli/mastermind_game.h"
#include "disk/file.h"

static const struct arg_def options[] = {{0}};

static void print(const struct mastermind_strategy *strategy,
                  const struct mastermind_strategy_figures *figures)
{
    printf("%d pegs, %d colours, rule %s%s: ", strategy->game.pegs,
           strategy->game.colours, mastermind_rule_name(strategy->game.rule),
           strategy->game.is_distinct ? ", distinct" : "");
    if (figures->found == figures->codes)
        printf("all %" PRIu64 " codes are found", figures->codes);
    else
        printf("%" PRIu64 " of %" PRIu64 " codes are found within %d tries",
               figures->found, figures->codes, strategy->limit);
    printf(".\n%" PRIu64 " guesses in all, ", figures->cost);
    mastermind_game_print_ratio(figures->cost,
                                figures->found ? figures->found : 1);
    printf(" on average, %d at most, as the file says.\n", figures->worst);
}

static const char *verify(const char *text, size_t length)
{
    size_t need = mastermind_strategy_need(text, length);
    void *memory = malloc(need);
    struct arena arena = arena_of(memory, memory ? need : 0);
    struct mastermind_strategy strategy;
    struct mastermind_strategy_figures figures;
    const char *error = mastermind_strategy_read(&strategy, text, length,
                                                 &arena);

    if (!error)
        error = mastermind_strategy_verify(&strategy, &figures);
    if (!error)
        print(&strategy, &figures);
    free(memory);
    return error;
}

static int run(const struct args *args)
{
    const char *error;
    size_t length = 0;
    char *text;

    if (args->word_count != 1)
        return command_misused(&command_mastermind_verify,
                               "which strategy? One file");
    error = file_read(args->word[0], MASTERMIND_STRATEGY_SIZE_MAX, &text,
                      &length);
    if (!error && (error = verify(text, length)) != NULL)
        error = text_error(args->word[0], ": ", error, (char *)0);
    free(text);
    return error ? command_failed(error) : 0;
}

const struct command command_mastermind_verify = {
    .name = "verify",
    .group = "mastermind",
    .usage = "FILE",
    .summary = "play a strategy against every secret",
    .more = "The file is one that 'boardwalk mastermind solve --tree FILE' "
            "wrote. Only the\njudge is used, nothing of what found the "
            "strategy. The status is 0 if every\nfigure in its head is "
            "right.\n",
    .options = options,
    .run = run,
};
