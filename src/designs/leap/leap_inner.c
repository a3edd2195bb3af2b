/* leap_inner.c - nets inside: listed, looked at, observed while it runs.
 *
 * The nodes in which an observed net lies count as seen, as those of outputs
 * do. So a change of one is noticed behind its tick, and no leap goes over it.
 * Compiled code was made for the outputs alone: it waits until nobody observes.
 *
 * Clocks are left out. They move twice in every tick and are then what they
 * were, so there would be nothing to report, at the cost of a look each time.
 */
#include "designs/leap/leap_inside.h"

#include <string.h>

enum { NAME_ROOM = 200 };               /* of a net that somebody looks for */

/* Looking */

/* Bits that no logic drives any more are what Yosys found them to be, or 0. */
static void put_net(const struct leap *self, const struct raw_net *net,
                    uint32_t words, uint64_t *to)
{
    memset(to, 0, words * sizeof *to);
    for (uint32_t i = 0; net && i < net->bits.count && i < 64 * words; i++) {
        int32_t bit = self->net.raw.bits[net->bits.first + i];
        struct net_place place = net_place_of(&self->net, bit);
        uint64_t is_set = bit == RAW_1;

        if (place.node != NET_NOWHERE)
            is_set = leap_value(self, place.node)[place.at / 64]
                     >> place.at % 64 & 1;
        to[i / 64] |= is_set << i % 64;
    }
}

uint32_t leap_look(struct leap *self, const char *name, uint64_t *value,
                   uint32_t limbs)
{
    const struct raw_net *net = net_find(&self->net, name);

    if (!net)
        return 0;
    leap_refresh(self);
    put_net(self, net, limbs, value);
    return net->bits.count;
}

void leap_list(const struct leap *self,
               void (*take)(void *with, const char *name, int width),
               void *with)
{
    char name[NAME_ROOM];

    for (uint32_t i = 0; i < self->net.raw.net_count; i++) {
        const struct raw_net *net = &self->net.raw.nets[i];

        if (net->is_hidden || !net->bits.count
            || net->name.length >= sizeof name)
            continue;
        slice_copy(net->name, name, sizeof name);
        take(with, name, (int)net->bits.count);
    }
}

/* Observing */

static int is_clock_node(const struct leap *self, uint32_t node)
{
    for (int i = 0; i < self->clock_count; i++)
        if (self->clocks[i].node == node)
            return 1;
    return 0;
}

/* A net of constants has no node, and one may have bits in several. */
static void see_net(struct leap *self, const struct raw_net *net,
                    uint32_t bits)
{
    struct leap_inner *inner = &self->inner;

    for (uint32_t i = 0; i < net->bits.count && i < bits; i++) {
        uint32_t node = net_place_of(&self->net,
            self->net.raw.bits[net->bits.first + i]).node;

        if (node == NET_NOWHERE || self->net.nodes[node].is_seen & 2
            || is_clock_node(self, node))
            continue;
        self->net.nodes[node].is_seen |= 2;
        inner->nodes[inner->node_count++] = node;
    }
}

static void forget_probes(struct leap *self)
{
    struct leap_inner *inner = &self->inner;

    for (uint32_t i = 0; i < inner->node_count; i++)
        self->net.nodes[inner->nodes[i]].is_seen &= 1;
    if (inner->count)
        self->c_run = inner->c_run;
    memset(inner, 0, sizeof *inner);
    self->design.inner_words = 0;
}

/* A net that is not there is all zeros: its words stay where they are. */
static void add_probe(struct leap *self, const struct design_probe *probe)
{
    struct leap_inner *inner = &self->inner;
    const struct raw_net *net = net_find(&self->net, probe->name);
    uint32_t words = (uint32_t)probe->words;

    inner->probe[inner->count].net = net;
    inner->probe[inner->count++].words = words;
    self->design.inner_words += probe->words;
    if (net)
        see_net(self, net, 64 * words);
}

const char *leap_observe(struct design *design,
                         const struct design_probe *probes, int count)
{
    struct leap *self = (struct leap *)design;
    leap_c_function *c_run;

    if (count > DESIGN_PROBES)
        return "at most 16 signals can be observed";
    for (int i = 0; i < count; i++)
        if (probes[i].words < 1 || probes[i].words > DESIGN_PROBE_WORDS)
            return "a signal that is observed has at most 256 bits";
    forget_probes(self);
    leap_refresh(self);
    c_run = self->c_run;
    for (int i = 0; i < count; i++)
        add_probe(self, &probes[i]);
    if (count) {
        self->inner.c_run = c_run;
        self->c_run = NULL;
    }
    leap_jump_begin(self);
    return NULL;
}

static void gather_inner(const struct leap *self, uint64_t *to)
{
    for (int i = 0; i < self->inner.count; i++) {
        put_net(self, self->inner.probe[i].net, self->inner.probe[i].words,
                to);
        to += self->inner.probe[i].words;
    }
}

static size_t inner_size(const struct leap *self)
{
    return (size_t)self->design.inner_words * sizeof(uint64_t);
}

/* Known also where nobody wants it told: a leap that is checked asks. */
void leap_inner_begin(struct leap *self, struct design_run *run)
{
    run->inner_count = 0;
    if (!self->inner.count)
        return;
    gather_inner(self, self->inner.last);
    if (!run->inner || run->inner_room < 2)
        return;
    run->inner[0] = 0;
    memcpy(run->inner + 1, self->inner.last, inner_size(self));
    run->inner_count = 1;
}

int leap_inner_changed(const struct leap *self)
{
    uint64_t now[DESIGN_PROBES * DESIGN_PROBE_WORDS];

    if (!self->inner.count)
        return 0;
    gather_inner(self, now);
    return memcmp(now, self->inner.last, inner_size(self)) != 0;
}

int leap_inner_report(struct leap *self, struct design_run *run,
                      uint64_t tick)
{
    uint64_t *to;

    if (!leap_inner_changed(self))
        return 0;
    gather_inner(self, self->inner.last);
    if (!run->inner_count)
        return 0;
    to = &run->inner[run->inner_count++
                     * (1 + (size_t)self->design.inner_words)];
    to[0] = tick;
    memcpy(to + 1, self->inner.last, inner_size(self));
    return run->inner_count == run->inner_room;
}
