/* edit.c - edits in the copy of a file.
 *
 * Edits never add or remove a line, so that messages about the copy fit the
 * original.
 */
#include "designs/project/inside.h"

#include <stdlib.h>
#include <string.h>

/* Two that overlap cannot both be meant: the first stays. An insertion after
 * another one at the same place follows it. */
void project_edit(struct project *self, struct project_file *file,
                  size_t from, size_t length, const char *text)
{
    struct project_edit **at = &file->edits, *edit;

    for (; *at && (*at)->from <= from; at = &(*at)->next) {
        if ((*at)->from + (*at)->length > from)
            return;
        if ((*at)->from == from && (*at)->length == length
            && text_same((*at)->text, text))
            return;
    }
    if (*at && from + length > (*at)->from)
        return;
    edit = store_take(&self->store, sizeof *edit);
    if (!edit)
        return;
    *edit = (struct project_edit){*at, from, length, text};
    *at = edit;
}

/* The place of a word in the text of its file. */
static size_t offset_of(const struct project_word *word)
{
    return (size_t)(word->token.at - word->file->text);
}

/* Words of a macro stand where it is defined, maybe in another file, and for
 * all who use it. */
static int can_edit(const struct project_word *word)
{
    return !word->is_made;
}

/* The line ends between two places, so that none is lost. */
static const char *keep_lines(struct project *self, const char *text,
                              const char *from, const char *to)
{
    for (; from < to; from++)
        if (*from == '\n')
            text = store_join(&self->store, text, "\n", (char *)0);
    return text;
}

/* From one word up to, without, another: both in one file. */
int project_edit_words(struct project *self, const struct project_module *of,
                       size_t from, size_t to, const char *text)
{
    const struct project_word *first = &of->file->words[from];
    const struct project_word *last = &of->file->words[to - 1];
    const char *end = last->token.at + last->token.length;

    if (!can_edit(first) || !can_edit(last) || first->file != last->file
        || end < first->token.at)
        return 0;
    project_edit(self, first->file, offset_of(first),
                 (size_t)(end - first->token.at),
                 keep_lines(self, text, first->token.at, end));
    return 1;
}

/* Several at one place stay in the order in which they were asked for. */
int project_insert_before(struct project *self,
                          const struct project_module *of, size_t at,
                          const char *text)
{
    const struct project_word *word = &of->file->words[at];

    if (!can_edit(word))
        return 0;
    project_edit(self, word->file, offset_of(word), 0, text);
    return 1;
}

/* Right after the word, before any comment on its line. */
int project_insert_behind(struct project *self,
                          const struct project_module *of, size_t at,
                          const char *text)
{
    const struct project_word *word = &of->file->words[at];

    if (!can_edit(word))
        return 0;
    project_edit(self, word->file, offset_of(word) + word->token.length, 0,
                 text);
    return 1;
}

/* Applying */

/* At most: what is replaced is counted as if it stayed. */
static size_t copied_length(const struct project_file *file)
{
    size_t length = file->length;

    for (const struct project_edit *e = file->edits; e; e = e->next)
        length += strlen(e->text);
    return length;
}

/* Edits are sorted and do not overlap, so one walk is enough. */
char *project_copy(const struct project_file *file, size_t *length)
{
    char *copy = malloc(copied_length(file) + 1), *to = copy;
    size_t at = 0;

    if (!copy)
        return NULL;
    for (const struct project_edit *e = file->edits; e; e = e->next) {
        memcpy(to, file->text + at, e->from - at);
        to += e->from - at;
        memcpy(to, e->text, strlen(e->text));
        to += strlen(e->text);
        at = e->from + e->length;
    }
    memcpy(to, file->text + at, file->length - at);
    to += file->length - at;
    *to = 0;
    *length = (size_t)(to - copy);
    return copy;
}
