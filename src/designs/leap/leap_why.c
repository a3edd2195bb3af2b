/* leap_why.c - names in the source what prevented a leap.
 *
 * The watch knows what ended it: an output, a clock or what a register takes
 * that would not stay. From there the way goes back through the logic, always
 * to the operand that is known for the shortest time, to a register.
 */
#include "designs/leap/leap_watch.h"

#include <string.h>

enum { WAY_MAX = 1000, TOLD_MAX = 300 };

/* For how long a node is known to stay what it is. */
static uint64_t known_for(const struct leap *self, uint32_t node)
{
    struct motion motion = self->watch->motions[node];

    return motion.step ? 0 : motion.until;
}

/* The operand that is known for the shortest time. */
static uint32_t shortest(const struct leap *self, const struct net_node *node)
{
    uint32_t best = NET_NOWHERE;

    for (uint32_t i = 0; i < node->count; i++) {
        uint32_t read = node->op == NET_GATHER
                      ? self->net.pieces[node->first + i].node
                      : self->net.operands[node->first + i];

        if (best == NET_NOWHERE
            || known_for(self, read) < known_for(self, best))
            best = read;
    }
    return best;
}

/* Done only when a length of cycles was given up, as long as the motions of
 * the last watch are still there. A register that could not be foretold is
 * told of by what it takes. */
void leap_why_note(struct leap *self)
{
    const struct net *net = &self->net;
    uint32_t node = self->watch->blame;

    if (node == NET_NOWHERE)
        return;
    self->why_by = node;
    if (net->nodes[node].op == NET_REG
        && net->regs[node - net->first_reg].next != NET_NOWHERE)
        node = net->regs[node - net->first_reg].next;
    for (int i = 0; i < WAY_MAX && node >= net->logic; i++)
        node = shortest(self, &net->nodes[node]);
    self->why_read = node;
}

/* The first port that shows the node; ports have better names than nets. */
static const char *port_of(const struct leap *self, uint32_t node)
{
    for (int i = 0; self->ports[i].name; i++)
        if (self->net.ports[i].out == node)
            return self->ports[i].name;
    return NULL;
}

/* A register with the name of the port is that port. */
static int is_called(const char *told, const char *port)
{
    size_t length = strlen(port);

    return !strncmp(told, port, length)
        && (!told[length] || told[length] == ' ');
}

void leap_why(const struct leap *self, struct text *to)
{
    char told[TOLD_MAX];
    struct text name;
    const char *port;

    if (!leap_jump_can(self)) {
        text_put(to, "its clocks hardly ever rise together");
        return;
    }
    if (self->why_by == NET_NOWHERE)
        return;
    text_begin(&name, told, sizeof told);
    net_tell(&self->net, self->why_read == NET_NOWHERE ? self->why_by
                                                       : self->why_read,
             &name);
    text_put(to, told);
    text_put(to, " changes every few clocks");
    port = port_of(self, self->why_by);
    if (self->why_read == NET_NOWHERE || self->why_read == self->why_by
        || (port && is_called(told, port))) {
        text_put(to, port ? " and is an output"
                          : ", and not by equal steps");
        return;
    }
    text_put(to, " and is read by ");
    if (port) {
        text_put(to, "the output ");
        text_put(to, port);
    } else {
        net_tell(&self->net, self->why_by, to);
    }
}
