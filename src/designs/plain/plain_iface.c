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
 */
#include "designs/plain/plain_inside.h"

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

/* An array of interfaces has another type, and is told of as a signal that is
 * not known. */
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

/* Finding */

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

/* What is connected to a port where the module is used first: all uses have the
 * same interface there. */
static const struct xml *iface_of_use(struct plain *self,
                                      const struct xml *user,
                                      const struct xml *instance,
                                      const char *port, int uses)
{
    char name[XML_VALUE_MAX];

    for (const struct xml *n = instance->child; n; n = n->next)
        if (xml_is(n, "port") && has_attribute(n, "name", port)
            && xml_is(n->child, "varref")) {
            xml_value(n->child, "name", name);
            return iface_behind(self, user, name, uses + 1);
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

/* An interface with anything but signals would have to be a module as well. */
static int is_plain_iface(struct plain *self, const struct xml *iface)
{
    for (const struct xml *n = iface->child; n; n = n->next)
        if (!xml_is(n, "var") && !xml_is(n, "modport")
            && !xml_is(n, "typedef")) {
            plain_fail(self, n, "an interface that contains logic");
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

/* As if the signals stood in the module: with a direction where the interface
 * is a port of it, as variables where it is made there. */
void plain_iface_declare(struct plain *self, const struct xml *var)
{
    char name[XML_VALUE_MAX];
    const struct xml *iface = find_iface(self, self->module, var, name);
    int is_port = plain_iface_is_port(var);

    if (!iface || !is_plain_iface(self, iface))
        return;
    for (const struct xml *n = iface->child; n && !self->error; n = n->next)
        if (is_iface_signal(n))
            plain_put_declared(self, plain_declare_in(self, n, name),
                               is_port ? direction_in(self, iface, var, n)
                                       : "");
}

/* In the list of ports they come where the interface stood, in the order in
 * which it declares them; they are connected by name, so that no other order
 * would matter. */
void plain_iface_put_names(struct plain *self, const struct xml *var)
{
    char name[XML_VALUE_MAX];
    const struct xml *iface = find_iface(self, self->module, var, name);
    int count = 0;

    for (const struct xml *n = iface ? iface->child : NULL; n; n = n->next)
        if (is_iface_signal(n)) {
            text_put(self->to, count++ ? ", " : "");
            put_joined(self, name, n);
        }
}

/* What a port of an instance is connected to, if that is an interface: each
 * signal to its like. */
int plain_iface_put_port(struct plain *self, const struct xml *port,
                         const char *name)
{
    const struct xml *to = port->child;
    const struct plain_name *known;
    char whole[XML_VALUE_MAX], own[XML_VALUE_MAX];
    const struct xml *iface;
    int count = 0;

    if (!xml_is(to, "varref"))
        return 0;
    xml_value(to, "name", own);
    known = plain_look_up(self, own);
    if (known && !plain_iface_is(known->declared))
        return 0;
    strcpy(whole, own);
    iface = iface_behind(self, self->module, whole, 0);
    if (!iface)
        return 0;
    cut_mark(own);
    for (const struct xml *n = iface->child; n; n = n->next)
        if (is_iface_signal(n)) {
            text_put(self->to, count++ ? ",\n." : ".");
            put_joined(self, name, n);
            text_put(self->to, "(");
            put_joined(self, own, n);
            text_put(self->to, ")");
        }
    return 1;
}

/* An instance of an interface is nothing but its signals; what its own ports
 * are connected to goes into them. */
void plain_iface_put_instance(struct plain *self, const struct xml *instance)
{
    char name[XML_VALUE_MAX], port[XML_VALUE_MAX];

    xml_value(instance, "name", name);
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
