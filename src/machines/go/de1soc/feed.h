/* feed.h - reports from a pipe instead of a keyboard, eight bytes each. */
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

/* When the last writer goes, the keyboard is unplugged; the next one plugs it
 * in again. A null return is success. */
const char *feed_start(struct feed *self, const char *path, struct queue *to);
void feed_stop(struct feed *self);

#endif
