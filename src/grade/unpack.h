/* unpack.h - unpacks submissions: zip, tar and tar.gz.
 *
 * Read here, not by other programs: a name that leads out of the folder, a
 * link, a device or more bytes than allowed are errors, and nothing outside the
 * folder is touched.
 */
#ifndef UNPACK_H
#define UNPACK_H

#include <stddef.h>

/* Whether a name ends like that of an archive. */
int unpack_is_archive(const char *path);

/* Unpacks into a folder, which is made; at most so many bytes in all. */
const char *unpack(const char *path, const char *folder, size_t most_bytes);

#endif
