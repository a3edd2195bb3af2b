/* feed.c - reports from a pipe instead of a keyboard, eight bytes each. */
#include "machines/go/de1soc/feed.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

enum { WAIT_MS = 50 };

/* Not blocking: nobody may be writing yet. */
static int open_pipe(const char *path)
{
    return open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
}

static void unplug(struct feed *self)
{
    int old = self->file;

    queue_unplug(self->to);
    self->file = open_pipe(self->path); /* never without a reader */
    close(old);
}

static void hear(struct feed *self)
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

static void *run(void *with)
{
    struct feed *self = with;

    while (!atomic_load(&self->is_leaving))
        hear(self);
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
    if (pthread_create(&self->thread, NULL, run, self) == 0)
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
