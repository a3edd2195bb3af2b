/* hint.c - boardwalk mastermind hint: the codes left, and the best next guess.
 *
 * Reads guesses with their marks, lists the codes that fit, and advises the
 * next guess. Everything is computed anew from the command line.
 */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "cli/command.h"
#include "games/mastermind/commands/tell.h"
#include "games/mastermind/minds/greedy.h"

enum { LIST_WHOLE = 40, LIST_BEGIN = 20, LINE_WIDTH = 72, GUESS_MAX = 64 };

static const struct arg_def options[] = {
    MASTERMIND_GAME_OPTIONS,
    MASTERMIND_GOAL_OPTION("mean (default), or win=K: within K tries"),
    MASTERMIND_LIMIT_OPTION,
    {"all", 'a', NULL, "list all codes that are left, however many"},
    {0},
};

/* "AABC=XO" */
static const char *read_guess_and_marks(const struct mastermind_setup *setup,
                                        const char *word,
                                        struct mastermind_seen *seen)
{
    const char *equals = strchr(word, '=');
    char guess[GUESS_MAX];
    unsigned marks = 0;
    struct text to;
    const char *error;

    if (!equals)
        return text_error(word, ": a guess and its marks read GUESS=MARKS, "
                          "such as AABC=XO", (char *)0);
    if (seen->tries == MASTERMIND_TRIES_MAX)
        return "at most 16 guesses can be given";
    text_begin(&to, guess, sizeof guess);
    for (const char *at = word; at < equals; at++)
        text_put_char(&to, *at);
    if ((error = mastermind_read_code(&setup->game, setup->letters, guess,
                                      &seen->past[seen->tries].guess))
        || (error = mastermind_read_marks(&setup->game, equals + 1, &marks)))
        return text_error(word, ": ", error, (char *)0);
    seen->past[seen->tries++].marks = (uint16_t)marks;
    return NULL;
}

/* Checks everything that can be wrong with the command line before any work is
 * done; errors here are misuse, with exit status 2. */
static const char *read_hint_args(const struct args *args,
                                  struct mastermind_setup *setup,
                                  struct mastermind_seen *seen)
{
    const char *error;

    *setup = mastermind_game_usual;
    error = mastermind_game_read(setup, args);
    if (!error && setup->goal == MASTERMIND_STRATEGY_WORST)
        error = "--goal worst: a hint is for the goals mean and win=K";
    *seen = mastermind_tell_begin(setup);
    for (int i = 0; !error && i < args->word_count; i++)
        error = read_guess_and_marks(setup, args->word[i], seen);
    if (!error && setup->limit && seen->tries > setup->limit)
        error = "more guesses than the limit allows";
    return error ? error : mastermind_tell_check(&setup->game);
}

/* No code fits: blames the first guess after which nothing was left. It need
 * not be the one that was mistyped, but the mistake is not after it. */
static int report_contradiction(const struct mastermind_setup *setup,
                                const struct mastermind_seen *seen)
{
    struct mastermind_seen first = *seen;
    int last;

    for (first.tries = 1; first.tries < seen->tries; first.tries++)
        if (mastermind_left(&first, NULL, 0) == 0)
            break;
    last = first.tries - 1;
    return command_failed(text_error("no code fits: ",
        mastermind_game_code(setup, seen->past[last].guess), "=",
        mastermind_game_marks(setup, seen->past[last].marks),
        last ? " contradicts the guesses before it"
             : " cannot be the answer of any code", (char *)0));
}

/* As many in a row as fit 72 columns, indented by two. */
static void print_codes(const struct mastermind_setup *setup,
                        const uint32_t *codes, size_t count)
{
    size_t row = LINE_WIDTH / (size_t)(setup->game.pegs + 1);

    for (size_t i = 0; i < count; i++)
        printf("%s%s%s", i % row ? " " : "  ",
               mastermind_game_code(setup, codes[i]),
               i + 1 == count || i % row + 1 == row ? "\n" : "");
}

/* All of them, or only the first LIST_BEGIN where there are more than
 * LIST_WHOLE and --all was not given. */
static const char *list_codes_left(const struct mastermind_setup *setup,
                                   const struct mastermind_seen *seen,
                                   size_t left, int is_whole)
{
    size_t shown = is_whole || left <= LIST_WHOLE ? left : LIST_BEGIN;
    uint32_t *codes = malloc(shown * sizeof *codes);

    if (!codes)
        return "out of memory for the list";
    mastermind_left(seen, codes, shown);
    print_codes(setup, codes, shown);
    if (shown < left)
        printf("  ... and %zu more\n", left - shown);
    free(codes);
    return NULL;
}

/* The list may go on after the solution; what follows does not matter. */
static int is_solved(const struct mastermind_seen *seen)
{
    for (int i = 0; i < seen->tries; i++)
        if (seen->past[i].marks == mastermind_solved(&seen->game))
            return 1;
    return 0;
}

static void tell_next(const struct mastermind_setup *setup,
                      const struct mastermind_seen *seen,
                      const struct mastermind_advice *advice)
{
    if (is_solved(seen))
        printf("The code has been found.\n");
    else if (seen->limit && seen->tries == seen->limit)
        printf("No tries are left.\n");
    else
        mastermind_tell_guess(setup, advice);
}

static int print_hint(const struct args *args)
{
    struct mastermind_setup setup;
    struct mastermind_seen seen;
    struct mastermind_advice advice;
    const char *error = read_hint_args(args, &setup, &seen);

    if (error)
        return command_misused(&command_mastermind_hint, error);
    error = mastermind_tell_ask(&seen, &advice);
    if (error)
        return command_failed(error);
    if (advice.left == 0)
        return report_contradiction(&setup, &seen);
    mastermind_tell_left(&advice);
    printf(":\n");
    error = list_codes_left(&setup, &seen, (size_t)advice.left,
                            args_has(args, "all"));
    if (error)
        return command_failed(error);
    tell_next(&setup, &seen, &advice);
    return 0;
}

const struct command command_mastermind_hint = {
    .name = "hint",
    .group = "mastermind",
    .usage = "[GUESS=MARKS]... [OPTION]...",
    .summary = "count the codes left, and find the best next guess",
    .more = "For example 'boardwalk mastermind hint AABC=XO DEEF=O'.\n"
            "Where few codes are left the guess is proven to be the best; "
            "otherwise it is the\none that looks best one step ahead.\n",
    .options = options,
    .run = print_hint,
};
