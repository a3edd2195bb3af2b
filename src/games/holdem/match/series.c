/* series.c - many hands between two minds, several deals at a time,
 * told in their order. */
#include "games/holdem/match/series.h"

#include <stdlib.h>

#include "base/text.h"
#include "os/pool.h"

enum {
    DUPLICATE = 2,                      /* hands with the same cards */
    SEED_MAX = 64,
};

struct outcome {
    struct poker_result result;         /* no hands: somebody is broke */
    char *phh;                          /* to be freed */
};

struct work {
    const struct poker_series *series;
    int is_over;                        /* somebody is broke; only where
                                         * hands are carried, by the only
                                         * thread there is then */
};

static int hands_each(const struct poker_series *series)
{
    return series->is_carried ? 1 : DUPLICATE;
}

/* Playing */

static const char *own_seed(const struct poker_series *series, int number,
                            char seed[SEED_MAX])
{
    struct text to;

    text_begin(&to, seed, SEED_MAX);    /* however long theirs is */
    text_put_hex(&to, rng_hash(series->seed), 16);
    text_put_char(&to, '/');
    text_put_number(&to, (uint64_t)number);
    return seed;
}

static const char *begin(const struct poker_series *series,
                         struct poker_contest *contest, int number)
{
    char seed[SEED_MAX];
    const char *error;

    if (series->is_carried && number > 0)
        return NULL;
    error = poker_contest_begin(contest, &series->rules, series->stack,
                                own_seed(series, number, seed));
    contest->match.is_duplicate = !series->is_carried;
    contest->match.is_carried = (uint8_t)series->is_carried;
    return error;
}

static void record(const struct poker_series *series,
                   struct poker_contest *contest, uint32_t number, FILE *phh)
{
    if (phh)
        poker_record_write(&contest->record, series->first_section + number,
                           phh);
}

/* The hands of one result; it has none if somebody is broke. */
static const char *play_hands(const struct poker_series *series,
                              struct poker_contest *contest, int number,
                              struct poker_result *result, FILE *phh)
{
    int hands = hands_each(series);
    int64_t before;
    char seed[SEED_MAX];
    const char *error = begin(series, contest, number);

    if (error)
        return error;
    before = contest->match.gain[0];
    own_seed(series, number, seed);
    for (int i = 0; i < hands; i++) {
        if (!poker_contest_hand(contest, seed, &error))
            return error;
        record(series, contest, (uint32_t)(number * hands + i), phh);
    }
    result->hands = hands;
    result->chips = contest->match.gain[0] - before;
    return NULL;
}

static const char *play_recorded(const struct poker_series *series,
                                 struct poker_contest *contest, int number,
                                 struct outcome *outcome)
{
    struct poker_result *result = &outcome->result;
    FILE *phh = open_memstream(&outcome->phh, &result->phh_length);
    const char *error;

    if (!phh)
        return "not enough memory";
    error = play_hands(series, contest, number, result, phh);
    if (fclose(phh) != 0 && !error)
        error = "not enough memory";
    result->phh = outcome->phh;
    return error;
}

/* For the pool */

static const char *open_contest(void *context, void **own)
{
    const struct work *self = context;
    struct poker_contest *contest = calloc(1, sizeof *contest);

    *own = contest;
    return contest ? poker_contest_open(contest, self->series->mind)
                   : "not enough memory";
}

static void close_contest(void *own)
{
    poker_contest_close(own);
    free(own);
}

static const char *play(void *context, void *own, int number, void *result)
{
    struct work *self = context;
    struct outcome *outcome = result;
    const char *error = self->series->is_recorded
        ? play_recorded(self->series, own, number, outcome)
        : play_hands(self->series, own, number, &outcome->result, NULL);

    if (!error && !outcome->result.hands)
        self->is_over = 1;
    return error;
}

static const char *tell(void *context, int number, void *result)
{
    const struct poker_series *series = ((struct work *)context)->series;
    struct outcome *outcome = result;
    const char *error = outcome->result.hands
        ? series->tell(series->context, &outcome->result) : NULL;

    (void)number;
    free(outcome->phh);
    return error;
}

static int should_stop(void *context)
{
    const struct work *self = context;

    return self->is_over || self->series->should_stop(self->series->context);
}

const char *poker_series_play(const struct poker_series *series)
{
    struct work self = {.series = series};
    const struct pool pool = {
        .count = series->results,
        .threads = series->threads,
        .result_size = sizeof(struct outcome),
        .open = open_contest,
        .close = close_contest,
        .work = play,
        .tell = tell,
        .should_stop = should_stop,
        .context = &self,
    };

    return pool_run(&pool);
}
