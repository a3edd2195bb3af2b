/* feed.c - reports from a pipe instead of a keyboard, eight bytes each.
 *
 * The thread wakes up every WAIT_MS to see whether it is to stop: no signal
 * and no second pipe are needed for that.
 */
#include "machines/go/de1soc/feed.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

enum { WAIT_MS = 50 };

/* Not blocking: there may be no writer yet, and opening would wait for one. */
static int open_pipe(const char *path)
{
    return open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
}

/* At the end of file a pipe stays readable for ever; opened anew, it waits for
 * the next writer. The new one is opened before the old one is closed, so
 * that a writer never finds the pipe without a reader. */
static void unplug(struct feed *self)
{
    int old = self->file;

    queue_unplug(self->to);
    self->file = open_pipe(self->path);
    close(old);
}

/* A write that is shorter than a report is passed on with its length, and the
 * program ignores it. */
static void read_pipe_report(struct feed *self)
{
    uint8_t report[KEYS_REPORT];
    struct pollfd wait = {.fd = self->file, .events = POLLIN};
    ssize_t length;

    if (poll(&wait, 1, WAIT_MS) <= 0)
        return;
    length = read(self->file, report, sizeof report);
    if (length > 0)
        queue_report(self->to, report, (int)length);
    else if (length == 0)
        unplug(self);
}

static void *read_pipe(void *with)
{
    struct feed *self = with;

    while (!atomic_load(&self->is_leaving))
        read_pipe_report(self);
    return NULL;
}

const char *feed_start(struct feed *self, const char *path, struct queue *to)
{
    memset(self, 0, sizeof *self);
    self->path = path;
    self->to = to;
    self->file = open_pipe(path);
    if (self->file < 0)
        return strerror(errno);
    if (pthread_create(&self->thread, NULL, read_pipe, self) == 0)
        return NULL;
    close(self->file);
    return "no thread";
}

void feed_stop(struct feed *self)
{
    atomic_store(&self->is_leaving, 1);
    pthread_join(self->thread, NULL);
    if (self->file >= 0)
        close(self->file);
}
