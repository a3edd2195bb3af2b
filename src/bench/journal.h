/* journal.h - a session on disk: every line is synced before its event takes
 * effect.
 *
 * A journal is a script (script.h) that grows while it is played. What was
 * acknowledged to the player survives a crash of the program or the machine:
 * each line is synced before its event takes effect (session.c, invariant 4).
 * An open journal is locked; a second program is refused.
 */
#ifndef JOURNAL_H
#define JOURNAL_H

#include "bench/script.h"
#include "bench/snap.h"

enum {
    JOURNAL_PATH_MAX = 1024,
    JOURNAL_SIZE_MAX = 1 << 28,         /* bytes: years of play */
    JOURNAL_REMARK_MAX = 160,
};

struct journal {                        /* zero it before use */
    int fd;                             /* valid while path is not empty */
    int is_new;                         /* created here, not loaded */
    uint64_t length;                    /* whole lines on disk */
    const struct session *session;      /* whose lines they are */
    struct script_limit limit;          /* for loading */
    struct snap *snap;                  /* what it was opened with, or null:
                                         * robots resume from it, too */
    char path[JOURNAL_PATH_MAX];
    char seats[JOURNAL_REMARK_MAX];     /* the last remark about seats, */
    char remark[JOURNAL_REMARK_MAX];    /* and what precedes the next line */
    char notice[TEXT_ERROR_MAX];        /* for the player, then emptied */
};

/* Begins a new file with all that the session has so far, and attaches it. A
 * file that exists is not touched: the error says so. Null is success. */
const char *journal_create(struct journal *self, const char *path,
                           struct session *session);

/* Opens a file, replays it into a new session that the caller closes, and
 * goes on writing after it. A last line cut off in the middle was never
 * acknowledged: it is dropped, and *notice (if not null) says so. On an error
 * *session is null and the file is unlocked and unchanged. */
const char *journal_load(struct journal *self, const char *path,
                         struct session **session, const char **notice);

/* Lets a session write here; again, after the struct has been moved: the
 * session holds its address. */
void journal_attach(struct journal *self, struct session *session);

/* Replays a file without holding on to it, within a limit of machine time or
 * within the default one. */
const char *journal_read(const char *path, struct session **session);
const char *journal_read_within(const char *path,
                                const struct script_limit *limit,
                                struct session **session);

/* Notes who plays, "A=human b=odds": a remark in front of the next line, if it
 * differs from the last one. */
void journal_seats(struct journal *self, const char *seats);

/* Keeps places to resume from beside the journal, if it has a file; forgets
 * those it was opened with. */
void journal_snap(const struct journal *self, const struct session *session,
                  const struct snap_place *places, int count);
void journal_forget_snap(struct journal *self);

/* Removes a game that is not being played, and what is kept beside it; 0 if
 * it cannot be removed, and errno says why. */
int journal_remove(const char *path);

/* Writes a copy under another name, whole or not at all. A journal that is
 * being played, this one or another, is not written over. */
const char *journal_save(const struct session *session, const char *path);

/* Whether a boardwalk is playing it at this moment. */
int journal_is_in_use(const char *path);

/* Marks how far time went, with the result (null: none is known), and lets
 * the file go. kept is where the game is then; empty if it is nowhere, and
 * self->notice says why. */
void journal_finish(struct journal *self, const struct session *session,
                    const char *result, char kept[JOURNAL_PATH_MAX]);
void journal_close(struct journal *self, const struct session *session);

/* Closes the file and removes it, for a game not worth keeping. */
void journal_drop(struct journal *self);

#endif
