/* mastermind_notes.h - what a long search has proven, on disk, so that it
 * can go on another day.
 *
 *     boardwalk-notes 1 mastermind-4x8-counts-all-mean-0.notes
 *     0f3c5a9e12b47d68 213 215 1023 7d3a
 *
 * A line is a fact: the key of a set of codes, its cost at least and at
 * most, the guess for it, and a sum over the line. Facts are only added; of
 * two with one key the later one holds. What follows a damaged line is
 * forgotten.
 */
#ifndef MASTERMIND_NOTES_H
#define MASTERMIND_NOTES_H

#include <pthread.h>
#include <stdio.h>

#include "minds/mastermind_search.h"

enum { NOTES_TITLE_MAX = 120 };

struct mastermind_notes {
    FILE *file;                         /* null: nothing is noted */
    pthread_mutex_t lock;
};

/* Opens notes and puts what they know into the search; returns how many
 * facts there were. Without a file that can be written nothing is noted. */
long mastermind_notes_open(struct mastermind_notes *self, const char *path,
                           const char *title,
                           struct mastermind_search *search);
void mastermind_notes_close(struct mastermind_notes *self);

#endif
