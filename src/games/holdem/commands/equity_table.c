/* equity_table.c - `boardwalk poker equity --table`: every kind of starting
 * hand against every other.
 *
 * Kinds are in the order of the usual chart of 13 by 13: aces first, suited
 * hands to the right of the pairs, the others to the left. By symmetry one
 * hand stands for all of its kind, and half of the pairs of kinds are enough.
 */
#include "games/holdem/commands/equity_table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/holdem/rules/duels.h"
#include "os/interrupt.h"
#include "os/pool.h"

enum {
    KINDS = CARDS_RANKS * CARDS_RANKS,
    PAIRS = KINDS * (KINDS + 1) / 2,
    ACE = CARDS_RANKS - 1,
    NAME_MAX = 4,
};

static const char no_memory[] = "out of memory";

struct table {
    struct equity_job *job;
    struct poker_lookup lookup;
    struct poker_range kind[KINDS];
    double equity[KINDS][KINDS];
};

struct seat {                           /* of a thread */
    struct poker_duels duels;
    struct poker_duel duel;
};

/* Kinds */

static int chart_row(int kind) { return kind / CARDS_RANKS; }
static int chart_column(int kind) { return kind % CARDS_RANKS; }

/* row < column is above the diagonal of the chart, where the suited hands are;
 * row == column are the pairs. */
static void name_kind(int kind, char name[NAME_MAX])
{
    static const char ranks[] = "AKQJT98765432", suits[] = {'s', '\0', 'o'};
    int row = chart_row(kind), column = chart_column(kind);

    name[0] = ranks[row < column ? row : column];
    name[1] = ranks[row < column ? column : row];
    name[2] = suits[1 + (row > column) - (row < column)];
    name[3] = '\0';
}

/* All hands of the kind; suits are equal to the right of the pairs only. */
static void list_kind(struct poker_range *to, int kind)
{
    int high = ACE - chart_row(kind), low = ACE - chart_column(kind);

    memset(to, 0, sizeof *to);
    for (int a = 0; a < CARDS_SUITS; a++)
        for (int b = 0; b < CARDS_SUITS; b++)
            if ((a == b) == (high > low))
                poker_range_add(to, cards_of(card_of(high, a))
                                    | cards_of(card_of(low, b)), 1);
}

/* The same range with its first hand only. */
static struct poker_range one_of_kind(const struct poker_range *kind)
{
    struct poker_range one = {0};
    int combo = 0;

    while (!kind->weight[combo])
        combo++;
    one.weight[combo] = 1;
    return one;
}

/* Pairs of kinds, by number: the first is not after the second */

struct kinds {
    int first, second;
};

/* Numbers 0 to 168 are the pairs of the first kind with itself and all after
 * it, the next 168 those of the second, and so on: rows of a triangle. The
 * loop takes whole rows off. */
static struct kinds kinds_of(int number)
{
    struct kinds kinds = {0, number};

    for (; kinds.second >= KINDS - kinds.first; kinds.first++)
        kinds.second -= KINDS - kinds.first;
    kinds.second += kinds.first;
    return kinds;
}

static const char *open_seat(void *context, void **own)
{
    (void)context;
    *own = malloc(sizeof(struct seat));
    return *own ? NULL : no_memory;
}

/* One hand of the first kind against all of the second: any other hand of the
 * first kind would give the same sum, by exchanging suits. */
static const char *count_kinds(void *context, void *own, int number,
                               void *result)
{
    const struct table *self = context;
    struct seat *seat = own;
    struct kinds kinds = kinds_of(number);
    struct poker_range one = one_of_kind(&self->kind[kinds.first]);

    poker_duels_begin(&seat->duels, &self->lookup, &one,
                      &self->kind[kinds.second], 0);
    for (int i = 0; i < seat->duels.count; i++)
        poker_duels_count(&seat->duels, i, &seat->duel, result);
    return NULL;
}

/* A kind against itself is written twice; both times it is one half. */
static const char *keep_kinds(void *context, int number, void *result)
{
    struct table *self = context;
    const struct poker_counts *counts = result;
    struct kinds kinds = kinds_of(number);
    double all = (double)(counts->win + counts->lose + counts->tie);
    double equity = ((double)counts->win + (double)counts->tie / 2) / all;

    self->equity[kinds.second][kinds.first] = 1 - equity;
    self->equity[kinds.first][kinds.second] = equity;
    equity_progress(self->job, (int)(1000.0 * number / PAIRS));
    return NULL;
}

/* Output */

/* A line of names, then a line for each kind, with tabs: as spreadsheets take
 * it. Rows are who is asked about, columns whom he meets. */
static void print_equities(const struct table *self)
{
    char name[NAME_MAX];

    for (int i = 0; i < KINDS; i++) {
        name_kind(i, name);
        printf("\t%s", name);
    }
    for (int i = 0; i < KINDS; i++) {
        name_kind(i, name);
        printf("\n%s", name);
        for (int k = 0; k < KINDS; k++)
            printf("\t%.4f", 100 * self->equity[i][k]);
    }
    putchar('\n');
}

static const char *count_table(struct table *self)
{
    const struct pool pool = {
        .count = PAIRS, .threads = self->job->threads,
        .result_size = sizeof(struct poker_counts),
        .open = open_seat, .close = free, .work = count_kinds,
        .tell = keep_kinds, .should_stop = interrupt_should_stop,
        .context = self,
    };

    poker_lookup_begin(&self->lookup);
    for (int i = 0; i < KINDS; i++)
        list_kind(&self->kind[i], i);
    return pool_run(&pool);
}

/* Nothing is printed before all is known: half a table would be read as a
 * whole one by a program. */
const char *equity_table_print(struct equity_job *job)
{
    struct table *self = malloc(sizeof *self);
    const char *error = no_memory;

    if (self) {
        self->job = job;
        error = count_table(self);
        equity_progress_end(job);
    }
    if (!error && interrupt_should_stop(NULL))
        error = "interrupted";
    if (!error)
        print_equities(self);
    free(self);
    return error;
}
