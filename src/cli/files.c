/* files.c - whole files, one after the other. */
#include "cli/files.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "disk/file.h"

static const size_t size_max = (size_t)FILES_MIB_MAX << 20;

const char files_which[] =
    "which games? One file or more, or - for standard input";

static int has_mark_of_utf16(const char *text, size_t length)
{
    return length >= 2 && (memcmp(text, "\xff\xfe", 2) == 0
                           || memcmp(text, "\xfe\xff", 2) == 0);
}

const char *files_read(const char *path, char **text, size_t *length)
{
    const char *error = file_read(path, size_max, text, length);

    if (!error && has_mark_of_utf16(*text, *length))
        error = text_error(path, " is UTF-16; save it as UTF-8", (char *)0);
    return error;
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
               void (*visit)(void *of, const char *path, const char *text,
                             size_t length),
               void *of)
{
    int unread = 0;

    for (int i = 0; i < args->word_count; i++) {
        const char *path = args->word[i];
        char *text;
        size_t length;
        const char *error = files_read(path, &text, &length);

        if (!error)
            visit(of, text_same(path, "-") ? "standard input" : path, text,
                  length);
        else if (command_failed(error))
            unread++;
        free(text);
    }
    return unread;
}
