/* leap_c_edge.c - generates the C of clock edges, writes and loads.
 *
 * What a register takes is computed already, but for the last choices
 * (leap_cut.h), which are made here, and but for other registers, which are
 * looked at before any register changes. Writes to memories come first of all,
 * because they change nothing that a register takes. So the order is that of
 * leap_step.c, where everything is looked at first, and nothing has to be put
 * aside but those few.
 */
#include "designs/leap/leap_c_inside.h"

#include <string.h>

enum { BUNCH = 16, GUARDS = 3 };

/* A register of more than a limb is copied as a whole. */
static int is_edge_long(const struct leap_c_text *self, uint32_t node)
{
    return self->leap->net.nodes[node].width > 64;
}

static uint32_t next_of(const struct net *net, uint32_t node)
{
    return net->regs[node - net->first_reg].next;
}

/* A long register takes what may be shorter: zeros above. */
static void put_long_sample(struct leap_c_text *self, uint32_t node,
                            uint32_t from)
{
    const struct net *net = &self->leap->net;
    uint32_t limbs = net_limbs(net->nodes[node].width);
    uint32_t taken = net_limbs(net->nodes[from].width);

    if (taken > limbs)
        taken = limbs;
    leap_c_put(self, "uint64_t r#[#] = {0}; __builtin_memcpy(r#, &v[#], #);\n",
               LEAP_C(node, limbs, node, net->nodes[from].at, 8 * taken));
}

/* Choices */

/* A leaf of the choices of a register, or a condition: registers that are
 * stored before were looked at before any changed. */
static void put_leaf(struct leap_c_text *self, uint32_t node)
{
    const struct net *net = &self->leap->net;

    if (node < net->logic && self->is_sampled[node])
        leap_c_put(self, "r#", LEAP_C(node));
    else if (net->nodes[node].op == NET_CONST && net->nodes[node].width <= 64)
        leap_c_put(self, "$", LEAP_C(net->init[net->nodes[node].at]));
    else
        leap_c_put(self, "v[#]", LEAP_C(net->nodes[node].at));
}

static int is_edge_mux(const struct leap_c_text *self, uint32_t node)
{
    return self->cut->taken_by[node] != NET_NOWHERE;
}

static void put_edge_taken(struct leap_c_text *self, uint32_t node);

/* Both ways, and one of them by a mask. */
static void put_noisy_choice(struct leap_c_text *self, const uint32_t *read)
{
    text_put(self->to, "(");
    put_edge_taken(self, read[1]);
    text_put(self->to, " & ((");
    put_leaf(self, read[0]);
    text_put(self->to, " & 1) - 1) | (");
    put_edge_taken(self, read[2]);
    text_put(self->to, " & (0 - (");
    put_leaf(self, read[0]);
    text_put(self->to, " & 1))))");
}

/* What a register takes, as nested choices. */
static void put_edge_taken(struct leap_c_text *self, uint32_t node)
{
    const struct net *net = &self->leap->net;
    const uint32_t *read = &net->operands[net->nodes[node].first];

    if (!is_edge_mux(self, node)) {
        put_leaf(self, node);
        return;
    }
    if (leap_c_is_noisy(self->leap, read[0])) {
        put_noisy_choice(self, read);
        return;
    }
    text_put(self->to, "(");
    put_leaf(self, read[0]);
    text_put(self->to, " & 1 ? ");
    put_edge_taken(self, read[2]);
    text_put(self->to, " : ");
    put_edge_taken(self, read[1]);
    text_put(self->to, ")");
}

/* Registers among what a register takes, each once for all of them; not those
 * that are stored later, or not at all. */
static void put_sample(struct leap_c_text *self, uint32_t node, uint32_t by)
{
    const struct net *net = &self->leap->net;

    if (net->nodes[node].op != NET_REG || self->is_sampled[node]
        || !self->place[node] || self->place[node] >= self->place[by])
        return;
    self->is_sampled[node] = 1;
    leap_c_put(self, "uint64_t r# = v[#];\n",
               LEAP_C(node, net->nodes[node].at));
}

static void put_samples_of(struct leap_c_text *self, uint32_t node,
                           uint32_t by)
{
    const struct net *net = &self->leap->net;
    const uint32_t *read = &net->operands[net->nodes[node].first];

    if (!is_edge_mux(self, node)) {
        put_sample(self, node, by);
        return;
    }
    put_sample(self, read[0], by);
    put_samples_of(self, read[1], by);
    put_samples_of(self, read[2], by);
}

/* Before anything changes. */
static void put_early_samples(struct leap_c_text *self,
                              const struct leap_domain *domain)
{
    const struct net *net = &self->leap->net;

    for (uint32_t i = 0; i < domain->regs; i++) {
        uint32_t node = domain->first_reg + i, next = next_of(net, node);

        if (next == NET_NOWHERE)
            continue;
        if (!is_edge_long(self, node))
            put_samples_of(self, next, node);
        else if (net->nodes[next].op == NET_REG)
            put_long_sample(self, node, next);
    }
}

/* Conditions without which a register stays as it is: as long as one way of a
 * choice is the register itself. At most GUARDS; returns how many. */
static int find_guards(const struct leap_c_text *self, uint32_t node,
                       struct leap_c_guard guards[GUARDS])
{
    const struct net *net = &self->leap->net;
    uint32_t next = next_of(net, node);
    int count = 0;

    while (count < GUARDS && next != NET_NOWHERE && is_edge_mux(self, next)) {
        const uint32_t *read = &net->operands[net->nodes[next].first];

        if ((read[1] != node && read[2] != node)
            || leap_c_is_noisy(self->leap, read[0]))
            break;
        guards[count++] = (struct leap_c_guard){read[0], read[1] == node};
        next = read[1] == node ? read[2] : read[1];
    }
    return count;
}

int leap_c_first_guard(const struct leap_c_text *self, uint32_t reg,
                       struct leap_c_guard *guard)
{
    struct leap_c_guard guards[GUARDS];

    if (!find_guards(self, reg, guards))
        return 0;
    *guard = guards[0];
    return 1;
}

static int has_same_guards(const struct leap_c_text *self, uint32_t a,
                           uint32_t b)
{
    struct leap_c_guard x[GUARDS], y[GUARDS];
    int count = find_guards(self, a, x);

    if (count != find_guards(self, b, y))
        return 0;
    for (int i = 0; i < count; i++)
        if (x[i].node != y[i].node || x[i].level != y[i].level)
            return 0;
    return 1;
}

static void put_guards(struct leap_c_text *self, uint32_t node)
{
    struct leap_c_guard guards[GUARDS];
    int count = find_guards(self, node, guards);

    for (int i = 0; i < count; i++) {
        text_put(self->to, guards[i].level ? " && (" : " && !(");
        put_leaf(self, guards[i].node);
        text_put(self->to, " & 1)");
    }
}

/* Storing: the register has another value now. */
static void put_changed(struct leap_c_text *self, uint32_t node)
{
    leap_c_put_marks(self, node, NET_NOWHERE);
    text_put(self->to, " c = 1; }\n");
}

static void put_long_store(struct leap_c_text *self, uint32_t node)
{
    const struct net_node *at = &self->leap->net.nodes[node];
    uint64_t bytes = 8 * (uint64_t)net_limbs(at->width);

    leap_c_put(self, "if (__builtin_memcmp(r#, &v[#], #)) { "
               "__builtin_memcpy(&v[#], r#, #);",
               LEAP_C(node, at->at, bytes, at->at, node, bytes));
    put_changed(self, node);
}

static void put_store(struct leap_c_text *self, uint32_t node)
{
    const struct net *net = &self->leap->net;
    uint32_t next = next_of(net, node), at = net->nodes[node].at;

    if (next == NET_NOWHERE)
        return;
    if (is_edge_long(self, node)) {
        text_put(self->to, "{\n");
        if (net->nodes[next].op != NET_REG)
            put_long_sample(self, node, next);
        put_long_store(self, node);
        text_put(self->to, "}\n");
        return;
    }
    text_put(self->to, "t = ");
    put_edge_taken(self, next);
    leap_c_put(self, "; if (t != v[#]) { v[#] = t;", LEAP_C(at, at));
    put_changed(self, node);
}

/* A register with choices is worth a look at its own dirty bit. */
static void put_store_if_dirty(struct leap_c_text *self, uint32_t node,
                               int is_alone, uint64_t domain)
{
    uint32_t next = next_of(&self->leap->net, node);

    if (!is_alone && next != NET_NOWHERE && is_edge_mux(self, next))
        leap_c_put(self, "if (p#_# & $) {\n",
                   LEAP_C(domain, node / 64, UINT64_C(1) << node % 64));
    else
        text_put(self->to, "{\n");
    put_store(self, node);
    text_put(self->to, "}\n");
}

/* From `first` on, as many as one test is enough for. */
static uint32_t bunch_end(const struct leap_c_text *self, uint32_t first,
                          uint32_t end)
{
    uint32_t i = first + 1;

    while (i < end && i / 64 == first / 64 && i - first < BUNCH
           && self->heat[0][i] == LEAP_C_COLD
           && has_same_guards(self, first, i))
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
        put_guards(self, i);
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
    uint32_t next = next_of(net, node);

    if (next == NET_NOWHERE || is_edge_long(self, node)
        || !is_edge_mux(self, next)
        || leap_c_is_noisy(self->leap, net->operands[net->nodes[next].first]))
        return NET_NOWHERE;
    return net->operands[net->nodes[next].first];
}

/* One of them, where its first choice is known. */
static void put_store_at(struct leap_c_text *self, uint32_t node, int level)
{
    const struct net *net = &self->leap->net;
    uint32_t next = next_of(net, node), at = net->nodes[node].at;
    uint32_t taken = net->operands[net->nodes[next].first + 1
                                   + (uint32_t)level];

    if (taken == node)
        return;
    if (self->heat[0][node] == LEAP_C_WARM)
        leap_c_put(self, "if (p#_# & $)", LEAP_C(self->leap->simple - 1,
                   node / 64, UINT64_C(1) << node % 64));
    text_put(self->to, "{\nt = ");
    put_edge_taken(self, taken);
    if (leap_c_has_marks(self, node, NET_NOWHERE)) {
        leap_c_put(self, "; if (t != v[#]) { v[#] = t;", LEAP_C(at, at));
        put_changed(self, node);
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
    put_leaf(self, choice);
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
        put_store(self, i);
        text_put(self->to, "}\n");
    }
}

/* Whether any register but the hot ones, or but those and the warm ones, is to
 * be looked at. */
static void put_any_dirty(struct leap_c_text *self,
                          const struct leap_domain *domain, int is_cold)
{
    uint32_t first = domain->first_reg, end = first + domain->regs;

    text_put(self->to, "if (0");
    for (uint32_t w = first / 64; domain->regs && w * 64 < end; w++)
        leap_c_put(self, " | (p#_# & $)",
                   LEAP_C(self->leap->simple - 1, w,
                          is_cold ? leap_between(w, first, end)
                                    & leap_c_heat_in_word(self, 0, w,
                                                          LEAP_C_COLD)
                                  : UINT64_MAX));
    text_put(self->to, ") {\n");
}

/* Hot ones, then the rest if there is any. */
static void put_simple_stores(struct leap_c_text *self,
                              const struct leap_domain *domain)
{
    if (!self->has_heat) {
        put_stores(self, domain);
        return;
    }
    put_busy_of(self, domain, LEAP_C_HOT);
    put_any_dirty(self, domain, 0);
    put_busy_of(self, domain, LEAP_C_WARM);
    put_any_dirty(self, domain, 1);
    put_stores(self, domain);
    text_put(self->to, "}\n}\n");
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
    for (int heat = LEAP_C_HOT; heat > LEAP_C_COLD; heat--)
        number_busy(self, domain, heat, place);
    for (uint32_t i = 0; i < domain->regs; i++) {
        if (!self->place[domain->first_reg + i])
            self->place[domain->first_reg + i] = ++*place;
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
    put_early_samples(self, domain);
    put_writes(self, domain);
    put_dirty(self, domain, "");
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
            put_early_samples(self, &leap->domains[i]);
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

    if (is_edge_long(self, reg->node)) {
        text_put(self->to, "{\n");
        put_long_sample(self, reg->node, reg->value);
        leap_c_put(self, "if (__builtin_memcmp(r#, &v[#], #)) d[#] |= $;\n",
                   LEAP_C(reg->node, at,
                          8 * (uint64_t)net_limbs(net->nodes[reg->node].width),
                          reg->node / 64, UINT64_C(1) << reg->node % 64));
        put_long_store(self, reg->node);
        text_put(self->to, "}\n");
        return;
    }
    leap_c_put(self, "if (v[#] != v[#]) { v[#] = v[#]; d[#] |= $;",
               LEAP_C(from, at, at, from, reg->node / 64,
                      UINT64_C(1) << reg->node % 64));
    put_changed(self, reg->node);
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
