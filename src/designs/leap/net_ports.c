/* net_ports.c - the ports of the top, with bidirectional ones.
 *
 * Inside, a wire of both directions is what the design drives, and where it
 * does not, what comes from outside. Several tri-state buffers on one bit
 * drive what any of them drives.
 */
#include "designs/leap/net_build.h"

static int is_input(const struct raw_port *port)
{
    return slice_same(port->direction, "input");
}

static int is_both(const struct raw_port *port)
{
    return slice_same(port->direction, "inout");
}

static int is_tristate(const struct net_build *self, uint32_t node)
{
    const struct raw *raw = &self->net->raw;

    return node < raw->cell_count
        && slice_same(raw->cells[node].type, "$tribuf");
}

/* Bits that nobody drives, or buffers only, are those of the wire. */
static void drive_wire(struct net_build *self, struct raw_bits bits,
                       uint32_t node)
{
    const int32_t *bit = &self->net->raw.bits[bits.first];

    for (uint32_t i = 0; i < bits.count && !self->error; i++) {
        struct net_place *place = bit[i] < 0 ? NULL
                                : &self->net->drivers[bit[i]];

        if (place && (place->node == NET_NOWHERE
                      || is_tristate(self, place->node)))
            *place = (struct net_place){node, i};
    }
}

static int has_bit(const struct raw *raw, struct raw_bits bits, int32_t bit)
{
    for (uint32_t i = 0; i < bits.count; i++)
        if (raw->bits[bits.first + i] == bit)
            return 1;
    return 0;
}

static int is_of_wire(const struct raw *raw, int32_t bit)
{
    for (uint32_t i = 0; i < raw->port_count; i++)
        if (is_both(&raw->ports[i]) && has_bit(raw, raw->ports[i].bits, bit))
            return 1;
    return 0;
}

/* Whether a buffer that can be off drives one of these bits, and the port does
 * not merely show the wire of another. */
static int is_let_go(const struct net_build *self, struct raw_bits bits)
{
    const struct raw *raw = &self->net->raw;

    for (uint32_t i = 0; i < raw->cell_count; i++) {
        struct raw_bits y = raw_pin_of(raw, &raw->cells[i], "Y");

        for (uint32_t k = 0; is_tristate(self, i) && k < y.count; k++) {
            int32_t bit = raw->bits[y.first + k];

            if (bit >= 0 && has_bit(raw, bits, bit) && !is_of_wire(raw, bit))
                return 1;
        }
    }
    return 0;
}

/* An output that is let go at times has a wire with two ends, too: what is
 * there then is for the board to say. */
static void find_open_outputs(struct net_build *self)
{
    struct raw *raw = &self->net->raw;

    for (uint32_t i = 0; i < raw->port_count; i++)
        if (slice_same(raw->ports[i].direction, "output")
            && is_let_go(self, raw->ports[i].bits))
            raw->ports[i].direction = (struct slice){"inout", 5};
}

/* The wire's own node, `out`, is filled in when all else is there. */
void net_ports_allot(struct net_build *self)
{
    struct net *net = self->net;

    find_open_outputs(self);
    for (uint32_t i = 0; i < net->raw.port_count && !self->error; i++) {
        const struct raw_port *port = &net->raw.ports[i];
        uint32_t width = port->bits.count;

        if (!width)
            self->error = "a port of the top has no bits";
        if (!is_input(port) && !is_both(port)
            && !slice_same(port->direction, "output"))
            self->error = "a port of the top is neither input nor output nor "
                          "inout";
        net->ports[i] = (struct net_port){NET_NOWHERE, NET_NOWHERE,
                                          NET_NOWHERE};
        if (is_input(port) || is_both(port))
            net->ports[i].in = net_build_node(self, NET_INPUT, width);
        if (is_both(port)) {
            net->ports[i].out = net_build_node(self, NET_OR, width);
            drive_wire(self, port->bits, net->ports[i].out);
        } else if (is_input(port)) {
            net_build_drive(self, port->bits, net->ports[i].in);
        }
    }
}

struct driven {
    uint32_t out, drives;               /* 1-bit nodes */
};

/* One more on the same bit: the bit is driven if any of them does. */
static void add_buffer(struct net_build *self, struct driven *to,
                       uint32_t cell, uint32_t at)
{
    uint32_t out = net_build_slice(self, cell, at, 1);

    self->cell = cell;
    to->out = net_build_two(self, NET_OR, 1, to->out, out);
    to->drives = net_build_two(self, NET_OR, 1, to->drives,
                               net_build_pin(self, "EN"));
    self->cell = NET_NOWHERE;
}

/* What the buffers do to one bit. */
static struct driven driven_bit(struct net_build *self, int32_t bit)
{
    const struct raw *raw = &self->net->raw;
    uint32_t zero = net_build_digits(self, (struct slice){"0", 1}, 1);
    struct driven driven = {zero, zero};

    for (uint32_t i = 0; i < raw->cell_count && !self->error; i++) {
        struct raw_bits y = raw_pin_of(raw, &raw->cells[i], "Y");

        for (uint32_t k = 0; k < y.count && is_tristate(self, i); k++)
            if (raw->bits[y.first + k] == bit)
                add_buffer(self, &driven, i, k);
    }
    return driven;
}

/* From here on `out` is what is driven; the wire has its own node. */
static void make_wire(struct net_build *self, struct net_port *port,
                      uint32_t out, uint32_t drives, uint32_t width)
{
    uint32_t wire = port->out;
    uint32_t free = net_build_one(self, NET_NOT, width, drives);
    uint32_t ours = net_build_two(self, NET_AND, width, out, drives);
    uint32_t theirs = net_build_two(self, NET_AND, width, port->in, free);

    net_build_set(self, wire, NET_OR, (uint32_t[]){ours, theirs}, 2);
    port->out = out;
    port->drives = drives;
}

/* Bit by bit, because each may have its own buffers, or none, or be driven all
 * the time by something else, or never: a constant z. */
static void make_both(struct net_build *self, struct net_port *port,
                      struct raw_bits bits)
{
    struct net *net = self->net;
    const int32_t *bit = &net->raw.bits[bits.first];
    uint32_t one = net_build_digits(self, (struct slice){"1", 1}, 1);
    uint32_t zero = net_build_digits(self, (struct slice){"0", 1}, 1);
    struct net_piece *out = arena_take(self->memory,
                                       bits.count * sizeof *out);
    struct net_piece *drives = arena_take(self->memory,
                                          bits.count * sizeof *drives);

    if (!out || !drives) {
        self->error = "out of memory for the netlist";
        return;
    }
    for (uint32_t i = 0; i < bits.count && !self->error; i++) {
        struct driven driven = {net_build_word(self, &bit[i], 1),
                                bit[i] == RAW_Z ? zero : one};

        if (bit[i] >= 0 && net->drivers[bit[i]].node == port->out)
            driven = driven_bit(self, bit[i]);
        out[i] = (struct net_piece){driven.out, 0, 1};
        drives[i] = (struct net_piece){driven.drives, 0, 1};
    }
    make_wire(self, port, net_build_gather(self, out, bits.count),
              net_build_gather(self, drives, bits.count), bits.count);
}

/* Outputs are read like operands of a cell. */
void net_ports_make(struct net_build *self)
{
    struct net *net = self->net;

    for (uint32_t i = 0; i < net->raw.port_count && !self->error; i++) {
        struct raw_bits bits = net->raw.ports[i].bits;

        if (is_both(&net->raw.ports[i]))
            make_both(self, &net->ports[i], bits);
        else if (!is_input(&net->raw.ports[i]))
            net->ports[i].out = net_build_word(
                self, &net->raw.bits[bits.first], bits.count);
    }
}
