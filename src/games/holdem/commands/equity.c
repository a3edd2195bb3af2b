/* equity.c - boardwalk poker equity: how much of the pot each of several
 * hands, or ranges of hands, wins.
 *
 * The counting is in equity_count.h; this file has the arguments and the
 * output.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "cli/command.h"
#include "games/holdem/commands/equity_count.h"
#include "games/holdem/commands/equity_table.h"
#include "games/holdem/library/shares.h"
#include "games/holdem/notation/words.h"
#include "os/clock.h"
#include "os/interrupt.h"
#include "os/pool.h"

enum { SIDES_LEAST = 2, SIDES_MOST = POKER_SIDES_MOST };

static const uint64_t sample_most = UINT64_C(1000000000000);

static const struct arg_def options[] = {
    {"board", 'b', "CARDS", "known community cards, up to five"},
    {"dead", 'd', "CARDS", "cards that are out of play"},
    {"sample", 'n', "N", "count N random deals instead of all"},
    {"error", 'e', "P", "random deals up to this margin of error: 0.1%"},
    {"seed", 's', "S", "of the random deals: any word (default 1)"},
    {"threads", 'j', "T", "number of threads (default 1)"},
    {"table", 't', NULL, "every starting hand against every other"},
    {0},
};

struct equity {
    const char *word[SIDES_MOST];       /* the ranges as typed */
    struct equity_job job;
};

/* Arguments */

/* "first range TT+,AQx, column 5: ..." */
static const char *at_column(const char *what, const char *word, int column,
                             const char *error)
{
    char digits[16];
    struct text to;

    text_begin(&to, digits, sizeof digits);
    text_put_number(&to, (uint64_t)column);
    return text_error(what, " ", word, ", column ", digits, ": ", error,
                      (char *)0);
}

/* The words are kept as typed, since the output shows them beside the counts.
 * Nine is the most that a table seats and that poker_shares holds. */
static const char *read_ranges(struct equity *self, const struct args *args)
{
    static const char *const which[SIDES_MOST] = {
        "first range", "second range", "third range", "fourth range",
        "fifth range", "sixth range", "seventh range", "eighth range",
        "ninth range",
    };

    if (args->word_count < SIDES_LEAST || args->word_count > SIDES_MOST)
        return "name two to nine hands or ranges, such as AhKh QsQd or "
               "TT+,AQs+ random";
    self->job.players = args->word_count;
    for (int i = 0; i < args->word_count; i++) {
        int column = 1;
        const char *error;

        self->word[i] = args->word[i];
        error = poker_read_range(self->word[i], strlen(self->word[i]),
                                 &self->job.range[i], &column);
        if (error)
            return at_column(which[i], self->word[i], column, error);
    }
    return NULL;
}

/* Leaves the set as it is, empty, if the option was not given. */
static const char *read_card_option(const struct args *args, const char *name,
                                    int most, cards *set)
{
    const char *value = args_value(args, name), *error;
    struct poker_list list;
    int column = 1;

    if (!value)
        return NULL;
    error = poker_read_cards(value, strlen(value), 0, most, &list, &column);
    *set = list.set;
    if (!error)
        return NULL;
    return at_column(text_same(name, "board") ? "--board" : "--dead", value,
                     column, error);
}

/* A card cannot be on the board and dead; the message names all such cards. */
static const char *check_twice(cards twice)
{
    char names[CARDS_ALL * POKER_CARD_MAX];
    struct text to;

    if (!twice)
        return NULL;
    text_begin(&to, names, sizeof names);
    poker_write_cards(twice, &to);
    return text_error("--dead: the board already has ", names,
                      (char *)0);
}

/* "0.1%" or "0.1", as a fraction. */
static const char *read_margin(const struct args *args, double *margin)
{
    const char *value = args_value(args, "error");
    size_t digits = value ? strspn(value, "0123456789.") : 0;
    double percent = digits ? strtod(value, NULL) : 0;

    if (!value)
        return NULL;
    if ((value[digits] && !text_same(value + digits, "%"))
        || percent < 0.001 || percent > 10)
        return text_error("--error ", value, ": expected a percentage from "
                          "0.001% to 10%", (char *)0);
    *margin = percent / 100;
    return NULL;
}

/* With a margin and no number of deals there may be as many as it takes. */
static const char *read_sample(struct equity_job *job,
                               const struct args *args)
{
    const char *seed = args_value(args, "seed");
    const char *error = read_margin(args, &job->margin);

    job->seed = seed ? seed : "1";
    if (job->margin > 0)
        job->sample = sample_most;
    return error ? error : args_number(args, "sample", 1, sample_most,
                                       &job->sample);
}

/* Options that would be ignored are refused: somebody who gives a board with
 * --table expects a table for that board. */
static const char *check_table_args(const struct args *args)
{
    if (args->word_count || args->count > 1 + args_has(args, "threads"))
        return "--table takes no hands, and no other option but --threads";
    return NULL;
}

/* Everything that can be wrong is found before counting begins, so that it is
 * reported as misuse. */
static const char *read_equity_args(struct equity *self,
                                    const struct args *args)
{
    struct equity_job *job = &self->job;
    const char *error;

    job->threads = 1;
    if ((error = args_int(args, "threads", 1, POOL_THREADS_MAX,
                          &job->threads)))
        return error;
    if (args_has(args, "table"))
        return check_table_args(args);
    if ((error = read_ranges(self, args))
        || (error = read_card_option(args, "board", POKER_BOARD, &job->board))
        || (error = read_card_option(args, "dead", CARDS_ALL, &job->dead))
        || (error = check_twice(job->board & job->dead))
        || (error = read_sample(job, args)))
        return error;
    return equity_count_check(job);
}

/* Results */

/* As many columns as the number takes; there is no sign. */
static int digits_of(uint64_t number)
{
    return snprintf(NULL, 0, "%" PRIu64, number);
}

static int larger_width(int a, int b)
{
    return a > b ? a : b;
}

/* Spaces become commas, so that columns can be split at spaces. */
static void print_range_name(const char *word, int width)
{
    for (; *word; word++, width--)
        putchar(*word == ' ' || *word == '\t' ? ',' : *word);
    printf("%*s", width, "");
}

/* What a side's line tells. win + lose + tie is the number of deals. A tie is
 * any deal that is shared, by however many; the equity divides it by their
 * number. */
struct line {
    uint64_t win, lose, tie;
};

static struct line line_of(const struct poker_shares *shares, int side)
{
    struct line line = {.win = shares->split[side][1],
                        .tie = shares_tied(shares, side)};

    line.lose = shares->deals - line.win - line.tie;
    return line;
}

/* Columns are as wide as the largest number. */
struct widths {
    int name, count, tie;
};

/* Four and three are the widths of the headings "lose" and "tie". */
static struct widths measure_lines(const struct equity *self)
{
    struct widths widths = {0, 4, 3};

    for (int i = 0; i < self->job.players; i++) {
        struct line line = line_of(&self->job.shares, i);

        widths.name = larger_width(widths.name, (int)strlen(self->word[i]));
        widths.count = larger_width(widths.count, digits_of(line.win));
        widths.count = larger_width(widths.count, digits_of(line.lose));
        widths.tie = larger_width(widths.tie, digits_of(line.tie));
    }
    return widths;
}

static void print_side(const struct equity *self, int side,
                       const struct widths *widths)
{
    struct line line = line_of(&self->job.shares, side);

    print_range_name(self->word[side], widths->name);
    printf("  %*" PRIu64 "  %*" PRIu64 "  %*" PRIu64 "  %8.4f %%\n",
           widths->count, line.win, widths->count, line.lose, widths->tie,
           line.tie, 100 * shares_equity(&self->job.shares, side));
}

static void print_sides(const struct equity *self)
{
    const struct equity_job *job = &self->job;
    struct widths widths = measure_lines(self);

    printf("%*s  %*s  %*s  %*s    equity\n", widths.name, "", widths.count,
           "win", widths.count, "lose", widths.tie, "tie");
    for (int i = 0; i < job->players; i++)
        print_side(self, i, &widths);
    if (job->sample)
        printf("sampled: %" PRIu64 " deals, seed %s; margin of error %.4f %% "
               "at 95 %% confidence\n", job->shares.deals, job->seed,
               100 * equity_widest_margin(job));
}

/* An interrupted sample is still an estimate, of at least one chunk of deals.
 * A part of a count is none, since boards come in order; it prints no
 * lines. */
static const char *count_and_print(struct equity *self)
{
    int is_whole;
    const char *error = equity_count(&self->job, &is_whole);

    equity_progress_end(&self->job);
    if (error)
        return error;
    if (is_whole || self->job.sample)
        print_sides(self);
    if (is_whole)
        return NULL;
    return self->job.sample ? "interrupted"
                            : "interrupted before all was counted; --sample "
                              "N estimates";
}

static const char *answer_equity(struct equity *self, const struct args *args)
{
    struct interrupt before;
    const char *error;

    interrupt_catch(&before);
    self->job.begun_ms = clock_ms();
    error = args_has(args, "table") ? equity_table_print(&self->job)
                                    : count_and_print(self);
    interrupt_restore(&before);
    return error;
}

/* On the heap, since nine ranges of 1,326 weights each are much for a
 * stack. */
static int compare_ranges(const struct args *args)
{
    struct equity *self = calloc(1, sizeof *self);
    const char *error;
    int status = 0;

    if (!self)
        return command_failed("out of memory");
    error = read_equity_args(self, args);
    if (error)
        status = command_misused(&command_poker_equity, error);
    else if ((error = answer_equity(self, args)))
        status = command_failed(error);
    free(self);
    return status;
}

const struct command command_poker_equity = {
    .name = "equity",
    .group = "poker",
    .usage = "HAND HAND... [OPTION]...",
    .summary = "count how often one hand or range of hands beats others",
    .more =
"A HAND is two cards, AhKh, or a range: TT (a pair), AQ AQs AQo (of one suit\n"
"or of two), TT+ AQs+ (that and better), TT-77 A5s-A2s (all between), 15%\n"
"(the best hands), random, and lists of these: TT+,AQs+. A weight may follow,\n"
"AA:0.5; where there is none, any hands that can meet count the same.\n"
"\n"
"Each of two to nine sides gets a line: how many of all possible deals it\n"
"wins, loses and ties, and its equity, the share of the pots it wins, tied\n"
"ones divided. With --sample N, N random deals are counted instead, 10^12 at\n"
"most; with --error 0.1% as many as it takes until every side's equity is\n"
"known to 0.1 percentage points, with 95 % confidence. The same seed gives\n"
"the same deals, for any number of threads. Ctrl-C ends a sample and prints\n"
"its result so far.\n"
"\n"
"--table prints the equity of each of the 169 kinds of starting hands, all-in\n"
"before the flop, against each kind: a line for each, in percent, with tabs\n"
"between.\n",
    .options = options,
    .run = compare_ranges,
};
