/* leap_orbit_make.c - which registers go round by themselves.
 *
 * At first all of the only clock are believed to. One whose next value is not
 * computed from such registers, and perhaps from inputs and constants, does
 * not, and so on until all that are left agree.
 */
#include <string.h>

#include "designs/leap/leap_orbit.h"

/* What a node follows from: constants; also inputs; also registers that go
 * round; anything else. */
enum { STILL, HELD, ROUND, OTHER };

enum { STAGES_MAX = 1 << 12, STAGES_MIN = 64,
       WORK_MAX = 1 << 21,              /* nodes to look at until all agree */
       JUMPS_FIRST = 64 };              /* before leaps are tried */

static uint32_t read_of(const struct net *net, const struct net_node *node,
                        uint32_t i)
{
    return node->op == NET_GATHER ? net->pieces[node->first + i].node
                                  : net->operands[node->first + i];
}

/* The kinds are in order: a node is of the highest that it reads. What a memory
 * says may be written by anybody, and wide words are not worth their room. */
static uint8_t kind_of_logic(const struct leap *self, uint32_t at)
{
    const struct net_node *node = &self->net.nodes[at];
    uint8_t kind = STILL;

    if (node->op == NET_READ)
        return OTHER;
    for (uint32_t i = 0; i < node->count; i++) {
        uint8_t read = self->orbit->kind[read_of(&self->net, node, i)];

        kind = read > kind ? read : kind;
    }
    return kind == ROUND && node->width > 64 ? OTHER : kind;
}

static void find_kinds(struct leap *self)
{
    for (uint32_t i = self->net.logic; i < self->net.node_count; i++)
        self->orbit->kind[i] = kind_of_logic(self, i);
}

/* Those that do not stay; whether there were any. */
static int drop_others(struct leap *self)
{
    const struct net *net = &self->net;
    uint8_t *kind = self->orbit->kind;
    int is_dropped = 0;

    for (uint32_t i = 0; i < net->reg_count; i++) {
        uint32_t node = net->regs[i].node;

        if (kind[node] != ROUND || kind[net->regs[i].next] == ROUND)
            continue;
        kind[node] = OTHER;
        is_dropped = 1;
    }
    return is_dropped;
}

/* One that is loaded is moved by others, and one of another clock at its own
 * times. */
static void guess_kinds(struct leap *self)
{
    const struct net *net = &self->net;
    const struct leap_domain *domain = &self->domains[self->simple - 1];

    for (uint32_t i = 0; i < net->logic; i++)
        self->orbit->kind[i] = net->nodes[i].op == NET_CONST ? STILL
                             : net->nodes[i].op == NET_INPUT ? HELD : OTHER;
    for (uint32_t i = 0; i < net->reg_count; i++)
        if (net->regs[i].clock == domain->clock
            && net->regs[i].load == NET_NOWHERE
            && net->regs[i].next != NET_NOWHERE
            && net->nodes[net->regs[i].node].width <= 64)
            self->orbit->kind[net->regs[i].node] = ROUND;
}

/* 0: it would take too long. */
static int settle_kinds(struct leap *self)
{
    uint64_t work = 0;

    guess_kinds(self);
    do {
        work += self->net.node_count;
        find_kinds(self);
    } while (drop_others(self) && work < WORK_MAX);
    return work < WORK_MAX;
}

/* Who is read */

/* Whether a change of it concerns anybody but those that go round. */
static int is_read_by_others(const struct leap *self, uint32_t node)
{
    const uint8_t *kind = self->orbit->kind;

    for (uint32_t i = self->fan_first[node]; i < self->fan_first[node + 1];
         i++)
        if (kind[self->fan[i]] != ROUND)
            return 1;
    return self->net.nodes[node].is_seen != 0;
}

/* What moves registers and memories is in no list of readers. */
static int is_clock_or_load(const struct leap *self, uint32_t node)
{
    for (uint32_t i = 0; i < self->domain_count; i++)
        if (self->domains[i].clock == node)
            return 1;
    for (uint32_t i = 0; i < self->net.reg_count; i++)
        if (self->net.regs[i].load == node || self->net.regs[i].value == node)
            return 1;
    for (uint32_t i = 0; i < self->net.write_count; i++)
        if (self->writes[i].enable == node || self->writes[i].data == node
            || self->writes[i].address == node)
            return 1;
    return 0;
}

/* An input is part of a place only if one that goes round follows from it. */
static int reads_round(const struct leap *self, uint32_t node)
{
    for (uint32_t i = self->fan_first[node]; i < self->fan_first[node + 1];
         i++)
        if (self->orbit->kind[self->fan[i]] == ROUND)
            return 1;
    return 0;
}

/* Registers come first in the list, as they do among nodes. */
static void list_node(struct leap *self, uint32_t node)
{
    struct leap_orbit *orbit = self->orbit;

    if (orbit->kind[node] == HELD && reads_round(self, node)
        && self->net.nodes[node].width > 64)
        orbit->is_on = 0;
    else if (orbit->kind[node] == HELD && reads_round(self, node))
        orbit->held[orbit->held_count++] = node;
    if (orbit->kind[node] != ROUND)
        return;
    orbit->nodes[orbit->count++] = node;
    if (node < self->net.logic) {
        orbit->reg_count++;
        leap_mark_in(orbit->regs, node);
    }
    if (is_read_by_others(self, node) || is_clock_or_load(self, node))
        orbit->seen[orbit->seen_count++] = node;
}

/* Room */

/* Stages first and all their words behind them, as many as there is room for.
 * Nothing that was written down holds for other clocks. */
static void forget_stages(struct leap_orbit *orbit)
{
    size_t each = sizeof *orbit->stages
                + (orbit->reg_count + orbit->held_count + orbit->count)
                * sizeof *orbit->words;

    orbit->stage_count = 0;
    orbit->jumps_since = orbit->jumped = orbit->trial = 0;
    orbit->trial_after = JUMPS_FIRST;
    orbit->stage_most = (uint32_t)(LEAP_ORBIT_BYTES / each);
    if (orbit->stage_most > STAGES_MAX)
        orbit->stage_most = STAGES_MAX;
    orbit->words = (uint64_t *)(void *)(orbit->stages + orbit->stage_most);
    memset(orbit->buckets, 255, LEAP_ORBIT_BUCKETS * sizeof *orbit->buckets);
}

/* Only where one clock does nothing but clock registers (leap_step_clocks). */
void leap_orbit_clocks(struct leap *self)
{
    struct leap_orbit *orbit = self->orbit;

    if (!orbit)
        return;
    orbit->count = orbit->reg_count = orbit->seen_count = 0;
    orbit->held_count = 0;
    memset(orbit->regs, 0, (self->net.node_count / 64 + 1)
                           * sizeof *orbit->regs);
    orbit->is_on = self->simple != 0;
    if (orbit->is_on) {
        orbit->is_on = settle_kinds(self);
        for (uint32_t i = 0; i < self->net.node_count; i++)
            list_node(self, i);
        forget_stages(orbit);
        orbit->is_on &= orbit->reg_count && orbit->seen_count
                     && orbit->stage_most >= STAGES_MIN;
    }
    leap_orbit_lose(self);
}

static void *take_cleared(struct arena *memory, size_t size)
{
    void *taken = arena_take(memory, size);

    return taken ? memset(taken, 0, size) : NULL;
}

/* Where there is no room, nothing goes round: that is no error. */
const char *leap_orbit_make(struct leap *self, struct arena *memory)
{
    struct leap_orbit *orbit = take_cleared(memory, sizeof *orbit);
    size_t nodes = self->net.node_count + 1;
    size_t state = self->state_words * sizeof *self->state;

    if (!orbit)
        return NULL;
    orbit->kind = take_cleared(memory, nodes);
    orbit->nodes = arena_take(memory, nodes * sizeof *orbit->nodes);
    orbit->seen = arena_take(memory, nodes * sizeof *orbit->seen);
    orbit->held = arena_take(memory, nodes * sizeof *orbit->held);
    orbit->regs = arena_take(memory, (nodes / 64 + 1) * sizeof *orbit->regs);
    orbit->shown = arena_take(memory, nodes * sizeof *orbit->shown);
    orbit->stages = arena_take(memory, LEAP_ORBIT_BYTES);
    orbit->buckets = arena_take(memory, LEAP_ORBIT_BUCKETS
                                        * sizeof *orbit->buckets);
    orbit->state = arena_take(memory, state);
    orbit->other = arena_take(memory, state);
    if (orbit->kind && orbit->nodes && orbit->seen && orbit->held
        && orbit->regs && orbit->shown && orbit->stages && orbit->buckets
        && orbit->state && orbit->other)
        self->orbit = orbit;
    return NULL;
}
