/* parse.c - parses the modules of a source, item by item.
 *
 * An item is what may stand in a module: a declaration, an assignment, a
 * block, an instance, or generate with items in it. Each kind has a function
 * that begins at its first word and ends after its last. Where none of them
 * fits, the mistake is guessed from what stands there.
 */
#include "designs/project/parse.h"

enum { MODULES_MAX = 5000 };

static void pass_item(struct parse *self);

/* Up to the word that ends something; its insides are not of interest. Where
 * endmodule comes first the end was forgotten. */
static void pass_until(struct parse *self, const char *end)
{
    int line = parse_word(self, 0)->token.line;

    while (parse_goes_on(self) && !parse_is(self, end)
           && !parse_is(self, "endmodule"))
        self->at++;
    if (parse_is(self, "endmodule") || self->at >= self->file->word_count)
        parse_fail_behind(self, text_error("'", end, "' is missing: what "
            "begins in line ", project_digits(line), " has no end",
            (char *)0));
    self->at++;
}

/* function [3:0] name; or function automatic logic [3:0] name(input a);. What
 * is declared inside belongs to it alone, so its words are not read one by
 * one; where it stands is kept, for those who look for names. */
static void pass_function(struct parse *self, const char *end)
{
    struct project_block *block = parse_add_block(self, PROJECT_FUNCTION);
    size_t n = 1;

    while (parse_word(self, n)->file && !parse_nth_is(self, n, "(")
           && !parse_nth_is(self, n, ";"))
        n++;
    if (parse_is_name(self, n - 1))
        parse_add_name(self, self->at + n - 1, PROJECT_OTHER);
    pass_until(self, end);
    if (parse_skip(self, ":"))
        self->at++;
    if (block)
        block->to = self->at;
}

/* typedef enum {A, B} name; */
static void pass_typedef(struct parse *self)
{
    struct project_block *block = parse_add_block(self, PROJECT_FUNCTION);

    self->at++;
    if (parse_is_declaration(self)) {
        parse_declaration(self);
    } else {
        parse_expression(self, ";");
        if (self->at && parse_goes_on(self))
            parse_add_name(self, self->at - 1, PROJECT_OTHER);
        parse_want(self, ";");
    }
    if (block)
        block->to = self->at;
}

/* Generate */

/* Up to the end of a block of generate; endmodule before that means that the
 * end was forgotten. */
static void pass_items(struct parse *self, const char *end)
{
    int line = parse_word(self, 0)->token.line;

    self->scopes++;
    while (parse_goes_on(self) && !parse_is(self, end))
        if (parse_is(self, "endmodule"))
            parse_fail_here(self, text_error("'", end, "' is missing before "
                "this, for line ", project_digits(line), (char *)0));
        else
            pass_item(self);
    self->scopes--;
    parse_want(self, end);
}

/* The label is a name that others may use, for hierarchical names. */
static void pass_generate_begin(struct parse *self)
{
    self->at++;
    if (parse_skip(self, ":") && parse_is_name(self, 0))
        parse_add_name(self, self->at++, PROJECT_OTHER);
    pass_items(self, "end");
    if (parse_skip(self, ":"))
        self->at++;
}

/* What stands in the brackets is not of interest but for the variable; genvar
 * in it is no part of an expression, so the brackets are only counted. */
static void pass_generate_for(struct parse *self)
{
    self->at++;
    if (parse_is(self, "(") && parse_nth_is(self, 1, "genvar")
        && parse_is_name(self, 2))
        parse_add_name(self, self->at + 2, PROJECT_OTHER);
    if (parse_is(self, "(")) {
        size_t close = self->at;
        int depth = 0;

        do {                            /* genvar is no part of a bracket */
            depth += project_word_is(&self->file->words[close], "(");
            depth -= project_word_is(&self->file->words[close], ")");
            close++;
        } while (depth && close < self->file->word_count);
        self->at = close;
    } else {
        parse_fail_here(self, "expected ( ) after for");
    }
    self->scopes++;
    pass_item(self);
    self->scopes--;
}

/* Both branches are read: which of them holds may depend on a parameter that
 * only an instance knows. */
static void pass_generate_if(struct parse *self)
{
    self->at++;
    if (!parse_is(self, "("))
        parse_fail_here(self, "expected a condition in ( ) after if");
    parse_brackets(self);
    self->scopes++;
    pass_item(self);
    if (parse_skip(self, "else"))
        pass_item(self);
    self->scopes--;
}

/* The same with more branches. */
static void pass_generate_case(struct parse *self)
{
    self->at++;
    parse_brackets(self);
    self->scopes++;
    while (parse_goes_on(self) && !parse_is(self, "endcase")) {
        if (!parse_skip(self, "default"))
            parse_expression(self, ":");
        parse_skip(self, ":");
        pass_item(self);
    }
    self->scopes--;
    parse_want(self, "endcase");
}

/* Since 2001 generate itself may be left out, so all of these stand in a
 * module as well. 0: it is none of them. */
static int pass_generate(struct parse *self)
{
    if (parse_skip(self, "generate"))
        pass_items(self, "endgenerate");
    else if (parse_is(self, "begin"))
        pass_generate_begin(self);
    else if (parse_is(self, "for"))
        pass_generate_for(self);
    else if (parse_is(self, "if"))
        pass_generate_if(self);
    else if (parse_is(self, "case"))
        pass_generate_case(self);
    else
        return 0;
    return 1;
}

/* Items */

/* Only where an instance can follow: 'or' also stands between edges. */
static int is_gate(const struct parse *self)
{
    static const char *const gates[] = {
        "and", "or", "not", "nand", "nor", "xor", "xnor", "buf", "bufif0",
        "bufif1", "notif0", "notif1", "pullup", "pulldown", NULL,
    };

    return parse_is_any(self, gates) && (parse_is_name(self, 1)
        || parse_nth_is(self, 1, "(") || parse_nth_is(self, 1, "#"));
}

/* Those that run by themselves. */
static int is_block(const struct parse *self)
{
    static const char *const blocks[] = {
        "always", "always_ff", "always_comb", "always_latch", "initial",
        "final", NULL,
    };

    return parse_is_any(self, blocks);
}

/* NAME <= or NAME[...] <=, up to a ; */
static int is_nonblocking_ahead(const struct parse *self)
{
    for (size_t n = 1; parse_word(self, n)->file
                       && !parse_nth_is(self, n, ";"); n++)
        if (parse_nth_is(self, n, "<") && parse_nth_is(self, n + 1, "="))
            return 1;
    return 0;
}

/* The most frequent mistakes of beginners, each with its own sentence. */
static void tell_no_item(struct parse *self)
{
    if (parse_is(self, "end"))
        parse_fail_here(self, "this end has no matching begin");
    else if (parse_is(self, "else"))
        parse_fail_here(self, "this else has no if: are begin and end missing "
                        "around the statements before it?");
    else if (parse_is_name(self, 0) && is_nonblocking_ahead(self))
        parse_fail_here(self, "this assignment is outside of any always block; "
                        "are begin and end missing around the statements "
                        "before it?");
    else if (parse_nth_is(self, 1, "="))
        parse_fail_here(self, "an assignment outside of an always block needs "
                        "assign before it");
    else if (parse_is(self, "module"))
        parse_fail_here(self, text_error("'endmodule' is missing before this: "
            "module ", self->module->name, " is still open", (char *)0));
    else
        parse_fail_here(self, "expected a declaration, an instance, assign or "
                        "always here");
}

/* After NAME NAME: [3:0] (, an array of instances; without the bracket it is
 * a memory of a type that may come from a package. */
static int is_instance_behind(const struct parse *self)
{
    size_t n = 2;
    int depth = 0;

    while (parse_word(self, n)->file && (depth || parse_nth_is(self, n, "["))) {
        depth += parse_nth_is(self, n, "[");
        depth -= parse_nth_is(self, n, "]");
        n++;
    }
    return parse_nth_is(self, n, "(");
}

/* A name first: an instance, or a declaration with a type of one's own. Only
 * what stands after the second name decides: a bracket for an instance,
 * anything else for a declaration. */
static void pass_named_item(struct parse *self)
{
    if (parse_nth_is(self, 1, ":") && !parse_nth_is(self, 2, ":")) {
        self->at += 2;                  /* a label */
    } else if (parse_nth_is(self, 1, "(") || parse_nth_is(self, 1, "#")
               || (parse_is_name(self, 1) && is_instance_behind(self))) {
        parse_instances(self);
    } else if (parse_is_name(self, 1)
               || (parse_nth_is(self, 1, ":") && parse_nth_is(self, 2, ":"))
               || (parse_nth_is(self, 1, "[") && project_find_word(
                       self->module, parse_word(self, 0)) == NULL)) {
        parse_declaration(self);
    } else {
        tell_no_item(self);
    }
}

/* Properties and the like are only for simulations: passed over. */
static int pass_rare_item(struct parse *self)
{
    static const char *const lines[] = {"defparam", "import", "export",
                                        "assert", "assume", "cover",
                                        "timeunit", "timeprecision", NULL};
    int is_modport = self->module->is_interface && parse_is(self, "modport");

    if (parse_is(self, "function"))
        pass_function(self, "endfunction");
    else if (parse_is(self, "task"))
        pass_function(self, "endtask");
    else if (parse_is(self, "typedef"))
        pass_typedef(self);
    else if (parse_is(self, "specify"))
        pass_until(self, "endspecify");
    else if (is_modport || parse_is_any(self, lines)) {
        self->module->imports |= parse_is(self, "import");
        while (parse_goes_on(self) && !parse_is(self, ";"))
            self->at++;
        parse_want(self, ";");
    } else
        return 0;
    return 1;
}

/* One item of a module; each of them passes over at least a word, or fails. */
static void pass_item(struct parse *self)
{
    if (parse_enter(self) && !parse_skip(self, ";")) {
        if (parse_is_declaration(self))
            parse_declaration(self);
        else if (parse_is(self, "assign"))
            parse_assign(self);
        else if (is_block(self))
            parse_block(self);
        else if (is_gate(self))
            parse_instances(self);
        else if (!pass_generate(self) && !pass_rare_item(self)) {
            if (parse_is_name(self, 0))
                pass_named_item(self);
            else
                tell_no_item(self);
        }
    }
    parse_leave(self);
}

/* Modules */

/* Noted as soon as it begins: a module whose body is broken can still be the
 * top, and then its trouble is told. */
static struct project_module *add_module(struct parse *self)
{
    struct project_module **at = &self->file->modules;
    struct project_module *module = store_take(&self->project->store,
                                               sizeof *module);

    if (!module || self->project->modules++ == MODULES_MAX) {
        parse_fail_here(self, "this project has too many modules");
        return NULL;
    }
    while (*at)
        at = &(*at)->next;
    *at = module;
    module->file = self->file;
    module->from = self->at;
    self->module = module;
    self->name_tail = &module->names;
    self->assign_tail = &module->assigns;
    self->loop_tail = &module->loops;
    self->block_tail = &module->blocks;
    self->instance_tail = &module->instances;
    self->names = 0;
    self->scopes = 0;
    return module;
}

/* A module at the end of which the file ends is kept, too. */
static void pass_body(struct parse *self, const char *end)
{
    while (parse_goes_on(self) && !parse_is(self, end))
        pass_item(self);
    if (!self->is_failed && self->at >= self->file->word_count)
        parse_fail_behind(self, text_error("the file ends, but ", end,
            " is missing", (char *)0));
    self->at++;
    self->module->to = self->at;
    if (parse_skip(self, ":"))
        self->at++;
}

/* module name #(...) (...); items endmodule; a package has items only. */
static void pass_module(struct parse *self, const char *end)
{
    struct project_module *module = add_module(self);

    if (!module)
        return;
    self->at++;
    if (parse_is(self, "automatic") || parse_is(self, "static"))
        self->at++;
    if (!parse_is_name(self, 0)) {
        parse_fail_here(self, "expected a name after module");
        return;
    }
    module->line = parse_word(self, 0)->token.line;
    module->name = project_word_text(self->project, parse_word(self, 0));
    module->is_package = text_same(end, "endpackage");
    module->is_interface = text_same(end, "endinterface");
    self->at++;
    while (parse_is(self, "import"))
        pass_rare_item(self);
    if (parse_is(self, "#"))
        parse_parameters(self);
    if (parse_is(self, "("))
        parse_ports(self);
    parse_want(self, ";");
    module->head_to = self->at;
    pass_body(self, end);
}

/* Outside of modules SystemVerilog has declarations as well. Whatever is
 * declared out here is visible in all modules after it. It is not kept, only
 * that there is something: then nobody says that a name is not declared. */
static void pass_outer(struct parse *self)
{
    if (parse_is(self, "module") || parse_is(self, "macromodule"))
        pass_module(self, "endmodule");
    else if (parse_is(self, "package"))
        pass_module(self, "endpackage");
    else if (parse_is(self, "interface") && !parse_nth_is(self, 1, "class"))
        pass_module(self, "endinterface");
    else if (parse_is(self, "primitive"))
        pass_until(self, "endprimitive");
    else if (parse_is(self, "endmodule"))
        parse_fail_here(self, "this endmodule has no matching module");
    else if (parse_is(self, "function") || parse_is(self, "task")
             || parse_is(self, "class") || parse_is(self, "interface")) {
        self->file->has_outer = 1;
        pass_until(self, parse_is(self, "function") ? "endfunction"
                   : parse_is(self, "task") ? "endtask" : "endclass");
    }
    else if (!parse_skip(self, ";")) {
        static const char *const outer[] = {
            "typedef", "import", "parameter", "localparam", "timeunit",
            "timeprecision", "`", NULL,
        };

        if (!parse_is_any(self, outer))
            parse_fail_here(self, "this is outside of any module; is there an "
                            "endmodule too early, or is this not Verilog?");
        self->file->has_outer = 1;
        while (parse_goes_on(self) && !parse_is(self, ";"))
            self->at++;
    }
}

/* Whatever was found before a failure stays. */
void project_parse(struct project *self, struct project_file *file)
{
    struct parse parse = {.project = self, .file = file};

    while (parse_goes_on(&parse))
        pass_outer(&parse);
    for (struct project_module *m = file->modules; m; m = m->next) {
        if (!m->to || m->to > file->word_count)
            m->to = file->word_count;
        if (!m->name)
            m->name = "";
        project_size_names(m);
    }
}
