/* repair_parameters.c - repairs names of parameters, in #( ) and in defparam.
 *
 * Quartus does not tell capitals from small letters in those of its library,
 * and a vendor's cell has more of them than our model of it. Other tools stop
 * at either, mostly with a line that is not the one.
 */
#include "designs/project/repair.h"

/* The one that is meant, null if there is none. */
static const char *alike_name(const struct project_module *of,
                              const char *name)
{
    for (const struct project_name *n = of->names; n; n = n->next)
        if (n->sort == PROJECT_PARAMETER && text_alike(n->name, name))
            return n->name;
    return NULL;
}

static const char *parameter_at(const void *of, int i)
{
    const struct project_module *module = of;

    for (const struct project_name *n = module->names; n; n = n->next)
        if (n->sort == PROJECT_PARAMETER && i-- == 0)
            return n->name;
    return NULL;
}

/* Of a module of the student's own it is a mistake. */
static void tell_no_parameter(struct project *self,
                              struct project_module *module, size_t at,
                              const struct project_module *of)
{
    const char *name = project_word_text(self, &module->file->words[at]);

    repair_note(self, PROJECT_DEFECT, module, at, text_unknown("parameter",
        name, store_join(&self->store, " on module ", of->name, (char *)0),
        parameter_at, of, NULL), "", "");
}

/* The name at a word; 0: it is not there, and may be left out. */
static int check_parameter(struct project *self, struct project_module *module,
                           size_t at, struct project_module *of)
{
    const char *name = project_word_text(self, &module->file->words[at]);
    const char *meant = alike_name(of, name);

    if (project_find_name(of, name))
        return 1;
    if (meant && project_edit_words(self, module, at, at + 1, meant)) {
        repair_note(self, PROJECT_REPAIR, module, at, name, " is taken to be "
                    "the parameter ", meant);
        return 1;
    }
    if (of->is_cell)
        return 0;
    tell_no_parameter(self, module, at, of);
    return 1;
}

/* An item of a list and the comma before it; after it, if it is the first that
 * stays out. */
static void leave_out_value(struct project *self,
                            struct project_module *module, size_t from,
                            size_t to, int is_behind)
{
    const struct project_word *words = module->file->words;
    size_t name = from + 1;

    from -= is_behind && project_word_is(&words[from - 1], ",");
    to += !is_behind && project_word_is(&words[to], ",");
    if (project_edit_words(self, module, from, to, ""))
        repair_note(self, PROJECT_REPAIR, module, name, "the model has no "
                    "parameter ", project_word_text(self, &words[name]),
                    ": left out");
}

/* #(.A(1), .B(2)); those by order have no names. */
static void check_list(struct project *self, struct project_module *module,
                       const struct project_instance *instance)
{
    const struct project_word *words = module->file->words;
    size_t from = instance->parameters_from;
    int depth = 0, is_behind = 0;

    for (size_t i = from; i < instance->parameters_to; i++) {
        depth += project_word_is(&words[i], "(");
        depth -= project_word_is(&words[i], ")");
        if (depth == 0 && project_word_is(&words[i], "."))
            from = i;
        if (depth || !project_word_is(&words[i], ")")
            || !project_word_is(&words[from], "."))
            continue;
        if (check_parameter(self, module, from + 1, instance->module))
            is_behind = 1;
        else
            leave_out_value(self, module, from, i + 1, is_behind);
    }
}

/* defparam one.A = 1, one.B = 2; as the wizards write it. */
static void check_defparams(struct project *self,
                            struct project_module *module,
                            const struct project_instance *instance)
{
    const struct project_word *words = module->file->words;
    const char *name = instance->name_at ? project_word_text(self,
        &words[instance->name_at]) : "";

    for (size_t i = module->from; *name && i + 3 < module->to; i++)
        if (project_word_is(&words[i], name)
            && project_word_is(&words[i + 1], ".")
            && project_word_is(&words[i + 3], "=")
            && (project_word_is(&words[i - 1], "defparam")
                || project_word_is(&words[i - 1], ",")))
            (void)check_parameter(self, module, i + 2, instance->module);
}

void repair_parameters(struct project *self, struct project_module *module)
{
    for (struct project_instance *i = module->instances; i; i = i->next) {
        if (!i->module || i->module->file->is_broken
            || i->module->file->is_from_vhdl    /* has none any more */
            || i->module->file->kind == PROJECT_VHDL)
            continue;
        check_list(self, module, i);
        check_defparams(self, module, i);
    }
}
