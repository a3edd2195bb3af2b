/* crowd.h - grades many submissions, several at a time, each in processes of
 * its own.
 *
 * A submission is examined by a child of this program, which has a child of its
 * own that runs the design. What comes of it is in a folder, and is kept: when
 * the same is to be graded again, by the same assignment and program, it is
 * there already. So a run that was stopped goes on where it was.
 */
#ifndef CROWD_H
#define CROWD_H

#include "grade/examine.h"
#include "grade/stage.h"

enum crowd_kind { CROWD_SUBMISSION, CROWD_GOOD, CROWD_FAULT };

struct crowd_job {
    enum crowd_kind kind;
    char path[FILE_PATH_MAX];           /* or folders, or a fault's file */
    char name[128];                     /* of its folder, and in reports */
    char folder[FILE_PATH_MAX];         /* for its result */
    char loses[STAGE_LOSES];            /* a fault: by its file */
    int is_done, was_kept;
    int died;                           /* its grader, by this signal */
    int is_renamed;                     /* another one has its name */
    char error[TEXT_ERROR_MAX];         /* of the grader; "": none */
};

struct crowd {
    const struct assignment *assignment;
    const struct examine_tools *tools;
    const char *out;                    /* the folder above all others */
    int is_public, is_brief, is_anonymous;
    int workers;
    struct crowd_job *jobs;
    int count, room;

    /* Called whenever one is done. */
    void (*on_done)(const struct crowd *crowd, int done);
    int (*should_stop)(void *context);
};

/* Adds one; names are made plain and different from all others. */
const char *crowd_add(struct crowd *self, enum crowd_kind kind,
                      const char *path);
void crowd_free(struct crowd *self);

/* Examines all. Null even if some have errors, which their jobs have; an error
 * is that it could not run at all, or was interrupted. */
const char *crowd_run(struct crowd *self);

/* One of them, in this process. */
const char *crowd_examine(const struct crowd *self, struct crowd_job *job);

#endif
