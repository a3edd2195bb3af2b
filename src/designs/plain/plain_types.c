/* plain_types.c - widths of types, and arrays.
 *
 * Structures, enumerations and packed arrays are so many bits. An array that is
 * not packed is so many elements of so many bits; one with several dimensions
 * has the product of them, the last one counting quickest. The table of types
 * refers to its rows by number:
 *
 *     <basicdtype id="3" name="logic" left="7" right="0"/>
 *     <unpackarraydtype id="5" sub_dtype_id="3"><range>...</range>
 */
#include "designs/plain/plain_inside.h"

#include <stdlib.h>
#include <string.h>

/* "32'sh1f" as a number; these are small and known. */
static long small_constant(const struct xml *node)
{
    char value[XML_VALUE_MAX];
    const char *at = strchr(xml_value(node, "name", value), '\'');
    int base;

    if (!at)
        return strtol(value, NULL, 10);
    at += 1 + (at[1] == 's');
    base = *at == 'h' ? 16 : *at == 'b' ? 2 : *at == 'o' ? 8 : 10;
    return strtol(at + 1, NULL, base);
}

static long size_of_range(const struct xml *type)
{
    const struct xml *range = xml_nth(type, 0);
    long left = small_constant(xml_nth(range, 0));
    long right = small_constant(xml_nth(range, 1));

    return (left > right ? left - right : right - left) + 1;
}

const char *plain_types_open(struct plain *self)
{
    const struct xml *netlist = self->root->child;

    self->types = arena_take(self->memory,
                             PLAIN_TYPES_MAX * sizeof(struct xml *));
    if (!self->types)
        return "out of memory for a design";
    memset(self->types, 0, PLAIN_TYPES_MAX * sizeof(struct xml *));
    while (netlist && !xml_is(netlist, "netlist"))
        netlist = netlist->next;
    for (const struct xml *table = netlist ? netlist->child : NULL; table;
         table = table->next)
        for (const struct xml *t = xml_is(table, "typetable") ? table->child
                                 : NULL; t; t = t->next) {
            long id = xml_number(t, "id", 0);

            if (id > 0 && id < PLAIN_TYPES_MAX)
                self->types[id] = t;
        }
    return NULL;
}

static struct plain_type type_by_id(struct plain *self, long id, int depth);

static long width_of_members(struct plain *self, const struct xml *type,
                             int depth)
{
    long sum = 0, most = 0;

    for (const struct xml *m = type->child; m; m = m->next) {
        long width = type_by_id(self, xml_number(m, "sub_dtype_id", 0),
                                depth).width;

        sum += width;
        most = width > most ? width : most;
    }
    return xml_is(type, "uniondtype") ? most : sum;
}

static struct plain_type type_of_array(struct plain *self,
                                       const struct xml *type, int depth)
{
    struct plain_type of = type_by_id(self, xml_number(type, "sub_dtype_id",
                                                       0), depth);
    long size = size_of_range(type);

    if (xml_is(type, "packarraydtype"))
        return (struct plain_type){of.width * size, 0};
    return (struct plain_type){of.width, (of.elements ? of.elements : 1)
                                         * size};
}

/* An enumeration may name itself as what it is made of; the width is then in
 * the basic type of the same number, so it is followed no deeper. */
static struct plain_type type_by_id(struct plain *self, long id, int depth)
{
    const struct xml *type = id > 0 && id < PLAIN_TYPES_MAX ? self->types[id]
                           : NULL;

    if (!type || depth > 40)
        return (struct plain_type){1, 0};
    if (xml_is(type, "basicdtype")) {
        long left = xml_number(type, "left", 0);
        long right = xml_number(type, "right", 0);

        return (struct plain_type){
            (left > right ? left - right : right - left) + 1, 0};
    }
    if (xml_is(type, "structdtype") || xml_is(type, "uniondtype"))
        return (struct plain_type){width_of_members(self, type, depth + 1),
                                   0};
    if (xml_is(type, "packarraydtype") || xml_is(type, "unpackarraydtype"))
        return type_of_array(self, type, depth + 1);
    return type_by_id(self, xml_number(type, "sub_dtype_id", 0), depth + 1);
}

struct plain_type plain_type_of(struct plain *self, const struct xml *node)
{
    return type_by_id(self, xml_number(node, "dtype_id", 0), 0);
}

const struct xml *plain_type_node(const struct plain *self,
                                  const struct xml *node)
{
    long id = xml_number(node, "dtype_id", 0);

    return id > 0 && id < PLAIN_TYPES_MAX ? self->types[id] : NULL;
}

long plain_width(struct plain *self, const struct xml *node)
{
    return plain_type_of(self, node).width;
}
