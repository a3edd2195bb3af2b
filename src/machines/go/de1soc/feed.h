/* feed.h - reports from a pipe instead of a keyboard, eight bytes each.
 *
 * For tests without USB: --keys=PIPE. The writer sends each report with one
 * write, which a pipe keeps together.
 */
#ifndef DE1SOC_FEED_H
#define DE1SOC_FEED_H

#include <pthread.h>
#include <stdatomic.h>

#include "machines/go/de1soc/queue.h"

struct feed {
    const char *path;
    struct queue *to;
    pthread_t thread;
    atomic_int is_leaving;
    int file;
};

/* Starts a thread that fills the queue. When the last writer closes the pipe
 * the keyboard is unplugged; the next one plugs it in again. Null is success;
 * the error is the system's. feed_stop must follow a success. */
const char *feed_start(struct feed *self, const char *path, struct queue *to);
void feed_stop(struct feed *self);

#endif
