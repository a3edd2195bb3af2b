/* file.h - a whole file in memory. */
#ifndef FILE_H
#define FILE_H

#include <stddef.h>

/* "-" is standard input. Up to most bytes and a few more are read, so that
 * what is too long can be told. The text is the caller's to free, also after
 * an error; a null return is success. */
const char *file_read(const char *path, size_t most, char **text,
                      size_t *length);

#endif
