/* lines.c - lines from a pipe or a terminal, as they come.
 *
 * A buffer of one longest line, read ahead: at <= used <= LINES_LONGEST, and
 * the bytes between them have not been given out. A line is returned where it
 * lies, so the buffer may only move when the next one is asked for.
 *
 * A line longer than the buffer is skipped up to its end, and either left out
 * or, with keeps_heads, reduced to its first LINES_HEAD bytes.
 */
#include "os/lines.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

#include "os/clock.h"

enum {
    NAP_MS = 60000,                     /* poll counts in an int */
    SLICE_MS = 200,
};

void lines_begin(struct lines *self, int file)
{
    self->file = file;
    self->keeps_heads = self->is_cut = 0;
    self->at = self->used = 0;
    self->is_skipping = 0;
}

/* A signal or the end of a nap starts another round with what is left of the
 * time; poll returns at once for 0. */
int lines_wait(int file, short events, int64_t until_ms)
{
    struct pollfd request = {.fd = file, .events = events};

    for (;;) {
        int64_t left_ms = until_ms - clock_ms();
        int is_nap = left_ms > NAP_MS;
        int ready;

        if (left_ms < 0)
            left_ms = 0;
        ready = poll(&request, 1, is_nap ? NAP_MS : (int)left_ms);
        if (ready > 0)
            return 1;
        if (ready < 0 && errno != EINTR)
            return 0;
        if (ready == 0 && !is_nap)
            return 0;
    }
}

/* Zero bytes would end the line as a string too early. Returns the end of what
 * is left. */
static char *drop_zeros(char *start, char *end)
{
    char *to = memchr(start, 0, (size_t)(end - start));

    if (!to)
        return end;
    for (const char *from = to; from < end; from++)
        if (*from)
            *to++ = *from;
    return to;
}

/* The next whole line in the buffer, or null. Its newline, and a carriage
 * return before it, become the end of the string. */
static char *extract_line(struct lines *self)
{
    char *start = self->ahead + self->at;
    char *end = memchr(start, '\n', self->used - self->at);

    if (!end)
        return NULL;
    self->at = (size_t)(end + 1 - self->ahead);
    end = drop_zeros(start, end);
    if (end > start && end[-1] == '\r')
        end--;
    *end = 0;
    return start;
}

/* A line that fills all there is has no end in sight: from now on only its
 * beginning is kept. */
static void compact_buffer(struct lines *self)
{
    memmove(self->ahead, self->ahead + self->at, self->used - self->at);
    self->used -= self->at;
    self->at = 0;
    if (self->used == sizeof self->ahead) {
        self->used = LINES_HEAD;
        self->is_skipping = 1;
    }
}

/* The beginning of a line whose end has come at last. */
static void cut_line(struct lines *self, char *line)
{
    line[LINES_HEAD] = 0;
    self->is_skipping = 0;
    self->is_cut = 1;
}

/* The last line may lack its end. There is room for it: a full one would
 * have been left out. */
static int end_last(struct lines *self)
{
    if (self->used == self->at)
        return 0;
    self->ahead[self->used++] = '\n';
    return 1;
}

/* 0 at the end. */
static int read_ahead(struct lines *self)
{
    ssize_t got;

    compact_buffer(self);
    got = read(self->file, self->ahead + self->used,
               sizeof self->ahead - self->used);
    if (got < 0)
        return errno == EINTR || errno == EAGAIN;
    if (got == 0)
        return end_last(self);
    self->used += (size_t)got;
    return 1;
}

enum lines_news lines_next(struct lines *self, char **line, int64_t until_ms)
{
    for (;;) {
        int is_long = self->is_skipping;

        self->is_cut = 0;
        *line = extract_line(self);
        if (*line && is_long)
            cut_line(self, *line);
        if (*line && (!is_long || self->keeps_heads))
            return LINES_LINE;
        if (*line)
            continue;
        if (!lines_wait(self->file, POLLIN, until_ms))
            return LINES_LATE;
        if (!read_ahead(self))
            return LINES_END;
    }
}

const char lines_ended[] = "has ended",
           lines_stopped[] = "is no longer waited for",
           lines_late[] = "does not answer in time";

/* Waits in slices, so that should_stop is asked several times a second. The
 * deadline is checked first: who talks without end is late, too. */
const char *lines_hear(struct lines *self, char **line, int64_t until_ms,
                       int (*should_stop)(void *context), void *context)
{
    int64_t now_ms;

    while ((now_ms = clock_ms()) <= until_ms) {
        int64_t slice_ms = now_ms + SLICE_MS;

        if (should_stop && should_stop(context))
            return lines_stopped;
        switch (lines_next(self, line,
                           slice_ms < until_ms ? slice_ms : until_ms)) {
        case LINES_END:  return lines_ended;
        case LINES_LINE: return NULL;
        case LINES_LATE: break;
        }
    }
    return lines_late;
}

/* The file does not block, so a program that reads nothing costs at most the
 * time until the deadline. */
int lines_send(int file, const char *bytes, size_t count, int64_t until_ms)
{
    while (count) {
        ssize_t done = write(file, bytes, count);

        if (done < 0 && errno == EAGAIN) {
            if (!lines_wait(file, POLLOUT, until_ms))
                return 0;
        } else if (done < 0 && errno != EINTR) {
            return 0;
        } else if (done > 0) {
            bytes += done;
            count -= (size_t)done;
        }
    }
    return 1;
}
