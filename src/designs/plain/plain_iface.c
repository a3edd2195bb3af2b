/* plain_iface.c - interfaces, replaced by the signals in them.
 *
 *     link_if wires();               logic [7:0] \wires.data ;
 *     maker u(.to(wires));           \maker \u (.\to.data (\wires.data ), ...);
 *     module maker(link_if.master to)
 *                                    output logic [7:0] \to.data ;
 *
 * Verilator's document has a variable of the type ifaceref for each: that of an
 * instance is called as the instance, with __Viftop after it. Which interface
 * a port has is not told, so that it is looked for where the module is used.
 *
 * An array of interfaces has the signals of each, and they are called as the
 * document calls them where they are read: \wires__BRA__2__KET__.data .
 *
 * Logic of an interface is written where it is made, functions also where it is
 * a port. Both use the signals by their own names, which a scope gives them.
 */
#include "designs/plain/plain_inside.h"

#include <stdlib.h>
#include <string.h>

#define INSTANCE_MARK "__Viftop"

enum { USES_MAX = 16 };                 /* modules one in another */

/* Attributes are looked for by name in the text of the document, where each
 * node has few of them. */
static int has_attribute(const struct xml *node, const char *attribute,
                         const char *wanted)
{
    char value[XML_VALUE_MAX];

    return text_same(xml_value(node, attribute, value), wanted);
}

int plain_iface_is(const struct xml *var)
{
    return has_attribute(var, "vartype", "ifaceref");
}

/* Without the mark; whether there was one. */
static int cut_mark(char *name)
{
    size_t length = strlen(name), mark = strlen(INSTANCE_MARK);

    if (length <= mark || strcmp(name + length - mark, INSTANCE_MARK) != 0)
        return 0;
    name[length - mark] = 0;
    return 1;
}

/* Only instances have the mark, and modules have no other variables of this
 * type than those and their ports. */
int plain_iface_is_port(const struct xml *var)
{
    char name[XML_VALUE_MAX];

    xml_value(var, "name", name);
    return plain_iface_is(var) && !cut_mark(name);
}

/* Arrays */

/* The interfaces of a variable: one, or an array of them. */
struct row {
    int is_array;
    long low, count;
};

/* 32'h2, as all bounds and places in an array are. */
static long place_in_row(const struct xml *node)
{
    char value[XML_VALUE_MAX];
    const char *digits = strchr(xml_value(node, "name", value), 'h');

    return digits ? strtol(digits + 1, NULL, 16) : 0;
}

static struct row row_of_ifaces(const struct plain *self, const struct xml *var)
{
    const struct xml *type = var ? plain_type_node(self, var) : NULL;
    struct row row = {0, 0, 1};
    long left, right;

    if (!xml_is(type, "unpackarraydtype"))
        return row;
    left = place_in_row(xml_nth(xml_nth(type, 0), 0));
    right = place_in_row(xml_nth(xml_nth(type, 0), 1));
    row.is_array = 1;
    row.low = left < right ? left : right;
    row.count = (left < right ? right - left : left - right) + 1;
    return row;
}

/* The name of one, from the lowest on. */
static const char *name_in_row(const char *name, struct row row, long i,
                               char one[XML_VALUE_MAX])
{
    struct text to;

    text_begin(&to, one, XML_VALUE_MAX);
    text_put(&to, name);
    if (row.is_array) {
        text_put(&to, "__BRA__");
        text_put_number(&to, (uint64_t)(row.low + i));
        text_put(&to, "__KET__");
    }
    return one;
}

/* Finding */

/* A variable below a node, in blocks of generate too. */
static const struct xml *variable_below(const struct xml *node,
                                        const char *name)
{
    const struct xml *found = NULL;

    for (const struct xml *n = node ? node->child : NULL; n && !found;
         n = n->next)
        if (xml_is(n, "begin"))
            found = variable_below(n, name);
        else if (xml_is(n, "var") && has_attribute(n, "name", name))
            found = n;
    return found;
}

/* Interfaces stand beside the modules. One with parameters is there once for
 * each set of values, with a name made of them. */
const struct xml *plain_iface_named(const struct plain *self,
                                    const char *name)
{
    for (const struct xml *n = self->netlist->child; n; n = n->next)
        if (xml_is(n, "iface") && has_attribute(n, "name", name))
            return n;
    return NULL;
}

/* An instance below a node, in blocks of generate too: of this name, or of this
 * module. */
static const struct xml *instance_below(const struct xml *node,
                                        const char *attribute,
                                        const char *wanted)
{
    for (const struct xml *n = node->child; n; n = n->next) {
        const struct xml *found = xml_is(n, "begin")
            ? instance_below(n, attribute, wanted) : NULL;

        if (found)
            return found;
        if (xml_is(n, "instance") && has_attribute(n, attribute, wanted))
            return n;
    }
    return NULL;
}

static const struct xml *iface_behind(struct plain *self,
                                      const struct xml *module, char *name,
                                      int uses);

/* Of an element of an array the array. */
static const struct xml *whole_row(const struct xml *node)
{
    return xml_is(node, "arraysel") ? xml_nth(node, 0) : node;
}

/* What is connected to a port where the module is used first: all uses have the
 * same interface there. */
static const struct xml *iface_of_use(struct plain *self,
                                      const struct xml *user,
                                      const struct xml *instance,
                                      const char *port, int uses)
{
    char name[XML_VALUE_MAX], value[XML_VALUE_MAX];

    for (const struct xml *n = instance->child; n; n = n->next)
        if (xml_is(n, "port")
            && text_same(plain_port_name(self, instance, n, value), port)) {
            const struct xml *to = whole_row(n->child);

            if (xml_is(to, "varref"))
                return iface_behind(self, user, strcpy(name,
                    xml_value(to, "name", value)), uses + 1);
        }
    return NULL;
}

static const struct xml *iface_behind(struct plain *self,
                                      const struct xml *module, char *name,
                                      int uses)
{
    char own[XML_VALUE_MAX];
    const struct xml *instance, *found = NULL;

    if (cut_mark(name)) {
        instance = instance_below(module, "name", name);
        return instance ? plain_iface_named(self, xml_value(instance,
                                            "defName", own)) : NULL;
    }
    xml_value(module, "name", own);
    for (const struct xml *n = self->netlist->child;
         n && !found && uses < USES_MAX; n = n->next) {
        instance = xml_is(n, "module") ? instance_below(n, "defName", own)
                                       : NULL;
        if (instance)
            found = iface_of_use(self, n, instance, name, uses);
    }
    return found;
}

/* The interface of a variable, whose name without the mark is put into name. */
static const struct xml *find_iface(struct plain *self,
                                    const struct xml *module,
                                    const struct xml *var, char *name)
{
    char whole[XML_VALUE_MAX];
    const struct xml *iface;

    strcpy(whole, xml_value(var, "name", name));
    iface = iface_behind(self, module, whole, 0);
    cut_mark(name);
    if (!iface)
        plain_fail(self, var, "an unconnected interface");
    return iface;
}

/* Signals */

/* Parameters have become numbers wherever they were used. */
static int is_iface_signal(const struct xml *node)
{
    return xml_is(node, "var") && !has_attribute(node, "param", "true")
        && !has_attribute(node, "localparam", "true");
}

static int is_logic(const struct xml *node)
{
    return xml_is(node, "contassign") || xml_is(node, "always")
        || xml_is(node, "initial") || xml_is(node, "initialstatic");
}

static int is_function(const struct xml *node)
{
    return xml_is(node, "func") || xml_is(node, "task");
}

/* An interface with instances of its own would have to be a module. */
static int is_plain_iface(struct plain *self, const struct xml *iface)
{
    for (const struct xml *n = iface->child; n; n = n->next)
        if (!xml_is(n, "var") && !xml_is(n, "modport")
            && !xml_is(n, "typedef") && !is_logic(n) && !is_function(n)) {
            plain_fail(self, n, "an interface that contains modules");
            return 0;
        }
    return 1;
}

/* Of a signal in the view that a port has: "output", "input", or "inout" where
 * it has none. */
static const char *direction_in(const struct plain *self,
                                const struct xml *iface,
                                const struct xml *var,
                                const struct xml *signal)
{
    char view[XML_VALUE_MAX], name[XML_VALUE_MAX];
    const struct xml *type = plain_type_node(self, var);

    if (xml_is(type, "unpackarraydtype"))
        type = self->types[xml_number(type, "sub_dtype_id", 0)];
    if (!type || !*xml_value(type, "modportname", view))
        return "inout";
    xml_value(signal, "name", name);
    for (const struct xml *m = iface->child; m; m = m->next)
        for (const struct xml *n = xml_is(m, "modport")
             && has_attribute(m, "name", view) ? m->child : NULL; n;
             n = n->next)
            if (has_attribute(n, "name", name))
                return has_attribute(n, "direction", "out") ? "output"
                     : has_attribute(n, "direction", "in") ? "input"
                                                           : "inout";
    return "input";
}

/* "wires.data " with the backslash in front that lets a dot be in a name. */
static void put_joined(struct plain *self, const char *iface,
                       const struct xml *signal)
{
    char name[XML_VALUE_MAX];

    text_put(self->to, "\\");
    text_put(self->to, iface);
    text_put(self->to, ".");
    text_put(self->to, xml_value(signal, "name", name));
    text_put(self->to, " ");
}

/* The signals by their own names, until plain_leave. */
static void enter_iface(struct plain *self, const struct xml *iface,
                        const char *name)
{
    char own[XML_VALUE_MAX], joined[XML_VALUE_MAX];

    plain_enter(self, iface);
    for (const struct xml *n = iface->child; n && !self->error; n = n->next) {
        struct text to;

        if (!is_iface_signal(n))
            continue;
        text_begin(&to, joined, sizeof joined);
        text_put(&to, name);
        text_put(&to, ".");
        text_put(&to, xml_value(n, "name", own));
        plain_also(self, joined, own);
    }
}

/* How many interfaces of a module have a function of this name. */
static int count_owners(struct plain *self, const struct xml *node,
                        const char *function)
{
    char name[XML_VALUE_MAX], own[XML_VALUE_MAX];
    int count = 0;

    for (const struct xml *n = node->child; n; n = n->next) {
        const struct xml *iface = xml_is(n, "var") && plain_iface_is(n)
            ? iface_behind(self, self->module, strcpy(name,
                           xml_value(n, "name", own)), 0) : NULL;

        for (const struct xml *f = iface ? iface->child : NULL; f;
             f = f->next)
            if (is_function(f) && has_attribute(f, "name", function))
                count += (int)row_of_ifaces(self, n).count;
        if (xml_is(n, "begin"))
            count += count_owners(self, n, function);
    }
    return count;
}

static int has_logic_of(const struct xml *iface, const char *function)
{
    for (const struct xml *n = iface->child; n; n = n->next)
        if (is_logic(n) && plain_is_called(n, function))
            return 1;
    return 0;
}

/* Those that are called. A call does not tell of which interface. */
static void put_functions(struct plain *self, const struct xml *iface,
                          const char *name)
{
    char function[XML_VALUE_MAX];

    for (const struct xml *n = iface->child; n && !self->error; n = n->next) {
        if (!is_function(n))
            continue;
        xml_value(n, "name", function);
        if (!plain_is_called(self->module, function)
            && !has_logic_of(iface, function))
            continue;
        if (count_owners(self, self->module, function) > 1) {
            plain_fail(self, n, "a function of several interfaces in one "
                       "module");
            return;
        }
        enter_iface(self, iface, name);
        plain_put_function(self, n);
        plain_leave(self);
    }
}

/* As if the signals stood in the module: with a direction where the interface
 * is a port of it, as variables where it is made there. */
void plain_iface_declare(struct plain *self, const struct xml *var)
{
    char name[XML_VALUE_MAX], one[XML_VALUE_MAX];
    const struct xml *iface = find_iface(self, self->module, var, name);
    int is_port = plain_iface_is_port(var);
    struct row row = row_of_ifaces(self, var);

    if (!iface || !is_plain_iface(self, iface))
        return;
    for (long i = 0; i < row.count; i++) {
        name_in_row(name, row, i, one);
        for (const struct xml *n = iface->child; n && !self->error;
             n = n->next)
            if (is_iface_signal(n))
                plain_put_declared(self, plain_declare_in(self, n, one),
                                   is_port ? direction_in(self, iface, var, n)
                                           : "");
        put_functions(self, iface, one);
    }
}

/* In the list of ports they come where the interface stood, in the order in
 * which it declares them; they are connected by name, so that no other order
 * would matter. */
void plain_iface_put_names(struct plain *self, const struct xml *var)
{
    char name[XML_VALUE_MAX], one[XML_VALUE_MAX];
    const struct xml *iface = find_iface(self, self->module, var, name);
    struct row row = row_of_ifaces(self, var);
    int count = 0;

    for (long i = 0; iface && i < row.count; i++)
        for (const struct xml *n = iface->child; n; n = n->next)
            if (is_iface_signal(n)) {
                text_put(self->to, count++ ? ", " : "");
                put_joined(self, name_in_row(name, row, i, one), n);
            }
}

/* Each signal of an interface to its like. */
static void put_connected(struct plain *self, const struct xml *iface,
                          const char *port, const char *own, int *count)
{
    for (const struct xml *n = iface->child; n; n = n->next)
        if (is_iface_signal(n)) {
            text_put(self->to, (*count)++ ? ",\n." : ".");
            put_joined(self, port, n);
            text_put(self->to, "(");
            put_joined(self, own, n);
            text_put(self->to, ")");
        }
}

/* The interfaces of a port of the module that an instance is of. */
static struct row row_of_port(const struct plain *self,
                              const struct xml *instance, const char *port)
{
    char module[XML_VALUE_MAX];

    xml_value(instance, "defName", module);
    for (const struct xml *n = self->netlist->child; n; n = n->next)
        if (xml_is(n, "module") && has_attribute(n, "name", module))
            return row_of_ifaces(self, variable_below(n, port));
    return (struct row){0, 0, 1};
}

/* What a port of an instance is connected to, if that is an interface, one of
 * an array, or an array. */
int plain_iface_put_port(struct plain *self, const struct xml *port,
                         const char *name)
{
    const struct xml *to = whole_row(port->child), *iface;
    char whole[XML_VALUE_MAX], own[XML_VALUE_MAX], one[XML_VALUE_MAX],
         like[XML_VALUE_MAX];
    struct row row, own_row;
    long at = to != port->child ? place_in_row(xml_nth(port->child, 1)) : 0;
    int count = 0;

    if (!xml_is(to, "varref")
        || plain_look_up(self, xml_value(to, "name", own)))
        return 0;
    iface = iface_behind(self, self->module, strcpy(whole, own), 0);
    if (!iface)
        return 0;
    own_row = row_of_ifaces(self, variable_below(self->module, own));
    row = row_of_port(self, port->parent, name);
    cut_mark(own);
    for (long i = 0; i < row.count; i++)
        put_connected(self, iface, name_in_row(name, row, i, like),
                      name_in_row(own, own_row, at + i, one), &count);
    return 1;
}

/* What its own ports are connected to goes into the signals. */
static void put_own_ports(struct plain *self, const struct xml *instance,
                          const char *name)
{
    char port[XML_VALUE_MAX];

    for (const struct xml *n = instance->child; n; n = n->next)
        if (xml_is(n, "port")) {
            text_put(self->to, "assign \\");
            text_put(self->to, name);
            text_put(self->to, ".");
            text_put(self->to, plain_port_name(self, instance, n, port));
            text_put(self->to, " =");
            plain_put_expr(self, n->child);
            text_put(self->to, ";\n");
        }
}

/* An instance of an interface is nothing but its signals and its logic. */
void plain_iface_put_instance(struct plain *self, const struct xml *instance)
{
    char name[XML_VALUE_MAX], one[XML_VALUE_MAX], own[XML_VALUE_MAX];
    const struct xml *iface = plain_iface_named(self, xml_value(instance,
                                                "defName", own));
    struct row row;

    xml_value(instance, "name", name);
    strcpy(own, name);
    strcat(own, INSTANCE_MARK);
    row = row_of_ifaces(self, variable_below(self->module, own));
    for (long i = 0; i < row.count; i++) {
        name_in_row(name, row, i, one);
        put_own_ports(self, instance, one);
        enter_iface(self, iface, one);
        for (const struct xml *n = iface->child; n && !self->error;
             n = n->next)
            if (is_logic(n))
                plain_put_item(self, n);
        plain_leave(self);
    }
}
