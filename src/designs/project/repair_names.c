/* repair_names.c - repairs names that are not declared, and nets that should be
 * registers.
 *
 * The language makes a wire of one bit of an undeclared name, but only in two
 * places: as a connection, and left of assign. There it is declared in the
 * copy, as one bit, because that is what the vendor's chip has, too; that more
 * is meant is only doubted. Anywhere else it is a typing error.
 */
#include "designs/project/repair.h"

#include <string.h>

#include "designs/project/parse.h"

/* Which words are names */

/* Functions, tasks and types have names of their own, which are not kept. */
static int is_in_function(const struct project_module *module, size_t at)
{
    for (const struct project_block *b = module->blocks; b; b = b->next)
        if (b->sort == PROJECT_FUNCTION && at >= b->from && at < b->to)
            return 1;
    return 0;
}

/* The names of modules are in no module. */
static int is_type_of_instance(const struct project_module *module, size_t at)
{
    for (const struct project_instance *i = module->instances; i; i = i->next)
        if (i->type_at == at)
            return 1;
    return 0;
}

/* The hff of 8'hff, the x of a.x, pkg::x, `end : x`. */
static int is_part(const struct project_word *words, size_t at)
{
    const struct project_word *before = &words[at - 1];

    if (project_word_is(before, ".") || project_word_is(before, "'"))
        return 1;
    if (project_word_is(&words[at + 1], "'")
        || project_word_is(&words[at + 1], "::"))
        return 1;
    if (project_word_is(before, ":") && project_word_is(&words[at - 2], ":"))
        return 1;
    if (project_word_is(before, "?") && !words[at].token.is_apart
        && strspn(words[at].token.at, "01xzXZ_") >= words[at].token.length)
        return 1;                       /* 8'b1??_x1 */
    if (project_word_is(&words[at + 1], ":")        /* '{x: 1, y: 2} */
        && (project_word_is(before, "{") || project_word_is(before, ",")))
        return 1;
    if (project_word_is(&words[at + 1], ":")
        && project_word_is(&words[at + 2], ":"))
        return 1;
    return at > 1 && before->token.length == 1      /* 8 'h ff */
        && strchr("bodhBODH", before->token.at[0])
        && project_word_is(&words[at - 2], "'");
}

/* Words of SystemVerilog that stand between names. */
static int is_late_keyword(const struct project_word *word)
{
    static const char *const words[] = {
        "automatic", "inside", "unsigned", "static", "packed", "bit", "byte",
        "int", "string", "unique", "priority", "return", "break", "continue",
        "endspecify", "specify", "fork", "join", "var", "const", "import",
        "export", "disable", "event", "time", "realtime", "final", "casex",
        "casez", "union", "void", "type", "macromodule", "forever", "deassign",
        "assert", "assume", "cover", "property", "sequence", "tri0", "tri1",
        "wand", "wor", "uwire", "vectored", "scalared", "edge", "longint",
        "shortint", "unique0", "do", "foreach", "iff", "bufif0", "bufif1",
        "notif0", "notif1", "pullup", "pulldown", "automatic",
    };

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (project_word_is(word, words[i]))
            return 1;
    return 0;
}

/* The quick tests first: most words are declared. */
static int is_undeclared(const struct project_module *module, size_t at)
{
    const struct project_word *words = module->file->words;

    return verilog_token_is_name(&words[at].token)
        && !parse_is_keyword(&words[at]) && !is_late_keyword(&words[at])
        && !project_find_word(module, &words[at]) && !is_part(words, at)
        && !is_type_of_instance(module, at) && !is_in_function(module, at);
}

/* Then it would have to be a register, which nothing declares by itself. */
static int is_set_in_always(const struct project_module *module, size_t at)
{
    const struct project_word *words = module->file->words;
    const struct verilog_token *name = &words[at].token;

    for (const struct project_assign *a = module->assigns; a; a = a->next) {
        const struct verilog_token *set = &words[a->name_at].token;

        if ((a->sort == PROJECT_CLOCKED || a->sort == PROJECT_COMBINED)
            && set->length == name->length
            && memcmp(set->at, name->at, name->length) == 0)
            return 1;
    }
    return 0;
}

/* Where an undeclared name is a net of one bit: as a whole connection, or
 * left of assign. */
static int is_implicit(const struct project_module *module, size_t at)
{
    if (is_set_in_always(module, at))
        return 0;
    for (const struct project_assign *a = module->assigns; a; a = a->next)
        if (a->sort == PROJECT_ASSIGN && a->name_at == at)
            return 1;
    for (const struct project_instance *i = module->instances; i; i = i->next)
        for (const struct project_connection *c = i->connections; c;
             c = c->next)
            if (at >= c->from && at < c->to)
                return 1;
    return 0;
}

/* The port that a name is wholly connected to, if it is wider than a bit. */
static const struct project_name *wide_port(
    const struct project_module *module, size_t at)
{
    for (const struct project_instance *i = module->instances; i;
         i = i->next) {
        int n = 0;

        for (const struct project_connection *c = i->connections; c;
             c = c->next, n++) {
            const struct project_name *port;

            if (c->from != at || c->to != at + 1 || !i->module)
                continue;
            port = c->name_at ? project_find_word(i->module,
                                    &module->file->words[c->name_at])
                              : project_nth_port(i->module, n);
            return port && port->is_sized && project_width(port) > 1 ? port
                 : NULL;
        }
    }
    return NULL;
}

/* Telling */

/* After the head, before any use. One bit, as the language says, even where
 * more is meant: the copy does what the vendor's chip does. */
static void declare_net(struct project *self, struct project_module *module,
                        size_t at)
{
    const struct project_word *word = &module->file->words[at];
    const char *name = project_word_text(self, word);
    const struct project_name *port = wide_port(module, at);

    if (!project_insert_behind(self, module, module->head_to - 1,
            store_join(&self->store, " wire ", name, ";", (char *)0)))
        return;
    repair_note(self, PROJECT_REPAIR, module, at, name, " is not declared: "
                "taken to be a wire of one bit", "");
    if (port)
        repair_note(self, PROJECT_DOUBT, module, at, name, store_join(
            &self->store, " is only one bit wide, but ", port->name, " has ",
            project_digits(project_width(port)), (char *)0),
            ": a declaration is missing");
}

/* For a question what was meant. */
static const char *declared_name_at(const void *module, int i)
{
    const struct project_name *n =
        ((const struct project_module *)module)->names;

    while (n && i--)
        n = n->next;
    return n ? n->name : NULL;
}

/* Short names are all near to each other, so for them nothing is offered. */
static void tell_undeclared(struct project *self,
                            struct project_module *module, size_t at)
{
    const char *name = project_word_text(self, &module->file->words[at]);
    const char *near = strlen(name) > 2
                     ? text_nearest(name, declared_name_at, module) : NULL;

    repair_note(self, PROJECT_DEFECT, module, at, name, " is not "
        "declared", near ? store_join(&self->store, "; is ", near,
                                      " meant?", (char *)0)
                  : is_set_in_always(module, at)
                  ? ", but assigned in an always block: declare it as a "
                    "reg" : "");
}

/* A name that is missing is most often used more than once. */
static int is_told(const struct project_module *module,
                   const char *const *told, const struct project_word *word)
{
    (void)module;
    for (; *told; told++)
        if (project_word_is(word, *told))
            return 1;
    return 0;
}

enum { UNDECLARED_MAX = 100 };

/* A name is a net if it is one anywhere; each is told once, where it stands
 * first. */
static void find_undeclared(struct project *self,
                            struct project_module *module)
{
    const char *told[UNDECLARED_MAX + 1] = {NULL};
    int count = 0;

    for (int pass = 0; pass < 2; pass++)
        for (size_t i = module->head_to; i + 2 < module->to; i++) {
            const struct project_word *word = &module->file->words[i];

            if (count == UNDECLARED_MAX || !is_undeclared(module, i)
                || is_told(module, told, word)
                || (pass == 0 && !is_implicit(module, i)))
                continue;
            told[count++] = project_word_text(self, word);
            if (pass == 0)
                declare_net(self, module, i);
            else
                tell_undeclared(self, module, i);
        }
}

/* Registers */

/* For boards whose tool is Yosys, which only warns: it makes the net a register
 * as well. Where a list has one type for several names it is left alone. */
static int make_register(struct project *self, struct project_module *module,
                         struct project_name *name, size_t at)
{
    const struct project_word *words = module->file->words;
    size_t before = (name->dims_from ? name->dims_from : name->at) - 1;
    int is_wire = project_word_is(&words[before], "wire");

    if (!self->board || self->board->format != CONSTRAINT_PCF
        || !(is_wire || project_word_is(&words[before], "output"))
        || !(is_wire ? project_edit_words(self, module, before, before + 1,
                                          "reg")
                     : project_insert_behind(self, module, before, " reg ")))
        return 0;
    name->sort = PROJECT_VARIABLE;
    repair_note(self, PROJECT_REPAIR, module, at, name->name, " is assigned in "
                "an always block: made a reg, as other tools than Yosys "
                "require", "");
    return 1;
}

/* A wire that always assigns to, or a reg that assign does. */
static void check_target(struct project *self, struct project_module *module,
                         const struct project_assign *assign)
{
    struct project_name *name = project_find_word(module,
                                &module->file->words[assign->name_at]);
    int is_always = assign->sort == PROJECT_CLOCKED
                 || assign->sort == PROJECT_COMBINED;

    if (!name || (name->is_port && name->direction == PORT_IN))
        return;
    if (is_always && name->sort == PROJECT_NET
        && make_register(self, module, name, assign->name_at))
        return;
    if (is_always && name->sort == PROJECT_NET)
        repair_note(self, PROJECT_DEFECT, module, assign->name_at, name->name,
            " is assigned in an always block and must be a reg: ",
            name->is_port ? "output reg" : "reg instead of wire");
    else if (is_always && name->sort == PROJECT_PARAMETER)
        repair_note(self, PROJECT_DEFECT, module, assign->name_at, name->name,
            " is a parameter and cannot be assigned", "");
    else if (assign->sort == PROJECT_ASSIGN && name->sort == PROJECT_VARIABLE
             && module->file->kind == PROJECT_VERILOG)
        repair_note(self, PROJECT_DOUBT, module, assign->name_at, name->name,
            " is a reg, but driven by assign: Verilog requires a wire, only "
            "SystemVerilog allows this", "");
}

/* Where names may come from a package or from outside of modules, one that is
 * not found may still be there. */
void repair_names(struct project *self, struct project_module *module)
{
    int is_open = module->imports || module->file->has_outer;

    for (const struct project_assign *a = module->assigns; a; a = a->next)
        check_target(self, module, a);
    if (!is_open && module->head_to)
        find_undeclared(self, module);
}
