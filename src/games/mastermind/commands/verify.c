/* verify.c - boardwalk mastermind verify: a strategy on disk,
 * played against every secret, and whether there is a better one.
 *
 * Two proofs that share nothing with what wrote the file: playing shows that
 * the figures in its head are right, and with --optimal a search from the
 * rules alone shows that they cannot be improved.
 */
#include <inttypes.h>
#include <stdlib.h>

#include "cli/command.h"
#include "disk/file.h"
#include "games/mastermind/commands/exact.h"
#include "os/interrupt.h"

static const struct arg_def options[] = {
    {"optimal", 'o', NULL, "also prove that there is no better one"},
    MASTERMIND_EXACT_THREADS,
    {"quiet", 'q', NULL, "print no progress bar"},
    {0},
};

struct verify {
    int is_optimal;                     /* that is asked, too */
    struct mastermind_strategy strategy;
    struct mastermind_strategy_figures figures;
    struct mastermind_exact exact;
};

static void print_figures(const struct verify *self)
{
    const struct mastermind_strategy *strategy = &self->strategy;
    const struct mastermind_strategy_figures *figures = &self->figures;

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

/* Is there a better one? */

/* By the goal: what this strategy needs, and what is enough. */
static void figures_for_goal(const struct verify *self, uint64_t *needs,
                             uint64_t *enough, const char **what)
{
    const struct mastermind_strategy_figures *figures = &self->figures;
    const struct mastermind_exact *exact = &self->exact;

    *needs = figures->cost;
    *enough = (uint64_t)exact->cost;
    *what = "guesses in all";
    if (exact->goal == MASTERMIND_STRATEGY_WORST) {
        *needs = (uint64_t)figures->worst;
        *enough = (uint64_t)exact->limit;
        *what = "guesses in the worst case";
    } else if (exact->goal == MASTERMIND_STRATEGY_WIN) {
        *needs = figures->codes - figures->found;
        *what = "codes missed";
    }
}

static void print_proven(const struct verify *self)
{
    printf("No strategy ");
    if (self->strategy.limit)
        printf("within %d guesses ", self->strategy.limit);
    printf("is better; this was proven again, without notes.\n");
}

/* Needing less than the proven optimum is impossible, so one of the two would
 * be wrong; it is reported as a bug rather than ignored. */
static const char *compare_with_optimum(const struct verify *self)
{
    uint64_t needs, enough;
    const char *what;
    char number[2][24];

    figures_for_goal(self, &needs, &enough, &what);
    if (needs == enough) {
        print_proven(self);
        return NULL;
    }
    snprintf(number[0], sizeof number[0], "%" PRIu64, needs);
    snprintf(number[1], sizeof number[1], "%" PRIu64, enough);
    if (needs < enough)                 /* then the search would be wrong */
        return text_error("the search finds no better than ", number[1], " ",
                          what, ", but this strategy has ", number[0],
                          ": this is a bug in the program", (char *)0);
    return text_error("it is correct but not optimal: ", number[0], " ", what,
                      ", where ", number[1], " are possible", (char *)0);
}

/* The game is solved anew: nothing is taken from notes, nor from the file
 * but which game it is. */
static const char *prove(struct verify *self)
{
    struct mastermind_exact *exact = &self->exact;
    uint64_t codes = mastermind_codes(&self->strategy.game);
    const char *error = mastermind_table_check(&self->strategy.game,
                                               (size_t)codes);

    exact->game = self->strategy.game;
    exact->goal = self->strategy.goal;
    exact->limit = self->strategy.limit;
    if (!error)
        error = mastermind_exact_list(exact);
    if (!error)
        error = mastermind_exact_search(exact);
    if (!error)
        error = compare_with_optimum(self);
    mastermind_exact_end(exact);
    return error;
}

/* The arena is as large as the lines of the text say; read and verify need no
 * other memory. */
static const char *verify(struct verify *self, const char *text,
                          size_t length)
{
    size_t need = mastermind_strategy_need(text, length);
    void *memory = malloc(need);
    struct arena arena = arena_of(memory, memory ? need : 0);
    const char *error = mastermind_strategy_read(&self->strategy, text,
                                                 length, &arena);

    if (!error)
        error = mastermind_strategy_verify(&self->strategy, &self->figures);
    if (!error)
        print_figures(self);
    free(memory);
    fflush(stdout);                     /* a proof may take long */
    return !error && self->is_optimal ? prove(self) : error;
}

/* Signals are caught for the whole of a proof, so that Ctrl-C ends it with a
 * message instead of killing the program. */
static const char *verify_file(struct verify *self, const char *path)
{
    struct interrupt before;
    size_t length = 0;
    char *text;
    const char *error = file_read(path, MASTERMIND_STRATEGY_SIZE_MAX, &text,
                                  &length);

    if (self->is_optimal)
        interrupt_catch(&before);
    if (!error && (error = verify(self, text, length)) != NULL)
        error = text_error(path, ": ", error, (char *)0);
    if (self->is_optimal)
        interrupt_restore(&before);
    free(text);
    return error;
}

static const char *read_verify_args(struct verify *self,
                                    const struct args *args)
{
    self->is_optimal = args_has(args, "optimal");
    self->exact.campaign.is_quiet = args_has(args, "quiet");
    if (args->word_count != 1)
        return "name one strategy file";
    if (!self->is_optimal && (args_has(args, "threads")
                              || args_has(args, "quiet")))
        return "--threads and --quiet are for --optimal";
    return mastermind_exact_threads(&self->exact, args);
}

static int verify_strategy_file(const struct args *args)
{
    struct verify *self = calloc(1, sizeof *self);
    const char *error;
    int status = 0;

    if (!self)
        return command_failed("out of memory");
    error = read_verify_args(self, args);
    if (error)
        status = command_misused(&command_mastermind_verify, error);
    else if ((error = verify_file(self, args->word[0])) != NULL)
        status = command_failed(error);
    free(self);
    return status;
}

const struct command command_mastermind_verify = {
    .name = "verify",
    .group = "mastermind",
    .usage = "FILE [OPTION]...",
    .summary = "play a strategy against every secret",
    .more = "The file is one that 'boardwalk mastermind solve --tree FILE' "
            "wrote. Only the\njudge is used, nothing of what found the "
            "strategy. The status is 0 if every\nfigure in its head is right.\n"
            "\nWith --optimal the game is then solved again, from its rules "
            "alone and without\nany notes. The status is 1 if a strategy is "
            "better for the goal and limit that\nthe file names, or if the "
            "proof is interrupted by Ctrl-C.\n",
    .options = options,
    .run = verify_strategy_file,
};
