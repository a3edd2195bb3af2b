/* inbox.h - input lines for a program that also listens while it thinks: a line
 * that comes too early is kept until there is time for it. */
#ifndef INBOX_H
#define INBOX_H

#include "os/lines.h"

struct inbox {
    struct lines input;
    int is_deaf;                        /* nothing more will come in */
    int is_cut;                         /* of the last line only the beginning
                                         * is there: it was too long */
    size_t at, used;                    /* of what is kept: lines, and before
                                         * each whether it is cut */
    char kept[2 * LINES_LONGEST];
};

void inbox_begin(struct inbox *self, int file);

/* While it thinks: a line that came just now, without waiting. The line is
 * valid until the next call; what is to be done later must be kept. */
enum lines_news inbox_hear(struct inbox *self, char **line);

int inbox_has_room(const struct inbox *self);   /* for any line */

/* Keeps the line that was just heard; 0 if there is no room. */
int inbox_keep(struct inbox *self, const char *line);

/* Whether there is a line, or the end, by that moment. */
int inbox_has_any(const struct inbox *self, int64_t until_ms);

/* When it has time: the next line, those that were kept before the others,
 * however long that takes; null at the end. */
char *inbox_next(struct inbox *self);

#endif
