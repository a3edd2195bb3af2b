/* net_order.c - sorts the nodes topologically: each reads only those before it.
 *
 * Constants, inputs and registers come first, the registers of one clock in
 * a row; then the logic that somebody needs, in the order in which a walk
 * from the registers and ports leaves it. What nobody needs is left out, and
 * nodes that are always equal are one (net_alike.c).
 *
 * That order has a use beyond being right: the cone of a register, all the
 * logic that makes what it takes, has numbers side by side. When the
 * register moves, the dirty bits are in few words.
 *
 * A loop without a register is found by meeting a node that the walk is
 * still inside of. It is told with the names on it, because it is mostly a
 * latch or a wire that somebody did not mean.
 */
#include <string.h>

#include "designs/leap/net_alike.h"
#include "designs/leap/net_build.h"

struct order {
    struct net_build *build;
    struct net *net;
    uint32_t *number;                   /* new ones: NET_NOWHERE, OPEN */
    uint32_t *list;                     /* old ones, in the new order */
    uint32_t count;
    uint32_t *stack, *next;             /* of the walk: node, operand */
    struct net_alike alike;
};

#define OPEN (UINT32_MAX - 1)           /* the walk is inside */

/* Operand i of a node, or NET_NOWHERE after the last. */
static uint32_t read_by(const struct net *net, uint32_t node, uint32_t i)
{
    const struct net_node *at = &net->nodes[node];

    if (at->op < NET_GATHER || i >= at->count)
        return NET_NOWHERE;
    return at->op == NET_GATHER ? net->pieces[at->first + i].node
                                : net->operands[at->first + i];
}

/* One that is always equal to another has its number. */
static void put_in_order(struct order *self, uint32_t node)
{
    uint32_t other = net_alike_find(&self->alike, node);

    if (other != NET_NOWHERE) {
        self->number[node] = self->number[other];
        return;
    }
    self->number[node] = self->count;
    self->list[self->count++] = node;
}

static void complain_of_loop(struct order *self, uint32_t depth,
                             uint32_t node)
{
    char names[300];
    struct text to;
    uint32_t at = depth, told = 0;

    text_begin(&to, names, sizeof names);
    while (at && self->stack[at - 1] != node)
        at--;
    for (; at && at <= depth && told < 4; at++) {
        text_put(&to, told++ ? ", " : "");
        net_tell(self->net, self->stack[at - 1], &to);
    }
    self->build->error = text_error(
        "a combinational loop: ", names, (char *)0);
}

/* Everything below one node, then itself; by a stack of our own, because a
 * chain may be as long as the design is large. */
static void number_below(struct order *self, uint32_t root)
{
    uint32_t depth = 0;

    if (root == NET_NOWHERE || self->number[root] != NET_NOWHERE)
        return;
    self->stack[depth] = root;
    self->next[depth++] = 0;
    self->number[root] = OPEN;
    while (depth && !self->build->error) {
        uint32_t node = self->stack[depth - 1];
        uint32_t below = read_by(self->net, node, self->next[depth - 1]++);

        if (below == NET_NOWHERE) {
            put_in_order(self, node);
            depth--;
        } else if (self->number[below] == OPEN) {
            complain_of_loop(self, depth, below);
        } else if (self->number[below] == NET_NOWHERE) {
            self->number[below] = OPEN;
            self->stack[depth] = below;
            self->next[depth++] = 0;
        }
    }
}

/* What has its value from elsewhere. */
static void number_sources(struct order *self)
{
    struct net *net = self->net;

    for (uint32_t i = 0; i < net->node_count; i++)
        if (net->nodes[i].op == NET_CONST)
            put_in_order(self, i);
    for (uint32_t i = 0; i < net->node_count; i++)
        if (net->nodes[i].op == NET_INPUT)
            put_in_order(self, i);
    net->first_reg = self->count;
    for (uint32_t i = 0; i < net->reg_count; i++)
        put_in_order(self, net->regs[i].node);
    net->logic = self->count;
}

/* What somebody takes or sees, and all below it. */
static void number_logic(struct order *self)
{
    const struct net *net = self->net;

    for (uint32_t i = 0; i < net->reg_count; i++) {
        number_below(self, net->regs[i].clock);
        number_below(self, net->regs[i].load);
        number_below(self, net->regs[i].value);
        number_below(self, net->regs[i].next);
    }
    for (uint32_t i = 0; i < net->write_count; i++) {
        number_below(self, net->writes[i].clock);
        number_below(self, net->writes[i].address);
        number_below(self, net->writes[i].data);
        number_below(self, net->writes[i].enable);
    }
    for (uint32_t i = 0; i < net->raw.port_count; i++) {
        number_below(self, net->ports[i].out);
        number_below(self, net->ports[i].drives);
    }
}

/* Registers of one clock in a row: a merge would be quicker for very many
 * clocks, but designs have a few. */
static void group_regs(struct order *self)
{
    struct net *net = self->net;
    struct net_reg *sorted = arena_take(self->build->memory,
                                        net->reg_count * sizeof *sorted + 1);
    uint32_t count = 0;

    if (!sorted) {
        self->build->error = "out of memory for the netlist";
        return;
    }
    for (uint32_t i = 0; i < net->reg_count; i++) {
        uint32_t clock = net->regs[i].clock;

        if (net->regs[i].node == NET_NOWHERE)
            continue;
        for (uint32_t k = i; k < net->reg_count; k++)
            if (net->regs[k].clock == clock
                && net->regs[k].node != NET_NOWHERE) {
                sorted[count++] = net->regs[k];
                net->regs[k].node = NET_NOWHERE;
            }
    }
    net->regs = sorted;
}

static void renumber(const struct order *self, uint32_t *node)
{
    if (*node != NET_NOWHERE)
        *node = self->number[*node];
}

/* All that know nodes by their numbers, but for the nodes themselves. */
static void renumber_users(struct order *self)
{
    struct net *net = self->net;

    for (uint32_t i = 0; i < net->raw.number_end; i++)
        renumber(self, &net->drivers[i].node);
    for (uint32_t i = 0; i < net->reg_count; i++) {
        renumber(self, &net->regs[i].node);
        renumber(self, &net->regs[i].next);
        renumber(self, &net->regs[i].clock);
        renumber(self, &net->regs[i].load);
        renumber(self, &net->regs[i].value);
    }
    for (uint32_t i = 0; i < net->write_count; i++) {
        renumber(self, &net->writes[i].clock);
        renumber(self, &net->writes[i].address);
        renumber(self, &net->writes[i].data);
        renumber(self, &net->writes[i].enable);
    }
    for (uint32_t i = 0; i < net->raw.port_count; i++) {
        renumber(self, &net->ports[i].in);
        renumber(self, &net->ports[i].out);
        renumber(self, &net->ports[i].drives);
    }
}

/* Nodes in their new places, and values for them. */
static void move_nodes(struct order *self, struct net_node *to)
{
    struct net *net = self->net;

    net->limbs = 0;
    for (uint32_t i = 0; i < self->count; i++) {
        to[i] = net->nodes[self->list[i]];
        to[i].at = net->limbs;
        net->limbs += net_limbs(to[i].width);
    }
    for (uint32_t i = 0; i < net->operand_count; i++)
        renumber(self, &net->operands[i]);
    for (uint32_t i = 0; i < net->piece_count; i++)
        renumber(self, &net->pieces[i].node);
    net->nodes = to;
    net->node_count = self->count;
}

static uint32_t *take_node_list(struct order *self)
{
    uint32_t *list = arena_take(self->build->memory,
                                self->net->node_count * sizeof *list);

    if (!list)
        self->build->error = "out of memory for the netlist";
    return list;
}

void net_order_sort(struct net_build *self)
{
    struct net *net = self->net;
    struct order order = {.build = self, .net = net};
    struct net_node *nodes = arena_take(self->memory, net->node_count
                                                      * sizeof *nodes);

    order.number = take_node_list(&order);
    order.list = take_node_list(&order);
    order.stack = take_node_list(&order);
    order.next = take_node_list(&order);
    if (!self->error)
        self->error = net_alike_begin(&order.alike, net, self->memory);
    if (!nodes || self->error)
        return;
    order.alike.number = order.number;
    order.alike.list = order.list;
    memset(order.number, 255, net->node_count * sizeof *order.number);
    group_regs(&order);
    number_sources(&order);
    number_logic(&order);
    if (self->error)
        return;
    renumber_users(&order);
    move_nodes(&order, nodes);
}
