/* files.c - whole files, one after the other. */
#include "cli/files.h"

#include <stdlib.h>

#include "base/text.h"
#include "disk/file.h"

static const size_t size_max = (size_t)1 << 30;

const char files_which[] =
    "which games? One file or more, or - for standard input";

const char *files_read(const char *path, char **text, size_t *length)
{
    return file_read(path, size_max, text, length);
}

int files_each(const struct args *args,
               void (*visit)(void *of, const char *path, const char *text,
                             size_t length),
               void *of)
{
    int status = 0;

    for (int i = 0; i < args->word_count; i++) {
        const char *path = args->word[i];
        char *text;
        size_t length;
        const char *error = files_read(path, &text, &length);

        if (error)
            status = command_failed(error);
        else
            visit(of, text_same(path, "-") ? "standard input" : path, text,
                  length);
        free(text);
    }
    return status;
}
