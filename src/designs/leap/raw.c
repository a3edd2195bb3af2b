/* raw.c - the JSON of one module, read twice: counted, and then kept.
 *
 * The same functions do both. As long as a list has no memory, what would be
 * its next entry goes to a spare one and is forgotten, but counted. So the
 * lists are exactly as long as they must be, and no guess about a text from
 * elsewhere can be wrong.
 *
 * Yosys writes a module as ports, cells and names, in this order, and each of
 * them as an object whose keys may come in any order. What is not known is
 * skipped, so newer versions of Yosys may say more.
 */
#include "designs/leap/raw.h"

#include <string.h>

enum { RAW_BITS_MAX = 1 << 28 };

/* Room for the next of a list: in the counting pass the same spare one. */
#define ADD(self, list, count, spare) \
    ((self)->list ? &(self)->list[(self)->count++] \
                  : ((self)->count++, &(spare)))

static int32_t raw_bit(struct raw *self, struct cursor *from)
{
    if (cursor_is_string(from)) {
        struct slice constant = cursor_string(from);

        return slice_same(constant, "1") ? RAW_1
             : slice_same(constant, "z") ? RAW_Z : RAW_0;
    }
    uint64_t number = cursor_number(from);

    if (number >= RAW_BITS_MAX && !from->error)
        from->error = "the number of a bit is too large";
    if (!from->error && number >= self->number_end)
        self->number_end = (uint32_t)number + 1;
    return (int32_t)number;
}

/* Bits as numbers and, where they are constant, as strings: [ 2, 3, "0" ]. */
static struct raw_bits read_bits(struct raw *self, struct cursor *from)
{
    struct raw_bits bits = {self->bit_count, 0};
    int32_t spare = 0;

    cursor_open(from, '[');
    while (cursor_more(from)) {
        int32_t bit = raw_bit(self, from);

        *ADD(self, bits, bit_count, spare) = bit;
        bits.count++;
    }
    return bits;
}

/* offset is there only where a port does not begin with bit 0. */
static void read_port(struct raw *self, struct cursor *from, struct slice name)
{
    struct raw_port spare = {0};
    struct raw_port *port = ADD(self, ports, port_count, spare);
    struct slice key;

    memset(port, 0, sizeof *port);
    port->name = name;
    cursor_open(from, '{');
    while (cursor_key(from, &key))
        if (slice_same(key, "direction"))
            port->direction = cursor_string(from);
        else if (slice_same(key, "bits"))
            port->bits = read_bits(self, from);
        else if (slice_same(key, "offset"))
            port->low = (int)cursor_number(from);
        else
            cursor_skip(from);
}

/* Parameters are strings of digits, or of anything. */
static void read_parameters(struct raw *self, struct cursor *from)
{
    struct raw_parameter spare = {0};
    struct slice key;

    cursor_open(from, '{');
    while (cursor_key(from, &key)) {
        struct raw_parameter *to = ADD(self, parameters, parameter_count,
                                       spare);

        to->name = key;
        to->value = (struct slice){"", 0};
        if (cursor_is_string(from))
            to->value = cursor_string(from);
        else
            cursor_skip(from);
    }
}

/* Which bits are at which pin. */
static void read_pins(struct raw *self, struct cursor *from)
{
    struct raw_pin spare = {0};
    struct slice key;

    cursor_open(from, '{');
    while (cursor_key(from, &key)) {
        struct raw_pin *pin = ADD(self, pins, pin_count, spare);

        pin->name = key;
        pin->bits = read_bits(self, from);
    }
}

/* The attributes that matter: where it is in the source, and its beginning. */
static void read_source_and_init(struct cursor *from, struct slice *source,
                            struct slice *init)
{
    struct slice key;

    cursor_open(from, '{');
    while (cursor_key(from, &key))
        if (slice_same(key, "src") && cursor_is_string(from))
            *source = cursor_string(from);
        else if (slice_same(key, "init") && cursor_is_string(from))
            *init = cursor_string(from);
        else
            cursor_skip(from);
}

static void read_raw_cell(struct raw *self, struct cursor *from,
                          struct slice name)
{
    struct raw_cell spare = {0}, *cell = ADD(self, cells, cell_count, spare);
    struct slice key, init;

    memset(cell, 0, sizeof *cell);
    cell->name = name;
    cursor_open(from, '{');
    while (cursor_key(from, &key))
        if (slice_same(key, "type")) {
            cell->type = cursor_string(from);
        } else if (slice_same(key, "parameters")) {
            cell->first_parameter = self->parameter_count;
            read_parameters(self, from);
            cell->parameters = self->parameter_count - cell->first_parameter;
        } else if (slice_same(key, "attributes")) {
            read_source_and_init(from, &cell->source, &init);
        } else if (slice_same(key, "connections")) {
            cell->first_pin = self->pin_count;
            read_pins(self, from);
            cell->pins = self->pin_count - cell->first_pin;
        } else {
            cursor_skip(from);
        }
}

/* Names come with where they are in the source, and with initial values. */
static void read_raw_net(struct raw *self, struct cursor *from,
                         struct slice name)
{
    struct raw_net spare = {0}, *net = ADD(self, nets, net_count, spare);
    struct slice key;

    memset(net, 0, sizeof *net);
    net->name = name;
    cursor_open(from, '{');
    while (cursor_key(from, &key))
        if (slice_same(key, "bits"))
            net->bits = read_bits(self, from);
        else if (slice_same(key, "hide_name"))
            net->is_hidden = cursor_number(from) != 0;
        else if (slice_same(key, "attributes"))
            read_source_and_init(from, &net->source, &net->init);
        else
            cursor_skip(from);
}

/* An object whose keys are names that somebody chose. */
static void read_all_named(struct raw *self, struct cursor *from,
                      void (*read)(struct raw *, struct cursor *, struct slice))
{
    struct slice name;

    cursor_open(from, '{');
    while (cursor_key(from, &name))
        read(self, from, name);
}

static void read_module(struct raw *self, struct cursor *from)
{
    struct slice key;

    cursor_open(from, '{');
    while (cursor_key(from, &key))
        if (slice_same(key, "ports"))
            read_all_named(self, from, read_port);
        else if (slice_same(key, "cells"))
            read_all_named(self, from, read_raw_cell);
        else if (slice_same(key, "netnames"))
            read_all_named(self, from, read_raw_net);
        else
            cursor_skip(from);
}

/* The right module */

/* A cursor of its own looks ahead for the attribute. */
static int is_marked_top(struct cursor at)
{
    struct slice key, attribute;
    int is_top = 0;

    cursor_open(&at, '{');
    while (cursor_key(&at, &key)) {
        if (!slice_same(key, "attributes")) {
            cursor_skip(&at);
            continue;
        }
        cursor_open(&at, '{');
        while (cursor_key(&at, &attribute)) {
            is_top |= slice_same(attribute, "top");
            cursor_skip(&at);
        }
    }
    return is_top;
}

/* A cursor at the module, or one with an error. */
/* Marked wins over the first; a name that was asked for wins over both. */
static struct cursor find_module(struct raw *self, struct cursor from,
                               const char *top)
{
    struct cursor found = from;
    struct slice key;
    int is_found = 0, is_sure = 0;

    cursor_open(&from, '{');
    (void)cursor_find(&from, "modules");
    cursor_open(&from, '{');
    while (!is_sure && cursor_key(&from, &key)) {
        is_sure = top ? slice_same(key, top) : is_marked_top(from);
        if (is_sure || (!top && !is_found)) {
            found = from;
            self->top = key;
            is_found = 1;
        }
        cursor_skip(&from);
    }
    if (!is_found)
        found.error = from.error ? from.error
                    : top ? "the top module is not in the netlist"
                    : "the netlist has no module";
    return found;
}

static void *take(struct arena *memory, uint32_t count, size_t size)
{
    if (count && size > SIZE_MAX / count)
        return NULL;
    return arena_take(memory, count ? count * size : size);
}

/* The lists as long as they were counted; then they are empty again. */
static int make_lists(struct raw *self, struct arena *memory)
{
    struct raw made = *self;

    made.ports = take(memory, self->port_count, sizeof *made.ports);
    made.cells = take(memory, self->cell_count, sizeof *made.cells);
    made.parameters = take(memory, self->parameter_count,
                           sizeof *made.parameters);
    made.pins = take(memory, self->pin_count, sizeof *made.pins);
    made.nets = take(memory, self->net_count, sizeof *made.nets);
    made.bits = take(memory, self->bit_count, sizeof *made.bits);
    made.port_count = made.cell_count = made.parameter_count = 0;
    made.pin_count = made.net_count = made.bit_count = 0;
    *self = made;
    return made.ports && made.cells && made.parameters && made.pins
        && made.nets && made.bits;
}

/* The line is worth much: netlists are long, and made by programs. */
static const char *cursor_complaint(const struct cursor *from)
{
    char number[24];
    struct text to;

    text_begin(&to, number, sizeof number);
    text_put_number(&to, (uint64_t)cursor_line(from));
    return text_error("netlist, line ", number, ": ", from->error, (char *)0);
}

const char *raw_read(struct raw *self, struct arena *memory, const char *top,
                     const char *text, size_t length)
{
    struct cursor from, module;

    memset(self, 0, sizeof *self);
    cursor_begin(&from, text, length);
    module = find_module(self, from, top);
    from = module;
    read_module(self, &from);
    if (from.error)
        return cursor_complaint(&from);
    if (!make_lists(self, memory))
        return "out of memory for the netlist";
    read_module(self, &module);
    return NULL;
}

/* Cells */

struct raw_bits raw_pin_of(const struct raw *self,
                           const struct raw_cell *cell, const char *name)
{
    for (uint32_t i = 0; i < cell->pins; i++)
        if (slice_same(self->pins[cell->first_pin + i].name, name))
            return self->pins[cell->first_pin + i].bits;
    return (struct raw_bits){0, 0};
}

struct slice raw_text_of(const struct raw *self, const struct raw_cell *cell,
                         const char *name)
{
    const struct raw_parameter *at = &self->parameters[cell->first_parameter];

    for (uint32_t i = 0; i < cell->parameters; i++)
        if (slice_same(at[i].name, name))
            return at[i].value;
    return (struct slice){"", 0};
}

/* Binary digits; what does not fit into 32 of them is cut off at the top. */
uint32_t raw_number_of(const struct raw *self, const struct raw_cell *cell,
                       const char *name)
{
    struct slice digits = raw_text_of(self, cell, name);
    uint32_t number = 0;

    for (size_t i = 0; i < digits.length; i++)
        number = number << 1 | (digits.start[i] == '1');
    return number;
}
