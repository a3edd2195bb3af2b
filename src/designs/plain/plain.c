/* plain.c - writes modules as plain Verilog.
 *
 * Functions and tables of packages are written into each module that uses them:
 * plain Verilog has no place for them outside.
 *
 * Every name of the design is escaped, and has the space that ends it:
 *
 *     module \top (\clk , \led );
 *     input logic [0:0] \clk ;
 *     always @(posedge \clk ) begin
 *
 * Signals come first, then what packages give, then the rest: Verilog wants
 * each name declared before it is used.
 */
#include "designs/plain/plain_inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GROWTH = 4 };                    /* of the text, at most */

static void put_text(struct plain *self, const char *text)
{
    text_put(self->to, text);
}

/* "c,15,..." is line 15 of the file that is called c in the document. */
static long find_place(const struct plain *self, const struct xml *node,
                       char file[XML_VALUE_MAX])
{
    char place[XML_VALUE_MAX], id[XML_VALUE_MAX], name[XML_VALUE_MAX];
    const char *comma = strchr(xml_value(node, "loc", place), ',');

    file[0] = 0;
    for (const struct xml *f = self->files ? self->files->child : NULL;
         f && comma; f = f->next)
        if (!strncmp(xml_value(f, "id", id), place, (size_t)(comma - place))
            && !id[comma - place])
            strcpy(file, xml_value(f, "filename", name));
    return comma ? strtol(comma + 1, NULL, 10) : 0;
}

void plain_fail(struct plain *self, const struct xml *node, const char *what)
{
    char file[XML_VALUE_MAX], tag[40];

    if (self->error)
        return;
    snprintf(tag, sizeof tag, ":%ld: ", find_place(self, node, file));
    self->error = text_error(file, tag, what, (char *)0);
}

/* Where this stands in the source: Yosys notes it at every net, and whoever
 * asks for a register hears of that place. */
static void put_place_of(struct plain *self, const struct xml *node)
{
    char file[XML_VALUE_MAX];
    long line = find_place(self, node, file);

    if (!line || !*file || strpbrk(file, "\"\n"))
        return;
    put_text(self, "`line ");
    text_put_number(self->to, (uint64_t)line);
    put_text(self, " \"");
    put_text(self, file);
    put_text(self, "\" 0\n");
}

/* Declarations */

static int is_output(const struct xml *var)
{
    char value[XML_VALUE_MAX];

    return text_same(xml_value(var, "dir", value), "output");
}

static void put_bit_range(struct plain *self, const struct plain_name *name)
{
    long bits = name->type.width;

    if (!name->is_memory && name->type.elements)
        bits *= name->type.elements;
    put_text(self, "[");
    text_put_number(self->to, (uint64_t)(bits - 1));
    put_text(self, ":0] ");
}

void plain_put_declared(struct plain *self, const struct plain_name *name,
                        const char *direction)
{
    if (!name)
        return;
    put_text(self, direction);
    put_text(self, text_same(direction, "inout") ? " wire " : " logic ");
    put_bit_range(self, name);
    put_text(self, name->printed);
    if (name->is_memory) {
        put_text(self, "[0:");
        text_put_number(self->to, (uint64_t)(name->type.elements - 1));
        put_text(self, "]");
    }
    put_text(self, ";\n");
}

static void put_declaration(struct plain *self, const struct xml *var)
{
    char direction[XML_VALUE_MAX];

    plain_put_declared(self, plain_declare(self, var),
                       xml_value(var, "dir", direction));
}

/* Parameters and tables: their values never change. */
static void put_constant_value(struct plain *self, const struct xml *var)
{
    const struct plain_name *name = self->scope[self->depth - 1].names;
    const struct xml *value = var->child;

    if (!value || !name || self->error)
        return;
    if (name->is_memory && xml_is(value, "initarray")) {
        put_text(self, "initial begin\n");
        plain_put_init(self, name, value);
        put_text(self, "end\n");
    } else {
        put_text(self, "assign ");
        put_text(self, name->printed);
        put_text(self, "=");
        plain_put_expr(self, value);
        put_text(self, ";\n");
    }
}

static void put_module_variable(struct plain *self, const struct xml *var)
{
    char value[XML_VALUE_MAX];

    if (xml_is(xml_nth(var, 0), "const")
        && !strchr(xml_value(xml_nth(var, 0), "name", value), '\''))
        return;                         /* a string or a real number */
    put_place_of(self, var);
    if (plain_iface_is(var)) {
        plain_iface_declare(self, var);
        return;
    }
    put_declaration(self, var);
    put_constant_value(self, var);
}

/* Functions */

void plain_put_function(struct plain *self, const struct xml *node)
{
    int is_function = xml_is(node, "func");
    char value[XML_VALUE_MAX];

    plain_enter(self, node);
    self->in_body = 1;
    put_text(self, is_function ? "function automatic [" : "task automatic \\");
    if (is_function) {
        text_put_number(self->to, (uint64_t)(plain_width(self, node) - 1));
        put_text(self, ":0] \\");
    }
    put_text(self, xml_value(node, "name", value));
    put_text(self, " ;\n");
    for (const struct xml *n = node->child; n; n = n->next) {
        if (is_function && xml_is(n, "var") && n == node->child
            && is_output(n))
            plain_declare(self, n);     /* what it returns */
        else if (xml_is(n, "var"))
            put_declaration(self, n);
    }
    put_text(self, "begin\n");
    for (const struct xml *n = node->child; n; n = n->next)
        if (!xml_is(n, "var")) {
            plain_put_statements(self, n);
            break;
        }
    put_text(self, is_function ? "end\nendfunction\n" : "end\nendtask\n");
    self->in_body = 0;
    plain_leave(self);
}

/* Items of a module */

static void put_edges(struct plain *self, const struct xml *tree)
{
    char edge[XML_VALUE_MAX];
    int count = 0;

    put_text(self, "always @(");
    for (const struct xml *item = tree->child; item; item = item->next) {
        xml_value(item, "edgeType", edge);
        if (count++)
            put_text(self, " or ");
        put_text(self, text_same(edge, "POS") ? "posedge "
                  : text_same(edge, "NEG") ? "negedge " : "");
        plain_put_expr(self, xml_nth(item, 0));
    }
    put_text(self, ") ");
}

/* Without an edge it is logic, whatever its list of signals says. */
static int waits_for_edge(const struct xml *tree)
{
    char edge[XML_VALUE_MAX];

    for (const struct xml *item = tree->child; item; item = item->next) {
        xml_value(item, "edgeType", edge);
        if (text_same(edge, "POS") || text_same(edge, "NEG"))
            return 1;
    }
    return 0;
}

static void put_always(struct plain *self, const struct xml *node)
{
    const struct xml *first = node->child;

    if (xml_is(first, "sentree")) {
        if (waits_for_edge(first))
            put_edges(self, first);
        else
            put_text(self, "always @* ");
        first = first->next;
    } else {
        put_text(self, "always @* ");
    }
    put_text(self, "begin\n");
    self->in_body = 1;
    plain_put_statements(self, first);
    self->in_body = 0;
    put_text(self, "end\n");
}

static void put_initial(struct plain *self, const struct xml *node)
{
    put_text(self, "initial begin\n");
    self->in_body = 1;
    plain_put_statements(self, node->child);
    self->in_body = 0;
    put_text(self, "end\n");
}

/* An interface has no number among the ports, but stands among them. */
static const struct xml *port_at(const struct xml *module, long place)
{
    char value[XML_VALUE_MAX];

    for (const struct xml *n = module->child; n; n = n->next)
        if (xml_is(n, "var") && (*xml_value(n, "dir", value)
                                 || plain_iface_is_port(n))
            && --place == 0)
            return n;
    return NULL;
}

/* A port that is connected by its place has no name of its own there. */
const char *plain_port_name(const struct plain *self,
                            const struct xml *instance,
                            const struct xml *port,
                            char value[XML_VALUE_MAX])
{
    char module[XML_VALUE_MAX], name[XML_VALUE_MAX];
    const struct xml *found = NULL;

    xml_value(port, "name", value);
    if (strncmp(value, "__pinNumber", 11) != 0)
        return value;
    xml_value(instance, "defName", module);
    for (const struct xml *m = self->netlist->child; m && !found; m = m->next)
        if (text_same(xml_value(m, "name", name), module))
            found = port_at(m, xml_number(port, "portIndex", -1));
    return found ? xml_value(found, "name", value) : value;
}

static void put_instance(struct plain *self, const struct xml *node)
{
    char value[XML_VALUE_MAX], path[XML_VALUE_MAX];
    int count = 0;

    xml_value(node, "defName", value);
    if (plain_iface_named(self, value)) {
        plain_iface_put_instance(self, node);
        return;
    }
    put_text(self, "\\");
    put_text(self, value);
    put_text(self, " \\");
    for (int i = 1; i < self->depth; i++) {
        put_text(self, xml_value(self->scope[i].node, "name", path));
        put_text(self, ".");
    }
    put_text(self, xml_value(node, "name", value));
    put_text(self, " (");
    for (const struct xml *port = node->child; port; port = port->next) {
        if (!xml_is(port, "port"))
            continue;
        put_text(self, count++ ? ",\n" : "\n");
        plain_port_name(self, node, port, value);
        if (plain_iface_put_port(self, port, value))
            continue;
        put_text(self, ".\\");
        put_text(self, value);
        put_text(self, " (");
        plain_put_expr(self, xml_nth(port, 0));
        put_text(self, ")");
    }
    put_text(self, ");\n");
}

/* A block of generate. */
static void put_generated(struct plain *self, const struct xml *node)
{
    plain_enter(self, node);
    for (const struct xml *n = node->child; n && !self->error; n = n->next)
        if (xml_is(n, "var"))
            put_module_variable(self, n);
    for (const struct xml *n = node->child; n && !self->error; n = n->next)
        plain_put_item(self, n);
    plain_leave(self);
}

void plain_put_item(struct plain *self, const struct xml *node)
{
    if (xml_is(node, "var") || xml_is(node, "typedef")
        || xml_is(node, "final") || xml_is(node, "modport"))
        return;
    put_place_of(self, node);
    if (xml_is(node, "contassign")) {
        put_text(self, "assign ");
        plain_put_assign(self, node);
        put_text(self, ";\n");
    } else if (xml_is(node, "always")) {
        put_always(self, node);
    } else if (xml_is(node, "initial") || xml_is(node, "initialstatic")) {
        put_initial(self, node);
    } else if (xml_is(node, "instance")) {
        put_instance(self, node);
    } else if (xml_is(node, "begin")) {
        put_generated(self, node);
    } else if (xml_is(node, "func") || xml_is(node, "task")) {
        plain_put_function(self, node);
    } else {
        plain_fail(self, node, "an unknown item of a module");
    }
}

/* Packages */

int plain_is_called(const struct xml *node, const char *name)
{
    char value[XML_VALUE_MAX];

    if ((xml_is(node, "funcref") || xml_is(node, "taskref"))
        && text_same(xml_value(node, "name", value), name))
        return 1;
    for (const struct xml *n = node->child; n; n = n->next)
        if (plain_is_called(n, name))
            return 1;
    return 0;
}

static int is_named_in(const struct xml *node, const char *name)
{
    char value[XML_VALUE_MAX];

    if ((xml_is(node, "varref") || xml_is(node, "funcref")
         || xml_is(node, "taskref"))
        && text_same(xml_value(node, "name", value), name))
        return 1;
    for (const struct xml *n = node->child; n; n = n->next)
        if (is_named_in(n, name))
            return 1;
    return 0;
}

static int is_declared(const struct xml *module, const char *name)
{
    char value[XML_VALUE_MAX];

    for (const struct xml *n = module->child; n; n = n->next)
        if (text_same(xml_value(n, "name", value), name))
            return 1;
    return 0;
}

/* A function of a package may use another one, so all of one that is used come
 * along. What the module declares itself hides a name of the package, as it
 * does in SystemVerilog. */
static void put_package(struct plain *self, const struct xml *package)
{
    char name[XML_VALUE_MAX];
    int is_used = 0;

    for (const struct xml *n = package->child; n; n = n->next)
        is_used |= is_named_in(self->module, xml_value(n, "name", name));
    for (const struct xml *n = package->child; is_used && n; n = n->next) {
        xml_value(n, "name", name);
        if (is_declared(self->module, name))
            continue;
        if (xml_is(n, "var"))
            put_module_variable(self, n);
        else if (xml_is(n, "func") || xml_is(n, "task"))
            plain_put_function(self, n);
    }
}

/* Modules */

static void put_port_names(struct plain *self)
{
    char value[XML_VALUE_MAX];
    int count = 0;

    put_text(self, "(");
    for (const struct xml *n = self->module->child; n; n = n->next)
        if (xml_is(n, "var") && plain_iface_is_port(n)) {
            put_text(self, count++ ? ", " : "");
            plain_iface_put_names(self, n);
        } else if (xml_is(n, "var") && *xml_value(n, "dir", value)) {
            put_text(self, count++ ? ", \\" : "\\");
            put_text(self, xml_value(n, "name", value));
            put_text(self, " ");
        }
    put_text(self, ");\n");
}

static void put_plain_module(struct plain *self, const struct xml *netlist,
                       const struct xml *module)
{
    char value[XML_VALUE_MAX];

    self->netlist = netlist;
    self->module = module;
    self->depth = 0;
    plain_enter(self, module);
    put_text(self, "module \\");
    put_text(self, xml_value(module, "name", value));
    put_text(self, " ");
    put_port_names(self);
    for (const struct xml *n = module->child; n && !self->error; n = n->next)
        if (xml_is(n, "var"))
            put_module_variable(self, n);
    for (const struct xml *n = netlist->child; n && !self->error; n = n->next)
        if (xml_is(n, "package"))
            put_package(self, n);
    for (const struct xml *n = module->child; n && !self->error; n = n->next)
        plain_put_item(self, n);
    put_text(self, "endmodule\n");
}

static const struct xml *child_named(const struct xml *node, const char *tag)
{
    const struct xml *n = node->child;

    while (n && !xml_is(n, tag))
        n = n->next;
    return n;
}

static const char *put_modules(struct plain *self)
{
    const struct xml *netlist = child_named(self->root, "netlist");

    self->files = child_named(self->root, "files");
    if (!netlist)
        return "Verilator wrote no design";
    self->error = plain_types_open(self);
    for (const struct xml *n = netlist->child; n && !self->error; n = n->next)
        if (xml_is(n, "module"))
            put_plain_module(self, netlist, n);
    if (!self->error && self->to->used + 1 >= self->to->size)
        self->error = "the design is too large";
    return self->error;
}

const char *plain_verilog(const char *xml, size_t length,
                          enum plain_files memory_files, char **verilog)
{
    size_t need = xml_need(length) + length * GROWTH
                + PLAIN_TYPES_MAX * sizeof(void *) + (1 << 20);
    size_t room = length * GROWTH + 4096;
    void *memory = malloc(need);
    struct plain self = {.memory_files = memory_files};
    struct arena arena;
    struct text to;
    const char *error;

    *verilog = malloc(room);
    if (!memory || !*verilog) {
        error = "out of memory for a design";
    } else {
        arena = arena_of(memory, need);
        text_begin(&to, *verilog, room);
        self.memory = &arena;
        self.to = &to;
        self.root = xml_read(&arena, xml, length);
        error = self.root ? put_modules(&self)
                          : "Verilator wrote no XML";
    }
    free(memory);
    if (error) {
        free(*verilog);
        *verilog = NULL;
    }
    return error;
}
