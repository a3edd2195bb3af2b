/* net.c - reads a net from its text, and looks up names in it.
 *
 * The making has four parts, in files of their own: a node is allotted for
 * every output of a cell and every port, so that logic may read what comes
 * later in the text; cells, registers, memories and ports are made of these;
 * all nodes are put in order; and what registers are at power-up is looked up,
 * because Yosys tells that only with the names at the end.
 *
 * Names are looked for one by one. Whoever asks often should ask once and keep
 * the answer; nothing that runs does ask.
 */
#include "designs/leap/net.h"

#include <string.h>

#include "designs/leap/net_build.h"

/* Values of registers at power-up, from the attributes of nets. */
static void put_inits(struct net *self)
{
    for (uint32_t i = 0; i < self->raw.net_count; i++) {
        const struct raw_net *net = &self->raw.nets[i];
        size_t digits = net->init.length;

        for (uint32_t k = 0; k < net->bits.count && k < digits; k++) {
            struct net_place place = net_place_of(
                self, self->raw.bits[net->bits.first + k]);

            if (place.node != NET_NOWHERE
                && self->nodes[place.node].op == NET_REG
                && net->init.start[digits - 1 - k] == '1')
                self->init[self->nodes[place.node].at + place.at / 64] |=
                    UINT64_C(1) << place.at % 64;
        }
    }
}

/* Constants are values like all others, that nobody ever computes. */
static void put_constants(struct net *self)
{
    for (uint32_t i = 0; i < self->first_reg; i++)
        if (self->nodes[i].op == NET_CONST)
            memcpy(&self->init[self->nodes[i].at],
                   &self->constants[self->nodes[i].first],
                   self->nodes[i].count * sizeof *self->init);
}

/* Changes of these are what a run reports. */
static void mark_seen(struct net *self)
{
    for (uint32_t i = 0; i < self->raw.port_count; i++) {
        if (self->ports[i].out != NET_NOWHERE)
            self->nodes[self->ports[i].out].is_seen = 1;
        if (self->ports[i].drives != NET_NOWHERE)
            self->nodes[self->ports[i].drives].is_seen = 1;
    }
}

static void *take_or_complain(struct net_build *build, size_t size)
{
    void *taken = arena_take(build->memory, size);

    if (!taken && !build->error)
        build->error = "out of memory for the netlist";
    return taken;
}

static void build_net(struct net_build *build)
{
    struct net *self = build->net;
    size_t drivers = self->raw.number_end * sizeof *self->drivers;

    self->drivers = take_or_complain(build, drivers + 1);
    self->ports = take_or_complain(build, self->raw.port_count
                                          * sizeof *self->ports + 1);
    if (build->error)
        return;
    memset(self->drivers, 255, drivers);
    net_cells_allot(build);
    net_ports_allot(build);
    net_cells_make(build);
    net_ports_make(build);
    if (!build->error)
        net_order_sort(build);
}

const char *net_read(struct net *self, struct arena *memory, const char *top,
                     const char *text, size_t length)
{
    struct net_build build;
    const char *error;

    memset(self, 0, sizeof *self);
    error = raw_read(&self->raw, memory, top, text, length);
    if (error)
        return error;
    net_build_begin(&build, self, memory);
    build_net(&build);
    if (build.error)
        return build.error;
    self->init = take_or_complain(&build, self->limbs * sizeof *self->init
                                          + 1);
    if (build.error)
        return build.error;
    memset(self->init, 0, self->limbs * sizeof *self->init);
    put_constants(self);
    put_inits(self);
    mark_seen(self);
    return NULL;
}

/* Names */

struct net_place net_place_of(const struct net *self, int32_t bit)
{
    return bit < 0 ? (struct net_place){NET_NOWHERE, 0} : self->drivers[bit];
}

const struct raw_net *net_find(const struct net *self, const char *name)
{
    for (uint32_t i = 0; i < self->raw.net_count; i++)
        if (slice_same(self->raw.nets[i].name, name))
            return &self->raw.nets[i];
    return NULL;
}

/* A net that its author named and that lies in the node; the widest, for
 * others are parts of it: a counter, and the output that shows one bit. */
static const struct raw_net *named_net(const struct net *self, uint32_t node)
{
    const struct raw_net *best = NULL;

    for (uint32_t i = 0; i < self->raw.net_count; i++) {
        const struct raw_net *net = &self->raw.nets[i];

        if (net->bits.count && !net->is_hidden
            && (!best || net->bits.count > best->bits.count)
            && net_place_of(self, self->raw.bits[net->bits.first]).node
               == node)
            best = net;
    }
    return best;
}

static void put_slice(struct text *to, struct slice slice)
{
    for (size_t i = 0; i < slice.length; i++)
        slice_put_char(to, slice.start[i]);
}

/* "top.v:9.1-9.20|..." as "top.v:9". */
static void put_source(struct text *to, struct slice source)
{
    size_t end = 0;

    while (end < source.length && source.start[end] != '|')
        end++;
    while (end && source.start[end - 1] != ':')
        end--;
    while (end < source.length && text_is_digit(source.start[end]))
        end++;
    if (end)
        text_put(to, " in ");
    put_slice(to, (struct slice){source.start, end});
}

void net_tell(const struct net *self, uint32_t node, struct text *to)
{
    const struct raw_net *net = named_net(self, node);
    uint32_t cell = self->nodes[node].cell;
    struct slice source = {"", 0};

    if (cell != NET_NOWHERE)
        source = self->raw.cells[cell].source;
    if (net) {
        put_slice(to, net->name);
        source = net->source.length ? net->source : source;
    } else if (cell != NET_NOWHERE) {
        text_put(to, "a ");
        put_slice(to, self->raw.cells[cell].type);
    } else {
        text_put(to, "a wire");
    }
    put_source(to, source);
}
