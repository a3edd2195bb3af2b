/* file.c - a whole file in memory. */
#include "cli/file.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

enum { CHUNK = 1 << 16 };

static const char *read_all(FILE *file, size_t most, char **text,
                            size_t *length)
{
    size_t size = 0;

    do {
        char *larger;

        if (*length == size) {
            size = size ? 2 * size : CHUNK;
            larger = realloc(*text, size);
            if (!larger)
                return "there is not enough memory for it";
            *text = larger;
        }
        *length += fread(*text + *length, 1, size - *length, file);
    } while (!feof(file) && !ferror(file) && *length <= most);
    return ferror(file) ? strerror(errno) : NULL;
}

const char *file_read(const char *path, size_t most, char **text,
                      size_t *length)
{
    int is_input = text_same(path, "-");
    FILE *file = is_input ? stdin : fopen(path, "rb");
    const char *error;

    *text = NULL;
    *length = 0;
    error = file ? read_all(file, most, text, length) : strerror(errno);
    if (file && !is_input)
        fclose(file);
    if (!error)
        return NULL;
    return text_error("cannot read ", is_input ? "standard input" : path,
                      ": ", error, (char *)0);
}
