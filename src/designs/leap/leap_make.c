/* leap_make.c - prepares a net for running: its fan-out, the registers of each
 * clock, and the layout of the state.
 *
 * Lists of readers are one row for all nodes: those of node i lie from
 * fan_first[i] on and before fan_first[i + 1]. They are counted, added up,
 * and put in, by the same walk through the net with two different functions.
 *
 * Registers that take a node count as its readers too. Their dirty bit says
 * that what they take may have changed since they last took it, so that an
 * edge costs only what those do that have something to take.
 */
#include "designs/leap/leap_inside.h"

#include <string.h>

#define NO_ROOM "out of memory for the netlist"

/* Codes */

/* Whether one limb holds the piece. */
static int is_in_limb(const struct net_piece *piece)
{
    return piece->from % 64 + piece->width <= 64;
}

/* A piece over the border of two limbs needs the long way. */
static int is_wide_gather(const struct net *net, const struct net_node *node)
{
    int is_wide = node->width > 64;

    for (uint32_t i = 0; i < node->count; i++)
        is_wide |= !is_in_limb(&net->pieces[node->first + i]);
    return is_wide;
}

/* Operands count as well: to compare two long words is wide, though the answer
 * is one bit. */
static int is_wide_node(const struct net *net, const struct net_node *node)
{
    int is_wide = node->width > 64;

    if (node->op == NET_GATHER)
        return is_wide_gather(net, node);
    for (uint32_t i = 0; i < node->count; i++)
        is_wide |= net->nodes[net->operands[node->first + i]].width > 64;
    return is_wide;
}

/* One piece is a shift and a mask, which is quicker than a loop. */
static struct leap_code gather_code(const struct net *net,
                                    const struct net_node *node)
{
    struct leap_code code = {.op = NET_GATHER, .to = node->at};
    const struct net_piece *piece = &net->pieces[node->first];

    if (node->count == 1) {
        code.op = LEAP_SLICE;
        code.a = net->nodes[piece->node].at + piece->from / 64;
        code.c = piece->from % 64;
    }
    return code;
}

/* Up to three operands have a place of their own; choices of more ways look
 * theirs up. */
static struct leap_code node_code(const struct net *net,
                                const struct net_node *node)
{
    struct leap_code code = {.op = node->op, .to = node->at};
    const uint32_t *operands = &net->operands[node->first];
    uint32_t *places[] = {&code.a, &code.b, &code.c};

    if (node->op == NET_GATHER) {
        code = gather_code(net, node);
    } else {
        for (uint32_t i = 0; i < node->count && i < 3; i++)
            *places[i] = net->nodes[operands[i]].at;
        code.bits = (uint8_t)(net->nodes[operands[0]].width & 127);
    }
    code.is_wide = (uint8_t)is_wide_node(net, node);
    code.mask = net_mask(node->width);
    return code;
}

static const char *make_codes(struct leap *self, struct arena *memory)
{
    const struct net *net = &self->net;
    uint32_t count = net->node_count - net->logic;

    self->code = arena_take(memory, count * sizeof *self->code + 1);
    if (!self->code)
        return NO_ROOM;
    for (uint32_t i = 0; i < count; i++)
        self->code[i] = node_code(net, &net->nodes[net->logic + i]);
    return NULL;
}

/* Readers */

typedef void visit(struct leap *self, uint32_t read, uint32_t by);

static void count_reader(struct leap *self, uint32_t read, uint32_t by)
{
    (void)by;
    self->fan_first[read + 1]++;
}

static void put_reader(struct leap *self, uint32_t read, uint32_t by)
{
    self->fan[self->fan_first[read]++] = by;
}

/* Logic reads its operands, and a register what it will take. */
static void visit_readers(struct leap *self, visit *see)
{
    const struct net *net = &self->net;

    for (uint32_t i = 0; i < net->reg_count; i++)
        if (net->regs[i].next != NET_NOWHERE)
            see(self, net->regs[i].next, net->regs[i].node);
    for (uint32_t i = net->logic; i < net->node_count; i++) {
        const struct net_node *node = &net->nodes[i];

        for (uint32_t k = 0; k < node->count; k++)
            see(self, node->op == NET_GATHER
                ? net->pieces[node->first + k].node
                : net->operands[node->first + k], i);
    }
}

static const char *make_readers(struct leap *self, struct arena *memory)
{
    uint32_t count = self->net.node_count;
    size_t size = (count + 2) * sizeof *self->fan_first;

    self->fan_first = arena_take(memory, size);
    if (!self->fan_first)
        return NO_ROOM;
    memset(self->fan_first, 0, size);
    visit_readers(self, count_reader);
    for (uint32_t i = 0; i < count; i++)
        self->fan_first[i + 1] += self->fan_first[i];
    self->fan = arena_take(memory, self->fan_first[count]
                                   * sizeof *self->fan + 1);
    if (!self->fan)
        return NO_ROOM;
    visit_readers(self, put_reader);
    memmove(self->fan_first + 1, self->fan_first,
            count * sizeof *self->fan_first);
    self->fan_first[0] = 0;
    return NULL;
}

/* A word that was written concerns all ports that read the memory: which of
 * them have its address is found out by evaluating them. */
static const char *make_memory_readers(struct leap *self,
                                       struct arena *memory)
{
    const struct net *net = &self->net;
    uint32_t count = 0;

    self->reads_first = arena_take(memory, (net->memory_count + 1)
                                           * sizeof *self->reads_first);
    self->reads = arena_take(memory, net->node_count
                                     * sizeof *self->reads);
    if (!self->reads_first || !self->reads)
        return NO_ROOM;
    for (uint32_t i = 0; i < net->memory_count; i++) {
        self->reads_first[i] = count;
        for (uint32_t k = net->logic; k < net->node_count; k++)
            if (net->nodes[k].op == NET_READ && net->nodes[k].memory == i)
                self->reads[count++] = k;
    }
    self->reads_first[net->memory_count] = count;
    return NULL;
}

/* Clocks and loads */

/* The domain of a clock, made if it is new. A design has a handful. */
static struct leap_domain *domain_of(struct leap *self, uint32_t clock)
{
    uint32_t i = 0;

    while (i < self->domain_count && self->domains[i].clock != clock)
        i++;
    if (i == self->domain_count)
        self->domains[self->domain_count++] = (struct leap_domain){
            .clock = clock};
    return &self->domains[i];
}

/* Writes of one domain in a row, in the order in which they win. */
static void sort_writes(struct leap *self)
{
    uint32_t count = 0;

    for (uint32_t i = 0; i < self->domain_count; i++) {
        self->domains[i].first_write = count;
        for (uint32_t k = 0; k < self->net.write_count; k++)
            if (self->net.writes[k].clock == self->domains[i].clock)
                self->writes[count++] = self->net.writes[k];
        self->domains[i].writes = count - self->domains[i].first_write;
    }
}

/* The net has the registers of one clock in a row already. */
static const char *make_domains(struct leap *self, struct arena *memory)
{
    const struct net *net = &self->net;
    uint32_t most = net->reg_count + net->write_count + 1;

    self->domains = arena_take(memory, most * sizeof *self->domains);
    self->writes = arena_take(memory, (net->write_count + 1)
                                      * sizeof *self->writes);
    if (!self->domains || !self->writes)
        return NO_ROOM;
    for (uint32_t i = 0; i < net->reg_count; i++) {
        struct leap_domain *domain;

        if (net->regs[i].clock == NET_NOWHERE)
            continue;
        domain = domain_of(self, net->regs[i].clock);
        if (!domain->regs++)
            domain->first_reg = net->regs[i].node;
    }
    for (uint32_t i = 0; i < net->write_count; i++)
        domain_of(self, net->writes[i].clock);
    sort_writes(self);
    return NULL;
}

/* Registers of one reset, in whatever domains they are. */
static const char *make_groups(struct leap *self, struct arena *memory)
{
    const struct net *net = &self->net;
    uint32_t count = 0;

    self->groups = arena_take(memory, (net->reg_count + 1)
                                      * sizeof *self->groups);
    self->loaded = arena_take(memory, (net->reg_count + 1)
                                      * sizeof *self->loaded);
    if (!self->groups || !self->loaded)
        return NO_ROOM;
    for (uint32_t i = 0; i < net->reg_count; i++) {
        uint32_t load = net->regs[i].load, first = count, known = 0;

        while (known < self->group_count && self->groups[known].load != load)
            known++;
        if (load == NET_NOWHERE || known < self->group_count)
            continue;
        for (uint32_t k = i; k < net->reg_count; k++)
            if (net->regs[k].load == load)
                self->loaded[count++] = k;
        self->groups[self->group_count++] = (struct leap_group){
            load, first, count - first};
    }
    return NULL;
}

/* State */

/* Words of memories are looked at like others when they are written. */
static uint32_t longest_word(const struct net *net)
{
    uint32_t most = 1;

    for (uint32_t i = 0; i < net->node_count; i++)
        if (net_limbs(net->nodes[i].width) > most)
            most = net_limbs(net->nodes[i].width);
    for (uint32_t i = 0; i < net->memory_count; i++)
        if (net->memories[i].limbs > most)
            most = net->memories[i].limbs;
    return most;
}

static uint32_t reg_limbs(const struct net *net)
{
    uint32_t sum = 0;

    for (uint32_t i = 0; i < net->reg_count; i++)
        sum += net_limbs(net->nodes[net->regs[i].node].width);
    return sum;
}

/* Room for everything that can be taken at one edge: all registers, and for
 * each write an address, data and enables. */
static const char *make_samples(struct leap *self, struct arena *memory)
{
    const struct net *net = &self->net;
    uint32_t longest = longest_word(net);
    size_t limbs = reg_limbs(net) + longest
                 + (size_t)net->write_count * (2 * longest + 1);

    self->sampled = arena_take(memory, limbs * sizeof *self->sampled);
    self->sampled_regs = arena_take(memory, (net->reg_count + 1)
                                            * sizeof *self->sampled_regs);
    self->written = arena_take(memory, (net->write_count + 1)
                                       * sizeof *self->written);
    return self->sampled && self->sampled_regs && self->written ? NULL
                                                                : NO_ROOM;
}

static const char *make_state(struct leap *self, struct arena *memory)
{
    const struct net *net = &self->net;
    size_t dirty = net->node_count / 64 + 1;

    self->state_words = 1 + net->limbs + (size_t)net->memory_limbs + dirty
                      + self->domain_count
                      + 2 * (size_t)self->design.out_words;
    self->state = arena_take(memory, self->state_words
                                     * sizeof *self->state);
    if (!self->state)
        return NO_ROOM;
    self->tick = self->state;
    self->values = self->tick + 1;
    self->memories = self->values + net->limbs;
    self->dirty = self->memories + net->memory_limbs;
    self->levels = self->dirty + dirty;
    self->out = self->levels + self->domain_count;
    self->raw = self->out + self->design.out_words;
    self->design.state_size = self->state_words * sizeof *self->state;
    return NULL;
}

/* In this order: each needs those before. */
const char *leap_make_lists(struct leap *self, struct arena *memory)
{
    const char *(*const make[])(struct leap *, struct arena *) = {
        make_codes, make_readers, make_memory_readers, make_domains,
        make_groups, make_samples, make_state};
    const char *error = NULL;

    for (size_t i = 0; i < sizeof make / sizeof *make && !error; i++)
        /* cppcheck-suppress uninitvar ; the table is above */
        error = make[i](self, memory);
    return error;
}
