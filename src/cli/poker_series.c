/* poker_series.c - many hands between two minds, several deals at a time,
 * told in their order. */
#include "cli/poker_series.h"

#include <pthread.h>
#include <stdlib.h>

#include "cli/trouble.h"

enum {
    DUPLICATE = 2,                      /* hands with the same cards */
    AHEAD_MAX = 1024,                   /* results that wait to be told */
    SEED_MAX = 64,
};

struct slot {
    struct poker_result result;
    int is_done;
    char *phh;                          /* to be freed */
};

struct work {
    const struct poker_series *series;
    pthread_mutex_t lock;               /* of all that follows */
    pthread_cond_t has_told;
    int next;                           /* result to be played for */
    int told;
    struct slot slot[AHEAD_MAX];        /* a ring */
    int is_over;                        /* somebody is broke */
    struct trouble trouble;
};

static int hands_each(const struct poker_series *series)
{
    return series->is_carried ? 1 : DUPLICATE;
}

/* In order, with the lock held */

static void tell(struct work *self, struct slot *slot)
{
    const struct poker_series *series = self->series;
    const char *error = series->tell(series->of, &slot->result);

    if (error)
        trouble_note(&self->trouble, error);
    free(slot->phh);
    *slot = (struct slot){0};
    self->told++;
}

static void tell_all(struct work *self)
{
    struct slot *slot;

    while ((slot = &self->slot[self->told % AHEAD_MAX])->is_done)
        tell(self, slot);
    pthread_cond_broadcast(&self->has_told);
}

static int is_over(const struct work *self)
{
    const struct poker_series *series = self->series;

    return self->trouble.is_there || self->is_over
        || self->next >= series->results || series->is_cancelled(series->of);
}

/* -1 when there is nothing left to do. */
static int take(struct work *self)
{
    int number = -1;

    pthread_mutex_lock(&self->lock);
    while (!is_over(self) && self->next - self->told >= AHEAD_MAX)
        pthread_cond_wait(&self->has_told, &self->lock);
    if (!is_over(self))
        number = self->next++;
    pthread_mutex_unlock(&self->lock);
    return number;
}

static void finish(struct work *self, int number, const struct slot *slot,
                   const char *error)
{
    pthread_mutex_lock(&self->lock);
    if (error)
        trouble_note(&self->trouble, error);
    else if (!slot->is_done)
        self->is_over = 1;
    else
        self->slot[number % AHEAD_MAX] = *slot;
    tell_all(self);
    pthread_mutex_unlock(&self->lock);
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

/* The hands of one result; it is done unless somebody is broke. */
static const char *play_hands(const struct poker_series *series,
                              struct poker_contest *contest, int number,
                              struct slot *slot, FILE *phh)
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
    slot->result.hands = hands;
    slot->result.chips = contest->match.gain[0] - before;
    slot->is_done = 1;
    return NULL;
}

static const char *play_recorded(const struct poker_series *series,
                                 struct poker_contest *contest, int number,
                                 struct slot *slot)
{
    FILE *phh = open_memstream(&slot->phh, &slot->result.phh_length);
    const char *error;

    if (!phh)
        return "not enough memory";
    error = play_hands(series, contest, number, slot, phh);
    if (fclose(phh) != 0 && !error)
        error = "not enough memory";
    slot->result.phh = slot->phh;
    return error;
}

static void play_results(struct work *self, struct poker_contest *contest)
{
    int number;

    while ((number = take(self)) >= 0) {
        struct slot slot = {0};
        const char *error = self->series->is_recorded
            ? play_recorded(self->series, contest, number, &slot)
            : play_hands(self->series, contest, number, &slot, NULL);

        finish(self, number, &slot, error);
        if (!slot.is_done)
            free(slot.phh);
    }
}

static void *work(void *of)
{
    struct work *self = of;
    struct poker_contest *contest = malloc(sizeof *contest);
    const char *error = contest
        ? poker_contest_open(contest, self->series->mind)
        : "not enough memory";

    if (!error)
        play_results(self, contest);
    pthread_mutex_lock(&self->lock);
    if (error)
        trouble_note(&self->trouble, error);
    pthread_cond_broadcast(&self->has_told);
    pthread_mutex_unlock(&self->lock);
    if (contest)
        poker_contest_close(contest);
    free(contest);
    return NULL;
}

/* The first thread is this one; the others are as many as can be had. */
static void play_all(struct work *self)
{
    pthread_t thread[POKER_SERIES_THREADS_MAX];
    int count = 0;

    while (count + 1 < self->series->threads
           && count + 1 < self->series->results
           && pthread_create(&thread[count], NULL, work, self) == 0)
        count++;
    work(self);
    for (int i = 0; i < count; i++)
        pthread_join(thread[i], NULL);
}

static void end(struct work *self)
{
    for (int i = 0; i < AHEAD_MAX; i++)
        free(self->slot[i].phh);
    pthread_cond_destroy(&self->has_told);
    pthread_mutex_destroy(&self->lock);
    free(self);
}

const char *poker_series_play(const struct poker_series *series)
{
    struct work *self = calloc(1, sizeof *self);
    const char *error;

    if (!self)
        return "not enough memory";
    self->series = series;
    pthread_mutex_init(&self->lock, NULL);
    pthread_cond_init(&self->has_told, NULL);
    play_all(self);
    error = self->trouble.is_there
          ? text_error(self->trouble.text, (char *)0) : NULL;
    end(self);
    return error;
}
