/* plain_names.c - resolves names in their scopes.
 *
 * Blocks of generate and of statements become names with dots, so that there is
 * one level of names in a module, and a signal is found in a trace where it
 * stands in the source. All names are escaped: none is a word of Verilog's.
 */
#include "designs/plain/plain_inside.h"

#include <string.h>

/* A large one is a memory, if it is only read and written by elements. */
enum { VECTOR_BITS_MAX = 128 };

/* Whether an array is somewhere meant as a whole. Values of all elements, and a
 * file, are written one by one and do not count. Only names are compared, so
 * another array of the same name may make this one a vector, which behaves the
 * same but cannot be filled from a file. */
static int is_used_whole(const struct xml *node, const char *name)
{
    char value[XML_VALUE_MAX];

    if (xml_is(node, "varref") && text_same(xml_value(node, "name", value),
                                            name))
        return !xml_is(node->parent, "arraysel")
            && !xml_is(xml_nth(node->parent, 0), "initarray")
            && !xml_is(node->parent, "readmem");
    for (const struct xml *n = node->child; n; n = n->next)
        if (is_used_whole(n, name))
            return 1;
    return 0;
}

static const char *keep_plain_name(struct plain *self, const char *text)
{
    size_t length = strlen(text) + 1;
    char *kept = arena_take(self->memory, length);

    if (!kept)
        return "";
    memcpy(kept, text, length);
    return kept;
}

static const char *join_scopes(struct plain *self, const char *name)
{
    char joined[XML_VALUE_MAX], part[XML_VALUE_MAX];
    struct text to;

    text_begin(&to, joined, sizeof joined);
    text_put_char(&to, '\\');
    for (int i = 1; i < self->depth; i++) {
        const char *block = xml_value(self->scope[i].node, "name", part);

        if (!*block || self->in_body)
            continue;
        text_put(&to, block);
        text_put_char(&to, '.');
    }
    text_put(&to, name);
    text_put_char(&to, ' ');
    return keep_plain_name(self, joined);
}

/* Two blocks with one name have signals of the same name. */
static int is_printed(const struct plain *self, const char *printed)
{
    for (int i = 0; i < self->depth; i++)
        for (const struct plain_name *n = self->scope[i].names; n;
             n = n->next)
            if (text_same(n->printed, printed))
                return 1;
    return 0;
}

void plain_enter(struct plain *self, const struct xml *block)
{
    if (self->depth == PLAIN_SCOPES_MAX) {
        plain_fail(self, block, "blocks are nested too deeply");
        return;
    }
    self->scope[self->depth++] = (struct plain_scope){block, NULL};
}

void plain_leave(struct plain *self)
{
    if (self->depth)
        self->depth--;
}

/* "wires.data", or "data" where there is no interface. */
static const char *join_iface(const char *iface, const char *name,
                              char joined[XML_VALUE_MAX])
{
    struct text to;

    text_begin(&to, joined, XML_VALUE_MAX);
    text_put(&to, iface);
    text_put(&to, *iface ? "." : "");
    text_put(&to, name);
    return joined;
}

struct plain_name *plain_declare(struct plain *self, const struct xml *var)
{
    return plain_declare_in(self, var, "");
}

/* What is in an interface is no memory, for it is a port somewhere. */
struct plain_name *plain_declare_in(struct plain *self, const struct xml *var,
                                    const char *iface)
{
    struct plain_name *name = arena_take(self->memory, sizeof *name);
    char value[XML_VALUE_MAX], joined[XML_VALUE_MAX];
    struct plain_scope *scope;

    if (!name || !self->depth) {
        plain_fail(self, var, "out of memory for a design");
        return NULL;
    }
    scope = &self->scope[self->depth - 1];
    *name = (struct plain_name){.next = scope->names, .declared = var,
                                .type = plain_type_of(self, var)};
    name->name = keep_plain_name(self, join_iface(iface, xml_value(var, "name",
                                                             value), joined));
    name->printed = join_scopes(self, name->name);
    name->is_memory = name->type.elements * name->type.width
                      > VECTOR_BITS_MAX
        && !*iface && !*xml_value(var, "dir", value)
        && !is_used_whole(self->module, name->name);
    if (!self->in_body && is_printed(self, name->printed))
        plain_fail(self, var, "two signals of one name in blocks of one name");
    scope->names = name;
    return name;
}

/* The innermost block that has the name, as the language has it. */
const struct plain_name *plain_look_up(const struct plain *self,
                                       const char *name)
{
    for (int i = self->depth - 1; i >= 0; i--)
        for (const struct plain_name *n = self->scope[i].names; n;
             n = n->next)
            if (text_same(n->name, name))
                return n;
    return NULL;
}

void plain_also(struct plain *self, const char *known, const char *also)
{
    const struct plain_name *from = plain_look_up(self, known);
    struct plain_name *name = arena_take(self->memory, sizeof *name);
    struct plain_scope *scope = &self->scope[self->depth - 1];

    if (!from || !name)
        return;
    *name = *from;
    name->name = keep_plain_name(self, also);
    name->next = scope->names;
    scope->names = name;
}

/* A signal of an interface is called by that, and by its own name. */
const struct plain_name *plain_find(struct plain *self,
                                    const struct xml *reference)
{
    char value[XML_VALUE_MAX], iface[XML_VALUE_MAX], joined[XML_VALUE_MAX];
    const struct plain_name *found;

    xml_value(reference, "dotted", iface);
    join_iface(iface, xml_value(reference, "name", value), joined);
    found = plain_look_up(self, joined);
    if (!found)
        plain_fail(self, reference, "a signal of another module");
    return found;
}
