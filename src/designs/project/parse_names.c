/* parse_names.c - parses what a module declares: parameters, ports, nets.
 *
 * A port may be declared in up to three places: by name in the head, with its
 * direction in the body, and once more as a reg. All three are one name here,
 * which knows where each of them stands, for the repairs.
 */
#include "designs/project/parse.h"

#include <string.h>

enum { NAMES_LIMIT = 20000 };

/* Names */

/* Appends to the module, and to its bucket. */
static void keep_name(struct parse *self, struct project_name *name)
{
    struct project_name **bucket = self->module->bucket;
    unsigned sum = 0;

    for (const char *c = name->name; *c; c++)
        sum = sum * 31 + (unsigned char)*c;
    bucket += sum % PROJECT_BUCKETS;
    name->beside = *bucket;
    *bucket = name;
    *self->name_tail = name;
    self->name_tail = &name->next;
}

/* Also if the name is there already: it is for the caller to know whether a
 * scope allows that. */
struct project_name *parse_add_name(struct parse *self, size_t at,
                                    enum project_sort sort)
{
    const struct project_word *word = &self->file->words[at];
    struct project_name *name = store_take(&self->project->store,
                                           sizeof *name);

    if (!name || self->names++ == NAMES_LIMIT) {
        parse_fail_here(self, "this module declares too many names");
        return NULL;
    }
    name->name = project_word_text(self->project, word);
    name->line = word->token.line;
    name->sort = sort;
    name->at = at;
    name->is_inner = self->scopes > 0;
    keep_name(self, name);
    return name;
}

/* Types */

/* What stands before a name: "input wire signed [3:0]". */
struct type {
    int has_direction;
    enum port_direction direction;
    enum project_sort sort;
    int has_type, is_signed, has_range;
    size_t type_at;
    size_t dims_from, dims_to;
    size_t range_from, range_to;
};

/* 0 if there is none. */
static int take_direction(struct parse *self, struct type *type)
{
    if (parse_skip(self, "input"))
        type->direction = PORT_IN;
    else if (parse_skip(self, "output"))
        type->direction = PORT_OUT;
    else if (parse_skip(self, "inout"))
        type->direction = PORT_BOTH;
    else
        return 0;
    type->has_direction = 1;
    return 1;
}

/* Which words are nets matters: a net cannot be assigned in always. */
static int take_simple_type(struct parse *self, struct type *type)
{
    static const char *const nets[] = {
        "wire", "tri", "tri0", "tri1", "wand", "wor", "supply0", "supply1",
        "uwire", NULL,
    };
    static const char *const variables[] = {
        "reg", "logic", "bit", "byte", "int", "integer", "shortint",
        "longint", "real", "realtime", "time", "string", NULL,
    };

    if (parse_is_any(self, nets))
        type->sort = PROJECT_NET;
    else if (parse_is_any(self, variables))
        type->sort = PROJECT_VARIABLE;
    else
        return 0;
    type->has_type = 1;
    type->type_at = self->at++;
    return 1;
}

/* wire logic: what a net carries, which makes it no variable. */
static void take_net_data(struct parse *self, struct type *type)
{
    size_t at = type->type_at;

    take_simple_type(self, type);
    type->sort = PROJECT_NET;
    type->type_at = at;
}

/* { logic a; logic b; }: declarations, so no expression. Their names stand
 * only after a dot. As in a function, names in there are not the module's. */
static void pass_members(struct parse *self)
{
    struct project_block *block = parse_add_block(self, PROJECT_FUNCTION);
    int depth = 0;

    do {
        depth += parse_is(self, "{");
        depth -= parse_is(self, "}");
        self->at++;
    } while (depth > 0 && parse_goes_on(self));
    if (block)
        block->to = self->at;
}

/* enum logic [1:0] {A, B = 2}, struct packed {...}; the labels are names. The
 * labels of an enum are constants in the whole module, and states are compared
 * with them, so they are kept as parameters. Members of a struct stand only
 * after a dot, and are not. */
static void take_braced_type(struct parse *self, struct type *type)
{
    int is_enum = parse_is(self, "enum");

    type->type_at = self->at;
    type->has_type = 1;
    type->sort = PROJECT_VARIABLE;
    while (parse_goes_on(self) && !parse_is(self, "{") && !parse_is(self, ";"))
        self->at++;
    if (!is_enum) {
        pass_members(self);
        return;
    }
    parse_want(self, "{");
    while (parse_goes_on(self) && !parse_is(self, "}")) {
        size_t label = self->at;
        struct project_name *name = parse_add_name(self, label,
                                                   PROJECT_PARAMETER);

        self->at++;
        if (name && parse_skip(self, "=")) {
            name->value_from = self->at;
            parse_expression(self, ",}");
            name->value_to = self->at;
        }
        if (!parse_skip(self, ",") && !parse_is(self, "}"))
            parse_fail_here(self, "the labels of an enum must be separated by "
                                  "commas");
    }
    parse_want(self, "}");
}

/* [3:0]; of several the last counts, as it is that of one word. A port of
 * several has as many bits as all of them together; tops on boards have only
 * one, and the others are not bound. */
static void take_dimensions(struct parse *self, struct type *type)
{
    while (parse_goes_on(self) && parse_is(self, "[")) {
        if (!type->has_range)
            type->dims_from = self->at;
        type->has_range = 1;
        type->range_from = self->at + 1;
        parse_brackets(self);
        type->range_to = self->at - 1;
        type->dims_to = self->at;
    }
}

/* A type of the student's own: name name, pkg::name name. An array of a type
 * looks like an instance with a range until the word after the bracket is
 * seen, and that is too far: it is taken for a name with a range. */
static void take_named_type(struct parse *self, struct type *type)
{
    size_t n = 1;

    if (!parse_is_name(self, 0))
        return;
    if (parse_nth_is(self, 1, ":") && parse_nth_is(self, 2, ":"))
        n = 4;
    if (!parse_is_name(self, n) && !parse_nth_is(self, n, "["))
        return;
    if (parse_nth_is(self, n, "[") && n == 1)
        return;                         /* a name and its array */
    type->has_type = 1;
    type->type_at = self->at;
    type->sort = PROJECT_VARIABLE;
    self->at += n;
}

/* What may stand before a name, in the order of the language. All of it is
 * optional, so nothing fails here. */
static void take_type(struct parse *self, struct type *type)
{
    parse_skip(self, "var");
    if (parse_is(self, "enum") || parse_is(self, "struct")
        || parse_is(self, "union"))
        take_braced_type(self, type);
    else if (!take_simple_type(self, type))
        take_named_type(self, type);
    if (type->sort == PROJECT_NET && type->has_type)
        take_net_data(self, type);
    parse_skip(self, "vectored");
    if (parse_skip(self, "signed"))
        type->is_signed = 1;
    parse_skip(self, "unsigned");
    take_dimensions(self, type);
}

/* Gives a name what stands before it. What is not said stays as it was: a
 * second declaration adds to the first. */
static void apply_type(struct project_name *name, const struct type *type)
{
    if (type->has_direction) {
        name->is_port = 1;
        name->has_direction = 1;
        name->direction = type->direction;
    }
    if (type->has_type) {
        name->has_type = 1;
        name->type_at = type->type_at;
        name->sort = type->sort;
    }
    name->is_signed |= type->is_signed;
    if (type->has_range) {
        name->dims_from = type->dims_from;
        name->dims_to = type->dims_to;
        name->range_from = type->range_from;
        name->range_to = type->range_to;
    }
}

/* After a name: [0:7] of an array, = value. */
static void take_tail(struct parse *self, struct project_name *name,
                      const char *stops)
{
    while (parse_goes_on(self) && parse_is(self, "[")) {
        name->is_array = 1;
        parse_brackets(self);
    }
    if (parse_skip(self, "=")) {
        name->value_from = self->at;
        parse_expression(self, stops);
        name->value_to = self->at;
    }
}

/* The head */

/* type T = logic [3:0]: a name for a type, up to the next parameter. Its
 * default is a type, not an expression, and widths that depend on it are not
 * known. */
static void take_type_parameter(struct parse *self)
{
    self->at++;
    if (parse_is_name(self, 0))
        parse_add_name(self, self->at, PROJECT_OTHER);
    while (parse_goes_on(self) && !parse_is(self, ",") && !parse_is(self, ")"))
        if (parse_is(self, "["))
            parse_brackets(self);
        else
            self->at++;
}

/* #( parameter [3:0] N = 4, M = 5 ) */
void parse_parameters(struct parse *self)
{
    struct type type = {.sort = PROJECT_PARAMETER};

    self->at++;
    parse_want(self, "(");
    while (parse_goes_on(self) && !parse_is(self, ")")) {
        struct project_name *name;

        if (parse_skip(self, "parameter") || parse_skip(self, "localparam"))
            type = (struct type){0};
        if (parse_is(self, "type") && parse_is_name(self, 1)) {
            take_type_parameter(self);
            parse_skip(self, ",");
            continue;
        }
        take_type(self, &type);
        if (!parse_is_name(self, 0)) {
            parse_fail_here(self, "expected the name of a parameter here");
            return;
        }
        name = parse_add_name(self, self->at++, PROJECT_PARAMETER);
        if (!name)
            return;
        take_tail(self, name, ",)");
        if (!parse_skip(self, ",") && !parse_is(self, ")"))
            parse_fail_behind(self, "parameters must be separated by commas");
    }
    parse_want(self, ")");
}

/* A comma before the closing bracket is forgiven by some tools. */
static void pass_comma(struct parse *self)
{
    if (!parse_is(self, ",")) {
        if (!parse_is(self, ")"))
            parse_fail_behind(self, "a comma is missing after this port");
        return;
    }
    if (parse_nth_is(self, 1, ")")) {
        const struct project_word *comma = parse_word(self, 0);

        project_note(self->project, PROJECT_REPAIR, comma->file,
                     comma->token.line, "removed the comma after the last "
                     "port", (char *)0);
        project_edit_words(self->project, self->module, self->at,
                           self->at + 1, "");
    }
    self->at++;
}

/* bus_if.user or interface before a port: the signals of an interface. One
 * without a dot looks like any other type; project.c knows better when all
 * interfaces are read. 0: it is none. */
static int take_interface(struct parse *self, struct type *type)
{
    size_t n = 1;

    if (!parse_is_name(self, 0) && !parse_is(self, "interface"))
        return 0;
    if (parse_nth_is(self, 1, ".") && parse_is_name(self, 2))
        n = 3;
    else if (!parse_is(self, "interface"))
        return 0;
    type->has_type = 1;
    type->type_at = self->at;
    type->sort = PROJECT_VARIABLE;
    self->at += n;
    return 1;
}

/* One port of the head; type is that of the port before it. A bare name takes
 * over direction and type of the port before it; one with a range of its own
 * only the direction and, where it has none, the type. */
static void take_port(struct parse *self, struct type *type)
{
    struct type before = *type, mine = {0};
    struct project_name *name;
    size_t from = self->at;
    int is_interface = take_interface(self, &mine);
    int is_new = is_interface || take_direction(self, &mine);

    if (!is_interface)
        take_type(self, &mine);
    if (!parse_is_name(self, 0)) {
        parse_fail_here(self, parse_is(self, ")") || parse_is(self, ",")
            ? "a comma with no port after it"
            : "expected the name of a port here");
        return;
    }
    name = parse_add_name(self, self->at, PROJECT_NET);
    if (!name)
        return;
    name->is_port = 1;
    name->is_interface = is_interface;
    self->module->ports++;
    if (!is_new && before.has_direction) {
        name->is_inherited = mine.has_range || mine.has_type;
        mine.has_direction = 1;
        mine.direction = before.direction;
        if (!name->is_inherited)
            mine = before;
        else if (!mine.has_type) {
            mine.has_type = before.has_type;
            mine.type_at = before.type_at;
            mine.sort = before.sort;
        }
    }
    name->entry_from = from;
    name->is_bare = !is_new;
    self->module->is_ansi |= is_interface || mine.has_direction;
    apply_type(name, &mine);
    self->at++;
    take_tail(self, name, ",)");
    *type = mine;
}

/* Both styles: names only, with directions in the body, or everything in the
 * head. They may even be mixed in one list. */
void parse_ports(struct parse *self)
{
    struct type type = {0};

    parse_want(self, "(");
    while (parse_goes_on(self) && !parse_is(self, ")")) {
        if (parse_is(self, ".")) {      /* .name(inside) */
            self->at++;
            parse_expression(self, ",)");
        } else {
            take_port(self, &type);
        }
        if (!self->is_failed)
            pass_comma(self);
    }
    self->module->ports_to = self->at;
    parse_want(self, ")");
}

/* Declarations in the body */

/* By the first word. A type of one's own is not seen here: that looks like an
 * instance, and parse.c decides. */
int parse_is_declaration(const struct parse *self)
{
    static const char *const first[] = {
        "input", "output", "inout", "wire", "tri", "tri0", "tri1", "wand",
        "wor", "supply0", "supply1", "reg", "logic", "integer", "real",
        "realtime", "time", "genvar", "parameter", "localparam", "enum",
        "struct", "var", "uwire", NULL,
    };
    static const char *const maybe[] = {    /* names of older designs */
        "bit", "byte", "int", "shortint", "longint", "string", "union", NULL,
    };

    if (parse_is_any(self, first))
        return 1;
    return parse_is_any(self, maybe)
        && (parse_is_name(self, 1) || parse_nth_is(self, 1, "[")
            || parse_nth_is(self, 1, "{") || parse_nth_is(self, 1, "unsigned")
            || parse_nth_is(self, 1, "packed")
            || parse_nth_is(self, 1, "signed"));
}

/* "output q;" of a head that lists names only, or "reg q;" of a port. */
static void declare_again(struct parse *self, struct project_name *name,
                          const struct type *type)
{
    if (type->has_direction && name->has_direction && !self->scopes) {
        parse_fail_here(self, text_error(name->name, " already has a "
            "direction, in line ", project_digits(name->line), (char *)0));
        return;
    }
    if (!type->has_direction && name->has_direction && !name->again_at)
        name->again_at = self->at;
    if (type->has_direction) {
        name->at = self->at;
        name->line = parse_word(self, 0)->token.line;
    }
    apply_type(name, type);
}

/* In scopes a name may be declared anew, and outside again after them: only
 * the outermost is judged. What a student declares twice at the outermost
 * level is a mistake in every tool. */
static struct project_name *declare(struct parse *self,
                                    const struct type *type)
{
    struct project_name *name = project_find_word(self->module,
                                                  parse_word(self, 0));

    if (name && name->is_port) {
        declare_again(self, name, type);
    } else if (name && !self->scopes && !name->is_inner
               && name->sort != PROJECT_OTHER) {
        parse_fail_here(self, text_error(name->name, " is declared twice, "
            "first in line ", project_digits(name->line), (char *)0));
    } else {
        name = parse_add_name(self, self->at, type->sort);
        if (name && type->has_direction && !self->scopes)
            parse_fail_here(self, text_error(name->name, " is declared as a "
                "port, but the head of module ", self->module->name,
                " does not have it", (char *)0));
        if (name && !type->has_direction)
            apply_type(name, type);
    }
    return name;
}

/* wire #1 w = ..., reg (strong0) ... are for simulations. Names follow with
 * commas between, each with its own array and value; the type holds for all of
 * them. */
void parse_declaration(struct parse *self)
{
    struct type type = {0};
    int is_parameter = parse_is(self, "parameter")
                    || parse_is(self, "localparam");

    if (is_parameter || parse_is(self, "genvar"))
        self->at++;
    else
        take_direction(self, &type);
    take_type(self, &type);
    if (is_parameter) {
        type.sort = PROJECT_PARAMETER;
        type.has_type = 1;
    }
    if (parse_is(self, "#"))
        parse_delay(self);
    do {
        struct project_name *name;

        if (!parse_is_name(self, 0)) {
            parse_fail_here(self, parse_is(self, ";")
                ? "a declaration without a name"
                : "expected a name here, and not a keyword");
            return;
        }
        name = declare(self, &type);
        self->at++;
        if (!name || self->is_failed)
            return;
        take_tail(self, name, ",;");
    } while (parse_goes_on(self) && parse_skip(self, ","));
    parse_want(self, ";");
}
