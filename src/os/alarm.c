/* alarm.c - a thread that sleeps until others have news for it. */
#include "os/alarm.h"

#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

#include "os/clock.h"
#include "os/lines.h"

/* Programs that are started meanwhile shall not have it, and nobody waits
 * because a pipe is full of news. */
static int set_up(int file)
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
        return "cannot make a pipe";
    self->in = ends[0];
    self->out = ends[1];
    if (set_up(self->in) && set_up(self->out))
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

/* A full pipe has news enough. */
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
