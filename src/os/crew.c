/* crew.c - many things to be done, several at a time, told in their order. */
#include "os/crew.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/trouble.h"

enum { AHEAD_MAX = 1024 };              /* results that wait to be told */

static const char no_memory[] = "not enough memory";

struct shift {
    const struct crew *crew;
    pthread_mutex_t lock;               /* of all that follows */
    pthread_cond_t has_told;
    int next, told;                     /* numbers */
    char is_done[AHEAD_MAX];            /* a ring, */
    char *results;                      /* and what stands there */
    struct trouble trouble;
};

static void *result_at(const struct shift *self, int number)
{
    return self->results
         + (size_t)(number % AHEAD_MAX) * self->crew->result_size;
}

/* With the lock held */

static int is_cancelled(const struct shift *self)
{
    return self->crew->is_cancelled(self->crew->of);
}

static void note(struct shift *self, const char *error)
{
    if (error && !is_cancelled(self))
        trouble_note(&self->trouble, error);
}

static void tell_all(struct shift *self)
{
    const struct crew *crew = self->crew;

    for (; self->is_done[self->told % AHEAD_MAX]; self->told++) {
        note(self, crew->tell(crew->of, self->told,
                              result_at(self, self->told)));
        self->is_done[self->told % AHEAD_MAX] = 0;
    }
    pthread_cond_broadcast(&self->has_told);
}

static int is_over(const struct shift *self)
{
    return self->trouble.is_there || self->next >= self->crew->count
        || is_cancelled(self);
}

/* Between the threads */

/* -1 when there is nothing left to do. */
static int take(struct shift *self)
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

static void finish(struct shift *self, int number, const char *error)
{
    pthread_mutex_lock(&self->lock);
    note(self, error);
    self->is_done[number % AHEAD_MAX] = 1;
    tell_all(self);
    pthread_mutex_unlock(&self->lock);
}

static void work_on(struct shift *self, void *own)
{
    const struct crew *crew = self->crew;
    int number;

    while ((number = take(self)) >= 0) {
        void *result = result_at(self, number);

        memset(result, 0, crew->result_size);
        finish(self, number, crew->work(crew->of, own, number, result));
    }
}

static void *work(void *of)
{
    struct shift *self = of;
    void *own = NULL;
    const char *error = self->crew->open(self->crew->of, &own);

    if (!error)
        work_on(self, own);
    pthread_mutex_lock(&self->lock);
    note(self, error);
    pthread_cond_broadcast(&self->has_told);
    pthread_mutex_unlock(&self->lock);
    if (own)
        self->crew->close(own);
    return NULL;
}

/* The first thread is this one; the others are as many as can be had. */
static void work_all(struct shift *self)
{
    pthread_t thread[CREW_THREADS_MAX];
    int count = 0;

    while (count + 1 < self->crew->threads && count + 1 < self->crew->count
           && count < CREW_THREADS_MAX
           && pthread_create(&thread[count], NULL, work, self) == 0)
        count++;
    work(self);
    for (int i = 0; i < count; i++)
        pthread_join(thread[i], NULL);
}

static const char *run(struct shift *self)
{
    self->results = calloc(AHEAD_MAX, self->crew->result_size);
    if (!self->results)
        return no_memory;
    pthread_mutex_init(&self->lock, NULL);
    pthread_cond_init(&self->has_told, NULL);
    work_all(self);
    pthread_cond_destroy(&self->has_told);
    pthread_mutex_destroy(&self->lock);
    free(self->results);
    return self->trouble.is_there
        ? text_error(self->trouble.text, (char *)0) : NULL;
}

const char *crew_run(const struct crew *crew)
{
    struct shift *self = calloc(1, sizeof *self);
    const char *error = no_memory;

    if (self) {
        self->crew = crew;
        error = run(self);
    }
    free(self);
    return error;
}
