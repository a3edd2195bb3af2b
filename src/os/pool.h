/* pool.h - a thread pool that delivers results in order.
 *
 * The games of a match are the usual case. As each result depends on its
 * number only, and results are told in order, the output is the same for any
 * number of threads.
 */
#ifndef POOL_H
#define POOL_H

#include <stddef.h>

enum { POOL_THREADS_MAX = 64 };

struct pool {
    int count;                          /* of things, by numbers from 0 */
    int threads;
    size_t result_size;                 /* plain data, zero at first */

    /* What each thread has of its own; it is closed after an error, too,
     * unless it is null. */
    const char *(*open)(void *context, void **own);
    void (*close)(void *own);

    /* One thing. What it comes to depends on its number only. */
    const char *(*work)(void *context, void *own, int number, void *result);

    /* Never two at a time. Every result that was worked on is told, even
     * where that ended with an error. */
    const char *(*tell)(void *context, int number, void *result);

    int (*should_stop)(void *context);  /* then errors are no news */
    void *context;
};

/* Runs until all numbers are done. The first error of open, work or tell ends
 * it, once what is under way is finished; it is returned as a text_error. A
 * null return is success, or a stop that was asked for. */
const char *pool_run(const struct pool *self);

#endif
