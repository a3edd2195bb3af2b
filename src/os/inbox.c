/* inbox.c - input lines for a program that also listens while it thinks.
 *
 * GTP and the Hub protocol allow commands while the engine thinks. Those that
 * can be answered at once are; the others wait here, in the order they came.
 * Kept lines lie one after the other in `kept`, each as a flag byte (1: only
 * its beginning is there) and a string; `at` is the next to be given out.
 */
#include "os/inbox.h"

#include <poll.h>
#include <string.h>

void inbox_begin(struct inbox *self, int file)
{
    lines_begin(&self->input, file);
    self->input.keeps_heads = 1;
    self->is_deaf = self->is_cut = 0;
    self->at = self->used = 0;
}

enum lines_news inbox_hear(struct inbox *self, char **line)
{
    enum lines_news news = self->is_deaf ? LINES_END
                                         : lines_next(&self->input, line, 0);

    self->is_deaf = news == LINES_END;
    self->is_cut = news == LINES_LINE && self->input.is_cut;
    return news;
}

/* Asked before a line is heard: one that is heard must have a place, or it
 * would be lost. */
int inbox_has_room(const struct inbox *self)
{
    return self->used < sizeof self->kept - LINES_LONGEST;
}

/* Starts over at the front whenever all kept lines have been given out; they
 * are never moved, because the last one may still be in use. */
int inbox_keep(struct inbox *self, const char *line)
{
    size_t length = strlen(line) + 1;

    if (self->at == self->used)
        self->at = self->used = 0;
    if (length >= sizeof self->kept - self->used)
        return 0;
    self->kept[self->used++] = (char)self->is_cut;
    memcpy(self->kept + self->used, line, length);
    self->used += length;
    return 1;
}

int inbox_has_any(const struct inbox *self, int64_t until_ms)
{
    return self->at < self->used || self->is_deaf
        || self->input.at < self->input.used
        || lines_wait(self->input.file, POLLIN, until_ms);
}

/* INT64_MAX / 2 stands for no deadline: the whole range would overflow where
 * the current time is subtracted. */
char *inbox_next(struct inbox *self)
{
    char *line;

    if (self->at < self->used) {
        self->is_cut = self->kept[self->at++] != 0;
        line = self->kept + self->at;
        self->at += strlen(line) + 1;
        return line;
    }
    if (self->is_deaf
        || lines_next(&self->input, &line, INT64_MAX / 2) != LINES_LINE)
        return NULL;
    self->is_cut = self->input.is_cut;
    return line;
}
