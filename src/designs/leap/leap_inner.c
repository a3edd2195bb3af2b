/* leap_inner.c - nets inside a design: listed, read, observed while it runs.
 *
 * The nodes in which an observed net lies count as seen, as those of outputs
 * do. So a change of one is noticed after its tick, and no leap goes over it.
 * Compiled code was made for the outputs alone: it waits until nobody observes.
 *
 * A net that moves at every clock would end all leaps. In a picture nobody can
 * tell more than that it does: after its second change in a grain of time it
 * is muted, and leaped over, until the grain ends.
 *
 * Clocks are left out. They move twice in every tick and are then what they
 * were, so there would be nothing to report, at the cost of a look each time.
 */
#include "designs/leap/leap_inside.h"

#include <string.h>

enum { NAME_ROOM = 200,                 /* of a net that somebody looks for */
       INNER_LEAST = 3 };               /* room for what was, one change, and
                                         * what is */

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
static void list_nodes(struct leap *self, struct leap_probe *probe)
{
    struct leap_inner *inner = &self->inner;
    const struct raw_net *net = probe->net;

    probe->first = inner->node_count;
    for (uint32_t i = 0; net && i < net->bits.count && i < 64 * probe->words;
         i++) {
        uint32_t node = net_place_of(&self->net,
            self->net.raw.bits[net->bits.first + i]).node;
        uint32_t last = inner->node_count;

        if (node != NET_NOWHERE && !is_clock_node(self, node)
            && (last == probe->first || inner->nodes[last - 1] != node))
            inner->nodes[inner->node_count++] = node;
    }
    probe->nodes = inner->node_count - probe->first;
}

/* Nets may have nodes in common, so all are marked again. */
static void mark_nodes(struct leap *self)
{
    struct leap_inner *inner = &self->inner;

    for (uint32_t i = 0; i < inner->node_count; i++)
        self->net.nodes[inner->nodes[i]].is_seen &= 1;
    for (int i = 0; i < inner->count; i++)
        for (uint32_t k = 0; !inner->probe[i].is_muted
                             && k < inner->probe[i].nodes; k++)
            self->net.nodes[inner->nodes[inner->probe[i].first + k]].is_seen
                |= 2;
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
static void add_probe(struct leap *self, const struct design_probe *from)
{
    struct leap_probe *probe = &self->inner.probe[self->inner.count++];

    probe->net = net_find(&self->net, from->name);
    probe->words = (uint32_t)from->words;
    self->design.inner_words += from->words;
    list_nodes(self, probe);
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
    mark_nodes(self);
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

/* Grains */

static void unmute(struct leap *self)
{
    for (int i = 0; i < self->inner.count; i++) {
        self->inner.probe[i].is_muted = 0;
        self->inner.probe[i].changes = 0;
    }
    if (!self->inner.muted)
        return;
    self->inner.muted = 0;
    mark_nodes(self);
    leap_jump_break(self);              /* it did not look at all of them */
}

/* What a tick did is seen after it, at the next. */
static uint64_t grain_of(const struct leap *self, uint64_t tick)
{
    return (self->inner.phase + tick + 1) / self->inner.grain;
}

static int ends_grain(const struct leap *self, uint64_t tick)
{
    return grain_of(self, tick + 1) != grain_of(self, tick);
}

uint64_t leap_inner_left(const struct leap *self, uint64_t tick,
                         uint64_t left)
{
    uint64_t end = (grain_of(self, tick - 1) + 1) * self->inner.grain
                 - self->inner.phase - 1;   /* the first tick of the next */

    return self->inner.muted && end - tick < left ? end - tick : left;
}

/* Counts the changes of each net that is listened to; whether there are any. */
static int count_changes(struct leap *self, const uint64_t *now)
{
    int is_changed = 0, at = 0, muted = self->inner.muted;

    for (int i = 0; i < self->inner.count; i++) {
        struct leap_probe *probe = &self->inner.probe[i];

        if (!probe->is_muted
            && memcmp(&now[at], &self->inner.last[at],
                      probe->words * sizeof *now)) {
            is_changed = 1;
            probe->is_muted = ++probe->changes >= 2 && self->inner.grain > 2;
            self->inner.muted += probe->is_muted;
        }
        at += (int)probe->words;
    }
    if (self->inner.muted != muted)
        mark_nodes(self);
    return is_changed;
}

/* Reporting */

/* A run ends while there is room for one more: what is muted at its end. */
static int tell_inner(struct leap *self, struct design_run *run,
                      uint64_t tick, const uint64_t *now)
{
    uint64_t *to = &run->inner[run->inner_count
                               * (1 + (size_t)self->design.inner_words)];

    memcpy(self->inner.last, now, inner_size(self));
    if (!run->inner_count || run->inner_count == run->inner_room)
        return 0;
    run->inner_count++;
    to[0] = tick;
    memcpy(to + 1, now, inner_size(self));
    return run->inner_count + 1 >= run->inner_room;
}

/* Known also where nobody wants it told: a leap that is checked asks. */
void leap_inner_begin(struct leap *self, struct design_run *run)
{
    struct leap_inner *inner = &self->inner;

    run->inner_count = 0;
    inner->grain = run->inner_grain ? run->inner_grain : 1;
    inner->phase = run->inner_phase;
    inner->grain_now = 0;
    if (!inner->count)
        return;
    unmute(self);
    gather_inner(self, inner->last);
    if (!run->inner || run->inner_room < INNER_LEAST)
        return;
    run->inner[0] = 0;
    memcpy(run->inner + 1, inner->last, inner_size(self));
    run->inner_count = 1;
}

int leap_inner_changed(const struct leap *self)
{
    uint64_t now[DESIGN_PROBES * DESIGN_PROBE_WORDS] = {0};
    int at = 0, is_changed = 0;

    gather_inner(self, now);
    for (int i = 0; i < self->inner.count; i++) {
        const struct leap_probe *probe = &self->inner.probe[i];

        is_changed |= !probe->is_muted
                   && memcmp(&now[at], &self->inner.last[at],
                             probe->words * sizeof *now) != 0;
        at += (int)probe->words;
    }
    return is_changed;
}

int leap_inner_report(struct leap *self, struct design_run *run,
                      uint64_t tick)
{
    uint64_t now[DESIGN_PROBES * DESIGN_PROBE_WORDS] = {0};

    if (!self->inner.count)
        return 0;
    if (grain_of(self, tick) != self->inner.grain_now)
        unmute(self);
    self->inner.grain_now = grain_of(self, tick);
    gather_inner(self, now);
    return count_changes(self, now) && tell_inner(self, run, tick, now);
}

int leap_inner_turn(struct leap *self, struct design_run *run, uint64_t tick,
                    int is_last)
{
    uint64_t now[DESIGN_PROBES * DESIGN_PROBE_WORDS] = {0};
    int is_full = 0;

    if (!self->inner.muted || (!is_last && !ends_grain(self, tick)))
        return 0;
    gather_inner(self, now);
    if (memcmp(now, self->inner.last, inner_size(self)))
        is_full = tell_inner(self, run, tick, now);
    unmute(self);
    return is_full;
}
