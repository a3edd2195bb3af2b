/* leap_c_take.c - generates the C of what a register takes at an edge, and of
 * storing it.
 *
 * That is computed already, but for the last choices (leap_cut.h), which are
 * made here, and but for other registers, which are looked at before any
 * register changes: of these some are put aside, in variables r, namely those
 * that are stored before somebody else has looked at them.
 *
 *     uint64_t r5 = v[5];
 *     t = (v[90] & 1 ? 0 : v[91]); if (t != v[5]) { v[5] = t; marks }
 *     t = (v[92] & 1 ? r5 : v[6]); if (t != v[6]) { v[6] = t; marks }
 */
#include "designs/leap/leap_c_inside.h"

enum { GUARDS = 3 };

/* A register of more than a limb is copied as a whole. */
int leap_c_is_long(const struct leap_c_text *self, uint32_t node)
{
    return self->leap->net.nodes[node].width > 64;
}

/* A long register takes what may be shorter: zeros above. */
void leap_c_put_long_sample(struct leap_c_text *self, uint32_t node,
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

/* Of clocks, loads and writes, which are no readers. */
static int is_used_otherwise(const struct net *net, uint32_t node)
{
    for (uint32_t i = 0; i < net->reg_count; i++)
        if (net->regs[i].clock == node || net->regs[i].load == node
            || net->regs[i].value == node)
            return 1;
    for (uint32_t i = 0; i < net->write_count; i++)
        if (net->writes[i].clock == node || net->writes[i].address == node
            || net->writes[i].data == node || net->writes[i].enable == node)
            return 1;
    return 0;
}

/* What a hot register of one bit takes when it toggles needs no place of its
 * own: the interpreter computes it again when it goes on. */
int leap_c_is_toggle(const struct leap_c_text *self, uint32_t node)
{
    const struct leap *leap = self->leap;
    const struct net *net = &leap->net;
    uint32_t of, by;

    if (node < net->logic || net->nodes[node].op != NET_NOT
        || net->nodes[node].width != 1 || net->nodes[node].is_seen
        || leap->fan_first[node + 1] - leap->fan_first[node] != 1
        || is_used_otherwise(net, node))
        return 0;
    of = net->operands[net->nodes[node].first];
    by = leap_cut_reader(self->cut, leap->fan[leap->fan_first[node]]);
    return of == by && by < net->logic && net->nodes[of].width == 1
        && self->heat[0][of] == LEAP_C_HOT;
}

/* A leaf of the choices of a register, or a condition: registers that are
 * stored before were looked at before any changed. */
void leap_c_put_leaf(struct leap_c_text *self, uint32_t node)
{
    const struct net *net = &self->leap->net;

    if (node < net->logic && self->is_sampled[node]) {
        leap_c_put(self, "r#", LEAP_C(node));
    } else if (leap_c_is_toggle(self, node)) {
        text_put(self->to, "(");
        leap_c_put_leaf(self, net->operands[net->nodes[node].first]);
        text_put(self->to, " ^ 1)");
    } else if (net->nodes[node].op == NET_CONST
               && net->nodes[node].width <= 64) {
        leap_c_put(self, "$", LEAP_C(net->init[net->nodes[node].at]));
    } else {
        leap_c_put(self, "v[#]", LEAP_C(net->nodes[node].at));
    }
}

int leap_c_is_choice(const struct leap_c_text *self, uint32_t node)
{
    return self->cut->taken_by[node] != NET_NOWHERE;
}

/* Both ways, and one of them by a mask. */
static void put_noisy_choice(struct leap_c_text *self, const uint32_t *read)
{
    text_put(self->to, "(");
    leap_c_put_taken(self, read[1]);
    text_put(self->to, " & ((");
    leap_c_put_leaf(self, read[0]);
    text_put(self->to, " & 1) - 1) | (");
    leap_c_put_taken(self, read[2]);
    text_put(self->to, " & (0 - (");
    leap_c_put_leaf(self, read[0]);
    text_put(self->to, " & 1))))");
}

/* What a register takes, as nested choices. */
void leap_c_put_taken(struct leap_c_text *self, uint32_t node)
{
    const struct net *net = &self->leap->net;
    const uint32_t *read = &net->operands[net->nodes[node].first];

    if (!leap_c_is_choice(self, node)) {
        leap_c_put_leaf(self, node);
        return;
    }
    if (leap_c_is_noisy(self->leap, read[0])) {
        put_noisy_choice(self, read);
        return;
    }
    text_put(self->to, "(");
    leap_c_put_leaf(self, read[0]);
    text_put(self->to, " & 1 ? ");
    leap_c_put_taken(self, read[2]);
    text_put(self->to, " : ");
    leap_c_put_taken(self, read[1]);
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

    if (!leap_c_is_choice(self, node)) {
        put_sample(self, node, by);
        return;
    }
    put_sample(self, read[0], by);
    put_samples_of(self, read[1], by);
    put_samples_of(self, read[2], by);
}

/* Before anything changes. */
void leap_c_put_samples(struct leap_c_text *self,
                        const struct leap_domain *domain)
{
    const struct net *net = &self->leap->net;

    for (uint32_t i = 0; i < domain->regs; i++) {
        uint32_t node = domain->first_reg + i, next = leap_c_next(net, node);

        if (next == NET_NOWHERE)
            continue;
        if (!leap_c_is_long(self, node))
            put_samples_of(self, next, node);
        else if (net->nodes[next].op == NET_REG)
            leap_c_put_long_sample(self, node, next);
    }
}

/* Conditions without which a register stays as it is: as long as one way of a
 * choice is the register itself. At most GUARDS; returns how many. */
static int find_guards(const struct leap_c_text *self, uint32_t node,
                       struct leap_c_guard guards[GUARDS])
{
    const struct net *net = &self->leap->net;
    uint32_t next = leap_c_next(net, node);
    int count = 0;

    while (count < GUARDS && next != NET_NOWHERE
           && leap_c_is_choice(self, next)) {
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

int leap_c_has_same_guards(const struct leap_c_text *self, uint32_t a,
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

void leap_c_put_guards(struct leap_c_text *self, uint32_t node)
{
    struct leap_c_guard guards[GUARDS];
    int count = find_guards(self, node, guards);

    for (int i = 0; i < count; i++) {
        text_put(self->to, guards[i].level ? " && (" : " && !(");
        leap_c_put_leaf(self, guards[i].node);
        text_put(self->to, " & 1)");
    }
}

/* Storing: the register has another value now. */
void leap_c_put_changed(struct leap_c_text *self, uint32_t node)
{
    leap_c_put_marks(self, node, NET_NOWHERE);
    text_put(self->to, " c = 1; }\n");
}

void leap_c_put_long_store(struct leap_c_text *self, uint32_t node)
{
    const struct net_node *at = &self->leap->net.nodes[node];
    uint64_t bytes = 8 * (uint64_t)net_limbs(at->width);

    leap_c_put(self, "if (__builtin_memcmp(r#, &v[#], #)) { "
               "__builtin_memcpy(&v[#], r#, #);",
               LEAP_C(node, at->at, bytes, at->at, node, bytes));
    leap_c_put_changed(self, node);
}

void leap_c_put_store(struct leap_c_text *self, uint32_t node)
{
    const struct net *net = &self->leap->net;
    uint32_t next = leap_c_next(net, node), at = net->nodes[node].at;

    if (next == NET_NOWHERE)
        return;
    if (leap_c_is_long(self, node)) {
        text_put(self->to, "{\n");
        if (net->nodes[next].op != NET_REG)
            leap_c_put_long_sample(self, node, next);
        leap_c_put_long_store(self, node);
        text_put(self->to, "}\n");
        return;
    }
    text_put(self->to, "t = ");
    leap_c_put_taken(self, next);
    leap_c_put(self, "; if (t != v[#]) { v[#] = t;", LEAP_C(at, at));
    leap_c_put_changed(self, node);
}
