/* equity.c - boardwalk poker equity: how often one hand, or range of
 * hands, beats another.
 *
 * The counting is in rules/equity.h; this file has the arguments, the
 * progress on a terminal, the error bound of a sample, and the table.
 */
#include "games/holdem/rules/equity.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"
#include "cli/command.h"
#include "games/holdem/notation/words.h"
#include "os/clock.h"
#include "os/interrupt.h"

enum {
    SIDES = 2,
    STEP_BOARDS = 1 << 12, STEP_DEALS = 1 << 16,
    QUIET_MS = 500, NEWS_MS = 100,      /* before progress, between two */
};

static const uint64_t sample_most = UINT64_C(1000000000000);

static const double deviations = 1.96;  /* 95 %, two-sided */
static const double doubt = 0.05;       /* 95 %, one-sided */

static const struct arg_def options[] = {
    {"board", 'b', "CARDS", "known community cards, up to five"},
    {"dead", 'd', "CARDS", "cards that are out of play"},
    {"sample", 'n', "N", "count N random deals instead of all"},
    {"seed", 's', "S", "of the random deals: any word; default 1"},
    {0},
};

struct equity {
    const char *word[SIDES];            /* the ranges as typed */
    struct poker_range range[SIDES];
    cards board, dead;
    uint64_t sample;                    /* deals; 0: enumerate all */
    const char *seed;
    struct poker_equity *counter;
    int64_t begun_ms, told_ms;
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

static const char *read_ranges(struct equity *self, const struct args *args)
{
    static const char *const which[SIDES] = {"first range",
                                             "second range"};

    if (args->word_count != SIDES)
        return "two hands or ranges are needed, such as AhKh QsQd or TT+,AQs+ "
               "random";
    for (int i = 0; i < SIDES; i++) {
        int column = 1;
        const char *error;

        self->word[i] = args->word[i];
        error = poker_read_range(self->word[i], strlen(self->word[i]),
                                 &self->range[i], &column);
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

/* Everything that can be wrong is found before counting begins, so that it is
 * reported as misuse. */
static const char *read_equity_args(struct equity *self,
                                    const struct args *args)
{
    const char *seed = args_value(args, "seed"), *error;

    self->seed = seed ? seed : "1";
    if ((error = read_ranges(self, args))
        || (error = read_card_option(args, "board", POKER_BOARD, &self->board))
        || (error = read_card_option(args, "dead", CARDS_ALL, &self->dead))
        || (error = check_twice(self->board & self->dead))
        || (error = args_number(args, "sample", 1, sample_most,
                                &self->sample)))
        return error;
    return poker_equity_begin(self->counter, &self->range[0],
                              &self->range[1], self->board, self->dead);
}

/* Counting */

static uint64_t deals_of(const struct poker_counts *counts)
{
    return counts->win + counts->lose + counts->tie;
}

/* Nothing for a count that is done within half a second, nor into a file. A
 * sample also shows its deals: with 10^12 of them the percentage would stand
 * still for minutes. */
static void print_percentage(struct equity *self, int per_mille)
{
    int64_t now_ms = clock_ms();

    if (now_ms - self->begun_ms < QUIET_MS
        || now_ms - self->told_ms < NEWS_MS || !isatty(STDERR_FILENO))
        return;
    self->told_ms = now_ms;
    fprintf(stderr, "\r%d.%d %%", per_mille / 10, per_mille % 10);
    if (self->sample)
        fprintf(stderr, "  %" PRIu64 " deals", deals_of(
                &self->counter->counts));
    fflush(stderr);
}

/* 40 columns cover the longest line of progress. */
static void erase_percentage(const struct equity *self)
{
    if (self->told_ms)
        fprintf(stderr, "\r%*s\r", 40, "");
}

/* 0 if it was interrupted. */
static int count_all(struct equity *self)
{
    while (poker_equity_step(self->counter, STEP_BOARDS)) {
        print_percentage(self, poker_equity_done(self->counter));
        if (interrupt_should_stop(NULL))
            return 0;
    }
    return 1;
}

/* 0 if it was interrupted; what was dealt until then is in the counts. */
static int sample_requested_deals(struct equity *self)
{
    struct rng rng;
    uint64_t left = self->sample;

    rng_seed(&rng, self->seed);
    do {
        uint64_t deals = left < STEP_DEALS ? left : STEP_DEALS;

        poker_equity_sample(self->counter, &rng, deals);
        left -= deals;
        print_percentage(self, (int)(1000 * (1 - (double)left
                                                 / (double)self->sample)));
    } while (left > 0 && !interrupt_should_stop(NULL));
    return left == 0;
}

/* Results */

/* Wins and half of the ties, as a fraction of all deals. */
static double equity_of(const struct poker_counts *counts)
{
    double all = (double)deals_of(counts);

    return ((double)counts->win + (double)counts->tie / 2) / all;
}

/* Half the width of the 95 % confidence interval of a sampled share, from the
 * variance of a deal's result: 1, 1/2 or 0. If all deals ended alike there is
 * no variance, and the bound is the exact binomial one. */
static double error_bound(const struct poker_counts *counts)
{
    double deals = (double)deals_of(counts);
    double mean = equity_of(counts);
    double variance = ((double)counts->win + (double)counts->tie / 4) / deals
                      - mean * mean;

    if (variance <= 0)
        return 1 - pow(doubt, 1 / deals);
    return deviations * sqrt(variance / deals);
}

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

/* The second side's line is the first side's with wins and losses exchanged.
 * Columns are as wide as the largest number. */
static void print_table(const struct equity *self)
{
    const struct poker_counts *all = &self->counter->counts;
    struct poker_counts side[SIDES] = {*all, {all->lose, all->win, all->tie}};
    int name = larger_width((int)strlen(self->word[0]),
                            (int)strlen(self->word[1]));
    int count = larger_width(digits_of(all->win), digits_of(all->lose));
    int tie = larger_width(digits_of(all->tie), 3);

    count = larger_width(count, 4);
    printf("%*s  %*s  %*s  %*s    equity\n", name, "", count, "win", count,
           "lose", tie, "tie");
    for (int i = 0; i < SIDES; i++) {
        print_range_name(self->word[i], name);
        printf("  %*" PRIu64 "  %*" PRIu64 "  %*" PRIu64 "  %8.4f %%\n",
               count, side[i].win, count, side[i].lose, tie, side[i].tie,
               100 * equity_of(&side[i]));
    }
    if (self->sample)
        printf("sampled: %" PRIu64 " deals, seed %s; margin of error %.4f %% "
               "at 95 %% confidence\n", deals_of(all), self->seed,
               100 * error_bound(all));
}

/* An interrupted sample is still an estimate, of at least one step of deals. A
 * part of an enumeration is none, since boards come in order; it prints no
 * table. */
static const char *count_and_print(struct equity *self)
{
    struct interrupt before;
    int is_whole;

    interrupt_catch(&before);
    self->begun_ms = clock_ms();
    is_whole = self->sample ? sample_requested_deals(self) : count_all(self);
    erase_percentage(self);
    interrupt_restore(&before);
    if (is_whole || self->sample)
        print_table(self);
    if (is_whole)
        return NULL;
    return self->sample ? "interrupted"
                        : "interrupted before all was counted; --sample N "
                          "estimates";
}

static int compare_ranges(const struct args *args)
{
    struct equity self = {.counter = malloc(sizeof(struct poker_equity))};
    const char *error;
    int status = 0;

    if (!self.counter)
        return command_failed("not enough memory");
    error = read_equity_args(&self, args);
    if (error)
        status = command_misused(&command_poker_equity, error);
    else if ((error = count_and_print(&self)))
        status = command_failed(error);
    free(self.counter);
    return status;
}

const struct command command_poker_equity = {
    .name = "equity",
    .group = "poker",
    .usage = "HAND HAND [OPTION]...",
    .summary = "count how often one hand or range of hands beats another",
    .more =
"A HAND is two cards, AhKh, or a range: TT (a pair), AQ AQs AQo (of one suit\n"
"or of two), TT+ AQs+ (that and better), TT-77 A5s-A2s (all between), 15%\n"
"(the best hands), random, and lists of these: TT+,AQs+. A weight may follow,\n"
"AA:0.5; where there is none, any two hands that can meet count the same.\n"
"\n"
"Each side gets a line: how many of all possible deals it wins, loses and\n"
"ties, and its equity, the share of the pots it wins, ties counted as half.\n"
"With --sample N, N random deals are counted instead, 10^12 at most; the same\n"
"seed gives the same deals. Ctrl-C ends a sample and prints its result so\n"
"far.\n",
    .options = options,
    .run = compare_ranges,
};
