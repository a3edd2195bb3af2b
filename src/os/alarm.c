/* alarm.c - lets a thread sleep until it is woken or until a moment.
 *
 * A byte in the pipe is a ring; how many there are does not matter, so a wait
 * drains them all. Every sleep that ran its whole time teaches punctual how
 * late this system wakes.
 */
#include "os/alarm.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include "os/clock.h"
#include "os/lines.h"

/* Programs that are started meanwhile must not inherit the pipe, and nobody
 * may block because it is full. */
static int make_private_nonblocking(int file)
{
    return fcntl(file, F_SETFD, FD_CLOEXEC) == 0
        && fcntl(file, F_SETFL, O_NONBLOCK) == 0;
}

const char *alarm_open(struct alarm *self)
{
    int ends[2];

    punctual_begin(&self->punctual);
    self->in = self->out = -1;
    if (pipe(ends) != 0)
        return "cannot create a pipe";
    self->in = ends[0];
    self->out = ends[1];
    if (make_private_nonblocking(self->in)
        && make_private_nonblocking(self->out))
        return NULL;
    alarm_close(self);
    return "cannot set up a pipe";
}

void alarm_close(struct alarm *self)
{
    if (self->in >= 0)
        close(self->in);
    if (self->out >= 0)
        close(self->out);
    self->in = self->out = -1;
}

/* A write that fails with a full pipe loses nothing: it will wake anyway. */
void alarm_ring(struct alarm *self)
{
    ssize_t written = write(self->out, "", 1);

    (void)written;
}

void alarm_wait(struct alarm *self, int64_t until_ms)
{
    char news[64];

    if (lines_wait(self->in, POLLIN, until_ms)) {
        while (read(self->in, news, sizeof news) > 0)
            ;
        return;
    }
    punctual_note(&self->punctual, (clock_ms() - until_ms) * 1000);
}
