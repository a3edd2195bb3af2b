/* net_regs.c - turns the flip-flops, latches and memories of Yosys into
 * registers and memories.
 *
 * Whatever acts without a clock is a load: a reset loads a constant, a latch
 * its D, sets and clears the old value with some bits changed. A clock's edge
 * during a load changes nothing, so `next` is then what is loaded.
 */
#include "designs/leap/net_build.h"

#include <string.h>

enum { MEMORY_LIMBS_MAX = 1 << 28 };

static uint32_t flag_of(const struct net_build *self, const char *name)
{
    const struct raw *raw = &self->net->raw;

    return raw_number_of(raw, &raw->cells[self->cell], name);
}

static int cell_has_pin(const struct net_build *self, const char *name)
{
    const struct raw *raw = &self->net->raw;

    return raw_pin_of(raw, &raw->cells[self->cell], name).count != 0;
}

/* The pin, 1 where it acts. */
static uint32_t active(struct net_build *self, const char *name,
                       const char *polarity)
{
    uint32_t pin = net_build_pin(self, name);

    if (self->error || flag_of(self, polarity))
        return pin;
    return net_build_one(self, NET_NOT, self->net->nodes[pin].width, pin);
}

static void complain(struct net_build *self, const char *what)
{
    char name[160];

    slice_copy(self->net->raw.cells[self->cell].name, name, sizeof name);
    if (!self->error)
        self->error = text_error("cell '", name, "': ", what, (char *)0);
}

/* What a register takes has to be as wide as it is. */
static uint32_t data_pin(struct net_build *self, const char *name,
                         uint32_t width)
{
    uint32_t pin = net_build_pin(self, name);

    if (!self->error && self->net->nodes[pin].width != width)
        complain(self, "a register and its input have different widths");
    return pin;
}

struct loads {
    uint32_t load, value;
};

/* One more load, which wins over those before. */
static void add_load(struct net_build *self, struct loads *to,
                     uint32_t width, uint32_t load, uint32_t value)
{
    if (to->load != NET_NOWHERE) {
        value = net_build_mux(self, width, load, to->value, value);
        load = net_build_two(self, NET_OR, 1, to->load, load);
    }
    *to = (struct loads){load, value};
}

/* The word with the bits of SET and CLR, of which the latter win. */
static uint32_t set_and_cleared(struct net_build *self, uint32_t width,
                                uint32_t word, uint32_t set, uint32_t clear)
{
    uint32_t kept = net_build_one(self, NET_NOT, width, clear);

    word = net_build_two(self, NET_OR, width, word, set);
    return net_build_two(self, NET_AND, width, word, kept);
}

/* SET and CLR act on single bits. The others keep their value, or take what is
 * loaded, or at an edge what is next. */
static void add_sets(struct net_build *self, struct net_reg *reg,
                     struct loads *loads, uint32_t width)
{
    uint32_t set = active(self, "SET", "SET_POLARITY");
    uint32_t clear = active(self, "CLR", "CLR_POLARITY");
    uint32_t any = net_build_one(self, NET_ANY, 1,
                                 net_build_two(self, NET_OR, width, set,
                                               clear));
    uint32_t old = reg->node;

    if (loads->load != NET_NOWHERE)
        old = net_build_mux(self, width, loads->load, old, loads->value);
    old = set_and_cleared(self, width, old, set, clear);
    if (loads->load != NET_NOWHERE)
        any = net_build_two(self, NET_OR, 1, any, loads->load);
    *loads = (struct loads){any, old};
    if (reg->next != NET_NOWHERE)
        reg->next = set_and_cleared(self, width, reg->next, set, clear);
}

/* A latch is loaded with its D, and a reset wins over that. */
static struct loads loads_of(struct net_build *self, struct net_reg *reg,
                             const struct raw_cell *cell, uint32_t width)
{
    struct loads loads = {NET_NOWHERE, NET_NOWHERE};

    if (cell_has_pin(self, "EN"))
        add_load(self, &loads, width, active(self, "EN", "EN_POLARITY"),
                 data_pin(self, "D", width));
    if (cell_has_pin(self, "ALOAD"))
        add_load(self, &loads, width,
                 active(self, "ALOAD", "ALOAD_POLARITY"),
                 data_pin(self, "AD", width));
    if (cell_has_pin(self, "ARST"))
        add_load(self, &loads, width, active(self, "ARST", "ARST_POLARITY"),
                 net_build_digits(self, raw_text_of(&self->net->raw, cell,
                                                    "ARST_VALUE"), width));
    if (cell_has_pin(self, "SET"))
        add_sets(self, reg, &loads, width);
    else if (loads.load != NET_NOWHERE && reg->next != NET_NOWHERE)
        reg->next = net_build_mux(self, width, loads.load, reg->next,
                                  loads.value);
    return loads;
}

void net_regs_make(struct net_build *self, const struct raw_cell *cell,
                   uint32_t node)
{
    struct net *net = self->net;
    struct net_reg reg = {node, NET_NOWHERE, NET_NOWHERE, NET_NOWHERE,
                          NET_NOWHERE, self->cell};
    struct loads loads;

    if (cell_has_pin(self, "CLK")) {
        reg.clock = active(self, "CLK", "CLK_POLARITY");
        reg.next = data_pin(self, "D", net->nodes[node].width);
    }
    loads = loads_of(self, &reg, cell, net->nodes[node].width);
    reg.load = loads.load;
    reg.value = loads.value;
    net->regs = net_build_grow(self, net->regs, net->reg_count, 1,
                               &self->reg_room, sizeof *net->regs);
    if (self->error)
        return;
    net->nodes[node].op = NET_REG;
    net->regs[net->reg_count++] = reg;
}

/* Memories */

/* Parameters with a digit for each port: any of them, or that of one. */
static int has_flag(const struct net_build *self, const char *name)
{
    const struct raw *raw = &self->net->raw;
    struct slice digits = raw_text_of(raw, &raw->cells[self->cell], name);

    for (size_t i = 0; i < digits.length; i++)
        if (digits.start[i] == '1')
            return 1;
    return 0;
}

static int bit_of_flag(const struct net_build *self, const char *name,
                       uint32_t bit)
{
    const struct raw *raw = &self->net->raw;
    struct slice digits = raw_text_of(raw, &raw->cells[self->cell], name);

    return bit < digits.length
        && digits.start[digits.length - 1 - bit] == '1';
}

/* What the script of raw.h does not make. */
static const char *memory_complaint(const struct net_build *self)
{
    if (has_flag(self, "RD_CLK_ENABLE"))
        return "a memory has its registers inside; 'memory_dff' must not be "
               "in the script";
    if (has_flag(self, "RD_WIDE_CONTINUATION")
        || has_flag(self, "WR_WIDE_CONTINUATION"))
        return "a memory has ports wider than its words";
    for (uint32_t i = 0; i < flag_of(self, "WR_PORTS"); i++)
        if (!bit_of_flag(self, "WR_CLK_ENABLE", i))
            return "a memory has a write port without a clock";
    if (!flag_of(self, "WIDTH"))
        return "a memory has words of no bits";
    if (self->net->memory_limbs + (uint64_t)flag_of(self, "SIZE")
        * net_limbs(flag_of(self, "WIDTH")) > MEMORY_LIMBS_MAX)
        return "the memories have over 2^28 words of 64 bits";
    return NULL;
}

/* Ports of a memory lie in one row of bits, the first lowest. */
static struct raw_bits port_part(struct raw_bits bits, uint32_t part,
                               uint32_t width)
{
    if ((uint64_t)part * width + width > bits.count)
        return (struct raw_bits){0, 0};
    return (struct raw_bits){bits.first + part * width, width};
}

/* Only what is read has nodes. */
void net_memories_allot(struct net_build *self, const struct raw_cell *cell)
{
    struct net *net = self->net;
    struct net_memory made = {.width = flag_of(self, "WIDTH"),
                              .depth = flag_of(self, "SIZE"),
                              .low = flag_of(self, "OFFSET"),
                              .reads = flag_of(self, "RD_PORTS"),
                              .cell = self->cell};
    struct raw_bits data = raw_pin_of(&net->raw, cell, "RD_DATA");

    self->error = memory_complaint(self);
    net->memories = net_build_grow(self, net->memories, net->memory_count, 1,
                                   &self->memory_room, sizeof *net->memories);
    if (self->error)
        return;
    made.limbs = net_limbs(made.width);
    made.at = net->memory_limbs;
    net->memory_limbs += made.limbs * made.depth;
    made.init = raw_text_of(&net->raw, cell, "INIT");
    made.first_read = net->node_count;
    for (uint32_t i = 0; i < made.reads; i++) {
        uint32_t node = net_build_node(self, NET_CONST, made.width);

        net_build_drive(self, port_part(data, i, made.width), node);
    }
    net->memories[net->memory_count++] = made;
}

static uint32_t port_word(struct net_build *self, const char *pin,
                          uint32_t part, uint32_t width)
{
    const struct raw *raw = &self->net->raw;
    struct raw_bits bits = raw_pin_of(raw, &raw->cells[self->cell], pin);

    bits = port_part(bits, part, width);
    if (bits.count != width)
        complain(self, "a port of a memory has too few bits");
    return net_build_word(self, &raw->bits[bits.first], bits.count);
}

/* Later ports win where several write the same word, as Yosys numbers them. */
static void make_write(struct net_build *self, uint32_t memory, uint32_t i)
{
    struct net *net = self->net;
    uint32_t width = net->memories[memory].width;
    struct net_write made = {memory, port_word(self, "WR_CLK", i, 1),
        port_word(self, "WR_ADDR", i, flag_of(self, "ABITS")),
        port_word(self, "WR_DATA", i, width),
        port_word(self, "WR_EN", i, width)};

    if (!bit_of_flag(self, "WR_CLK_POLARITY", i))
        made.clock = net_build_one(self, NET_NOT, 1, made.clock);
    net->writes = net_build_grow(self, net->writes, net->write_count, 1,
                                 &self->write_room, sizeof *net->writes);
    if (!self->error)
        net->writes[net->write_count++] = made;
}

void net_memories_make(struct net_build *self, const struct raw_cell *cell,
                       uint32_t memory)
{
    struct net *net = self->net;
    uint32_t reads = net->memories[memory].reads;

    (void)cell;
    for (uint32_t i = 0; i < reads && !self->error; i++) {
        uint32_t address = port_word(self, "RD_ADDR", i,
                                     flag_of(self, "ABITS"));
        uint32_t node = net->memories[memory].first_read + i;

        net_build_set(self, node, NET_READ, &address, 1);
        if (!self->error)
            net->nodes[node].memory = memory;
    }
    for (uint32_t i = 0; i < flag_of(self, "WR_PORTS") && !self->error; i++)
        make_write(self, memory, i);
}
