/* memory.c - finds the files that memories are initialised from.
 *
 * Any string in a source that is called like such a file is one: $readmemh may
 * get it from a parameter. Paths are those of the student's own computer, so
 * only their last part is sure.
 */
#include "designs/project/repair.h"

#include <string.h>

/* By the same table as for files. A text with % in it is for $display, not for
 * a disk. */
static int is_memory_name(const char *name)
{
    enum project_kind kind;

    return project_kind_of(name, &kind) && kind == PROJECT_MEMORY
        && !strchr(name, '%') && !strchr(name, '\n');
}

/* "title.hex" for title.mif. */
static const char *converted_name(struct project *self,
                                  const struct project_file *file)
{
    size_t stem = (size_t)(strrchr(file->plain, '.') - file->plain);

    return store_join(&self->store, store_copy(&self->store, file->plain,
                                               stem),
                      "_", file->plain + stem + 1, ".hex", (char *)0);
}

/* One copy of each file, however many memories read it. */
static struct project_data *add_data(struct project *self,
                                     const char *written,
                                     struct project_file *file)
{
    struct project_data **at = &self->data;

    for (; *at; at = &(*at)->next)
        if ((*at)->file == file)
            return *at;
    *at = store_take(&self->store, sizeof **at);
    if (!*at)
        return NULL;
    (*at)->written = written;
    (*at)->file = file;
    (*at)->text = project_convert_data(self, file);
    (*at)->length = (*at)->text ? strlen((*at)->text) : 0;
    (*at)->name = (*at)->text ? converted_name(self, file) : file->plain;
    return *at;
}

/* Whether a word is what $readmemh opens, and no text to be shown. */
static int is_read(const struct project_module *module, size_t at)
{
    const struct project_word *words = module->file->words;

    return project_word_is(&words[at - 1], "(")
        && (project_word_is(&words[at - 2], "$readmemh")
            || project_word_is(&words[at - 2], "$readmemb"));
}

/* A string that is no file of the project may be anything, unless $readmemh
 * reads it: then a memory would stay empty, and nobody would see why. */
static void take_file_name(struct project *self, struct project_module *module,
                        size_t at)
{
    const struct project_word *word = &module->file->words[at];
    const char *name = store_copy(&self->store, word->token.at + 1,
                                  word->token.length - 2);
    struct project_file *file;
    struct project_data *data;

    if (!is_memory_name(name) && !is_read(module, at))
        return;
    file = project_named(self, word->file, name);
    if (!file && is_read(module, at))
        repair_note(self, PROJECT_DEFECT, module, at, "\"", name, "\" is read "
                    "here, but is not in the project");
    data = file ? add_data(self, name, file) : NULL;
    if (!data)
        return;
    if (file->why && !memchr(file->text, 0, file->length))
        file->why = NULL;
    if (!text_same(name, data->name))
        project_edit_words(self, module, at, at + 1, store_join(&self->store,
            "\"", data->name, "\"", (char *)0));
    if (data->text)
        repair_note(self, PROJECT_REPAIR, module, at, file->name, " was "
                    "converted for $readmemh: ", data->name);
}

/* In models, too: what a core was told to read is written into its model. */
void project_find_data(struct project *self)
{
    for (struct project_file **s = self->sources; s && *s; s++)
        for (struct project_module *m = (*s)->modules; m; m = m->next)
            for (size_t i = m->from + 2; m->is_used && !(*s)->is_broken
                     && i < m->to; i++)
                if ((*s)->words[i].token.kind == VERILOG_STRING)
                    take_file_name(self, m, i);
}
