/* pool.c - a thread pool that delivers results in order.
 *
 * Results are delivered in the order of their numbers, whoever is first done
 * with them, so that the output of a match does not depend on its threads. A
 * ring holds results that wait for an earlier one: told <= next <= told +
 * AHEAD_MAX, and a thread that is too far ahead waits. The lock protects all
 * of struct shift; work itself runs without it.
 */
#include "os/pool.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/trouble.h"

enum { AHEAD_MAX = 1024 };              /* results that wait to be told */

static const char no_memory[] = "out of memory";

struct shift {
    const struct pool *pool;
    pthread_mutex_t lock;               /* of all that follows */
    pthread_cond_t has_told;
    int next, told;                     /* numbers */
    char is_done[AHEAD_MAX];            /* a ring, */
    char *results;                      /* and what stands there */
    struct trouble trouble;
};

/* The slot of a number in the ring. It is the thread's own between
 * claim_number and record_result, and needs no lock. */
static void *result_at(const struct shift *self, int number)
{
    return self->results
         + (size_t)(number % AHEAD_MAX) * self->pool->result_size;
}

/* With the lock held */

static int is_cancelled(const struct shift *self)
{
    return self->pool->should_stop(self->pool->context);
}

/* After a cancel, errors are its consequences and are not reported. Only the
 * first error is kept. */
static void note_error(struct shift *self, const char *error)
{
    if (error && !is_cancelled(self))
        trouble_note(&self->trouble, error);
}

/* Delivers from the first number not yet told, up to the first that is still
 * being worked on. */
static void deliver_in_order(struct shift *self)
{
    const struct pool *pool = self->pool;

    for (; self->is_done[self->told % AHEAD_MAX]; self->told++) {
        note_error(self, pool->tell(pool->context, self->told,
                                    result_at(self, self->told)));
        self->is_done[self->told % AHEAD_MAX] = 0;
    }
    pthread_cond_broadcast(&self->has_told);
}

static int is_exhausted(const struct shift *self)
{
    return self->trouble.is_there || self->next >= self->pool->count
        || is_cancelled(self);
}

/* Between the threads */

/* The next number to work on; -1 when there is nothing left to do. */
static int claim_number(struct shift *self)
{
    int number = -1;

    pthread_mutex_lock(&self->lock);
    while (!is_exhausted(self) && self->next - self->told >= AHEAD_MAX)
        pthread_cond_wait(&self->has_told, &self->lock);
    if (!is_exhausted(self))
        number = self->next++;
    pthread_mutex_unlock(&self->lock);
    return number;
}

static void record_result(struct shift *self, int number, const char *error)
{
    pthread_mutex_lock(&self->lock);
    note_error(self, error);
    self->is_done[number % AHEAD_MAX] = 1;
    deliver_in_order(self);
    pthread_mutex_unlock(&self->lock);
}

static void work_on(struct shift *self, void *own)
{
    const struct pool *pool = self->pool;
    int number;

    while ((number = claim_number(self)) >= 0) {
        void *result = result_at(self, number);

        memset(result, 0, pool->result_size);
        record_result(self, number,
                      pool->work(pool->context, own, number, result));
    }
}

/* Everyone is woken at the end of a thread: after an error those who wait for
 * room in the ring must see that it is over. */
static void *thread_main(void *context)
{
    struct shift *self = context;
    void *own = NULL;
    const char *error = self->pool->open(self->pool->context, &own);

    if (!error)
        work_on(self, own);
    pthread_mutex_lock(&self->lock);
    note_error(self, error);
    pthread_cond_broadcast(&self->has_told);
    pthread_mutex_unlock(&self->lock);
    if (own)
        self->pool->close(own);
    return NULL;
}

/* The first thread is this one; the others are as many as can be had. */
static void work_all(struct shift *self)
{
    pthread_t thread[POOL_THREADS_MAX];
    int count = 0;

    while (count + 1 < self->pool->threads && count + 1 < self->pool->count
           && count < POOL_THREADS_MAX
           && pthread_create(&thread[count], NULL, thread_main, self) == 0)
        count++;
    thread_main(self);
    for (int i = 0; i < count; i++)
        pthread_join(thread[i], NULL);
}

static const char *run_shift(struct shift *self)
{
    self->results = calloc(AHEAD_MAX, self->pool->result_size);
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

const char *pool_run(const struct pool *pool)
{
    struct shift *self = calloc(1, sizeof *self);
    const char *error = no_memory;

    if (self) {
        self->pool = pool;
        error = run_shift(self);
    }
    free(self);
    return error;
}
