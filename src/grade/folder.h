/* folder.h - copies, hashes and removes folders of submissions.
 *
 * Nothing but plain files is looked at: a link in a submission could lead to
 * somebody else's.
 */
#ifndef GRADE_FOLDER_H
#define GRADE_FOLDER_H

#include <stddef.h>

#include "disk/file.h"

enum { FOLDER_FILES_MAX = 4096, FOLDER_DEPTH_MAX = 12 };

/* Called for each plain file below a folder, in the order of names: where it
 * is, and its name below the folder. An error ends the walk. */
typedef const char *folder_visit(void *with, const char *path,
                                 const char *name);
const char *folder_walk(const char *folder, folder_visit *visit, void *with);

/* SHA-256 of all names and contents, in hexadecimal. What was read is wiped. */
const char *folder_sum(const char *folder, char sum[65]);

/* The same but for some of the files, by their names below the folder. */
const char *folder_sum_some(const char *folder,
                            int (*leaves_out)(const void *with,
                                              const char *name),
                            const void *with, char sum[65]);

/* Makes a folder and those above it. */
const char *folder_make(const char *path);

/* Writes a file below a folder, with the folders on its way; the name must not
 * lead out of it. */
const char *folder_put(const char *folder, const char *name,
                       const void *bytes, size_t length);

/* Whether a file is taken, by its name below the folder and its length. Folders
 * on the way to it are asked for first, with a slash behind their names. */
typedef int folder_choice(const char *name, size_t length);

/* Copies plain files over what is there, all or (null: all) those that are
 * chosen; most_bytes in all. */
const char *folder_copy(const char *from, const char *to, size_t most_bytes,
                        folder_choice *is_chosen);

void folder_remove(const char *folder);

#endif
