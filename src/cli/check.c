/* check.c - prints what is wrong in files of games.
 *
 * Used by the verb `check` of checkers, go and poker. Defects go to standard
 * output in the form FILE:LINE:COLUMN: TEXT, which editors can jump to; files
 * that cannot be read are reported on standard error.
 */
#include "cli/check.h"

#include "disk/print.h"

/* The context of files_each: the command's state, and its function. */
struct file_check {
    struct check *check;
    void (*visit)(void *check, const char *text, size_t length);
};

void check_tell(struct check *self, int line, int column, int is_note,
                const char *what)
{
    print_visible(stdout, "%s:%d:%d: %s%s\n", self->path, line, column,
                  is_note ? "note: " : "", what);
    self->defects += !is_note;
}

void check_end_unit(struct check *self)
{
    self->units++;
    self->bad_units += self->defects > self->before;
    self->before = self->defects;
}

static void visit_file(void *context, const char *path, const char *text,
                       size_t length)
{
    const struct file_check *self = context;

    self->check->path = path;
    self->visit(self->check, text, length);
    self->check->before = self->check->defects; /* also those after the
                                                 * last unit */
}

/* "2 games, 61 moves: 3 defects in 1 game, 1 file not read" */
static void print_summary(const struct check *self, int unread)
{
    files_print_count(self->units, self->unit);
    if (self->has_moves) {
        printf(", ");
        files_print_count(self->moves, "move");
    }
    printf(": ");
    files_print_defects(self->defects, self->bad_units, self->unit);
    if (self->unjudged)
        printf(", %ld not judged", self->unjudged);
    files_print_unread(unread);
    printf("\n");
}

/* If no file could be read there is nothing to sum up. */
int check_files(struct check *self, const struct args *args,
                void (*visit)(void *check, const char *text, size_t length))
{
    struct file_check file_check = {self, visit};
    int unread = files_each(args, visit_file, &file_check);

    if (!args_has(args, "quiet") && self->path)
        print_summary(self, unread);
    return self->defects || unread ? EXIT_FAILED : 0;
}
