/* examine.h - grades one submission, from its files to its result.
 *
 *     stage     a copy of it, in a folder of ours
 *     build     its netlist; the compiler's message if there is none
 *     subject   the process that runs it; only now are checks read
 *     trials    each check with each seed, beside the golden machine
 *     verdicts  for what was lost: shortened, with pictures and waves
 */
#ifndef EXAMINE_H
#define EXAMINE_H

#include "grade/result.h"

/* What the grader needs of the layers above it. */
struct examine_tools {
    const char *cells;                  /* models of vendors' cells, or null */
    const char *(*picture)(struct session *session, const char *path);
    const char *version;
};

struct examine_order {
    const struct assignment *assignment;
    const struct examine_tools *tools;
    const char *name;                   /* as reports have it */
    const char *staged;                 /* a folder that is removed after */
    const char *path;                   /* of the submission, to be laid out
                                         * without given blocks; or null */
    const char *folder;                 /* for result.txt and what is shown */
    char sum[65];                       /* of the submission */
    int is_public;                      /* no hidden checks */
    int is_brief;                       /* verdicts without files */
};

/* Runs it in this process, which should be nobody else's: it holds one machine
 * beside the catalogue. Writes order->folder/result.txt; an error is one of
 * the grader or the assignment, not of the submission. */
const char *examine(const struct examine_order *order);

/* The result of one that cannot be laid out, or cannot be examined to its end:
 * no points, for this reason. */
const char *examine_unstaged(const struct examine_order *order,
                             const char *reason);

#endif
