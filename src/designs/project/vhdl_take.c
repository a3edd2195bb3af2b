/* vhdl_take.c - replaces VHDL sources by the Verilog made of them.
 *
 * What the top needs of VHDL becomes one source in Verilog, made by whoever
 * reads the project. From then on there is Verilog only: vendors' cells, clocks
 * of PLLs and repairs need not know that there was anything else.
 *
 * The ports of an entity become [width-1:0], whatever their range was. Where
 * the top has others, a module with its ranges is put around it, because the
 * constraint file counts by them.
 */
#include "designs/project/inside.h"

#include <stdlib.h>
#include <string.h>

#include "designs/project/vhdl_text.h"

#define MADE_NAME "from_vhdl.v"
#define INNER_ENDING "_in_vhdl"

enum { ENTITIES_MAX = 32, WRAPPER_MAX = 1 << 14 };

struct take {
    struct project *project;
    const struct project_file **files;
    struct project_entity entities[ENTITIES_MAX];
    int count;
};

/* What is wanted */

/* Sources, those with packages among them; 0 if there is none. */
static int collect_files(struct take *self)
{
    struct project *project = self->project;
    size_t count = 0, used = 0;

    for (struct project_file *f = project->files; f; f = f->next)
        count++;
    self->files = store_take(&project->store, (count + 1) * sizeof(void *));
    for (struct project_file *f = project->files; self->files && f;
         f = f->next)
        if (f->is_source && f->kind == PROJECT_VHDL)
            self->files[used++] = f;
    return used > 0;
}

static struct project_entity *find_entity(struct take *self, const char *name)
{
    for (int i = 0; i < self->count; i++)
        if (text_alike(self->entities[i].name, name))
            return &self->entities[i];
    return NULL;
}

/* .NAME(value) between the brackets of #( ): "NAME=value". */
static void take_generics(struct project *project,
                          const struct project_module *by,
                          const struct project_instance *instance,
                          struct project_entity *entity)
{
    const struct project_word *words = by->file->words;
    int count = 0;

    for (size_t i = instance->parameters_from;
         i + 2 < instance->parameters_to && count < PROJECT_GENERICS_MAX;
         i++) {
        const char *name, *value;

        if (!project_word_is(&words[i], "."))
            continue;
        name = project_word_text(project, &words[i + 1]);
        value = project_parameter(project, by, instance, name);
        if (value)
            entity->generics[count++] = store_join(&project->store, name, "=",
                                                   value, (char *)0);
    }
}

static int has_same_generics(const struct project_entity *a,
                             const struct project_entity *b)
{
    int i = 0;

    while (a->generics[i] && b->generics[i]
           && text_same(a->generics[i], b->generics[i]))
        i++;
    return !a->generics[i] && !b->generics[i];
}

/* An entity is translated once, so all instances of it must be alike. Its
 * generics are in the translation, and no parameters any more; its name is
 * spelled as in VHDL. */
static void take_instance(struct take *self, struct project_module *by,
                          struct project_instance *instance)
{
    struct project_entity entity = {instance->module->name, {NULL}};
    struct project_entity *known = find_entity(self, entity.name);

    take_generics(self->project, by, instance, &entity);
    if (known && !has_same_generics(known, &entity))
        project_note(self->project, PROJECT_DEFECT, by->file,
                     by->file->words[instance->type_at].token.line,
                     entity.name, " is VHDL, and Verilog sets its generics in "
                     "two different ways; write an entity for each",
                     (char *)0);
    else if (!known && self->count < ENTITIES_MAX)
        self->entities[self->count++] = entity;
    project_edit_words(self->project, by, instance->type_at,
                       instance->type_at + 1, entity.name);
    if (instance->parameters_to > instance->parameters_from)
        project_edit_words(self->project, by, instance->type_at + 1,
                           instance->parameters_to + 1, "");
}

/* The top, or what Verilog uses. */
static void collect_entities(struct take *self)
{
    struct project *project = self->project;

    if (project->top->file->kind == PROJECT_VHDL)
        self->entities[self->count++].name = project->top->name;
    for (struct project_file **s = project->sources; *s; s++)
        for (struct project_module *m = (*s)->modules; m; m = m->next)
            for (struct project_instance *i = m->instances;
                 m->is_used && i && (*s)->kind != PROJECT_VHDL; i = i->next)
                if (i->module && i->module->file->kind == PROJECT_VHDL)
                    take_instance(self, m, i);
}

/* What is wrong */

/* "top.vhd:12:5: words" is about line 12 of that file. */
static void note_translation_error(struct take *self, const char *error)
{
    for (const struct project_file **f = self->files; *f; f++) {
        size_t length = strlen((*f)->plain);
        const char *at = error + length;
        int line;

        if (strncmp(error, (*f)->plain, length) != 0 || *at != ':')
            continue;
        line = (int)strtol(at + 1, NULL, 10);
        at += 1 + strspn(at + 1, "0123456789:");
        project_note(self->project, PROJECT_DEFECT, *f, line,
                     at + (*at == ' '), (char *)0);
        return;
    }
    project_note(self->project, PROJECT_DEFECT, self->files[0], 0, error,
                 (char *)0);
}

/* The ranges of the top */

static int has_plain_range(const struct project_name *port)
{
    return !port->range_from || !port->is_sized
        || (port->right == 0 && port->left >= 0);
}

static int has_plain_ranges(const struct project_module *top)
{
    const struct project_name *port = top->names;

    while (port && has_plain_range(port))
        port = port->next;
    return !port;
}

static void put_wrapper_port(struct text *to, const struct project_name *port)
{
    static const char *const directions[] = {"input ", "output ", "inout "};

    text_put(to, directions[port->direction]);
    if (port->range_from && port->is_sized) {
        text_put_char(to, '[');
        text_put_signed(to, port->left);
        text_put_char(to, ':');
        text_put_signed(to, port->right);
        text_put(to, "] ");
    }
    text_put(to, port->name);
}

static void put_wrapper(struct text *to, const struct project_module *top)
{
    const struct project_name *port;

    text_put(to, "module ");
    text_put(to, top->name);
    text_put(to, "(");
    for (port = top->names; port; port = port->next) {
        put_wrapper_port(to, port);
        text_put(to, port->next ? ", " : ");\n");
    }
    text_put(to, top->name);
    text_put(to, INNER_ENDING " inner(");
    for (port = top->names; port; port = port->next) {
        text_put(to, ".");
        text_put(to, port->name);
        text_put(to, "(");
        text_put(to, port->name);
        text_put(to, port->next ? "), " : "));\nendmodule\n");
    }
}

/* "module top" of the text becomes "module top_in_vhdl". */
static const char *wrap_top(struct project *project, const char *text)
{
    char head[256], wrapper[WRAPPER_MAX];
    struct text to;
    const char *at;

    text_begin(&to, head, sizeof head);
    text_put(&to, "module ");
    text_put(&to, project->top->name);
    text_put(&to, "\n");
    at = strstr(text, head);
    if (!at)
        return text;
    text_begin(&to, wrapper, sizeof wrapper);
    put_wrapper(&to, project->top);
    at += strlen(head) - 1;
    return store_join(&project->store, store_copy(&project->store, text,
                      (size_t)(at - text)), INNER_ENDING, at, wrapper,
                      (char *)0);
}

/* The new source */

static const char *clean_text(struct project *project, const char *verilog)
{
    size_t size = strlen(verilog) + 1;
    char *cleaned = store_take(&project->store, size);
    struct text to;

    if (!cleaned)
        return "";
    text_begin(&to, cleaned, size);
    vhdl_text_clean(verilog, project, &to);
    return cleaned;
}

static struct project_file *find_made(const struct project *project)
{
    struct project_file *file = project->files;

    while (file && !text_same(file->path, MADE_NAME))
        file = file->next;
    return file;
}

static void hide_entities(struct take *self)
{
    for (struct project_file *f = self->project->files; f; f = f->next)
        if (f->kind == PROJECT_VHDL) {
            f->is_translated = f->is_source;
            f->modules = NULL;
        }
}

static void install_source(struct take *self, const struct project_spec *spec,
                           const char *text)
{
    struct project *project = self->project;
    const char *top = project->top->name;
    int is_top = project->top->file->kind == PROJECT_VHDL;
    struct project_file *made;

    if (project_add(project, MADE_NAME, text, strlen(text)))
        return;
    made = find_made(project);
    made->is_from_vhdl = 1;
    project_scan(project, made, spec);
    project_parse(project, made);
    hide_entities(self);
    if (is_top)
        project->top = project_module_named(project, top);
    project_use(project);
}

/* Without a translator the sources stay what they are, with a defect. */
void project_take_vhdl(struct project *self, const struct project_spec *spec)
{
    struct take take = {.project = self};
    struct project_vhdl vhdl;
    char *verilog = NULL;
    const char *error;

    if (!self->top || !collect_files(&take))
        return;
    collect_entities(&take);
    vhdl = (struct project_vhdl){take.files, take.entities, take.count};
    error = spec->translate ? spec->translate(&vhdl, &verilog)
          : "this is VHDL, which needs GHDL; install the package ghdl";
    if (error) {
        note_translation_error(&take, error);
    } else {
        const char *text = clean_text(self, verilog);

        if (self->top->file->kind == PROJECT_VHDL
            && !has_plain_ranges(self->top))
            text = wrap_top(self, text);
        install_source(&take, spec, text);
    }
    free(verilog);
}
