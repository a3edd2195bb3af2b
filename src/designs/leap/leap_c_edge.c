/* leap_c_edge.c - generates the C of clock edges, writes and loads.
 *
 * Writes to memories come first of all, because they change nothing that a
 * register takes. So the order is that of leap_step.c, where everything is
 * looked at first, and nothing has to be put aside but a few registers
 * (leap_c_take.c).
 *
 * Which registers are to be looked at, their dirty bits say. Where a rehearsal
 * has shown which of them are busy, an edge looks like this, d being the dirty
 * bits:
 *
 *     if (d) {
 *         warm registers, by their own bits; those with the same reset
 *             behind one test of it
 *         if (d & cold)
 *             all others, in bunches that share a condition
 *     }
 *     hot registers, without a question
 */
#include "designs/leap/leap_c_inside.h"

#include <string.h>

enum { BUNCH = 16 };

/* A register with choices is worth a look at its own dirty bit. */
static void put_store_if_dirty(struct leap_c_text *self, uint32_t node,
                               int is_alone, uint64_t domain)
{
    uint32_t next = leap_c_next(&self->leap->net, node);

    if (!is_alone && next != NET_NOWHERE && leap_c_is_choice(self, next))
        leap_c_put(self, "if (p#_# & $) {\n",
                   LEAP_C(domain, node / 64, UINT64_C(1) << node % 64));
    else
        text_put(self->to, "{\n");
    leap_c_put_store(self, node);
    text_put(self->to, "}\n");
}

/* From `first` on, as many as one test is enough for. */
static uint32_t bunch_end(const struct leap_c_text *self, uint32_t first,
                          uint32_t end)
{
    uint32_t i = first + 1;

    while (i < end && i / 64 == first / 64 && i - first < BUNCH
           && self->heat[0][i] == LEAP_C_COLD
           && leap_c_has_same_guards(self, first, i))
        i++;
    return i;
}

/* Dirty bits are taken off before any are set: of all clocks that rise, since
 * a register of one may mark another's. */
static void put_dirty(struct leap_c_text *self,
                      const struct leap_domain *domain, const char *rises)
{
    uint32_t first = domain->first_reg, end = first + domain->regs;
    uint64_t number = (uint64_t)(domain - self->leap->domains);

    for (uint32_t i = first / 64; domain->regs && i * 64 < end; i++) {
        leap_c_put(self, "uint64_t p#_# = d[#] & $", LEAP_C(number, i, i,
                   leap_between(i, first, end)
                   & ~leap_c_heat_in_word(self, 0, i, LEAP_C_HOT)));
        leap_c_put(self, rises, LEAP_C(number));
        leap_c_put(self, "; d[#] ^= p#_#;\n", LEAP_C(i, number, i));
    }
}

/* A register whose condition is not true stays, and is marked again when the
 * condition changes. */
static void put_stores(struct leap_c_text *self,
                       const struct leap_domain *domain)
{
    uint32_t first = domain->first_reg, end = first + domain->regs;
    uint64_t number = (uint64_t)(domain - self->leap->domains);

    for (uint32_t i = first; i < end;) {
        uint32_t bunch = bunch_end(self, i, end);
        int is_alone = bunch == i + 1;

        if (self->heat[0][i] != LEAP_C_COLD) {
            i++;
            continue;
        }

        leap_c_put(self, "if (p#_# & $",
                   LEAP_C(number, i / 64, leap_between(i / 64, i, bunch)));
        leap_c_put_guards(self, i);
        text_put(self->to, ") {\n");
        for (; i < bunch; i++)
            put_store_if_dirty(self, i, is_alone, number);
        text_put(self->to, "}\n");
    }
}

/* Busy registers */

/* The condition that decides first what it takes, and for many registers: a
 * reset. NET_NOWHERE: there is none. */
static uint32_t first_choice_of(const struct leap_c_text *self, uint32_t node)
{
    const struct net *net = &self->leap->net;
    uint32_t next = leap_c_next(net, node);

    if (next == NET_NOWHERE || leap_c_is_long(self, node)
        || !leap_c_is_choice(self, next)
        || leap_c_is_noisy(self->leap, net->operands[net->nodes[next].first]))
        return NET_NOWHERE;
    return net->operands[net->nodes[next].first];
}

/* One of them, where its first choice is known. */
static void put_store_at(struct leap_c_text *self, uint32_t node, int level)
{
    const struct net *net = &self->leap->net;
    uint32_t next = leap_c_next(net, node), at = net->nodes[node].at;
    uint32_t taken = net->operands[net->nodes[next].first + 1
                                   + (uint32_t)level];

    if (taken == node)
        return;
    if (self->heat[0][node] == LEAP_C_WARM)
        leap_c_put(self, "if (p#_# & $)", LEAP_C(self->leap->simple - 1,
                   node / 64, UINT64_C(1) << node % 64));
    text_put(self->to, "{\nt = ");
    leap_c_put_taken(self, taken);
    if (leap_c_has_marks(self, node, NET_NOWHERE)) {
        leap_c_put(self, "; if (t != v[#]) { v[#] = t;", LEAP_C(at, at));
        leap_c_put_changed(self, node);
    } else {
        leap_c_put(self, "; v[#] = t;\n", LEAP_C(at));
    }
    text_put(self->to, "}\n");
}

/* All of that heat and that first choice, from this register on. */
static void put_alike(struct leap_c_text *self, uint32_t node, uint32_t end,
                      uint32_t choice)
{
    text_put(self->to, "if (");
    leap_c_put_leaf(self, choice);
    text_put(self->to, " & 1) {\n");
    for (int level = 1; level >= 0; level--) {
        for (uint32_t i = node; i < end; i++)
            if (self->heat[0][i] == self->heat[0][node]
                && first_choice_of(self, i) == choice)
                put_store_at(self, i, level);
        text_put(self->to, level ? "} else {\n" : "}\n");
    }
}

static int is_first_alike(const struct leap_c_text *self, uint32_t first,
                          uint32_t node, uint32_t choice)
{
    for (uint32_t i = first; i < node; i++)
        if (self->heat[0][i] == self->heat[0][node]
            && first_choice_of(self, i) == choice)
            return 0;
    return 1;
}

/* All registers of a heat, in the order in which number_busy has them. */
static void put_busy_of(struct leap_c_text *self,
                        const struct leap_domain *domain, int heat)
{
    uint32_t first = domain->first_reg, end = first + domain->regs;

    for (uint32_t i = first; i < end; i++) {
        uint32_t choice = first_choice_of(self, i);

        if (self->heat[0][i] != heat)
            continue;
        if (choice != NET_NOWHERE) {
            if (is_first_alike(self, first, i, choice))
                put_alike(self, i, end, choice);
            continue;
        }
        if (heat == LEAP_C_WARM)
            leap_c_put(self, "if (p#_# & $)", LEAP_C(self->leap->simple - 1,
                       i / 64, UINT64_C(1) << i % 64));
        text_put(self->to, "{\n");
        leap_c_put_store(self, i);
        text_put(self->to, "}\n");
    }
}

/* Whether any of these words has one of these registers: dirty bits, or those
 * that were taken off. */
static void put_any_dirty(struct leap_c_text *self,
                          const struct leap_domain *domain, int is_cold)
{
    uint32_t first = domain->first_reg, end = first + domain->regs;

    text_put(self->to, "if (0");
    for (uint32_t w = first / 64; domain->regs && w * 64 < end; w++) {
        uint64_t bits = leap_between(w, first, end);

        if (is_cold)
            leap_c_put(self, " | (p#_# & $)",
                       LEAP_C(self->leap->simple - 1, w,
                              bits & leap_c_heat_in_word(self, 0, w,
                                                         LEAP_C_COLD)));
        else
            leap_c_put(self, " | (d[#] & $)",
                       LEAP_C(w, bits & ~leap_c_heat_in_word(self, 0, w,
                                                             LEAP_C_HOT)));
    }
    text_put(self->to, ") {\n");
}

/* The hot ones come last: those before them see what they were, and nothing of
 * the rest is done where there is nothing to do. */
static void put_simple_stores(struct leap_c_text *self,
                              const struct leap_domain *domain)
{
    if (!self->has_heat) {
        put_dirty(self, domain, "");
        put_stores(self, domain);
        return;
    }
    put_any_dirty(self, domain, 0);
    put_dirty(self, domain, "");
    put_busy_of(self, domain, LEAP_C_WARM);
    put_any_dirty(self, domain, 1);
    put_stores(self, domain);
    text_put(self->to, "}\n}\n");
    put_busy_of(self, domain, LEAP_C_HOT);
}

/* The same order: a register is looked at before it is stored only for those
 * after it. */
static void number_busy(struct leap_c_text *self,
                        const struct leap_domain *domain, int heat,
                        uint32_t *place)
{
    uint32_t first = domain->first_reg, end = first + domain->regs;

    for (uint32_t i = first; i < end; i++) {
        uint32_t choice = first_choice_of(self, i);

        if (self->heat[0][i] != heat || self->place[i])
            continue;
        self->place[i] = ++*place;
        for (uint32_t k = i + 1; choice != NET_NOWHERE && k < end; k++)
            if (self->heat[0][k] == heat
                && first_choice_of(self, k) == choice)
                self->place[k] = ++*place;
    }
}

/* Writes */

static void put_write(struct leap_c_text *self, uint32_t index)
{
    const struct net *net = &self->leap->net;
    const struct net_write *write = &self->leap->writes[index];
    const struct net_memory *memory = &net->memories[write->memory];
    uint64_t enable = net->nodes[write->enable].at;

    if (memory->limbs > 1) {
        leap_c_put(self, "if (on->write(on->leap, #)) {", LEAP_C(index));
        leap_c_put_memory_marks(self, write->memory);
        text_put(self->to, " c = 1; }\n");
        return;
    }
    leap_c_put(self, "if (v[#] && v[#] - $ < $) {\nuint64_t *w = &m[v[#] - $ "
               "+ $], t = (*w & ~v[#]) | (v[#] & v[#]);\n"
               "if (t != *w) { *w = t;",
               LEAP_C(enable, net->nodes[write->address].at, memory->low,
                      memory->depth, net->nodes[write->address].at,
                      memory->low, memory->at, enable,
                      net->nodes[write->data].at, enable));
    leap_c_put_memory_marks(self, write->memory);
    text_put(self->to, " c = 1; }\n}\n");
}

static void put_writes(struct leap_c_text *self,
                       const struct leap_domain *domain)
{
    for (uint32_t i = 0; i < domain->writes; i++)
        put_write(self, domain->first_write + i);
}

#define EDGE "(const struct leap_c *on, uint64_t *v, uint64_t *m, " \
             "uint64_t *e, uint64_t *d, uint64_t *seen"

/* Functions; each says whether something changed, and whether an output shows
 * that. */
static void put_edge_head(struct leap_c_text *self, const char *name)
{
    text_put(self->to, "PART int ");
    text_put(self->to, name);
    text_put(self->to, "{\nint c = 0;\n"
             "uint64_t t, o = 0;\n"
             "(void)on; (void)v; (void)m; (void)e; (void)d; (void)t;\n");
    memset(self->is_sampled, 0, self->leap->net.logic);
    memset(self->place, 0, self->leap->net.logic * sizeof *self->place);
    leap_c_begin_marks(self);
}

/* What a domain stores and writes, in that order. */
static void note_domain(struct leap_c_text *self,
                        const struct leap_domain *domain, uint32_t *place)
{
    number_busy(self, domain, LEAP_C_WARM, place);
    for (uint32_t i = 0; i < domain->regs; i++)
        if (self->heat[0][domain->first_reg + i] == LEAP_C_COLD)
            self->place[domain->first_reg + i] = ++*place;
    number_busy(self, domain, LEAP_C_HOT, place);
    for (uint32_t i = 0; i < domain->regs; i++) {
        leap_c_note_marks(self, domain->first_reg + i, NET_NOWHERE);
    }
    for (uint32_t i = 0; i < domain->writes; i++)
        leap_c_note_memory(self, self->leap->writes[domain->first_write
                                                    + i].memory);
}

static void put_tail(struct leap_c_text *self)
{
    leap_c_end_marks(self);
    text_put(self->to, "*seen |= o;\nreturn c;\n}\n");
}

/* The edge of a clock that does nothing else. */
static void put_simple_edge(struct leap_c_text *self)
{
    const struct leap_domain *domain
        = &self->leap->domains[self->leap->simple - 1];
    uint32_t place = 0;

    put_edge_head(self, "simple_edge" EDGE ")\n");
    note_domain(self, domain, &place);
    leap_c_declare_marks(self);
    leap_c_put_samples(self, domain);
    put_writes(self, domain);
    put_simple_stores(self, domain);
    put_tail(self);
}

/* Clocks are looked at, then all that rose are dealt with at once. In u are
 * those whose levels are not kept. */
static void put_any_edges(struct leap_c_text *self)
{
    const struct leap *leap = self->leap;
    uint32_t count = leap->domain_count, place = 0;

    put_edge_head(self, "any_edges" EDGE ", uint64_t u)\n");
    for (uint32_t i = 0; i < count; i++)
        if (i + 1 != leap->simple)
            note_domain(self, &leap->domains[i], &place);
    leap_c_declare_marks(self);
    text_put(self->to, "uint64_t rise = 0;\n(void)u;\n");
    for (uint32_t i = 0; i < count; i++) {
        int clock = leap_c_plain_clock(leap, i);

        if (i + 1 == leap->simple)
            continue;
        if (clock >= 0) {
            leap_c_put(self, "uint64_t q# = u >> # & 1; rise |= q#;\n",
                       LEAP_C(i, (uint64_t)clock, i));
            continue;
        }
        leap_c_put(self, "uint64_t q# = v[#] & 1 & ~on->levels[#]; "
                   "on->levels[#] = v[#] & 1; rise |= q#;\n",
                   LEAP_C(i, leap->net.nodes[leap->domains[i].clock].at, i, i,
                          leap->net.nodes[leap->domains[i].clock].at, i));
    }
    text_put(self->to, "if (!rise) return 0;\n");
    for (uint32_t i = 0; i < count; i++)
        if (i + 1 != leap->simple) {
            leap_c_put_samples(self, &leap->domains[i]);
            put_dirty(self, &leap->domains[i], " & (0 - q#)");
        }
    for (int pass = 0; pass < 2; pass++)
        for (uint32_t i = 0; i < count; i++) {
            if (i + 1 == leap->simple)
                continue;
            leap_c_put(self, "if (q#) {\n", LEAP_C(i));
            (pass ? put_stores : put_writes)(self, &leap->domains[i]);
            text_put(self->to, "}\n");
        }
    put_tail(self);
}

/* One that a load changed may differ from its next value again. */
static void put_load(struct leap_c_text *self, const struct net_reg *reg)
{
    const struct net *net = &self->leap->net;
    uint32_t at = net->nodes[reg->node].at, from = net->nodes[reg->value].at;

    if (leap_c_is_long(self, reg->node)) {
        text_put(self->to, "{\n");
        leap_c_put_long_sample(self, reg->node, reg->value);
        leap_c_put(self, "if (__builtin_memcmp(r#, &v[#], #)) d[#] |= $;\n",
                   LEAP_C(reg->node, at,
                          8 * (uint64_t)net_limbs(net->nodes[reg->node].width),
                          reg->node / 64, UINT64_C(1) << reg->node % 64));
        leap_c_put_long_store(self, reg->node);
        text_put(self->to, "}\n");
        return;
    }
    leap_c_put(self, "if (v[#] != v[#]) { v[#] = v[#]; d[#] |= $;",
               LEAP_C(from, at, at, from, reg->node / 64,
                      UINT64_C(1) << reg->node % 64));
    leap_c_put_changed(self, reg->node);
}

static void put_loads(struct leap_c_text *self)
{
    const struct leap *leap = self->leap;

    put_edge_head(self, "loads" EDGE ")\n");
    for (uint32_t i = 0; i < leap->group_count; i++) {
        const struct leap_group *group = &leap->groups[i];

        leap_c_put(self, "if (v[#] & 1) {\n",
                   LEAP_C(leap->net.nodes[group->load].at));
        for (uint32_t k = 0; k < group->count; k++)
            put_load(self, &leap->net.regs[leap->loaded[group->first + k]]);
        text_put(self->to, "}\n");
    }
    put_tail(self);
}

void leap_c_put_edges(struct leap_c_text *self)
{
    if (self->leap->simple)
        put_simple_edge(self);
    put_any_edges(self);
    put_loads(self);
}
