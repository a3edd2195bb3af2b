/* files.c - reads the files that a command line names, one after the other.
 *
 * For the commands that read files of games. A file is read into memory as a
 * whole, because the readers of PDN, SGF and PHH look ahead and back. "-" is
 * standard input.
 */
#include "cli/files.h"

#include <stdlib.h>
#include <string.h>

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

struct visit {
    void (*each)(void *context, const char *path, const char *text,
                 size_t length);
    void *context;
};

/* 1 if the file could not be read: command_failed prints the error and is
 * never 0. The text is null then, so it can be freed in either case. */
static int visit_one(const struct visit *self, const char *path)
{
    char *text;
    size_t length;
    const char *error = read_games(path, &text, &length);

    if (!error)
        self->each(self->context,
                   text_same(path, "-") ? "standard input" : path, text,
                   length);
    free(text);
    return error && command_failed(error);
}

/* The next line, without its end, as a string; null after the last. */
static char *next_listed(char **from)
{
    char *line = *from, *end = line + strcspn(line, "\r\n");

    if (!*line)
        return NULL;
    *from = end + (*end != 0);
    *end = 0;
    return line;
}

/* A list that cannot be read counts as a file. */
static int visit_listed(const struct visit *self, const char *list)
{
    char *text, *at, *line;
    size_t length;
    int unread = 0;
    const char *error = read_games(list, &text, &length);

    if (error)
        return command_failed(error) != 0;
    at = text;
    while ((line = next_listed(&at)))
        unread += *line ? visit_one(self, line) : 0;
    free(text);
    return unread;
}

int files_each(const struct args *args,
               void (*visit)(void *context, const char *path, const char *text,
                             size_t length),
               void *context)
{
    const struct visit self = {visit, context};
    int unread = 0;

    for (int i = 0; i < args->word_count; i++)
        unread += visit_one(&self, args->word[i]);
    for (int i = 0; i < args->count; i++)
        if (text_same(args->option[i].def->name, "files"))
            unread += visit_listed(&self, args->option[i].value);
    return unread;
}

int files_named(const struct args *args)
{
    return args->word_count > 0 || args_has(args, "files");
}
