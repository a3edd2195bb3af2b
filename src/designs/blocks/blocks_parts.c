/* blocks_parts.c - the instances of the top, its ports, and the wires between
 * them.
 *
 * What the top does itself, between its instances, is one more block. Wires
 * with the same ends are one in the picture, with the names of all. The clocks
 * that come from outside are no wires there: each block says which it has.
 */
#include "designs/blocks/blocks_inside.h"

#include <stdlib.h>
#include <string.h>

enum { NOBODY = -1, TYPE_MAX = 1024 };

struct named {                          /* so many bits of a net between two */
    int from, to;
    uint32_t net;
    int bits;
    int32_t last;                       /* bit that was counted last */
};

struct parts {
    struct blocks *to;
    const char *text;
    size_t length;
    struct raw raw;
    const struct blocks_port *ports;
    int *driver;                        /* of a bit: a node */
    char *is_clock;                     /* of a bit: it comes from outside */
    uint32_t *net_of;
    struct named *named;
    int named_count;
};

/* Nodes */

static int find_or_add_node(struct blocks *to, enum blocks_kind kind,
                    const char *name)
{
    for (int i = 0; i < to->node_count; i++)
        if (kind >= BLOCKS_INSTANCE && to->nodes[i].kind == kind
            && text_same(to->nodes[i].name, name))
            return i;
    if (to->node_count == BLOCKS_NODES) {
        to->is_cut = 1;
        return NOBODY;
    }
    to->nodes[to->node_count] = (struct blocks_node){.kind = kind};
    snprintf(to->nodes[to->node_count].name, BLOCKS_NAME, "%.*s",
             BLOCKS_NAME - 1, name);
    return to->node_count++;
}

/* "$paramod$0f3a\\debounce", "$paramod\\debounce\\N=s32..." are debounce. */
static void name_module(struct slice type, char *to, size_t size)
{
    size_t from = 0, used = 0;

    if (blocks_begins(type, "$paramod"))
        while (from < type.length && type.start[from] != '\\')
            from++;
    while (from < type.length && type.start[from] == '\\')
        from++;
    for (; from < type.length && type.start[from] != '\\' && used + 1 < size;
         from++)
        to[used++] = text_plain(type.start[from]);
    to[used] = 0;
}

static int is_instance(const struct raw_cell *cell)
{
    return !blocks_begins(cell->type, "$")
        || blocks_begins(cell->type, "$paramod");
}

static int node_of_cell(struct parts *self, const struct raw_cell *cell)
{
    char name[BLOCKS_NAME] = "";

    if (is_instance(cell))
        blocks_plain(cell->name, name, sizeof name);
    return find_or_add_node(self->to, *name ? BLOCKS_INSTANCE : BLOCKS_OWN,
                            name);
}

static const struct blocks_port *port_known(const struct parts *self,
                                            struct slice name)
{
    for (const struct blocks_port *p = self->ports; p && p->name; p++)
        if (slice_same(name, p->name))
            return p;
    return NULL;
}

static int node_of_port(struct parts *self, const struct raw_port *port)
{
    enum blocks_kind kind = slice_same(port->direction, "input") ? BLOCKS_IN
        : slice_same(port->direction, "output") ? BLOCKS_OUT : BLOCKS_BOTH;
    const struct blocks_port *known = port_known(self, port->name);
    char plain[BLOCKS_NAME], name[BLOCKS_NAME];
    int node;

    blocks_plain(port->name, plain, sizeof plain);
    snprintf(name, sizeof name, "%s", plain);
    if (port->bits.count > 1)
        snprintf(name, sizeof name, "%.30s[%d:%d]", plain,
                 port->low + (int)port->bits.count - 1, port->low);
    node = find_or_add_node(self->to, kind, name);
    if (node >= 0 && known)
        snprintf(self->to->nodes[node].about, BLOCKS_WORDS, "%s", known->at);
    return node;
}

/* Ends of wires */

static void drive_wire_bits(struct parts *self, struct raw_bits bits, int node)
{
    for (uint32_t i = 0; i < bits.count; i++) {
        int32_t bit = self->raw.bits[bits.first + i];

        if (bit >= 0)
            self->driver[bit] = node;
    }
}

static struct named *named_between(struct parts *self, int from, int to,
                                   uint32_t net)
{
    struct named *all = self->named;

    for (int i = 0; i < self->named_count; i++)
        if (all[i].from == from && all[i].to == to && all[i].net == net)
            return &all[i];
    if (self->named_count == BLOCKS_NAMES) {
        self->to->is_cut = 1;
        return NULL;
    }
    all[self->named_count] = (struct named){from, to, net, 0, -1};
    return &all[self->named_count++];
}

/* A bit that goes to a block several times is counted once, as long as it is
 * not far apart in the text. */
static void read_wire_bits(struct parts *self, struct raw_bits bits, int node)
{
    for (uint32_t i = 0; i < bits.count; i++) {
        int32_t bit = self->raw.bits[bits.first + i];
        struct named *named;

        if (bit < 0 || self->driver[bit] < 0 || self->driver[bit] == node
            || self->is_clock[bit])
            continue;
        named = named_between(self, self->driver[bit], node,
                              self->net_of[bit]);
        if (named && bit > named->last) {
            named->bits++;
            named->last = bit;
        }
    }
}

/* The ports of an instance are those of its module. */
static void connect_instance(struct parts *self, const struct raw_cell *cell,
                             const struct raw *module, int node, int is_input)
{
    for (uint32_t p = 0; p < module->port_count; p++) {
        const struct raw_port *port = &module->ports[p];
        char name[BLOCKS_WORDS];
        struct raw_bits bits;

        slice_copy(port->name, name, sizeof name);
        bits = raw_pin_of(&self->raw, cell, name);
        if (is_input && !slice_same(port->direction, "output"))
            read_wire_bits(self, bits, node);
        if (!is_input && !slice_same(port->direction, "input"))
            drive_wire_bits(self, bits, node);
    }
}

static void list_inner(struct blocks_node *node, const struct raw *module)
{
    for (uint32_t c = 0; c < module->cell_count; c++) {
        char type[BLOCKS_NAME / 2 - 1], name[BLOCKS_NAME / 2 - 1];

        if (!is_instance(&module->cells[c]))
            continue;
        name_module(module->cells[c].type, type, sizeof type);
        blocks_plain(module->cells[c].name, name, sizeof name);
        if (node->inner_count < BLOCKS_INNER)
            snprintf(node->inner[node->inner_count], BLOCKS_NAME, "%s: %s",
                     name, type);
        node->inner_count++;
    }
}

/* With its module at hand, which is read anew for each pass: there are few. */
static void visit_instance(struct parts *self, const struct raw_cell *cell,
                           int node, int is_input)
{
    char type[TYPE_MAX], name[BLOCKS_NAME], place[BLOCKS_NAME];
    struct arena arena;
    struct raw module;
    void *memory = blocks_memory(self->length, &arena);

    slice_copy(cell->type, type, sizeof type);
    if (memory && !raw_read(&module, &arena, type, self->text,
                            self->length)) {
        connect_instance(self, cell, &module, node, is_input);
        if (!is_input) {
            name_module(cell->type, name, sizeof name);
            blocks_place(cell->source, place, sizeof place);
            snprintf(self->to->nodes[node].about, BLOCKS_WORDS, "%s, %s",
                     name, place);
            list_inner(&self->to->nodes[node], &module);
        }
    }
    free(memory);
}

static void visit_cell(struct parts *self, const struct raw_cell *cell,
                       int is_input)
{
    int node = node_of_cell(self, cell);

    if (node < 0)
        return;
    if (is_instance(cell)) {
        visit_instance(self, cell, node, is_input);
        return;
    }
    for (uint32_t p = 0; p < cell->pins; p++) {
        const struct raw_pin *pin = &self->raw.pins[cell->first_pin + p];
        int is_output = blocks_is_output(cell, pin->name);

        if (is_input && !is_output)
            read_wire_bits(self, pin->bits, node);
        if (!is_input && is_output)
            drive_wire_bits(self, pin->bits, node);
    }
}

/* Clocks from outside, by their names. */
static void mark_clocks(struct parts *self)
{
    for (int d = 0; d < self->to->domain_count; d++)
        for (uint32_t p = 0; p < self->raw.port_count; p++) {
            const struct raw_port *port = &self->raw.ports[p];

            if (self->to->domains[d].is_port && port->bits.count == 1
                && self->raw.bits[port->bits.first] >= 0
                && slice_same(port->name, self->to->domains[d].name))
                self->is_clock[self->raw.bits[port->bits.first]] = 1;
        }
}

static void connect_all(struct parts *self)
{
    int port_nodes[BLOCKS_NODES];
    uint32_t ports = self->raw.port_count < BLOCKS_NODES
                   ? self->raw.port_count : BLOCKS_NODES;

    memset(self->driver, 0xff, self->raw.number_end * sizeof *self->driver);
    mark_clocks(self);
    for (uint32_t p = 0; p < ports; p++) {
        port_nodes[p] = node_of_port(self, &self->raw.ports[p]);
        if (!slice_same(self->raw.ports[p].direction, "output"))
            drive_wire_bits(self, self->raw.ports[p].bits, port_nodes[p]);
    }
    for (int is_input = 0; is_input < 2; is_input++)
        for (uint32_t c = 0; c < self->raw.cell_count; c++)
            visit_cell(self, &self->raw.cells[c], is_input);
    for (uint32_t p = 0; p < ports; p++)
        if (port_nodes[p] >= 0
            && !slice_same(self->raw.ports[p].direction, "input"))
            read_wire_bits(self, self->raw.ports[p].bits, port_nodes[p]);
}

/* Wires */

static struct blocks_wire *wire_between(struct blocks *to, int from, int node)
{
    for (int i = 0; i < to->wire_count; i++)
        if (to->wires[i].from == from && to->wires[i].to == node)
            return &to->wires[i];
    if (to->wire_count == BLOCKS_WIRES) {
        to->is_cut = 1;
        return NULL;
    }
    to->wires[to->wire_count] = (struct blocks_wire){.from = from, .to = node};
    return &to->wires[to->wire_count++];
}

static void put_wire_name(struct parts *self, const struct named *named)
{
    struct blocks_wire *wire = wire_between(self->to, named->from, named->to);
    char name[BLOCKS_NAME] = "";
    size_t used;

    if (!wire)
        return;
    if (named->net != UINT32_MAX)
        blocks_plain(self->raw.nets[named->net].name, name, sizeof name);
    used = strlen(wire->words);
    wire->bits += named->bits;
    wire->names++;
    if (!*name || used + strlen(name) + 16 > sizeof wire->words)
        return;
    snprintf(wire->words + used, sizeof wire->words - used,
             named->bits > 1 ? "%s%s (%d)" : "%s%s", used ? ", " : "", name,
             named->bits);
}

/* Which wires crossings take; those inside a block take none. */
static void join_crossing(struct blocks *to, struct blocks_crossing *crossing)
{
    for (int i = 0; i < to->node_count; i++) {
        int is_block = to->nodes[i].kind == BLOCKS_INSTANCE
                    || to->nodes[i].kind == BLOCKS_OWN;

        if (is_block && text_same(to->nodes[i].name, crossing->from_block))
            crossing->from_node = i;
        if (is_block && text_same(to->nodes[i].name, crossing->to_block))
            crossing->to_node = i;
    }
    for (int i = 0; i < to->wire_count; i++)
        if (crossing->how == BLOCKS_BARE && crossing->from_node >= 0
            && to->wires[i].from == crossing->from_node
            && to->wires[i].to == crossing->to_node)
            to->wires[i].crossings++;
}

static int take_part_lists(struct parts *self)
{
    size_t bits = self->raw.number_end + 1;

    self->driver = calloc(bits, sizeof *self->driver);
    self->is_clock = calloc(bits, 1);
    self->net_of = calloc(bits, sizeof *self->net_of);
    self->named = calloc(BLOCKS_NAMES, sizeof *self->named);
    return self->driver && self->is_clock && self->net_of && self->named;
}

const char *blocks_read_parts(struct blocks *to, const char *text,
                              size_t length, const struct blocks_port *ports)
{
    struct parts self = {.to = to, .text = text, .length = length,
                         .ports = ports};
    struct arena arena;
    void *memory = blocks_memory(length, &arena);
    const char *error = memory ? raw_read(&self.raw, &arena, NULL, text,
                                          length)
                               : "out of memory for a netlist";

    if (!error && !take_part_lists(&self))
        error = "out of memory for a netlist";
    if (!error) {
        blocks_name_bits(&self.raw, self.net_of);
        connect_all(&self);
        for (int i = 0; i < self.named_count; i++)
            put_wire_name(&self, &self.named[i]);
        for (int i = 0; i < to->crossing_count; i++)
            join_crossing(to, &to->crossings[i]);
    }
    free(self.driver);
    free(self.is_clock);
    free(self.net_of);
    free(self.named);
    free(memory);
    return error;
}
