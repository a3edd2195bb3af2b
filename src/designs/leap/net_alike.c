/* net_alike.c - merges nodes that are always equal, for net_*.c.
 *
 * Yosys writes a cell for each operator of the source. "a && b" of two bits is
 * three cells, of which two ask whether a bit is not zero, and a condition that
 * is written twice is there twice. Each of them would be evaluated, compared
 * and told to whoever reads it.
 *
 * The operands of a node have their numbers already when it is looked at
 * (net_order.c), so that equal nodes have equal operands.
 */
#include "designs/leap/net_alike.h"

#include <string.h>

static uint32_t operand_number(const struct net_alike *self, uint32_t node,
                               uint32_t i)
{
    const struct net *net = self->net;
    const struct net_node *at = &net->nodes[node];

    return self->number[at->op == NET_GATHER
                        ? net->pieces[at->first + i].node
                        : net->operands[at->first + i]];
}

/* The node itself by its old number. */
static uint32_t operand_node(const struct net_alike *self, uint32_t node,
                             uint32_t i)
{
    return self->net->operands[self->net->nodes[node].first + i];
}

/* Simpler */

/* Only of these "not zero" is the same as the word. */
static int is_one_bit(const struct net_alike *self, uint32_t node)
{
    return self->net->nodes[node].width == 1;
}

/* A constant of one limb; 0 if it is none. */
static int bits_of_constant(const struct net_alike *self, uint32_t node,
                       uint64_t *value)
{
    const struct net_node *at = &self->net->nodes[node];

    if (at->op != NET_CONST || at->width > 64)
        return 0;
    *value = at->count ? self->net->constants[at->first] : 0;
    return 1;
}

/* A bit that is compared with a constant is that bit, or what it is not. */
static uint32_t compared_bit(struct net_alike *self, uint32_t node)
{
    struct net_node *at = &self->net->nodes[node];
    uint64_t value;

    for (uint32_t i = 0; i < 2; i++) {
        uint32_t bit = operand_node(self, node, i);

        if (!is_one_bit(self, bit)
            || !bits_of_constant(self, operand_node(self, node, 1 - i), &value)
            || value > 1)
            continue;
        if (value)
            return bit;
        at->op = NET_NOT;
        at->first += i;
        at->count = 1;
        return NET_NOWHERE;
    }
    return NET_NOWHERE;
}

/* What a node is, if it is one of its operands; else it may become a simpler
 * one. Only of bits: words have cells only where they need them. */
static uint32_t simpler(struct net_alike *self, uint32_t node)
{
    struct net_node *at = &self->net->nodes[node];

    if (at->width != 1 || at->op == NET_GATHER || !at->count)
        return NET_NOWHERE;
    switch (at->op) {
    case NET_ANY: case NET_ALL: case NET_PARITY:
        return is_one_bit(self, operand_node(self, node, 0))
             ? operand_node(self, node, 0) : NET_NOWHERE;
    case NET_NONE:
        if (is_one_bit(self, operand_node(self, node, 0)))
            at->op = NET_NOT;
        return NET_NOWHERE;
    case NET_AND: case NET_OR:
        return is_one_bit(self, operand_node(self, node, 0))
            && operand_number(self, node, 0) == operand_number(self, node, 1)
             ? operand_node(self, node, 0) : NET_NOWHERE;
    case NET_EQUAL:
        return compared_bit(self, node);
    default:
        return NET_NOWHERE;
    }
}

/* Of what it is not, that is not: the bit again. */
static uint32_t twice_turned(const struct net_alike *self, uint32_t node)
{
    uint32_t below;

    if (self->net->nodes[node].op != NET_NOT || !is_one_bit(self, node))
        return NET_NOWHERE;
    below = self->list[operand_number(self, node, 0)];
    if (self->net->nodes[below].op != NET_NOT || !is_one_bit(self, below)
        || !is_one_bit(self, operand_node(self, below, 0)))
        return NET_NOWHERE;
    return operand_node(self, below, 0);
}

/* The same */

/* One more number into a hash. */
static uint32_t mixed(uint32_t hash, uint32_t with)
{
    hash = (hash ^ with) * 0x9e3779b1u;
    return hash ^ hash >> 15;
}

static uint32_t hash_of_alike(const struct net_alike *self, uint32_t node)
{
    const struct net *net = self->net;
    const struct net_node *at = &net->nodes[node];
    uint32_t hash = mixed(at->op, at->width);

    for (uint32_t i = 0; i < at->count; i++) {
        if (at->op == NET_CONST) {
            hash = mixed(hash, (uint32_t)net->constants[at->first + i]);
            continue;
        }
        hash = mixed(hash, operand_number(self, node, i));
        if (at->op == NET_GATHER)
            hash = mixed(hash, net->pieces[at->first + i].from);
    }
    return hash;
}

/* Of nodes of one kind and width. */
static int is_same_operand(const struct net_alike *self, uint32_t a,
                           uint32_t b, uint32_t i)
{
    const struct net *net = self->net;
    const struct net_node *x = &net->nodes[a], *y = &net->nodes[b];

    if (x->op == NET_CONST)
        return net->constants[x->first + i] == net->constants[y->first + i];
    if (operand_number(self, a, i) != operand_number(self, b, i))
        return 0;
    return x->op != NET_GATHER
        || (net->pieces[x->first + i].from == net->pieces[y->first + i].from
            && net->pieces[x->first + i].width
               == net->pieces[y->first + i].width);
}

/* The same operation on the same operands in the same order. Operations whose
 * operands could change places are mostly written alike, too. */
static int is_equal_node(const struct net_alike *self, uint32_t a, uint32_t b)
{
    const struct net_node *x = &self->net->nodes[a], *y = &self->net->nodes[b];

    if (x->op != y->op || x->width != y->width || x->count != y->count)
        return 0;
    for (uint32_t i = 0; i < x->count; i++)
        if (!is_same_operand(self, a, b, i))
            return 0;
    return 1;
}

/* One that was looked at before, or this one from now on. */
static uint32_t known_node(struct net_alike *self, uint32_t node)
{
    uint32_t at = hash_of_alike(self, node) & self->table_mask;

    for (; self->table[at]; at = (at + 1) & self->table_mask)
        if (is_equal_node(self, self->table[at] - 1, node))
            return self->table[at] - 1;
    self->table[at] = node + 1;
    return NET_NOWHERE;
}

/* Words of memories are read anew each time. */
static int can_be_alike(const struct net_node *at)
{
    return at->op == NET_CONST || (at->op >= NET_GATHER && at->op != NET_READ);
}

uint32_t net_alike_find(struct net_alike *self, uint32_t node)
{
    uint32_t other;

    if (!can_be_alike(&self->net->nodes[node]))
        return NET_NOWHERE;
    if (self->net->nodes[node].op >= NET_GATHER) {
        other = simpler(self, node);
        if (other == NET_NOWHERE)
            other = twice_turned(self, node);
        if (other != NET_NOWHERE)
            return other;
    }
    return known_node(self, node);
}

const char *net_alike_begin(struct net_alike *self, struct net *net,
                            struct arena *memory)
{
    size_t size = 64;

    while (size < 2 * (size_t)net->node_count)
        size *= 2;
    self->net = net;
    self->table = arena_take(memory, size * sizeof *self->table);
    if (!self->table)
        return "out of memory for the netlist";
    memset(self->table, 0, size * sizeof *self->table);
    self->table_mask = (uint32_t)size - 1;
    return NULL;
}
