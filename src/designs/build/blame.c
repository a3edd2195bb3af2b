/* blame.c - traces a tool's error message to a file and line of the student's.
 */
#include "designs/build/blame.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

enum { LINE_MAX_HERE = 300, NAME_ROOM = 200 };

struct place {
    const struct project_file *file;
    unsigned long line;                 /* 0: the tool does not know */
    const char *behind;                 /* where it stood in a message */
};

/* Places in messages */

static int is_name_end(char before)
{
    return !before || strchr(" \t\n\"'`(:/", before);
}

/* "top.v:12" anywhere in a line, by the names of the copies. */
static int find_blamed_place(const struct project *project, const char *line,
                      struct place *place)
{
    for (const struct project_file *f = project->files; f; f = f->next) {
        size_t length = strlen(f->plain);

        for (const char *at = line; (at = strstr(at, f->plain)); at++) {
            char *end;

            if ((at > line && !is_name_end(at[-1])) || at[length] != ':'
                || !text_is_digit(at[length + 1]))
                continue;
            place->file = f;
            place->line = strtoul(at + length + 1, &end, 10);
            while (*end == '.' || *end == '-' || *end == ':'
                   || text_is_digit(*end))
                end++;                  /* columns and ranges */
            place->behind = end;
            return 1;
        }
    }
    return 0;
}

static const struct project_module *module_named(const struct project *project,
                                                 const char *name,
                                                 size_t length)
{
    for (const struct project_file *f = project->files; f; f = f->next)
        for (const struct project_module *m = f->modules; m; m = m->next)
            if (strlen(m->name) == length && !strncmp(m->name, name, length))
                return m;
    return NULL;
}

/* The last module that is spoken of: `\top' by Yosys, with parameters after
 * another backslash. */
static const struct project_module *last_module(const struct project *project,
                                                const char *log)
{
    const struct project_module *found = project->top;

    for (const char *at = log; (at = strstr(at, "\\")); at++) {
        size_t length = strcspn(at + 1, "'\\ .\n");
        const struct project_module *module =
            module_named(project, at + 1, length);

        if (module)
            found = module;
    }
    return found;
}

/* The first line of a file on which a word stands that the message has in
 * quotes; else that of the module. Yosys forgets lines at times. */
static unsigned long quoted_line(const struct project_file *file,
                                 const char *message)
{
    const char *from = strchr(message, '\''), *at;
    size_t length = from ? strcspn(from + 1, "'") : 0;
    unsigned long line = 1;
    char word[NAME_ROOM];

    if (!length || length >= sizeof word)
        return file->modules ? (unsigned long)file->modules->line : 1;
    memcpy(word, from + 1, length);
    word[length] = 0;
    at = strstr(file->text, word);
    for (const char *c = file->text; at && c < at; c++)
        line += *c == '\n';
    return line;
}

/* Words */

/* One line, without the marks of Yosys around names. */
static void copy_blamed_line(char *to, size_t size, const char *from)
{
    size_t used = 0;

    for (; *from && *from != '\n' && used + 1 < size; from++)
        if (*from == '`')
            to[used++] = '\'';
        else if (*from != '\\')
            to[used++] = text_plain(*from);
    to[used] = 0;
}

static const char *say(const char *path, unsigned long line, const char *tool,
                       const char *words)
{
    char number[32];

    snprintf(number, sizeof number, ":%lu: ", line);
    if (!tool)
        return text_error(path, number, words, (char *)0);
    return text_error(path, number, tool, ": ", words, (char *)0);
}

static const char *line_start(const char *log, const char *at)
{
    while (at > log && at[-1] != '\n')
        at--;
    return at;
}

/* It crashed: for a module that uses itself, a memory beyond all bounds. */
static const char *blame_silence(const struct project *project,
                                 const char *tool, const char *log)
{
    const struct project_module *module = last_module(project, log);

    return say(module->file->path, (unsigned long)module->line, tool,
               text_error("it failed on the module '", module->name,
                          "' without saying why", (char *)0));
}

/* What follows the mark, or the place if that is behind it, is the message. */
const char *blame_complaint(const struct project *project, const char *tool,
                            const char *mark, const char *log)
{
    const char *at = strstr(log, mark), *from;
    char line[LINE_MAX_HERE], words[LINE_MAX_HERE];
    const struct project_module *module;
    struct place place;

    if (!at)
        return blame_silence(project, tool, log);
    copy_blamed_line(line, sizeof line, line_start(log, at));
    copy_blamed_line(words, sizeof words, at + strlen(mark));
    if (find_blamed_place(project, line, &place)) {
        from = strstr(line, mark) ? strstr(line, mark) + strlen(mark) : line;
        if (place.behind > from)
            from = place.behind;
        while (*from == ':' || *from == ' ')
            from++;
        return say(place.file->path, place.line ? place.line
                   : quoted_line(place.file, from), tool, from);
    }
    module = last_module(project, line_start(log, at));
    return say(module->file->path, (unsigned long)module->line, tool, words);
}

/* The names of the copy stand where the student's should; the first place is
 * the message's. */
const char *blame_words(const struct project *project, const char *words)
{
    char copy[LINE_MAX_HERE];
    struct place place;

    copy_blamed_line(copy, sizeof copy, words);
    if (find_blamed_place(project, copy, &place) && place.line)
        return say(place.file->path, place.line, NULL, copy);
    return say(project->top->file->path, (unsigned long)project->top->line,
               NULL, copy);
}

const char *blame_limit(const struct project *project, const char *tool,
                        const char *limit, const char *log)
{
    const struct project_module *module = last_module(project, log);
    char words[LINE_MAX_HERE];

    snprintf(words, sizeof words, "it needs more than %s for the module "
             "'%.*s'; a loop, a width or a memory in it is too large", limit,
             NAME_ROOM - 100, module->name);
    return say(module->file->path, (unsigned long)module->line, tool, words);
}
