/* stage.h - lays out a submission in a temporary folder, ready to be built.
 *
 * It is copied or unpacked, within limits, and the blocks that an assignment
 * gives take the place of files of the same names: nobody is graded on a
 * debouncer that is not theirs to change. Only where it cannot be built with
 * them, because it has others, it is built as it is.
 */
#ifndef STAGE_H
#define STAGE_H

#include "grade/assignment.h"

/* A folder, an archive or a single source, as it is. */
const char *stage_submission(const struct assignment *assignment,
                             const char *path, const char *folder);

/* The given blocks, in place of its own. */
const char *stage_given(const struct assignment *assignment,
                        const char *folder);

/* Folders of the assignment laid over each other, the first on top: "good/one
 * skeleton/basys2". */
const char *stage_good(const struct assignment *assignment,
                       const char *folders, const char *folder);

enum { STAGE_LOSES = 600 };

/* A planted fault: a good design, changed. A file such as
 *
 *     # Three lives are four.
 *     over good/one_block skeleton/basys2
 *     loses lives
 *     @@ duel.v
 *     -            lives <= 3;
 *     +            lives <= 4;
 *
 * Lines after - and blank stand in the file as they are here, but for blanks at
 * their ends, and only once. `loses` gets the checks that must lose points. */
const char *stage_fault(const struct assignment *assignment, const char *fault,
                        const char *folder, char loses[STAGE_LOSES]);

#endif
