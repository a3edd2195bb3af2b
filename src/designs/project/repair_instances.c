/* repair_instances.c - repairs instances without a name and with ports left
 * open.
 *
 * Vendors' tools invent names, and tie what is not connected to low. So does
 * the copy, but every input that is tied is told: a forgotten reset looks like
 * this.
 */
#include "designs/project/repair.h"

#include <string.h>

/* Names */

/* u_mux_12 for line 12, with more letters where that is taken. */
static const char *invent_name(struct project *self,
                               const struct project_module *module,
                               const struct project_instance *instance)
{
    const struct project_word *type = &module->file->words[instance->type_at];
    const char *name = store_join(&self->store, "u_",
        project_word_text(self, type), "_",
        project_digits(type->token.line), (char *)0);

    while (project_find_name(module, name) && !self->store.is_out)
        name = store_join(&self->store, name, "x", (char *)0);
    return name;
}

/* Several without a name in one line would get the same. */
static int is_named_twice(const struct project_module *module,
                          const struct project_instance *instance)
{
    const struct project_instance *i = module->instances;
    int line = module->file->words[instance->type_at].token.line;

    for (; i != instance; i = i->next)
        if (!i->name_at && module->file->words[i->type_at].token.line == line)
            return 1;
    return 0;
}

/* A name that a student can find in a trace: the module and the line. */
static void name_instance(struct project *self, struct project_module *module,
                          const struct project_instance *instance)
{
    const char *name = invent_name(self, module, instance);

    if (is_named_twice(module, instance))
        name = store_join(&self->store, name, "_",
            project_digits((int)instance->open_at), (char *)0);
    if (project_insert_before(self, module, instance->open_at,
                              store_join(&self->store, " ", name, " ",
                                         (char *)0)))
        repair_note(self, PROJECT_REPAIR, module, instance->type_at,
                    "this instance has no name: named ", name, "");
}

/* Connections by order */

/* And whether they are by name; a list of both is not allowed. */
static int count_connections(const struct project_instance *instance,
                             int *by_name)
{
    int count = 0;

    *by_name = 0;
    for (const struct project_connection *c = instance->connections; c;
         c = c->next) {
        count++;
        *by_name |= c->name_at != 0;
    }
    return count;
}

/* Models say which inputs are high where nothing is connected. */
static int is_tied_high(struct project *self,
                        const struct project_module *module,
                        const struct project_name *port)
{
    return module->is_cell && project_find_name(module, store_join(
        &self->store, "unconnected_", port->name, (char *)0));
}

/* What an unconnected input gets, as the vendors' tools do. A single bit has
 * its width: in an array of instances the constant goes to each of them. */
static const char *tie_of(struct project *self,
                          const struct project_module *module,
                          const struct project_name *port)
{
    int is_high = is_tied_high(self, module, port);

    if (port->direction != PORT_IN)
        return "";
    if (port->is_sized && project_width(port) == 1)
        return is_high ? "1'b1" : "1'b0";
    return is_high ? "1" : "0";
}

/* .en() or (a, , b): nothing is connected to a port, as it is written. */
static void tie_empty(struct project *self, struct project_module *module,
                      const struct project_instance *instance,
                      const struct project_connection *connection,
                      const struct project_name *port)
{
    if (connection->from != connection->to || port->direction != PORT_IN
        || !project_insert_before(self, module, connection->to,
                                  tie_of(self, instance->module, port)))
        return;
    repair_note(self, PROJECT_REPAIR, module, connection->name_at
                ? connection->name_at : instance->type_at, "nothing is "
                "connected to input ", port->name,
                is_tied_high(self, instance->module, port)
                ? ": it stays high" : ": it stays low");
}

/* By order only those at the end can be missing. */
static void add_missing(struct project *self, struct project_module *module,
                        const struct project_instance *instance, int count)
{
    const char *text = "", *low = "", *open = "";

    for (int i = count; i < instance->module->ports; i++) {
        const struct project_name *port = project_nth_port(instance->module,
                                                           i);

        text = store_join(&self->store, text, i ? ", " : "",
                          tie_of(self, instance->module, port), (char *)0);
        if (port->direction == PORT_IN)
            low = store_join(&self->store, low, " ", port->name, (char *)0);
        else
            open = store_join(&self->store, open, " ", port->name, (char *)0);
    }
    if (!project_insert_before(self, module, instance->close_at, text))
        return;
    repair_note(self, PROJECT_REPAIR, module, instance->type_at, store_join(
        &self->store, "fewer connections than ports:", *low ? low : "",
        *low ? " low" : "", (char *)0), *low && *open ? "," : "",
        *open ? store_join(&self->store, open, " open", (char *)0) : "");
}

/* Too many cannot be repaired: nobody knows which one is too many. */
static void check_order(struct project *self, struct project_module *module,
                        const struct project_instance *instance, int count)
{
    if (count > instance->module->ports)
        repair_note(self, PROJECT_DEFECT, module, instance->type_at,
            store_join(&self->store, project_digits(count), " connections, "
                       "but module ", (char *)0), instance->module->name,
            store_join(&self->store, " has ",
                       project_digits(instance->module->ports), " ports",
                       (char *)0));
    else if (count < instance->module->ports && !instance->module->is_cell)
        add_missing(self, module, instance, count);
    for (const struct project_connection *c = instance->connections; c;
         c = c->next) {
        int i = 0;

        for (const struct project_connection *b = instance->connections;
             b != c; b = b->next)
            i++;
        if (i < instance->module->ports)
            tie_empty(self, module, instance, c,
                      project_nth_port(instance->module, i));
    }
}

/* Connections by name */

/* For a question what was meant. */
static const char *port_name_at(const void *module, int i)
{
    const struct project_name *port = project_nth_port(module, i);

    return port ? port->name : NULL;
}

/* Most often a typing error, so the nearest name is offered. */
static void tell_no_port(struct project *self, struct project_module *module,
                         const struct project_instance *instance, size_t at)
{
    const char *name = project_word_text(self, &module->file->words[at]);

    repair_note(self, PROJECT_DEFECT, module, at, text_unknown("port", name,
        store_join(&self->store, " on module ", instance->module->name,
                   (char *)0), port_name_at, instance->module, NULL), "", "");
}

/* Even to nothing: .en() is told by check_named. */
static int is_connected(const struct project_module *module,
                        const struct project_instance *instance,
                        const char *port)
{
    for (const struct project_connection *c = instance->connections; c;
         c = c->next)
        if (c->name_at
            && project_word_is(&module->file->words[c->name_at], port))
            return 1;
    return 0;
}

/* All in one insertion, and one note: a model has dozens. */
static void tie_named(struct project *self, struct project_module *module,
                      const struct project_instance *instance)
{
    const char *text = "", *names = "";

    for (const struct project_name *p = instance->module->names; p;
         p = p->next) {
        if (!p->is_port || p->direction != PORT_IN || p->value_from
            || is_connected(module, instance, p->name)
            || strncmp(p->name, "boardwalk_", 10) == 0)
            continue;
        text = store_join(&self->store, text, instance->connections || *text
                          ? ", ." : ".", p->name, "(",
                          tie_of(self, instance->module, p), ")", (char *)0);
        names = store_join(&self->store, names, *names ? ", " : "", p->name,
                           (char *)0);
    }
    if (*text && project_insert_before(self, module, instance->close_at, text)
        && !instance->module->is_cell)
        repair_note(self, PROJECT_REPAIR, module, instance->type_at,
                    "nothing is connected to ", names, ": it stays low");
}

/* Ports that are named but do not exist, then those that exist but are not
 * named. */
static void check_named(struct project *self, struct project_module *module,
                        const struct project_instance *instance)
{
    for (const struct project_connection *c = instance->connections; c;
         c = c->next) {
        const struct project_name *port;

        if (!c->name_at)
            continue;
        port = project_find_word(instance->module,
                                 &module->file->words[c->name_at]);
        if (!port || !port->is_port)
            tell_no_port(self, module, instance, c->name_at);
        else
            tie_empty(self, module, instance, c, port);
    }
    if (!instance->is_wildcard)
        tie_named(self, module, instance);
}

/* Gates are words of the language and need neither name nor module. */
static int is_gate_type(const struct project_word *type)
{
    static const char *const gates[] = {
        "and", "or", "not", "nand", "nor", "xor", "xnor", "buf", "bufif0",
        "bufif1", "notif0", "notif1", "pullup", "pulldown",
    };

    for (size_t i = 0; i < sizeof gates / sizeof *gates; i++)
        if (project_word_is(type, gates[i]))
            return 1;
    return 0;
}

/* "CLK, A, B" as they are connected by name. */
static const char *wanted_ports(struct project *self,
                                const struct project_module *module,
                                const struct project_instance *instance)
{
    const char *names = "";

    for (const struct project_connection *c = instance->connections; c;
         c = c->next)
        if (c->name_at)
            names = store_join(&self->store, names, *names ? ", " : " with "
                "the ports ", project_word_text(self,
                    &module->file->words[c->name_at]), (char *)0);
    return names;
}

/* The module may be in a file that is not read; "" if there is none. */
static const char *tell_unread(struct project *self)
{
    for (const struct project_file *f = self->files; f; f = f->next)
        if (f->kind <= PROJECT_SYSTEM_VERILOG && f->why
            && memchr(f->text, 0, f->length))
            return store_join(&self->store, "; ", f->name,
                              " was left out: ", f->why, (char *)0);
    return "";
}

/* If the vendor's tool would make it, the ports say what a source must have. */
static void tell_unknown_module(struct project *self,
                                struct project_module *module,
                                const struct project_instance *instance)
{
    const char *type = project_word_text(self,
        &module->file->words[instance->type_at]);
    const char *near = text_nearest(type, project_module_name_at, self);
    const char *words = near
        ? store_join(&self->store, "there is no module ", type, "; is ",
                     near, " meant?", (char *)0)
        : store_join(&self->store, "there is no module ", type, ", and no "
                     "built-in model: if the vendor's tool generates it, add "
                     "its source", wanted_ports(self, module, instance),
                     (char *)0);

    repair_note(self, PROJECT_DEFECT, module, instance->type_at, words,
                tell_unread(self), "");
}

/* .last(x), ): Yosys passes over it; a list without names would have one more
 * connection by it. */
static void drop_last_comma(struct project *self,
                            struct project_module *module,
                            const struct project_instance *instance)
{
    size_t at = instance->close_at - 1;

    if (project_word_is(&module->file->words[at], ",")
        && project_edit_words(self, module, at, at + 1, ""))
        repair_note(self, PROJECT_REPAIR, module, at, "removed the comma after "
                    "the last connection", "", "");
}

/* Of a module that could not be read the ports are not all known, so its
 * instances are not judged. */
void repair_instances(struct project *self, struct project_module *module)
{
    for (struct project_instance *i = module->instances; i; i = i->next) {
        int by_name, count = count_connections(i, &by_name);

        if (is_gate_type(&module->file->words[i->type_at]))
            continue;
        if (!i->name_at)
            name_instance(self, module, i);
        if (by_name)
            drop_last_comma(self, module, i);
        if (!i->module)
            tell_unknown_module(self, module, i);
        else if (i->module->file->is_broken
                 || i->module->file->kind == PROJECT_VHDL)
            continue;
        else if (by_name || i->is_wildcard)
            check_named(self, module, i);
        else
            check_order(self, module, i, count);
    }
}
