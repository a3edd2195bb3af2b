/* notes.c - the notes on a project, in the order in which they were found.
 *
 * A note is a sentence for a person, with a place. Whether it keeps the
 * project from playing is its kind, not its wording.
 */
#include "designs/project/inside.h"

#include <stdarg.h>
#include <string.h>

enum { NOTES_MAX = 2000 };              /* a hostile file has no end of them */

/* Paths are compared as pointers: each file has one. */
static int is_same_note(const struct project_note *a,
                        const struct project_note *b)
{
    return a->kind == b->kind && a->line == b->line && a->path == b->path
        && text_same(a->words, b->words);
}

/* Appends it unless it is there already; 0 if it is, or there are too many. */
static int append_note(struct project *self, struct project_note *note)
{
    struct project_note **at = &self->notes;
    int count = 0;

    for (; *at; at = &(*at)->next, count++)
        if (is_same_note(*at, note))
            return 0;
    if (count >= NOTES_MAX)
        return 0;
    *at = note;
    return 1;
}

/* Joined here, because text_error has only one buffer, and notes live as long
 * as the project. */
void project_note(struct project *self, enum project_note_kind kind,
                  const struct project_file *file, int line,
                  const char *first, ...)
{
    struct project_note *note = store_take(&self->store, sizeof *note);
    const char *words = "";
    va_list strings;

    if (!note)
        return;
    va_start(strings, first);
    for (const char *s = first; s; s = va_arg(strings, const char *))
        words = store_join(&self->store, words, s, (char *)0);
    va_end(strings);
    note->kind = kind;
    note->path = file ? file->path : NULL;
    note->line = line;
    note->words = words;
    if (!append_note(self, note))
        return;
    self->defects += kind == PROJECT_DEFECT;
    self->repairs += kind == PROJECT_REPAIR;
}

/* Four buffers in turn are enough for one sentence. Who keeps the digits
 * copies them. */
const char *project_digits(int number)
{
    static char digits[4][16];
    static int turn;
    struct text to;

    turn = (turn + 1) % 4;
    text_begin(&to, digits[turn], sizeof digits[turn]);
    text_put_signed(&to, number);
    return digits[turn];
}
