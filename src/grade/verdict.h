/* verdict.h - explains why points were lost.
 *
 * What was done, what was seen, what the golden machine shows at the same step,
 * both boards as pictures, the shortest script that shows it, and the pins of
 * the last second.
 */
#ifndef VERDICT_H
#define VERDICT_H

#include "grade/subject.h"
#include "grade/result.h"
#include "grade/trial.h"

/* Questions for shortening, for all checks of a submission together, and for
 * one of them. */
enum { VERDICT_TRIES = 48, VERDICT_TRIES_EACH = 16 };

struct verdict_scene {                  /* who is on the stage */
    struct trial_machine own, golden;
    struct subject *subject;
    const struct board_type *board;     /* as the golden machine sees it */
    const struct assignment *translated;        /* in the words of the other */
};

struct verdict_case {
    const struct assignment *assignment;
    const struct assignment_check *check;
    const char *seed;                   /* with which points are lost, */
    const struct trial *golden, *own;   /* and what came of it, of both */
    const char *folder;                 /* for files */
    const char *(*picture)(struct session *session, const char *path);
    int is_brief;                       /* words only */
    int *tries;
};

/* Fills in why, wanted, seen, golden, done and the files. */
const char *verdict_find(const struct verdict_scene *scene,
                         const struct verdict_case *of,
                         struct result_check *result);

#endif
