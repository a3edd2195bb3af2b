/* grade_merge.h - grading on many computers: a plan, and its results.
 *
 * A plan is a command for each submission, independent of all others, for GNU
 * parallel, a Slurm array or the matrix of a workflow. Its first line, a
 * comment, names all of them, so that a merge can tell that none is missing and
 * none is there twice.
 */
#ifndef GRADE_MERGE_H
#define GRADE_MERGE_H

#include "cli/args.h"
#include "grade/crowd.h"

/* Prints the plan; each command leaves its result in results/NAME. */
int grade_merge_plan(const struct crowd *crowd, const char *assignment);

/* boardwalk grade --merge RESULT... --out FOLDER */
int grade_merge(const struct args *args);

#endif
