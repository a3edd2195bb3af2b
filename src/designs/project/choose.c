/* choose.c - chooses the top, and the files that it needs.
 *
 * A folder holds more than one design: test benches, earlier phases, copies
 * kept for safety. The top is the module that nobody uses and whose ports the
 * constraint file knows; what it uses follows from there. Every file that is
 * left out gets its reason.
 */
#include "designs/project/choose.h"

#include <string.h>

enum { HIERARCHY_MAX = 200 };

/* The score of a possible top: what the vendor's project says weighs most,
 * then the ports that have places, then names. */
enum { BY_SETTINGS = 1000000, BY_PLACE = 1000, BY_NAME = 500, BY_AGE = 300 };

/* Who uses whom */

/* All modules of a name, as it is not decided yet which of them is meant. One
 * that instantiates itself is not counted, or it could never be the top. */
static void mark_instantiated(struct project *self,
                              const struct project_module *by)
{
    for (struct project_instance *i = by->instances; i; i = i->next) {
        const struct project_word *type = &by->file->words[i->type_at];

        for (struct project_file *f = self->files; f; f = f->next)
            for (struct project_module *m = f->modules; m; m = m->next)
                if (project_word_is(type, m->name) && m != by)
                    m->is_instantiated = 1;
    }
}

/* Benches first: what only they instantiate is still a top. */
static void mark_all(struct project *self)
{
    for (struct project_file *f = self->files; f; f = f->next)
        for (struct project_module *m = f->modules; m; m = m->next)
            m->is_bench = choose_is_bench(m);
    for (struct project_file *f = self->files; f; f = f->next)
        for (struct project_module *m = f->modules; m; m = m->next)
            if (!m->is_bench)
                mark_instantiated(self, m);
}

/* The top */

/* Which file will be taken is not decided yet, so each gets its chance. */
static int best_fit(const struct project *self,
                    const struct project_module *module)
{
    int most = 0;

    for (const struct project_file *f = self->files; f; f = f->next) {
        int fit = f->places ? project_fit(module, f) : 0;

        if (fit > most)
            most = fit;
    }
    return most;
}

/* Decides only between tops that are alike in all else: the one that has more
 * below it. Bounded, to stay below the other signs. */
static int count_instances(const struct project_module *module)
{
    int count = 0;

    for (const struct project_instance *i = module->instances; i; i = i->next)
        count++;
    return count < 100 ? count : 100;
}

/* A last hint, for folders without a constraint file. */
static int is_called_top(const struct project_module *module)
{
    static const char *const names[] = {"top", "main", "top_level", "toplevel",
                                        "top_module"};

    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (text_alike(module->name, names[i]))
            return 1;
    return 0;
}

/* Higher is better; see the weights above. */
static int top_score(const struct project *self,
                     const struct project_module *module)
{
    return (choose_is_top_of_settings(self, module->name) ? BY_SETTINGS : 0)
         + best_fit(self, module) * BY_PLACE
         + (is_called_top(module) ? BY_NAME : 0)
         - choose_age(module->file->name) * BY_AGE + count_instances(module);
}

/* A spec is taken literally, even if the module is a part of another one: a
 * student may want to see just that part. */
static int can_be_top(const struct project_module *module,
                      const struct project_spec *spec)
{
    if (spec->top)
        return text_same(module->name, spec->top);
    return !module->is_bench && !module->is_package && !module->is_interface
        && module->ports && !module->is_instantiated && !module->is_cell
        && module->name[0];
}

/* Of two that are as good the later: phase2 comes after phase1. */
static int is_better_top(const struct project *self,
                         const struct project_module *one,
                         const struct project_module *other)
{
    int a = top_score(self, one), b = top_score(self, other);

    return a > b || (a == b && choose_compare(one->file->name,
                                              other->file->name) > 0);
}

/* The strongest reason only: one line is read, three are not. */
static void tell_top(struct project *self, const struct project_spec *spec)
{
    const struct project_module *top = self->top;
    int fit = best_fit(self, top);

    if (spec->top)
        self->top_why = "as requested";
    else if (choose_is_top_of_settings(self, top->name))
        self->top_why = "as the vendor's project file says";
    else if (fit)
        self->top_why = store_join(&self->store, "no module uses it, and the "
            "constraint file places ", project_digits(fit), fit == 1
            ? " bit of its ports" : " bits of its ports", (char *)0);
    else
        self->top_why = "no module uses it";
}

/* No top is no error: the notes say why there is none, and that is an answer
 * as well. */
static const char *find_top(struct project *self,
                            const struct project_spec *spec)
{
    for (struct project_file *f = self->files; f; f = f->next)
        for (struct project_module *m = f->modules; m; m = m->next)
            if (can_be_top(m, spec)
                && (!self->top || is_better_top(self, m, self->top)))
                self->top = m;
    if (self->top)
        tell_top(self, spec);
    else if (spec->top)
        return text_unknown("module", spec->top, " in the project",
                            project_module_name_at, self, NULL);
    return NULL;
}

/* What it uses */

/* How well a module fits to the top among others of its name. */
static int belonging(const struct project *self,
                     const struct project_module *module,
                     const struct project_module *by)
{
    return (module->file == by->file ? 100000 : 0)
         + (choose_is_in_settings(self, module->file) ? 20000 : 0)
         + choose_nearness(module->file->name, self->top->file->name) * 100
         - choose_age(module->file->name) * 1000
         - (module->is_bench ? 50000 : 0) - (module->file->why ? 90000 : 0)
         - (module->is_cell ? 80000 : 0)
         + (choose_is_file_of(module->file, module->name) ? 50 : 0);
}

/* VHDL does not tell capitals from small letters. */
static int is_spelled(const struct project_word *type,
                      const struct project_module *module,
                      const struct project_module *by)
{
    const char *name = module->name;

    if (project_word_is(type, name))
        return 1;
    if (module->file->kind != PROJECT_VHDL && !module->file->is_from_vhdl
        && by->file->kind != PROJECT_VHDL)
        return 0;
    for (size_t i = 0; i < type->token.length; i++)
        if (!name[i] || text_small(name[i]) != text_small(type->token.at[i]))
            return 0;
    return !name[type->token.length];
}

/* Files are sorted by name, so the later of two that are as good wins by
 * choose_compare: lift_v2 before lift_v1. */
static struct project_module *find_meant(const struct project *self,
                                         const struct project_module *by,
                                         const struct project_word *type)
{
    struct project_module *best = NULL;

    for (struct project_file *f = self->files; f; f = f->next)
        for (struct project_module *m = f->modules; m; m = m->next) {
            int more;

            if (!is_spelled(type, m, by))
                continue;
            more = best ? belonging(self, m, by) - belonging(self, best, by)
                        : 1;
            if (more > 0 || (more == 0 && choose_compare(f->name,
                                              best->file->name) > 0))
                best = m;
        }
    return best;
}

/* Once, at the end: the order is that in which it is asked for. */
static void append_source(struct project *self, struct project_file *file)
{
    struct project_file **at = self->sources;

    if (file->is_source)
        return;
    file->is_source = 1;
    while (*at)
        at++;
    *at = file;
}

/* Those below first, so that every tool can read them in this order. */
static void use_module(struct project *self, struct project_module *module,
                       int depth)
{
    if (module->is_used || depth == HIERARCHY_MAX)
        return;
    module->is_used = 1;
    for (struct project_instance *i = module->instances; i; i = i->next) {
        i->module = find_meant(self, module,
                               &module->file->words[i->type_at]);
        if (i->module)
            use_module(self, i->module, depth + 1);
    }
    append_source(self, module->file);
}

/* By NAME:: in the words, whether an import or a name in full; in VHDL by
 * .NAME., after the name of the library. */
static int names_package(const struct project_file *file,
                         const struct project_module *package)
{
    int is_vhdl = file->kind == PROJECT_VHDL;

    for (size_t i = 1; i + 2 < file->word_count; i++)
        if (is_spelled(&file->words[i], package, package)
            && (is_vhdl ? project_word_is(&file->words[i - 1], ".")
                : project_word_is(&file->words[i + 1], ":")
                  && project_word_is(&file->words[i + 2], ":")))
            return 1;
    return 0;
}

static void use_packages_of(struct project *self,
                            const struct project_file *by, int depth);

/* After the packages that its own file names: no tool reads one before those
 * that it builds on. */
static void use_package(struct project *self, struct project_module *package,
                        int depth)
{
    package->is_used = 1;
    use_packages_of(self, package->file, depth + 1);
    append_source(self, package->file);
}

static void use_packages_of(struct project *self,
                            const struct project_file *by, int depth)
{
    if (depth == HIERARCHY_MAX)
        return;
    for (struct project_file *f = self->files; f; f = f->next)
        for (struct project_module *m = f->modules; m; m = m->next)
            if (m->is_package && !m->is_used && f != by
                && names_package(by, m))
                use_package(self, m, depth);
}

/* Any that a file of the project names; there are few. */
static void use_packages(struct project *self)
{
    for (struct project_file *f = self->files; f; f = f->next)
        use_packages_of(self, f, 0);
}

/* From the beginning each time, because models that were added meanwhile may
 * be below a module that is used already. */
void project_use(struct project *self)
{
    size_t count = 1;

    for (struct project_file *f = self->files; f; f = f->next, count++) {
        f->is_source = 0;
        for (struct project_module *m = f->modules; m; m = m->next)
            m->is_used = 0;
    }
    self->sources = store_take(&self->store, count * sizeof(void *));
    if (!self->sources || !self->top)
        return;
    for (struct project_file *f = self->files; f; f = f->next)
        if (f->is_global)
            append_source(self, f);
    use_packages(self);
    use_module(self, self->top, 0);
}

/* What is left out */

/* A file with a bench and a module that is used is a source: the bench in it
 * does no harm. */
static int is_all_benches(const struct project_file *file)
{
    const struct project_module *m = file->modules;

    while (m && m->is_bench)
        m = m->next;
    return file->modules && !m;
}

/* A source that has a module which is used from elsewhere. */
static const struct project_file *find_original(const struct project *self,
                                                const struct project_file *of)
{
    for (const struct project_module *m = of->modules; m; m = m->next) {
        const struct project_module *used = project_module_named(self,
                                                                 m->name);

        if (used && used->file != of && used->is_used)
            return used->file;
    }
    return NULL;
}

/* The first reason that holds; headers are not told, as they are never
 * sources. */
static void tell_left_out(struct project *self, struct project_file *file)
{
    const struct project_file *original;

    if (file->why || file->is_source || file->is_included
        || file->kind > PROJECT_VHDL || file->kind == PROJECT_HEADER)
        return;
    original = find_original(self, file);
    if (is_all_benches(file))
        file->why = "a test bench";
    else if (original)
        file->why = store_join(&self->store, "another copy of ",
                               original->name, (char *)0);
    else
        file->why = file->modules ? "the top does not use it"
                                  : "it has no module";
}

/* Errors are requests that cannot be met; everything else is a note. */
const char *project_choose(struct project *self,
                           const struct project_spec *spec)
{
    const char *error;

    mark_all(self);
    error = find_top(self, spec);
    if (error)
        return error;
    if (self->top)
        self->top_path = self->top->file->path;
    project_use(self);
    for (struct project_file *f = self->files; self->top && f; f = f->next)
        tell_left_out(self, f);
    if (!self->top && !self->defects)
        project_note(self, PROJECT_DEFECT, NULL, 0, "no module can be the top: "
            "every module with ports is used by another", (char *)0);
    return NULL;
}
