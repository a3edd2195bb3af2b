/* check.c - files of games that are checked: each defect with its place, and
 * a summary. */
#include "cli/check.h"

#include "disk/print.h"

/* Who looks at a file, and what is looked for. */
struct look {
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

static void check_file(void *context, const char *path, const char *text,
                       size_t length)
{
    const struct look *look = context;

    look->check->path = path;
    look->visit(look->check, text, length);
    look->check->before = look->check->defects; /* those behind the last unit,
                                                 * too */
}

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

int check_files(struct check *self, const struct args *args,
                void (*visit)(void *check, const char *text, size_t length))
{
    struct look look = {self, visit};
    int unread = files_each(args, check_file, &look);

    if (!args_has(args, "quiet") && unread < args->word_count)
        print_summary(self, unread);
    return self->defects || unread ? EXIT_FAILED : 0;
}
