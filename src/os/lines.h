/* lines.h - lines from a pipe or a terminal, as they come. */
#ifndef LINES_H
#define LINES_H

#include <stddef.h>
#include <stdint.h>

enum {
    LINES_LONGEST = 1 << 16,            /* a longer one is left out, or */
    LINES_HEAD = 256,                   /* only its beginning is given */
};

struct lines {
    int file;
    int keeps_heads;                    /* of lines that are too long */
    int is_cut;                         /* the last line was such a one */
    size_t at, used;                    /* of what was read ahead */
    int is_skipping;                    /* the rest of too long a line */
    char ahead[LINES_LONGEST];
};

enum lines_news {
    LINES_LINE,
    LINES_LATE,                         /* none until then */
    LINES_END,                          /* nor will there be any */
};

void lines_begin(struct lines *self, int file);

/* The next line without its end and without zero bytes, to write in until
 * the next call. Waits until a moment of clock_ms; one that is past takes
 * what is there. */
enum lines_news lines_next(struct lines *self, char **line,
                           int64_t until_ms);

/* The same with an end to the waiting: should_stop, unless it is null, is asked
 * several times a second. A null return is success; otherwise it is one of the
 * texts, which say what the other side did instead. */
extern const char lines_ended[], lines_stopped[], lines_late[];
const char *lines_hear(struct lines *self, char **line, int64_t until_ms,
                       int (*should_stop)(void *context), void *context);

/* Writes to a file that does not block; 0 if not all was taken by then, or
 * nobody reads. */
int lines_send(int file, const char *bytes, size_t count, int64_t until_ms);

/* Waits until a file is ready for some events of poll; 0 if it is not. */
int lines_wait(int file, short events, int64_t until_ms);

#endif
