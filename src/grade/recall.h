/* recall.h - reuses checks of an earlier result.
 *
 * The folder of a submission has the result of the last time and the files that
 * go with it. A check that hangs on nothing that has changed is taken from
 * there, so that a teacher who mends one check waits for that one; and files of
 * checks that are run anew, or are gone, are removed, so that a report does not
 * depend on what was there before.
 */
#ifndef RECALL_H
#define RECALL_H

#include "grade/result.h"

struct recall {
    const char *folder;
    struct result old;                  /* without checks: there is none */
    char is_taken[ASSIGNMENT_CHECKS];
};

void recall_begin(struct recall *self, const char *folder);

/* Whether there is one with this key: then *check is as it was. Otherwise what
 * is left of the one with its name is removed. */
int recall_take(struct recall *self, const char key[65],
                struct result_check *check);

/* Removes the files of all that were not taken. */
void recall_end(struct recall *self);

/* Both: there are no checks this time. */
void recall_nothing(const char *folder);

#endif
