/* files.c - whole files, one after the other. */
#include "cli/files.h"

#include <stdlib.h>

#include "base/text.h"
#include "disk/file.h"

static const size_t size_max = (size_t)FILES_MIB_MAX << 20;

const char files_which[] =
    "which games? One file or more, or - for standard input";

const char *files_read(const char *path, char **text, size_t *length)
{
    return file_read(path, size_max, text, length);
}

void files_print_count(long count, const char *what)
{
    printf("%ld %s%s", count, what, count == 1 ? "" : "s");
}

void files_print_defects(long defects, long bad, const char *what)
{
    if (!defects) {
        printf("no defect");
        return;
    }
    files_print_count(defects, "defect");
    printf(" in ");
    files_print_count(bad, what);
}

void files_print_unread(int unread)
{
    if (!unread)
        return;
    printf(", ");
    files_print_count(unread, "file");
    printf(" not read");
}

int files_each(const struct args *args,
               void (*visit)(void *context, const char *path, const char *text,
                             size_t length),
               void *context)
{
    int unread = 0;

    for (int i = 0; i < args->word_count; i++) {
        const char *path = args->word[i];
        char *text;
        size_t length;
        const char *error = files_read(path, &text, &length);

        if (!error)
            visit(context, text_same(path, "-") ? "standard input" : path, text,
                  length);
        else if (command_failed(error))
            unread++;
        free(text);
    }
    return unread;
}
