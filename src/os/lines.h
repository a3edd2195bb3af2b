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

/* Waits until a file is ready for some events of poll; 0 if it is not. */
int lines_wait(int file, short events, int64_t until_ms);

#endif
