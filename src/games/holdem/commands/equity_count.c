/* equity_count.c - counts what `boardwalk poker equity` prints.
 *
 * There are four ways to count, and the first that can be used is taken:
 *
 *    a sample            --sample or --error; any number of sides
 *    pairs of hands      two sides, empty board, not too many pairs
 *    boards              two sides; every board once, all hands ranked on it
 *    deals               three sides and more; everything is tried
 *
 * The first two run on threads; all but the first are exact.
 */
#include "games/holdem/commands/equity_count.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/text.h"
#include "games/holdem/library/shares.h"
#include "games/holdem/rules/duels.h"
#include "games/holdem/rules/equity.h"
#include "os/clock.h"
#include "os/interrupt.h"
#include "os/pool.h"

enum {
    SIDES = 2,
    STEP_BOARDS = 1 << 12, CHUNK_DEALS = 1 << 16,
    CHUNK_SEED_MAX = 4096,
    QUIET_MS = 500, NEWS_MS = 100,      /* before progress, between two */
};

static const char no_memory[] = "out of memory";

/* Over all sides, as --error promises it for every one of them. */
double equity_widest_margin(const struct equity_job *self)
{
    double widest = 0;

    for (int i = 0; i < self->players; i++) {
        double margin = shares_margin(&self->shares, i);

        widest = margin > widest ? margin : widest;
    }
    return widest;
}

/* Progress */

/* Nothing for a count that is done within half a second, nor into a file. A
 * sample also shows its deals: with 10^12 of them the percentage would stand
 * still for minutes. */
void equity_progress(struct equity_job *self, int per_mille)
{
    int64_t now_ms = clock_ms();

    if (now_ms - self->begun_ms < QUIET_MS
        || now_ms - self->told_ms < NEWS_MS || !isatty(STDERR_FILENO))
        return;
    self->told_ms = now_ms;
    fprintf(stderr, "\r%d.%d %%", per_mille / 10, per_mille % 10);
    if (self->sample)
        fprintf(stderr, "  %" PRIu64 " deals", self->shares.deals);
    fflush(stderr);
}

/* 40 columns cover the longest line of progress. */
void equity_progress_end(const struct equity_job *self)
{
    if (self->told_ms)
        fprintf(stderr, "\r%*s\r", 40, "");
}

/* Two sides, by pairs of hands */

/* Pairs that differ only in the names of the suits are one kind, counted once
 * with the weights of all: what number means below is such a kind. */
struct by_pairs {
    struct equity_job *job;
    struct poker_duels duels;
    struct poker_counts counts;
    struct poker_lookup lookup;
};

static const char *open_duel(void *context, void **own)
{
    (void)context;
    *own = malloc(sizeof(struct poker_duel));
    return *own ? NULL : no_memory;
}

/* The result is a sum of its own for each kind, so threads share nothing that
 * is written. */
static const char *count_kind(void *context, void *own, int number,
                              void *result)
{
    const struct by_pairs *self = context;

    poker_duels_count(&self->duels, number, own, result);
    return NULL;
}

/* Sums may be added in any order, but the pool calls this in order anyway. */
static const char *add_kind_counts(void *context, int number, void *result)
{
    struct by_pairs *self = context;
    const struct poker_counts *more = result;

    self->counts.win += more->win;
    self->counts.lose += more->lose;
    self->counts.tie += more->tie;
    equity_progress(self->job, (int)(1000.0 * number / self->duels.count));
    return NULL;
}

/* After an interrupt the counts so far are kept, but *is_whole says that they
 * are not an answer. */
static const char *count_by_pairs(struct by_pairs *self, int *is_whole)
{
    const struct pool pool = {
        .count = self->duels.count, .threads = self->job->threads,
        .result_size = sizeof(struct poker_counts),
        .open = open_duel, .close = free, .work = count_kind,
        .tell = add_kind_counts, .should_stop = interrupt_should_stop,
        .context = self,
    };
    const char *error = pool_run(&pool);

    *is_whole = !interrupt_should_stop(NULL);
    shares_of_two(&self->job->shares, &self->counts);
    return error;
}

/* Two sides, by boards */

/* STEP_BOARDS is small enough for an interrupt and the progress to be prompt,
 * and large enough that asking costs nothing. */
static const char *count_by_boards(struct equity_job *self, int *is_whole)
{
    struct poker_equity *counter = malloc(sizeof *counter);
    const char *error;

    if (!counter)
        return no_memory;
    error = poker_equity_begin(counter, &self->range[0], &self->range[1],
                               self->board, self->dead);
    while (!error && *is_whole && poker_equity_step(counter, STEP_BOARDS)) {
        equity_progress(self, poker_equity_done(counter));
        *is_whole = !interrupt_should_stop(NULL);
    }
    shares_of_two(&self->shares, &counter->counts);
    free(counter);
    return error;
}

/* Pairs are quicker, but there may be too many of them. */
static const char *count_two(struct equity_job *self, int *is_whole)
{
    struct by_pairs *pairs = calloc(1, sizeof *pairs);
    const char *error;
    int is_small;

    if (!pairs)
        return no_memory;
    pairs->job = self;
    is_small = !self->board
        && poker_duels_begin(&pairs->duels, &pairs->lookup, &self->range[0],
                             &self->range[1], self->dead);
    if (is_small)
        poker_lookup_begin(&pairs->lookup);
    error = is_small ? count_by_pairs(pairs, is_whole)
                     : count_by_boards(self, is_whole);
    free(pairs);
    return error;
}

/* Any number of sides, deal by deal */

/* Each thread has its own copy: a sample writes its shares and the cards drawn
 * into it. */
static const char *open_sides(void *context, void **own)
{
    const struct equity_job *self = context;

    *own = malloc(sizeof(struct poker_sides));
    return *own ? poker_sides_begin(*own, self->range, self->players,
                                   self->board, self->dead) : no_memory;
}

/* Whether there is an answer at all, before any time is spent: ranges that
 * exclude each other, or more deals than can be counted within minutes. */
const char *equity_count_check(const struct equity_job *self)
{
    struct poker_sides *sides = malloc(sizeof *sides);
    const char *error = no_memory;

    if (sides)
        error = poker_sides_begin(sides, self->range, self->players,
                                 self->board, self->dead);
    if (!error && !self->sample && self->players > SIDES
        && !poker_sides_is_countable(sides))
        error = "there are too many deals to count; --error 0.1% or "
                "--sample N estimates";
    free(sides);
    return error;
}

static const char *count_by_deals(struct equity_job *self, int *is_whole)
{
    void *own = NULL;
    const char *error = open_sides(self, &own);
    struct poker_sides *sides = own;

    while (!error && *is_whole && poker_sides_step(sides)) {
        equity_progress(self, 1000 * sides->at[0] / sides->side[0].count);
        *is_whole = !interrupt_should_stop(NULL);
    }
    if (!error)
        self->shares = sides->shares;
    free(sides);
    return error;
}

/* Samples */

/* Deals are counted in whole chunks, so more of them than necessary may be
 * drawn, but never fewer. */
static int is_sampled(const struct equity_job *self)
{
    return self->shares.deals >= self->sample
        || (self->shares.deals && equity_widest_margin(self) <= self->margin);
}

/* An interrupt ends it, too, but not before there is anything to print. */
static int is_sample_over(void *context)
{
    const struct equity_job *self = context;

    return self->shares.deals
        && (is_sampled(self) || interrupt_should_stop(NULL));
}

/* The last chunk may be shorter. A chunk has a fixed size, not a share of the
 * sample, so that whole chunks are the same deals in a longer sample. */
static uint64_t chunk_deals(const struct equity_job *self, int number)
{
    uint64_t left = self->sample - (uint64_t)number * CHUNK_DEALS;

    return left < CHUNK_DEALS ? left : CHUNK_DEALS;
}

/* Each chunk has random numbers of its own, from the seed and its number. */
static const char *sample_chunk(void *context, void *own, int number,
                                void *result)
{
    const struct equity_job *self = context;
    struct poker_sides *sides = own;
    char seed[CHUNK_SEED_MAX];
    struct text to;
    struct rng rng;

    text_begin(&to, seed, sizeof seed);
    text_put_number(&to, (uint64_t)number);
    text_put_char(&to, ' ');
    text_put(&to, self->seed);
    rng_seed(&rng, seed);
    sides->shares = (struct poker_shares){0};
    poker_sides_sample(sides, &rng, chunk_deals(self, number));
    *(struct poker_shares *)result = sides->shares;
    return NULL;
}

/* Chunks that other threads had begun when the margin was reached do not
 * count: the deals are the same for any number of threads. */
static const char *add_chunk(void *context, int number, void *result)
{
    struct equity_job *self = context;

    (void)number;
    if (!is_sampled(self))
        poker_shares_add(&self->shares, result);
    equity_progress(self, (int)(1000 * ((double)self->shares.deals
                                        / (double)self->sample)));
    return NULL;
}

static const char *sample_in_chunks(struct equity_job *self, int *is_whole)
{
    const struct pool pool = {
        .count = (int)((self->sample + CHUNK_DEALS - 1) / CHUNK_DEALS),
        .threads = self->threads,
        .result_size = sizeof(struct poker_shares),
        .open = open_sides, .close = free, .work = sample_chunk,
        .tell = add_chunk, .should_stop = is_sample_over, .context = self,
    };
    const char *error = pool_run(&pool);

    *is_whole = is_sampled(self);
    return error;
}

/* *is_whole is 0 only after an interrupt; what the caller may then still print
 * depends on the way of counting. */
const char *equity_count(struct equity_job *self, int *is_whole)
{
    *is_whole = 1;
    self->begun_ms = clock_ms();
    if (self->sample)
        return sample_in_chunks(self, is_whole);
    return self->players == SIDES ? count_two(self, is_whole)
                                  : count_by_deals(self, is_whole);
}
