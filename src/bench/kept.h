/* kept.h - games on disk: what their journals say without a replay.
 *
 * For lists of saved games, which must appear at once however long the games
 * are. Nothing here opens a machine or changes a file.
 */
#ifndef KEPT_H
#define KEPT_H

#include "bench/journal.h"

enum { KEPT_MAX = 512, KEPT_NAME_MAX = 80, KEPT_WORDS_MAX = 64,
       KEPT_SIZE_MAX = 16 << 20 };      /* bytes: larger ones are not read */

struct kept {
    char name[KEPT_NAME_MAX];           /* the file's, without its folder */
    const struct machine_type *machine; /* null: it cannot be read */
    char players[KEPT_WORDS_MAX];       /* "A=human b=odds"; "": unknown */
    char result[KEPT_WORDS_MAX];        /* "A won 2-1"; "": none */
    uint64_t events;                    /* presses, switches, words typed */
    int64_t seconds;                    /* when it was written last, */
    long nanoseconds;                   /* since 1970 */
};

struct kept_list {
    char folder[JOURNAL_PATH_MAX];
    int count;                          /* the newest, if there are more */
    int all;                            /* how many there are */
    struct kept game[KEPT_MAX];         /* the newest first */
};

/* Reads one file, which may be a game of a design (machines_find_design). The
 * error says why it is not a game; whatever could be read is there all the
 * same. Null is success. */
const char *kept_read(struct kept *self, const char *path,
                      const struct machine_type *design);

/* What would be replaced if something were saved there, "game.bw exists: a
 * saved game of duel"; 0 if there is nothing. */
int kept_put_replaced(const char *path, const struct machine_type *design,
                      struct text *to);

/* Reads all journals in a folder, "*.bw". Files that are not games are listed
 * with no machine; the error says why the folder cannot be read. */
const char *kept_list_read(struct kept_list *self, const char *folder,
                           const struct machine_type *design);

/* Leaves only games that somebody may want to resume: of a known machine,
 * with at least one event, and not a demo. */
void kept_list_select(struct kept_list *self);
int kept_is_worth_opening(const struct kept *self);

/* Whether only minds played it. */
int kept_is_demo(const struct kept *self);

/* "FOLDER/NAME" */
void kept_path(const struct kept_list *list, int i,
               char path[JOURNAL_PATH_MAX]);

/* "31 Jan 2026 23:59" */
void kept_put_date(const struct kept *self, struct text *to);

/* The game that a person played last, of a machine or (null) of any; empty if
 * there is none. */
void kept_last_path(const char *machine, char path[JOURNAL_PATH_MAX]);

#endif
