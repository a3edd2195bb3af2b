/* unpack.h - unpacks submissions: zip, tar and tar.gz.
 *
 * Read here, not by other programs: a name that leads out of the folder or
 * more bytes than allowed are errors, links and devices are left out, and
 * nothing outside the folder is touched.
 */
#ifndef UNPACK_H
#define UNPACK_H

#include "grade/folder.h"

/* Whether a name ends like that of an archive. */
int unpack_is_archive(const char *path);

/* Unpacks into a folder, which is made; at most so many bytes in all, of all
 * files or (null: all) of those that are chosen. */
const char *unpack(const char *path, const char *folder, size_t most_bytes,
                   folder_choice *is_chosen);

#endif
