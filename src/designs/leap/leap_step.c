/* leap_step.c - runs one tick and everything that it triggers.
 *
 * After a change the logic is evaluated. Then all clocks that rose are dealt
 * with at once: what their registers and memories take is looked at first and
 * stored after, as if at one moment. That may move other clocks, made from
 * registers, so it begins again until nothing more happens. A clock made by
 * logic from another, a gated one, rises together with it.
 */
#include "designs/leap/leap_watch.h"

#include <string.h>

#include "base/bits.h"

enum { ROUNDS_MAX = 1000 };             /* until it is said to never rest */

/* From below upwards: what a node marks lies above it, so once is enough. */
void leap_evaluate(struct leap *self)
{
    uint32_t logic = self->net.logic, words = self->net.node_count / 64 + 1;
    uint64_t above = UINT64_MAX << (logic & 63);

    for (uint32_t i = logic / 64; i < words; i++, above = UINT64_MAX)
        while (self->dirty[i] & above) {
            int bit = bits_lowest(self->dirty[i] & above);
            uint32_t node = i * 64 + (uint32_t)bit;

            self->dirty[i] &= ~(UINT64_C(1) << (bit & 63));
            if (leap_eval(self, node))
                leap_touch(self, node);
        }
}

/* A node gets a value that was computed elsewhere. Nearly all are one limb, and
 * a call to compare it would cost more than the rest. */
static int put_value(struct leap *self, uint32_t node, const uint64_t *from)
{
    uint32_t limbs = net_limbs(self->net.nodes[node].width), i = 0;
    uint64_t *to = leap_value(self, node);

    while (i < limbs && to[i] == from[i])
        i++;
    if (i == limbs)
        return 0;
    for (; i < limbs; i++)
        to[i] = from[i];
    leap_touch(self, node);
    return 1;
}

/* To where the next sample will lie. */
static uint64_t *copy_limbs(uint64_t *to, const uint64_t *from,
                            uint32_t from_limbs, uint32_t limbs)
{
    for (uint32_t i = 0; i < limbs; i++)
        to[i] = i < from_limbs ? from[i] : 0;
    return to + limbs;
}

/* Looking: what a register will take. */
static uint64_t *sample_reg(struct leap *self, uint32_t node, uint64_t *to)
{
    const struct net *net = &self->net;
    uint32_t next = net->regs[node - net->first_reg].next;

    self->sampled_regs[self->sampled_count++] = node;
    return copy_limbs(to, leap_value(self, next),
                      net_limbs(net->nodes[next].width),
                      net_limbs(net->nodes[node].width));
}

/* The registers of a clock whose next value may differ. */
static uint64_t *sample_regs(struct leap *self,
                             const struct leap_domain *domain, uint64_t *to)
{
    uint32_t first = domain->first_reg, end = first + domain->regs;

    for (uint32_t i = first / 64; i * 64 < end; i++) {
        uint64_t bits = self->dirty[i] & leap_between(i, first, end);

        self->dirty[i] &= ~bits;
        for (; bits; bits &= bits - 1)
            to = sample_reg(self, i * 64 + (uint32_t)bits_lowest(bits), to);
    }
    return to;
}

/* Whether some bit of a word is to be written. */
static int is_anything(const uint64_t *limbs, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        if (limbs[i])
            return 1;
    return 0;
}

/* To where the next sample will lie; nothing if no bit is enabled. */
static uint64_t *sample_write(struct leap *self, uint32_t at, uint64_t *to)
{
    const struct net_write *write = &self->writes[at];
    uint32_t limbs = self->net.memories[write->memory].limbs;

    if (!is_anything(leap_value(self, write->enable), limbs))
        return to;
    self->written[self->written_count++] = at;
    *to++ = *leap_value(self, write->address);
    to = copy_limbs(to, leap_value(self, write->data), limbs, limbs);
    return copy_limbs(to, leap_value(self, write->enable), limbs, limbs);
}

/* Writes are looked at together with the registers, so that a write sees the
 * old values of what is changed by the same edge. */
static uint64_t *sample_writes(struct leap *self,
                               const struct leap_domain *domain, uint64_t *to)
{
    for (uint32_t i = 0; i < domain->writes; i++)
        to = sample_write(self, domain->first_write + i, to);
    return to;
}

/* Storing: the bits of a word that are enabled. */
static const uint64_t *store_write(struct leap *self,
                                   const struct net_write *write,
                                   const uint64_t *from, int *is_stored)
{
    uint32_t limbs = self->net.memories[write->memory].limbs;
    uint64_t *word = leap_word(self, write->memory, *from++);
    int is_changed = 0;

    for (uint32_t i = 0; word && i < limbs; i++) {
        uint64_t enable = from[limbs + i];
        uint64_t fresh = (word[i] & ~enable) | (from[i] & enable);

        is_changed |= fresh != word[i];
        word[i] = fresh;
    }
    for (uint32_t i = self->reads_first[write->memory];
         is_changed && i < self->reads_first[write->memory + 1]; i++)
        leap_mark(self, self->reads[i]);
    *is_stored |= is_changed;
    return from + 2 * (size_t)limbs;
}

/* For compiled code, which knows itself whom to mark: the marks of the readers
 * mean nothing to it, and refreshing makes them true. */
int leap_write(struct leap *self, uint32_t write)
{
    int is_stored = 0;

    self->written_count = 0;
    sample_write(self, write, self->sampled);
    if (self->written_count)
        store_write(self, &self->writes[write], self->sampled, &is_stored);
    return is_stored;
}

/* What came from looking, in the same order. */
static int store_samples(struct leap *self, const uint64_t *from)
{
    int is_changed = self->written_count != 0;

    for (uint32_t i = 0; i < self->sampled_count; i++) {
        uint32_t node = self->sampled_regs[i];

        is_changed |= put_value(self, node, from);
        from += net_limbs(self->net.nodes[node].width);
    }
    for (uint32_t i = 0; i < self->written_count; i++)
        from = store_write(self, &self->writes[self->written[i]], from,
                           &is_changed);
    return is_changed;
}

/* All registers first and all writes after, because that is how they are
 * stored. */
static int take_edges(struct leap *self)
{
    uint64_t *to = self->sampled, rose;

    self->sampled_count = self->written_count = 0;
    for (uint32_t i = 0; i < self->domain_count; i++) {
        uint64_t level = *leap_value(self, self->domains[i].clock) & 1;

        rose = level & ~self->levels[i];
        self->levels[i] = level | rose << 1;
        if (rose)
            to = sample_regs(self, &self->domains[i], to);
    }
    for (uint32_t i = 0; i < self->domain_count; i++) {
        if (self->levels[i] & 2)
            to = sample_writes(self, &self->domains[i], to);
        self->levels[i] &= 1;
    }
    return store_samples(self, self->sampled);
}

/* Registers that are being loaded are what they load. One that a load changed
 * may differ from its next value again. */
static int take_loads(struct leap *self)
{
    const struct net *net = &self->net;
    int is_changed = 0;

    for (uint32_t i = 0; i < self->group_count; i++) {
        const struct leap_group *group = &self->groups[i];

        if (!(*leap_value(self, group->load) & 1))
            continue;
        for (uint32_t k = 0; k < group->count; k++) {
            const struct net_reg *reg = &net->regs[self->loaded[
                                                   group->first + k]];

            if (!put_value(self, reg->node, leap_value(self, reg->value)))
                continue;
            is_changed = 1;
            leap_mark(self, reg->node);
        }
    }
    return is_changed;
}

/* One round of evaluation, edges and loads; whether there must be another. A
 * motion that changed is as good as a value. */
static int settle_once(struct leap *self)
{
    int is_moved = 0;

    if (self->watch->is_on) {
        leap_watch_logic(self);
        is_moved = leap_watch_edges(self);
    } else {
        leap_evaluate(self);
    }
    if (take_edges(self) || is_moved)
        return 1;
    if (self->watch->is_on)
        is_moved = leap_watch_loads(self);
    return take_loads(self) || is_moved;
}

const char *leap_settle(struct leap *self)
{
    for (int i = 0; i < ROUNDS_MAX; i++)
        if (!settle_once(self))
            return NULL;
    self->is_broken = 1;
    return LEAP_RESTLESS;
}

/* The levels of the clocks in the first or second half of a tick. */
static int put_clocks(struct leap *self, int half)
{
    int is_changed = 0;

    for (int i = 0; i < self->clock_count; i++) {
        const struct leap_clock *clock = &self->clocks[i];
        uint64_t halves = *self->tick % clock->ticks * 2 + (uint64_t)half;
        uint64_t phase = halves * clock->cycles % (2 * (uint64_t)clock->ticks);
        uint64_t *value = &leap_value(self, clock->node)[clock->bit / 64];
        uint64_t bit = UINT64_C(1) << clock->bit % 64;

        if (!(*value & bit) == !(phase < clock->ticks))
            continue;
        *value ^= bit;
        leap_touch(self, clock->node);
        is_changed = 1;
    }
    return is_changed;
}

/* A clock of one tick that only clocks registers, as most do: its level is
 * nowhere to be seen, so an edge is all there is to it. Then the others are
 * looked at, if there are any. */
static const char *tick_simply(struct leap *self)
{
    const struct leap_domain *domain = &self->domains[self->simple - 1];
    uint64_t *to = self->sampled;

    self->sampled_count = self->written_count = 0;
    to = sample_regs(self, domain, to);
    sample_writes(self, domain, to);
    store_samples(self, self->sampled);
    leap_evaluate(self);
    if (self->domain_count > 1 || self->group_count)
        return leap_settle(self);
    return NULL;
}

/* Whether there is such a clock: the only one, a whole cycle in each tick, and
 * read by nothing but registers. */
void leap_step_clocks(struct leap *self)
{
    uint32_t node = self->clocks[0].node;

    self->simple = 0;
    if (self->clock_count != 1 || self->clocks[0].ticks != 1
        || self->net.nodes[node].width != 1
        || self->fan_first[node] != self->fan_first[node + 1])
        return;
    for (uint32_t i = 0; i < self->domain_count; i++)
        if (self->domains[i].clock == node)
            self->simple = i + 1;
}

const char *leap_tick(struct leap *self)
{
    const char *error = NULL;

    if (self->simple && !self->watch->is_on) {
        ++*self->tick;
        return tick_simply(self);
    }
    for (int half = 0; half < 2 && !error; half++)
        if (put_clocks(self, half))
            error = leap_settle(self);
    ++*self->tick;
    return error;
}

/* Power */

/* The first digit of an initial value is the highest bit of the last word. */
static void put_memories(struct leap *self)
{
    for (uint32_t i = 0; i < self->net.memory_count; i++) {
        const struct net_memory *memory = &self->net.memories[i];
        size_t digits = memory->init.length;
        uint64_t *to = &self->memories[memory->at];

        for (size_t k = 0; k < digits
             && k < (size_t)memory->depth * memory->width; k++)
            if (memory->init.start[digits - 1 - k] == '1')
                to[k / memory->width * memory->limbs
                   + k % memory->width / 64] |=
                    UINT64_C(1) << k % memory->width % 64;
    }
}

/* All that the values say is true afterwards, and no clock has risen. */
void leap_power_up(struct leap *self)
{
    const struct net *net = &self->net;

    memset(self->state, 0, self->state_words * sizeof *self->state);
    memcpy(self->values, net->init, net->limbs * sizeof *self->values);
    put_memories(self);
    self->is_broken = self->is_stale = 0;
    for (uint32_t i = net->first_reg; i < net->node_count; i++)
        leap_mark(self, i);
    leap_evaluate(self);
    for (uint32_t i = 0; i < self->domain_count; i++)
        self->levels[i] = *leap_value(self, self->domains[i].clock) & 1;
    self->is_out_changed = 1;
}
