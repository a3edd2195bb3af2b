/* journal.h - a session on disk: every line is there before it happens. */
#ifndef JOURNAL_H
#define JOURNAL_H

#include "bench/session.h"

enum {
    JOURNAL_PATH_MAX = 1024,
    JOURNAL_SIZE_MAX = 1 << 28,         /* bytes: years of play */
};

struct journal {                        /* zero it before use */
    int fd;                             /* valid while path is not empty */
    uint64_t length;                    /* whole lines on disk */
    char path[JOURNAL_PATH_MAX];
};

/* Begins a new file for the session; one that exists is not touched. */
const char *journal_create(struct journal *self, const char *path,
                           struct session *session);

/* Opens a file, replays it, and goes on writing behind it. A last line cut
 * off in the middle was never acknowledged: it is dropped, and *notice (if
 * not null) says so. */
const char *journal_load(struct journal *self, const char *path,
                         struct session **session, const char **notice);

/* Lets a session write here: again, after the struct has been moved. */
void journal_attach(struct journal *self, struct session *session);

/* Replays a file without holding on to it. */
const char *journal_read(const char *path, struct session **session);

/* Writes a copy under another name, whole or not at all. A journal that is
 * being played, this one or another, is not written over. */
const char *journal_save(const struct session *session, const char *path);

/* Marks how far time went, and lets the file go. */
void journal_close(struct journal *self, const struct session *session);

#endif
