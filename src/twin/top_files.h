/* top_files.h - the files of a machine's top: the top itself, its constraint
 * file and all modules.
 */
#ifndef TOP_FILES_H
#define TOP_FILES_H

#include "disk/file.h"
#include "twin/made_top.h"
#include "twin/twin.h"

enum { TOP_FILES_MAX = 48 };

struct top_files {
    char rtl[FILE_PATH_MAX], cells[FILE_PATH_MAX];
    char at[TOP_FILES_MAX][FILE_PATH_MAX];
    const char *list[TOP_FILES_MAX + 1];        /* the top first */
    int count;
    char folder[40];                    /* of a top that was made; empty: there
                                         * is none */
};

/* Zeros before. From a folder like rtl; null: our own. A top that was made, or
 * null, is written to a folder of its own, which is there until the end. The
 * end follows in any case; null is success. */
const char *top_files_begin(struct top_files *self, const struct twin *twin,
                            const char *rtl, const struct made_top *made);
void top_files_end(struct top_files *self);     /* null is allowed */

/* Into a folder, which is made if it is not there. */
const char *top_files_copy(const struct top_files *self, const char *folder);

#endif
