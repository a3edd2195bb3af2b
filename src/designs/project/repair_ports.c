/* repair_ports.c - repairs port declarations that only some tools accept.
 *
 * A head with directions is complete by the standard: nothing in it may be
 * declared again, and each port has a direction or takes that of the one
 * before it together with its type. ISE and Quartus never insisted on either.
 * In the copy such ports are spelled out in full.
 */
#include "designs/project/repair.h"

/* "output reg [3:0] " in full. */
static const char *spell_port(struct project *self,
                              const struct project_module *module,
                              const struct project_name *port)
{
    static const char *const directions[] = {"input ", "output ", "inout "};
    const char *type = port->type_at
        ? repair_text(self, module, port->type_at, port->type_at + 1) : "";

    return store_join(&self->store, directions[port->direction], type,
        *type ? " " : "", port->is_signed ? "signed " : "",
        repair_text(self, module, port->dims_from, port->dims_to),
        port->dims_to ? " " : "", (char *)0);
}

/* Replaces what stands before a port; nothing may stand there. */
static int respell(struct project *self, struct project_module *module,
                   const struct project_name *port)
{
    const char *text = spell_port(self, module, port);

    return port->entry_from == port->at
         ? project_insert_before(self, module, port->at, text)
         : project_edit_words(self, module, port->entry_from, port->at, text);
}

/* Twice declared */

/* The first and the last word of a declaration around a name. */
static void find_statement(const struct project_module *module, size_t at,
                           size_t *from, size_t *to)
{
    const struct project_word *words = module->file->words;

    *from = at;
    while (*from > module->head_to
           && !project_word_is(&words[*from - 1], ";")
           && !project_word_is(&words[*from - 1], "end"))
        --*from;
    *to = at;
    while (*to < module->to && !project_word_is(&words[*to], ";"))
        ++*to;
}

/* Whether a declaration has more than one name. */
static int has_comma(const struct project_module *module, size_t from,
                     size_t to)
{
    for (size_t i = from; i < to; i++)
        if (project_word_is(&module->file->words[i], ","))
            return 1;
    return 0;
}

/* "reg q;" goes; of "reg q, r;" only the name and one comma. A start value
 * stays. */
static int drop_second(struct project *self, struct project_module *module,
                       const struct project_name *port)
{
    const struct project_word *words = module->file->words;
    size_t from, to;
    const char *start = "";

    find_statement(module, port->again_at, &from, &to);
    if (port->value_from > port->again_at)
        start = store_join(&self->store, "initial ", port->name, " = ",
            repair_text(self, module, port->value_from, port->value_to),
            (char *)0);
    if (!has_comma(module, from, to))
        return project_edit_words(self, module, from, to + !*start, start);
    to = port->value_from > port->again_at ? port->value_to
                                           : port->again_at + 1;
    if (project_word_is(&words[to], ","))
        return project_edit_words(self, module, port->again_at, to + 1, "");
    return project_edit_words(self, module, port->again_at - 1, to, "");
}

/* A head with directions is complete; a second declaration is not allowed. */
static void join_declarations(struct project *self,
                              struct project_module *module,
                              struct project_name *port)
{
    if (!drop_second(self, module, port))
        return;
    repair_note(self, PROJECT_REPAIR, module, port->again_at, port->name,
                " is already declared in the module's header: merged there",
                "");
}

/* A range that stands only once: "output q; reg [3:0] q;", or the other way */

/* Whether something in brackets stands before a name in its declaration. */
static int has_range_before(const struct project_module *module, size_t at)
{
    size_t from, to;

    find_statement(module, at, &from, &to);
    for (size_t i = from; i < at; i++)
        if (project_word_is(&module->file->words[i], "["))
            return 1;
    return 0;
}

/* The first word of the declaration, "output" or "reg", as often as the list
 * is cut: the others in it keep their one bit. */
static void give_range(struct project *self, struct project_module *module,
                       const struct project_name *port, size_t at)
{
    const struct project_word *words = module->file->words;
    size_t behind = project_word_is(&words[at + 1], "=") ? port->value_to
                                                         : at + 1;
    const char *cut;
    size_t from, to;

    find_statement(module, at, &from, &to);
    cut = store_join(&self->store, "; ", repair_text(self, module, from,
                     from + 1), " ", (char *)0);
    if (project_word_is(&words[at - 1], ","))
        project_edit_words(self, module, at - 1, at, cut);
    if (project_word_is(&words[behind], ","))
        project_edit_words(self, module, behind, behind + 1, cut);
    project_insert_before(self, module, at, store_join(&self->store,
        repair_text(self, module, port->dims_from, port->dims_to), " ",
        (char *)0));
    repair_note(self, PROJECT_REPAIR, module, at, port->name, " is declared "
                "twice, once without its range: added", "");
}

/* Only where both are in the body. Quartus and Vivado take what is there. */
static void complete_range(struct project *self, struct project_module *module,
                           const struct project_name *port)
{
    int first, second;

    if (!port->again_at || port->at < module->head_to || !port->dims_to)
        return;
    first = has_range_before(module, port->at);
    second = has_range_before(module, port->again_at);
    if (first == second)
        return;
    give_range(self, module, port, first ? port->again_at : port->at);
}

/* An input that is assigned to */

/* By the first assignment, which is also where it is told. */
static int is_assigned(const struct project_module *module,
                       const struct project_name *name, size_t *at,
                       int *is_always)
{
    for (const struct project_assign *a = module->assigns; a; a = a->next)
        if (project_word_is(&module->file->words[a->name_at], name->name)) {
            *at = a->name_at;
            *is_always = a->sort != PROJECT_ASSIGN;
            return 1;
        }
    return 0;
}

/* What drives a net is an output, whatever it is called. */
static int make_output(struct project *self, struct project_module *module,
                      struct project_name *port)
{
    int is_always;
    size_t at;

    if (port->direction != PORT_IN
        || !is_assigned(module, port, &at, &is_always))
        return 0;
    if (is_always || !module->is_ansi) {
        repair_note(self, PROJECT_DEFECT, module, at, port->name, " is an "
                    "input and cannot be assigned; should it be an "
                    "output?", "");
        return 0;
    }
    port->direction = PORT_OUT;
    repair_note(self, PROJECT_REPAIR, module, at, port->name,
                " is an input, but is assigned: made an output", "");
    return 1;
}

/* Whoever follows a port that is spelled out and has no direction of its own
 * is spelled out as well, as before. */
void repair_ports(struct project *self, struct project_module *module)
{
    int is_changed = 0;

    for (struct project_name *p = module->names; p; p = p->next) {
        int is_again = module->is_ansi && p->again_at;
        int is_turned;

        if (!p->is_port || p->is_interface)
            continue;
        is_turned = make_output(self, module, p);
        if (!module->is_ansi)
            complete_range(self, module, p);
        if (is_again)
            join_declarations(self, module, p);
        if (!module->is_ansi || !p->entry_from)
            continue;
        is_changed = is_again || is_turned || p->is_inherited
                  || (is_changed && p->is_bare);
        if (is_changed && respell(self, module, p) && p->is_inherited)
            repair_note(self, PROJECT_REPAIR, module, p->at, p->name,
                " has a range of its own, but no direction: added", "");
    }
}
