/* files.c - whole files, one after the other.
 *
 * For the commands that read files of games. A file is read into memory as a
 * whole, because the readers of PDN, SGF and PHH look ahead and back. "-" is
 * standard input.
 */
#include "cli/files.h"

#include <stdlib.h>

#include "base/text.h"
#include "disk/file.h"
#include "disk/print.h"

static const size_t size_max = (size_t)FILES_MIB_MAX << 20;

const char files_which[] =
    "name one or more files, or - for standard input";

/* The limit keeps a wrong file name, such as that of a disk image, from
 * filling the memory. */
static const char *read_games(const char *path, char **text, size_t *length)
{
    return file_read(path, size_max, text, length);
}

/* Every unit that is counted here forms its plural with s. */
void files_print_count(long count, const char *what)
{
    printf("%ld %s%s", count, what, count == 1 ? "" : "s");
}

/* "no defect", or "3 defects in 1 game" */
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

/* Names come from files, hence print_visible. */
void files_print_heading(const struct files_heading *heading)
{
    const char *const *name = heading->name;

    print_visible(stdout, "%4d  %s - %s  %s  %d move%s%s%s\n",
                  heading->number, *name[0] ? name[0] : "?",
                  *name[1] ? name[1] : "?", heading->result, heading->moves,
                  heading->moves == 1 ? "" : "s",
                  *heading->event ? "  " : "", heading->event);
}

/* Numbers are those of the user, from 1 (or a ply from 0). */
const char *files_no_number(const char *path, const char *what, int wanted,
                            int last)
{
    char digits[2][16];

    snprintf(digits[0], sizeof digits[0], "%d", wanted);
    snprintf(digits[1], sizeof digits[1], "%d", last);
    return text_error(path, " has no ", what, " ", digits[0],
                      "; the last is ", digits[1], (char *)0);
}

const char *files_show(const char *path,
                       const char *(*show)(void *context, const char *text,
                                           size_t length),
                       void *context)
{
    char *text;
    size_t length;
    const char *error = read_games(path, &text, &length);

    if (!error)
        error = show(context, text, length);
    free(text);
    return error;
}

/* command_failed prints the error and is never 0. The text is null after an
 * error, so it can be freed in either case. */
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
        const char *error = read_games(path, &text, &length);

        if (!error)
            visit(context, text_same(path, "-") ? "standard input" : path, text,
                  length);
        else if (command_failed(error))
            unread++;
        free(text);
    }
    return unread;
}
