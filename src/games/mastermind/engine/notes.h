/* notes.h - the proven results of a long search on disk, so that it can be
 * resumed.
 *
 *     boardwalk-notes 2 search 1 mastermind-4x8-counts-all-mean-0 SEAL
 *     0f3c5a9e12b47d68 213 215 1023 SEAL
 *
 * A line is a fact: the key of a set of codes, its cost at least and at
 * most, and the guess for it. Facts are only added; of two with one key the
 * later one holds.
 *
 * A proof that rests on a fact is as good as the fact, so every line is
 * sealed: a MAC over the seal before it and the line, under a key that only
 * this user has (disk/secret.h). The first line says what all the others
 * depend on. A line that was changed, moved, left out, torn or written by
 * somebody else does not fit its seal; it and all that follows is cut off.
 */
#ifndef MASTERMIND_NOTES_H
#define MASTERMIND_NOTES_H

#include <pthread.h>
#include <stdatomic.h>

#include "base/text.h"
#include "disk/file.h"
#include "disk/secret.h"
#include "games/mastermind/minds/search.h"

enum { NOTES_TITLE_MAX = 120, NOTES_SEAL_LENGTH = 16 };

struct mastermind_notes {
    int fd;                             /* locked; -1: nothing is noted */
    char path[FILE_PATH_MAX];
    unsigned char key[SECRET_LENGTH];
    unsigned char seal[NOTES_SEAL_LENGTH];  /* of the last line */
    int64_t end;                        /* of the last whole line */
    int64_t synced_ms;
    long facts;                         /* that were there already */
    int is_damaged;                     /* some were there, but not ours */
    pthread_mutex_t lock;

    _Atomic int is_cut;                 /* no line more can be written, */
    char why[TEXT_ERROR_MAX];           /* and why */
};

/* Opens the notes of this title and puts what they know into the search; or,
 * if they are to be forgotten first, begins them anew. An error says why
 * nothing will be noted: that is no harm to the search. */
const char *mastermind_notes_open(struct mastermind_notes *self,
                                  const char *path, const char *title,
                                  int is_fresh,
                                  struct mastermind_search *search);

/* When the search is over: syncs them, or removes them if it is done. */
void mastermind_notes_close(struct mastermind_notes *self, int is_done);

#endif
