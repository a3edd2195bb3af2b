/* project.c - reads a project folder as a whole.
 *
 * The steps are few and always the same, and each is a file of its own.
 * Nothing but the first and project_write meets a disk, models apart: a page
 * could add files from memory.
 */
#include "designs/project/project.h"

#include "designs/project/inside.h"

/* Headers are read where they are included, not on their own. */
static int is_verilog_source(const struct project_file *file)
{
    return !file->why && (file->kind == PROJECT_VERILOG
                          || file->kind == PROJECT_SYSTEM_VERILOG);
}

/* Also those that will be left out: only their modules show that. */
static void read_all_files(struct project *self,
                         const struct project_spec *spec)
{
    for (struct project_file *f = self->files; f; f = f->next)
        if (is_verilog_source(f)) {
            project_scan(self, f, spec);
            project_parse(self, f);
        } else if (!f->why && f->kind == PROJECT_VHDL) {
            project_parse_vhdl(self, f);
        } else if (!f->why && f->kind == PROJECT_CONSTRAINTS) {
            project_read_places(self, f);
        }
}

/* A port whose type is the name of an interface looked like one with a type
 * of the student's own, and has taken the direction of the port before it. */
static void find_interface_ports(struct project *self,
                                 struct project_module *module)
{
    for (struct project_name *p = module->names; p; p = p->next) {
        const struct project_module *type = p->is_port && p->type_at
            ? project_module_named(self, project_word_text(self,
                  &module->file->words[p->type_at])) : NULL;

        if (!type || !type->is_interface)
            continue;
        p->is_interface = 1;
        p->has_direction = p->is_inherited = 0;
    }
}

static void find_interfaces(struct project *self)
{
    for (struct project_file *f = self->files; f; f = f->next)
        for (struct project_module *m = f->modules; m; m = m->next)
            find_interface_ports(self, m);
}

/* A folder without any is no project, but a wrong path. */
static int has_sources(const struct project *self)
{
    for (const struct project_file *f = self->files; f; f = f->next)
        if (is_verilog_source(f) || f->kind == PROJECT_VHDL)
            return 1;
    return 0;
}

/* Notes about files that are not used say nothing about the project; except
 * that what is missing may be in one that could not be read. */
static int is_note_wanted(const struct project *self,
                          const struct project_note *note)
{
    for (const struct project_file *f = self->files; f; f = f->next)
        if (f->path == note->path)
            return f->is_source || f->is_included || f->is_translated
                || f == self->constraints
                || (f->is_broken && !self->top);
    return 1;
}

/* The counts follow, as they decide whether it plays. */
static void forget_others(struct project *self)
{
    struct project_note **at = &self->notes;

    while (*at) {
        if (is_note_wanted(self, *at)) {
            at = &(*at)->next;
            continue;
        }
        self->defects -= (*at)->kind == PROJECT_DEFECT;
        self->repairs -= (*at)->kind == PROJECT_REPAIR;
        *at = (*at)->next;
    }
}

/* In the order in which each step needs the ones before it. */
const char *project_solve(struct project *self,
                          const struct project_spec *spec)
{
    const char *error;

    read_all_files(self, spec);
    find_interfaces(self);
    error = project_choose(self, spec);
    if (!error) {
        project_take_vhdl(self, spec);
        project_add_cells(self, spec);
    }
    if (!error)
        error = project_bind(self, spec);
    if (!error)
        error = project_hold(self, spec);
    if (error)
        return error;
    project_refuse(self);
    project_repair(self);
    project_find_data(self);
    project_find_clocks(self);
    project_find_plls(self);
    forget_others(self);
    return self->store.is_out ? "out of memory for a project" : NULL;
}

/* From disk. */
const char *project_read(struct project *self, const char *const *paths,
                         const struct project_spec *spec)
{
    const char *error = project_find_files(self, paths);

    if (error)
        return error;
    if (!has_sources(self))
        return text_error("no source in ", self->folder, ": .v, .sv or .vhd",
                          (char *)0);
    return project_solve(self, spec);
}

/* Doubts and repairs are no obstacle. */
int project_plays(const struct project *self)
{
    return self->top && self->board && !self->defects;
}

/* Zeroed, so that it may be used again. */
void project_free(struct project *self)
{
    store_free(&self->store);
    *self = (struct project){0};
}
