/* scan.c - the words of a source, with macros expanded and included files in
 * place.
 *
 * Vendors' tools find a header wherever it is in the project, in any case on
 * Windows, and use a macro that only another source defines. Here that is
 * found, too, and written into the copy.
 */
#include "designs/project/inside.h"

#include <string.h>

#include "designs/languages/verilog_macro.h"

enum { INCLUDES_DEEP = 16, WORDS_MAX = 2000000 };

struct scan {
    struct project *project;
    struct project_file *source;        /* gets the words */
    struct project_file *file;          /* where they stand */
    struct verilog_macros macros;
    int depth;                          /* of includes */
    int is_silent;                      /* only macros are wanted */
};

/* Doubles the room; the old words stay in the store, which is freed soon
 * enough. A third of its bytes is more words than most sources have. */
static const char *make_room(struct project *project,
                             struct project_file *source)
{
    size_t room = source->word_room ? 2 * source->word_room
                                    : source->length / 3 + 16;
    struct project_word *more;

    if (room > WORDS_MAX)
        return "this source is too large, or its macros expand without end";
    more = store_take(&project->store, room * sizeof *more);
    if (!more)
        return "out of memory for a project";
    if (source->word_count)
        memcpy(more, source->words, source->word_count * sizeof *more);
    source->words = more;
    source->word_room = room;
    return NULL;
}

/* Directives that tools must see are no words here. */
static const char *put_scanned(void *to, const struct verilog_token *token,
                            int line)
{
    struct scan *self = to;
    struct project_file *source = self->source;
    const char *error = NULL;

    if (self->is_silent || token->at[0] == '`')
        return NULL;
    if (source->word_count == source->word_room)
        error = make_room(self->project, source);
    if (!error) {
        struct project_word *word = &source->words[source->word_count++];

        word->token = *token;
        word->file = self->file;
        word->is_made = self->macros.is_made;
        if (word->is_made)
            word->token.line = line;
    }
    return error;
}

/* Includes */

/* The text between the quotes of an `include that names a file so. */
static const char *find_written(const char *text, const char *name)
{
    size_t length = strlen(name);

    for (const char *at = text; (at = strstr(at, "`include")); at++) {
        const char *quote = at + strlen("`include");

        while (text_is_blank(*quote))
            quote++;
        if (*quote == '"' && strncmp(quote + 1, name, length) == 0
            && quote[length + 1] == '"')
            return quote + 1;
    }
    return NULL;
}

/* In the copy all files are in one folder. */
static void rename_include(struct scan *self, const char *name,
                           const struct project_file *meant, int line)
{
    const char *written = find_written(self->file->text, name);

    if (!text_same(project_base(name), project_base(meant->name)))
        project_note(self->project, PROJECT_REPAIR, self->file, line,
                     "`include \"", name, "\" means ", meant->name, ": only "
                     "Windows ignores case in file names",
                     (char *)0);
    if (written && !text_same(name, meant->plain))
        project_edit(self->project, self->file,
                     (size_t)(written - self->file->text), strlen(name),
                     meant->plain);
}

/* After an error the file stays where it is, for the place of the note. */
static const char *scan_file(struct scan *self, struct project_file *file,
                             int line)
{
    struct project_file *before = self->file;
    const char *error;

    if (self->depth == INCLUDES_DEEP)
        return "files include each other in a loop";
    self->depth++;
    self->file = file;
    error = verilog_macros_expand(&self->macros, file->text, line);
    if (!error)
        self->file = before;            /* else it is where the error is */
    self->depth--;
    return error;
}

/* One that is missing is told, and the rest is read without it: its macros are
 * then told as well. */
static const char *scan_include(void *to, const char *name, int line)
{
    struct scan *self = to;
    struct project_file *meant = project_named(self->project, self->file,
                                               name);

    if (!meant) {
        project_note(self->project, PROJECT_DEFECT, self->file, line, "\"",
                     name, "\" is included, but is not in the project",
                     (char *)0);
        return NULL;
    }
    rename_include(self, name, meant, line);
    if (!self->is_silent)
        meant->is_included = 1;
    return scan_file(self, meant, line);
}

/* Macros of other files */

/* Whether a file says `define and this name. */
static int does_define(const struct project_file *file, const char *name,
                       size_t length)
{
    for (const char *at = file->text; (at = strstr(at, "`define")); at++) {
        const char *word = at + strlen("`define");

        while (text_is_blank(*word))
            word++;
        if (strncmp(word, name, length) == 0
            && !strchr("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                       "0123456789_$", word[length] ? word[length] : ' '))
            return 1;
    }
    return 0;
}

/* Where a `define may stand. */
static int is_verilog(const struct project_file *file)
{
    return !file->why && file->kind <= PROJECT_HEADER;
}

/* A header that is a file of the project, but is not included: vendors' tools
 * have an option to read it first, and so it is here. The first file that has
 * it. Two with different values would be a quarrel that only the vendor's
 * order of files decides. */
static int define_from_others(void *to, const char *name, size_t length)
{
    struct scan *self = to;
    struct project_file *f = self->project->files;
    int silent = self->is_silent;
    const char *error;

    while (f && (f == self->source || !is_verilog(f)
                 || !does_define(f, name, length)))
        f = f->next;
    if (!f)
        return 0;
    self->is_silent = 1;
    error = scan_file(self, f, 0);
    self->is_silent = silent;
    if (error || self->project->store.is_out)
        return 0;
    project_note(self->project, PROJECT_REPAIR, self->source, 0, "it uses "
                 "macros of ", f->name, ", but does not include it: read "
                 "before the others", (char *)0);
    f->is_global = 1;
    return 1;
}

/* `define of the caller: "WIDTH=8" */
static const char *define_asked(struct scan *self,
                                 const struct project_spec *spec)
{
    const char *error = NULL;

    for (const char *const *d = spec->defines; d && *d && !error; d++) {
        size_t name = strcspn(*d, "=");
        const char *first = store_copy(&self->project->store, *d, name);
        const char *value = (*d)[name] ? *d + name + 1 : "1";

        error = verilog_macros_expand(&self->macros, store_join(
            &self->project->store, "`define ", first, " ", value, (char *)0),
            0);
    }
    return error;
}

/* Each source begins without macros, as in Vivado; what it needs from others
 * is found by define_from_others. */
void project_scan(struct project *self, struct project_file *file,
                  const struct project_spec *spec)
{
    struct scan scan = {
        .project = self, .source = file, .file = file,
        .macros = {.put = put_scanned, .include = scan_include,
                   .define = define_from_others, .is_lenient = 1,
                   .folder = self->folder, .name = file->name},
    };
    const char *error;

    scan.macros.to = &scan;
    error = define_asked(&scan, spec);
    if (!error)
        error = scan_file(&scan, file, 0);
    if (error) {
        project_note(self, PROJECT_DEFECT, scan.file,
                     scan.macros.error_line, error, (char *)0);
        file->is_broken = 1;
    }
    verilog_macros_free(&scan.macros);
}
