/* handed_in.h - a submission as it comes: a folder, an archive, a source, or
 * archives in any of them.
 */
#ifndef HANDED_IN_H
#define HANDED_IN_H

#include <stddef.h>

/* Lays it out in a folder, at most so many bytes in all. What cannot be part of
 * a design is left out. An error is a sentence for whoever handed it in. */
const char *handed_in(const char *path, const char *folder,
                      size_t most_bytes);

#endif
