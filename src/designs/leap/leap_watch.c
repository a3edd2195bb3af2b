/* leap_watch.c - follows motions through a cycle.
 *
 * Why this is sound: let every register be, at the beginning of cycle t, its
 * value at the beginning of cycle 0 plus t steps; for t = 0 that is so. The
 * motions of all logic then say what it is in cycle t at the moment at which
 * it was evaluated in cycle 0, for t up to their `until`. Clocks and loads
 * rest, so the same registers take something at the same moments, and what
 * they take is told by its motion. If at the end every register is one step
 * further, then it is so at the beginning of cycle t + 1 too. By induction
 * it is so up to the least `until` of all that was used, plus one.
 *
 * A motion can change though its value does not: a register that takes what
 * it has already, from something that moves. So motions have dirty bits of
 * their own, todo, and a round of settling counts as having changed
 * something when a motion did.
 *
 * Most of a design is still. `moving` has the nodes that are not, so that a
 * new cycle need only forget those.
 */
#include "designs/leap/leap_orbit.h"
#include "designs/leap/leap_watch.h"

#include <string.h>

#include "base/bits.h"
#include "designs/leap/leap_wild.h"

enum { DOUBTS = 3 };                    /* until a register is tried as wild */

static int is_same_motion(struct motion a, struct motion b)
{
    return a.step == b.step && a.until == b.until;
}

/* What must go on as it does now for the design to go on like this. */
static void bind_to(struct leap *self, uint32_t node, uint64_t until)
{
    struct leap_watch *watch = self->watch;

    if (until >= watch->bound)
        return;
    watch->bound = until;
    watch->blame = node;
    watch->is_early = 0;
    if (!until)
        watch->is_on = 0;
}

/* It must stay what it is now. */
static void bind_rest(struct leap *self, uint32_t node)
{
    bind_to(self, node, motion_rest(self->watch->motions[node]));
}

/* A node has another motion, which concerns whoever reads it. */
static void put_motion(struct leap *self, uint32_t node, struct motion motion)
{
    struct leap_watch *watch = self->watch;
    uint64_t bit = UINT64_C(1) << node % 64;

    watch->motions[node] = motion;
    if (motion.until == MOTION_FOREVER && !motion.step)
        watch->moving[node / 64] &= ~bit;
    else
        watch->moving[node / 64] |= bit;
    for (uint32_t i = self->fan_first[node]; i < self->fan_first[node + 1];
         i++)
        watch->todo[self->fan[i] / 64] |= UINT64_C(1) << self->fan[i] % 64;
}

/* The motion of a node of the logic. An enable that comes with every tenth leap
 * would else be followed through all that it enables, for every leap: as long
 * as it rests, that rests too, and a leap may as well end with it. After an
 * edge it turns for the next one, so that the leap ends a cycle early. */
static struct motion motion_now(struct leap *self, uint32_t node)
{
    struct motion motion = leap_motion(self, node);

    if (motion.step || motion.until < self->watch->enough
        || motion.until == MOTION_FOREVER)
        return motion;
    if (motion.until < self->watch->bound) {
        bind_to(self, node, motion.until);
        self->watch->is_early = 1;
    }
    return motion_still(MOTION_FOREVER);
}

/* As leap_evaluate, and the motion of whatever is looked at. */
void leap_watch_logic(struct leap *self)
{
    struct leap_watch *watch = self->watch;
    uint32_t logic = self->net.logic, words = self->net.node_count / 64 + 1;
    uint64_t above = ~UINT64_C(0) << logic % 64;

    for (uint32_t i = logic / 64; i < words; i++, above = UINT64_MAX)
        for (;;) {
            uint64_t both = (self->dirty[i] | watch->todo[i]) & above;
            uint32_t node = i * 64 + (uint32_t)bits_lowest(both);
            uint64_t bit = both & (0 - both);
            struct motion motion;

            if (!both)
                break;
            if (self->dirty[i] & bit && leap_eval(self, node))
                leap_touch(self, node);
            self->dirty[i] &= ~bit;
            watch->todo[i] &= ~bit;
            motion = motion_now(self, node);
            if (!is_same_motion(motion, watch->motions[node]))
                put_motion(self, node, motion);
        }
}

/* A wild register stays unknown. One that is not linear is no longer tried. */
static void watch_wild(struct leap *self, uint32_t reg)
{
    uint64_t until;

    if (!leap_wild_take(self, reg, &until))
        self->wild->doubts[reg] = 0;
    bind_to(self, self->net.first_reg + reg, until);
}

/* What the registers of a clock that rises take: of those that move, or that
 * take something else than before. */
static void watch_taken(struct leap *self, const struct leap_domain *domain)
{
    const struct net *net = &self->net;
    struct leap_watch *watch = self->watch;
    uint32_t first = domain->first_reg, end = first + domain->regs;

    for (uint32_t i = first / 64; i * 64 < end; i++) {
        uint64_t bits = (watch->todo[i] | watch->moving[i])
                      & leap_between(i, first, end);

        watch->todo[i] &= ~bits;
        for (; bits; bits &= bits - 1) {
            uint32_t node = i * 64 + (uint32_t)bits_lowest(bits);

            if (leap_is_wild(self, node - net->first_reg)) {
                watch_wild(self, node - net->first_reg);
                continue;
            }
            watch->takers[watch->taker_count] = node;
            watch->taken[watch->taker_count++] =
                watch->motions[net->regs[node - net->first_reg].next];
        }
    }
}

/* All are looked at before one is changed. */
static int give_taken(struct leap *self)
{
    struct leap_watch *watch = self->watch;
    int is_changed = 0;

    for (uint32_t i = 0; i < watch->taker_count; i++) {
        uint32_t node = watch->takers[i];

        if (is_same_motion(watch->taken[i], watch->motions[node]))
            continue;
        put_motion(self, node, watch->taken[i]);
        is_changed = 1;
    }
    return is_changed;
}

/* No word of a memory may change at an edge. */
static void watch_writes(struct leap *self, const struct leap_domain *domain)
{
    for (uint32_t i = 0; i < domain->writes; i++) {
        uint32_t enable = self->writes[domain->first_write + i].enable;
        uint32_t limbs = net_limbs(self->net.nodes[enable].width);

        bind_rest(self, enable);
        for (uint32_t k = 0; k < limbs; k++)
            if (leap_value(self, enable)[k])
                bind_to(self, enable, 0);
    }
}

/* Clocks that do not rise now must not rise in later cycles either, so all of
 * them are bound to rest. */
int leap_watch_edges(struct leap *self)
{
    self->watch->taker_count = 0;
    leap_wild_edge(self);
    for (uint32_t i = 0; i < self->domain_count; i++) {
        const struct leap_domain *domain = &self->domains[i];

        bind_rest(self, domain->clock);
        if (!(*leap_value(self, domain->clock) & ~self->levels[i] & 1))
            continue;
        watch_taken(self, domain);
        watch_writes(self, domain);
    }
    leap_wild_taken(self);
    return give_taken(self);
}

/* As with clocks: a load that is off has to stay off. */
int leap_watch_loads(struct leap *self)
{
    struct leap_watch *watch = self->watch;
    int is_changed = 0;

    for (uint32_t i = 0; i < self->group_count; i++) {
        const struct leap_group *group = &self->groups[i];

        bind_rest(self, group->load);
        for (uint32_t k = 0; k < group->count
             && *leap_value(self, group->load) & 1; k++) {
            const struct net_reg *reg = &self->net.regs[self->loaded[
                                                        group->first + k]];
            struct motion motion = watch->motions[reg->value];

            if (leap_is_wild(self, self->loaded[group->first + k]))
                bind_to(self, reg->node, 0);
            if (is_same_motion(motion, watch->motions[reg->node]))
                continue;
            put_motion(self, reg->node, motion);
            is_changed = 1;
        }
    }
    return is_changed;
}

/* What the outputs show after this tick they have to show after the same tick
 * of every cycle that is leaped over. */
void leap_watch_outputs(struct leap *self)
{
    uint32_t seen_count;
    const uint32_t *seen = leap_orbit_bound(self, &seen_count);

    for (uint32_t i = 0; i < self->net.raw.port_count; i++) {
        const struct net_port *port = &self->net.ports[i];

        if (port->out != NET_NOWHERE)
            bind_rest(self, port->out);
        if (port->drives != NET_NOWHERE)
            bind_rest(self, port->drives);
    }
    for (uint32_t i = 0; i < seen_count; i++)
        bind_rest(self, seen[i]);
    for (uint32_t i = 0; i < self->inner.node_count; i++)
        if (self->net.nodes[self->inner.nodes[i]].is_seen & 2)
            bind_rest(self, self->inner.nodes[i]);
}

/* Beginning and end */

/* Registers are nodes in a row, so their values are limbs in a row. */
static uint64_t *reg_values(const struct leap *self)
{
    return self->net.reg_count ? leap_value(self, self->net.first_reg)
                               : self->values;
}

/* Nothing moves. */
static void forget_motions(struct leap *self)
{
    struct leap_watch *watch = self->watch;
    uint32_t words = self->net.node_count / 64 + 1;

    for (uint32_t i = 0; i < words; i++) {
        for (uint64_t bits = watch->moving[i]; bits; bits &= bits - 1)
            watch->motions[i * 64 + (uint32_t)bits_lowest(bits)] =
                motion_still(MOTION_FOREVER);
        watch->moving[i] = watch->todo[i] = 0;
    }
}

/* Wrong three times in a row is no accident: an event makes it twice. */
static int is_tried_wild(struct leap *self, uint32_t reg)
{
    return self->wild->doubts[reg] >= DOUBTS && leap_wild_add(self, reg);
}

/* By what a register went on in a cycle. Words over 64 bits may only rest. */
static uint64_t step_of_reg(struct leap *self, uint32_t node, uint32_t at)
{
    uint32_t width = self->net.nodes[node].width;

    return width > 64 ? 0
         : (reg_values(self)[at] - self->watch->before[at]) & net_mask(width);
}

static int went_on_by(struct leap *self, uint32_t node, uint32_t at,
                      uint64_t step)
{
    uint32_t width = self->net.nodes[node].width;

    if (width <= 64)
        return step_of_reg(self, node, at) == step;
    return !memcmp(&reg_values(self)[at], &self->watch->before[at],
                   net_limbs(width) * sizeof(uint64_t));
}

/* The step is kept for the next cycle. */
static int is_steady_reg(struct leap *self, uint32_t node, uint32_t at)
{
    uint64_t *guess = &self->watch->guess[at];
    int is_steady = went_on_by(self, node, at, *guess);

    *guess = step_of_reg(self, node, at);
    return is_steady;
}

/* A register went on by its step and will again. */
static void guess_reg(struct leap *self, uint32_t node, uint32_t at)
{
    uint64_t *guess = &self->watch->guess[at];

    *guess = step_of_reg(self, node, at);
    if (!went_on_by(self, node, at, *guess))
        bind_to(self, node, 0);
}

/* Those that are guessed to move do so from now on. */
static void start_motions(struct leap *self)
{
    const struct net *net = &self->net;
    uint32_t at = 0;

    for (uint32_t i = 0; i < net->reg_count; i++) {
        uint32_t node = net->first_reg + i;
        uint64_t step = self->watch->guess[at];

        at += net_limbs(net->nodes[node].width);
        if (step)
            put_motion(self, node, is_tried_wild(self, i) ? motion_still(0)
                       : (struct motion){step, MOTION_FOREVER});
    }
}

static void begin_watch(struct leap *self)
{
    forget_motions(self);
    leap_wild_begin(self);
    self->watch->is_on = 1;
    self->watch->bound = MOTION_FOREVER;
    self->watch->blame = NET_NOWHERE;
}

/* More wild bits than there is room for cannot be foretold. */
int leap_watch_is_steady(struct leap *self)
{
    const struct net *net = &self->net;
    uint32_t at = 0, wild_bits = 0;
    int is_steady = 1;

    for (uint32_t i = 0; i < net->reg_count; i++) {
        uint32_t width = net->nodes[net->first_reg + i].width;

        if (!is_steady_reg(self, net->first_reg + i, at)) {
            if (self->wild->doubts[i] < DOUBTS)
                is_steady = 0;
            wild_bits += width;
        }
        at += net_limbs(width);
    }
    return is_steady && wild_bits <= LEAP_WILD_BITS;
}

void leap_watch_begin(struct leap *self)
{
    const struct net *net = &self->net;
    uint32_t at = 0;

    begin_watch(self);
    for (uint32_t i = 0; i < net->reg_count; i++) {
        guess_reg(self, net->first_reg + i, at);
        at += net_limbs(net->nodes[net->first_reg + i].width);
    }
    start_motions(self);
    leap_watch_keep(self);
}

void leap_watch_again(struct leap *self)
{
    begin_watch(self);
    start_motions(self);
    leap_watch_keep(self);
}

void leap_watch_keep(struct leap *self)
{
    memcpy(self->watch->before, reg_values(self),
           self->watch->limbs * sizeof *self->watch->before);
}

/* A right guess clears a register of all doubt. */
static void doubt_reg(struct leap *self, uint32_t reg, int is_right)
{
    uint8_t *doubts = &self->wild->doubts[reg];

    if (is_right)
        *doubts = 0;
    else if (*doubts < DOUBTS)
        ++*doubts;
}

/* A register ends as it began, one step further; or nothing is known. */
static void check_reg(struct leap *self, uint32_t node, uint32_t at)
{
    struct motion motion = self->watch->motions[node];
    uint64_t guess = self->watch->guess[at];
    int is_right = motion.step == guess
                && went_on_by(self, node, at, guess);

    doubt_reg(self, node - self->net.first_reg, is_right && motion.until);
    bind_to(self, node, is_right ? motion.until : 0);
}

/* All registers are looked at, also when it is clear that there is no leap:
 * each is to be doubted, or not, by itself. */
uint64_t leap_watch_end(struct leap *self)
{
    const struct net *net = &self->net;
    struct leap_watch *watch = self->watch;
    uint32_t at = 0;

    for (uint32_t i = 0; i < net->reg_count; i++) {
        if (!leap_is_wild(self, i))
            check_reg(self, net->first_reg + i, at);
        at += net_limbs(net->nodes[net->first_reg + i].width);
    }
    watch->is_on = 0;
    return watch->bound;
}

/* At first everything counts as moving, so that forgetting makes it still. */
const char *leap_watch_make(struct leap *self, struct arena *memory)
{
    const struct net *net = &self->net;
    struct leap_watch *watch = arena_take(memory, sizeof *watch);
    size_t set = (net->node_count / 64 + 1) * sizeof(uint64_t), regs, limbs;

    if (!watch)
        return "out of memory for the netlist";
    memset(watch, 0, sizeof *watch);
    watch->enough = MOTION_FOREVER;
    self->watch = watch;
    for (uint32_t i = 0; i < net->reg_count; i++)
        watch->limbs += net_limbs(net->nodes[net->first_reg + i].width);
    regs = net->reg_count + 1;
    limbs = (watch->limbs + 1) * sizeof(uint64_t);
    watch->motions = arena_take(memory, net->node_count
                                        * sizeof *watch->motions + 1);
    watch->moving = arena_take(memory, set);
    watch->todo = arena_take(memory, set);
    watch->taken = arena_take(memory, regs * sizeof *watch->taken);
    watch->takers = arena_take(memory, regs * sizeof *watch->takers);
    watch->before = arena_take(memory, limbs);
    watch->guess = arena_take(memory, limbs);
    if (!watch->motions || !watch->moving || !watch->todo || !watch->taken
        || !watch->takers || !watch->before || !watch->guess)
        return "out of memory for the netlist";
    memset(watch->moving, 255, set);
    memset(watch->guess, 0, limbs);
    for (uint32_t i = net->node_count; i < set * 8; i++)
        watch->moving[i / 64] &= ~(UINT64_C(1) << i % 64);
    forget_motions(self);
    return NULL;
}
