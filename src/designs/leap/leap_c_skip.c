/* leap_c_skip.c - generates the C that skips ticks in which only counters
 * count.
 *
 * Most ticks of a game with a monitor only count in the divider of its pixel
 * clock. After a tick all logic is evaluated, and the dirty bits say which
 * registers may change at the next. If these are counters that go on by one,
 * and nobody who reads them will have another answer for s ticks, they go on by
 * s at once. That is the leap of leap_jump.c in its simplest form, without a
 * cycle that is watched: it pays for leaps of two or three.
 *
 * A counter is a register that takes itself plus or minus one, perhaps after
 * choices, and is read by comparisons with what does not count and by slices
 * only: each of these changes when the counter arrives at some value, or at a
 * multiple of a power of two. So all other logic stays as it is, and with it
 * the clocks that the design makes itself. Everything else is not a counter,
 * and if it is dirty nothing is skipped; but for registers whose first
 * condition is not true, which stay, and those of other clocks.
 * Nor is anything skipped while an output waits to be told, because an input
 * has changed it.
 */
#include "designs/leap/leap_c_inside.h"

#include "designs/leap/leap_inside.h"

enum { WORDS_MAX = 8,                   /* of registers: more take longer to
                                         * look at than they save */
       CHOICES = 5, WAITS = 4 };

struct counter {
    uint32_t reg;
    int is_down;
    uint32_t taken;                     /* the node that is one further */
    int choices;
    struct leap_c_guard choice[CHOICES];        /* that lead to it */
};

static const struct net *net_of_text(const struct leap_c_text *self)
{
    return &self->leap->net;
}

static uint32_t read_at(const struct net *net, uint32_t node, uint32_t i)
{
    return net->operands[net->nodes[node].first + i];
}

/* Of at most one limb. */
static int constant_at(const struct net *net, uint32_t node, uint64_t *value)
{
    if (net->nodes[node].op != NET_CONST || net->nodes[node].width > 64)
        return 0;
    *value = net->init[net->nodes[node].at];
    return 1;
}

/* By one reader, and by nobody outside. */
static int is_read_once(const struct leap *leap, uint32_t node)
{
    return leap->fan_first[node + 1] - leap->fan_first[node] == 1
        && !leap->net.nodes[node].is_seen;
}

/* What it takes */

/* A sum of the register and one, or all ones. */
static int is_sum(const struct leap_c_text *self, struct counter *counter,
                  uint32_t node)
{
    const struct net *net = net_of_text(self);
    uint64_t mask = net_mask(net->nodes[counter->reg].width), by;
    uint32_t op = net->nodes[node].op;

    if ((op != NET_ADD && op != NET_SUB) || net->nodes[node].width > 64)
        return 0;
    for (uint32_t i = 0; i < (op == NET_ADD ? 2u : 1u); i++) {
        if (read_at(net, node, i) != counter->reg
            || !constant_at(net, read_at(net, node, 1 - i), &by))
            continue;
        by = op == NET_SUB ? 0 - by : by;
        counter->is_down = (by & mask) == mask;
        return (by & mask) == 1 || counter->is_down;
    }
    return 0;
}

/* The same, or the lower bits of a longer one. One bit goes up and down. */
static int is_next_value(const struct leap_c_text *self,
                         struct counter *counter, uint32_t node)
{
    const struct net *net = net_of_text(self);
    const struct net_node *at = &net->nodes[node];
    uint32_t width = net->nodes[counter->reg].width, below = node;

    if (node < net->logic || at->width != width || width < 2
        || !is_read_once(self->leap, node))
        return 0;
    if (at->op == NET_GATHER) {
        below = net->pieces[at->first].node;
        if (at->count != 1 || net->pieces[at->first].from
            || below < net->logic || !is_read_once(self->leap, below))
            return 0;
    }
    counter->taken = node;
    return is_sum(self, counter, below);
}

/* The way through the choices in front of the register. As long as no logic
 * changes, the choices stay as they are, too. */
static int find_the_sum(const struct leap_c_text *self, struct counter *counter,
                        uint32_t node)
{
    const struct net *net = net_of_text(self);

    if (is_next_value(self, counter, node))
        return 1;
    if (self->cut->taken_by[node] != counter->reg
        || counter->choices == CHOICES)
        return 0;
    for (int level = 0; level < 2; level++) {
        counter->choice[counter->choices++]
            = (struct leap_c_guard){read_at(net, node, 0), level};
        if (find_the_sum(self, counter,
                         read_at(net, node, 1 + (uint32_t)level)))
            return 1;
        counter->choices--;
    }
    return 0;
}

/* Readers */

/* Statements that bound s, or none, if only asked whether there is no other
 * kind of answer. A counter is compared with k, which stays as it is: it is no
 * counter, and no logic but the sums of counters changes meanwhile. */

/* The answer for k is another than for the value below. */
static void put_boundary(struct leap_c_text *self,
                         const struct counter *counter)
{
    const struct net_node *at = &net_of_text(self)->nodes[counter->reg];
    uint64_t mask = net_mask(at->width);

    leap_c_put(self, counter->is_down
               ? "t = (v[#] - k) & $;" : "t = (k - v[#] - 1) & $;",
               LEAP_C(at->at, mask));
    leap_c_put(self, " if (k <= $ && t < s) s = t;\n", LEAP_C(mask));
}

/* A constant, or a word as it is now. */
static void put_compared(struct leap_c_text *self, uint32_t node)
{
    const struct net *net = net_of_text(self);

    if (net->nodes[node].op == NET_CONST)
        leap_c_put(self, "k = $;\n", LEAP_C(net->init[net->nodes[node].at]));
    else
        leap_c_put(self, "k = v[#];\n", LEAP_C(net->nodes[node].at));
}

/* From k to k + 1 the answer turns back; after the last value is zero. */
static void put_equal(struct leap_c_text *self, const struct counter *counter)
{
    const struct net_node *at = &net_of_text(self)->nodes[counter->reg];

    put_boundary(self, counter);
    leap_c_put(self, "k = (k + 1) & (k <= $ ? $ : ~0ull);\n",
               LEAP_C(net_mask(at->width), net_mask(at->width)));
    put_boundary(self, counter);
}

/* k < r and r <= k change from k to k + 1; all at the end of the counter. */
static void put_less(struct leap_c_text *self, const struct counter *counter,
                     uint32_t by)
{
    const struct net *net = net_of_text(self);
    int is_second = read_at(net, by, 1) == counter->reg;

    if ((net->nodes[by].op == NET_LESS) == is_second)
        text_put(self->to, "k++;\n");
    put_boundary(self, counter);
    text_put(self->to, "k = 0;\n");
    put_boundary(self, counter);
}

/* What a counter is compared with must not count itself. */
static int can_be_compared(struct leap_c_text *self, uint32_t node)
{
    const struct net *net = net_of_text(self);
    struct counter other = {.reg = node};

    if (net->nodes[node].width > 64)
        return 0;
    return net->nodes[node].op != NET_REG
        || net->regs[node - net->first_reg].next == NET_NOWHERE
        || !find_the_sum(self, &other, net->regs[node - net->first_reg].next);
}

/* Whichever of the two the counter is. */
static int put_comparison(struct leap_c_text *self,
                          const struct counter *counter, uint32_t by,
                          int is_put)
{
    const struct net *net = net_of_text(self);
    uint32_t other = read_at(net, by, read_at(net, by, 0) == counter->reg);

    if (other == counter->reg || !can_be_compared(self, other))
        return 0;
    if (!is_put)
        return 1;
    put_compared(self, other);
    if (net->nodes[by].op == NET_EQUAL)
        put_equal(self, counter);
    else
        put_less(self, counter, by);
    return 1;
}

/* Whether it is zero, or all ones. */
static int put_ends(struct leap_c_text *self, const struct counter *counter,
                    uint64_t value, int is_put)
{
    if (is_put) {
        leap_c_put(self, "k = $;\n", LEAP_C(value));
        put_equal(self, counter);
    }
    return 1;
}

/* Slices: the lowest bit of any of them is the first that turns. */
static int put_slices(struct leap_c_text *self, const struct counter *counter,
                      uint32_t by, int is_put)
{
    const struct net *net = net_of_text(self);
    const struct net_node *at = &net->nodes[by];
    uint32_t lowest = 64, from = net->nodes[counter->reg].at;

    for (uint32_t i = 0; i < at->count; i++)
        if (net->pieces[at->first + i].node == counter->reg
            && net->pieces[at->first + i].from < lowest)
            lowest = net->pieces[at->first + i].from;
    if (!lowest || lowest == 64)
        return 0;
    if (is_put)
        leap_c_put(self, counter->is_down
                   ? "t = v[#] & $; if (t < s) s = t;\n"
                   : "t = ~v[#] & $; if (t < s) s = t;\n",
                   LEAP_C(from, net_mask(lowest)));
    return 1;
}

/* Choices in front of the counter itself may take it as it is: then it stays,
 * which its conditions say. */
static int put_answer(struct leap_c_text *self, const struct counter *counter,
                      uint32_t by, int is_put)
{
    const struct net *net = net_of_text(self);
    uint64_t all = net_mask(net->nodes[counter->reg].width);

    if (by < net->logic)
        return 0;
    if (self->cut->taken_by[by] != NET_NOWHERE)
        return self->cut->taken_by[by] == counter->reg
            && read_at(net, by, 0) != counter->reg;
    switch (net->nodes[by].op) {
    case NET_GATHER: return put_slices(self, counter, by, is_put);
    case NET_EQUAL: case NET_LESS: case NET_LEAST:
        return put_comparison(self, counter, by, is_put);
    case NET_ANY: case NET_NONE:
        return put_ends(self, counter, 0, is_put);
    case NET_ALL: return put_ends(self, counter, all, is_put);
    default: return 0;
    }
}

/* Whether it is the sum itself, or what lies between it and the register. */
static int is_own_sum(const struct leap_c_text *self,
                      const struct counter *counter, uint32_t by)
{
    const struct net *net = net_of_text(self);

    return by == counter->taken
        || (net->nodes[counter->taken].op == NET_GATHER
            && net->pieces[net->nodes[counter->taken].first].node == by);
}

/* All of them, or 0 at the first that is of another kind. */
static int put_readers(struct leap_c_text *self,
                       const struct counter *counter, int is_put)
{
    const struct leap *leap = self->leap;

    for (uint32_t i = leap->fan_first[counter->reg];
         i < leap->fan_first[counter->reg + 1]; i++)
        if (!is_own_sum(self, counter, leap->fan[i])
            && !put_answer(self, counter, leap->fan[i], is_put))
            return 0;
    return 1;
}

/* The registers of the clock: from the first one up to `end`. */
static uint32_t first_of_clock(const struct leap_c_text *self, uint32_t *end)
{
    const struct leap_domain *domain
        = &self->leap->domains[self->leap->simple - 1];

    *end = domain->first_reg + domain->regs;
    return domain->first_reg;
}

/* One that is a clock itself moves others by each of its steps. */
static int is_clock_of_design(const struct leap *leap, uint32_t node)
{
    for (uint32_t i = 0; i < leap->domain_count; i++)
        if (leap->domains[i].clock == node)
            return 1;
    return 0;
}

/* Everything that was asked of a counter above. */
static int find_counter(struct leap_c_text *self, uint32_t reg,
                        struct counter *counter)
{
    const struct net *net = net_of_text(self);
    uint32_t next = net->regs[reg - net->first_reg].next;

    *counter = (struct counter){.reg = reg};
    return net->nodes[reg].width <= 64 && !net->nodes[reg].is_seen
        && !is_clock_of_design(self->leap, reg) && next != NET_NOWHERE
        && find_the_sum(self, counter, next)
        && put_readers(self, counter, 0);
}

int leap_c_is_counter(struct leap_c_text *self, uint32_t reg)
{
    struct counter counter;

    return find_counter(self, reg, &counter);
}

/* Text */

/* Their dirty bits: these alone may be set. */
static uint64_t counters_in_word(struct leap_c_text *self, uint32_t word)
{
    struct counter counter;
    uint64_t bits = 0;
    uint32_t end, reg = first_of_clock(self, &end);

    for (; reg < end; reg++)
        if (reg / 64 == word && find_counter(self, reg, &counter))
            bits |= UINT64_C(1) << reg % 64;
    return bits;
}

/* Conditions of registers of a word, WAITS of them at most, each with those
 * that stay if it is not true. */
struct wait {
    struct leap_c_guard guard;
    uint64_t bits;
};

static int is_same_guard(const struct leap_c_guard *a,
                         const struct leap_c_guard *b)
{
    return a->node == b->node && a->level == b->level;
}

/* Into the wait that it has already, or a new one. */
static int add_wait(struct wait *waits, int count,
                    const struct leap_c_guard *guard, uint32_t reg)
{
    int i = 0;

    while (i < count && !is_same_guard(&waits[i].guard, guard))
        i++;
    if (i == WAITS)
        return count;
    if (i == count)
        waits[count++] = (struct wait){*guard, 0};
    waits[i].bits |= UINT64_C(1) << reg % 64;
    return count;
}

static int find_waits(const struct leap_c_text *self, uint32_t word,
                      struct wait waits[WAITS])
{
    struct leap_c_guard guard;
    uint32_t end, reg = first_of_clock(self, &end);
    int count = 0;

    for (; reg < end; reg++)
        if (reg / 64 == word && leap_c_first_guard(self, reg, &guard)
            && guard.node >= net_of_text(self)->logic)
            count = add_wait(waits, count, &guard, reg);
    return count;
}

static uint64_t waiting_in_word(const struct leap_c_text *self, uint32_t word)
{
    struct wait waits[WAITS];
    int count = find_waits(self, word, waits);
    uint64_t bits = 0;

    for (int i = 0; i < count; i++)
        bits |= waits[i].bits;
    return bits;
}

/* Registers of a word that stay because a condition is not true. */
static void put_waiting(struct leap_c_text *self, uint32_t word)
{
    const struct net *net = net_of_text(self);
    struct wait waits[WAITS];
    int count = find_waits(self, word, waits);

    for (int i = 0; i < count; i++)
        leap_c_put(self, waits[i].guard.level
                   ? "if (!(v[#] & 1)) x &= ~$;\n"
                   : "if (v[#] & 1) x &= ~$;\n",
                   LEAP_C(net->nodes[waits[i].guard.node].at, waits[i].bits));
}

/* How far it may go, if it goes: one that is dirty and takes something else
 * than its sum is an event, and nothing is skipped. */
static void put_bound(struct leap_c_text *self, const struct counter *counter)
{
    const struct net *net = net_of_text(self);

    leap_c_put(self, "if (d[#] & $) {\n",
               LEAP_C(counter->reg / 64, UINT64_C(1) << counter->reg % 64));
    for (int i = 0; i < counter->choices; i++)
        leap_c_put(self, counter->choice[i].level
                   ? "if (!(v[#] & 1)) s = 0;\n" : "if (v[#] & 1) s = 0;\n",
                   LEAP_C(net->nodes[counter->choice[i].node].at));
    put_readers(self, counter, 1);
    text_put(self->to, "}\n");
}

/* By s, and what it takes next is one further. */
static void put_advance(struct leap_c_text *self,
                        const struct counter *counter)
{
    const struct net *net = net_of_text(self);
    const struct net_node *at = &net->nodes[counter->reg];
    uint64_t mask = net_mask(at->width);

    leap_c_put(self, "if (d[#] & $) { ",
               LEAP_C(counter->reg / 64, UINT64_C(1) << counter->reg % 64));
    leap_c_put(self, counter->is_down
               ? "v[#] = (v[#] - s) & $; v[#] = (v[#] - 1) & $; }\n"
               : "v[#] = (v[#] + s) & $; v[#] = (v[#] + 1) & $; }\n",
               LEAP_C(at->at, at->at, mask, net->nodes[counter->taken].at,
                      at->at, mask));
}

static void put_each_counter(struct leap_c_text *self,
                             void (*put)(struct leap_c_text *,
                                         const struct counter *))
{
    struct counter counter;
    uint32_t end, reg = first_of_clock(self, &end);

    for (; reg < end; reg++)
        if (find_counter(self, reg, &counter))
            put(self, &counter);
}

/* A word that is written now would be another next time; what is being loaded
 * is none of the above. */
static void put_no_others(struct leap_c_text *self)
{
    const struct net *net = net_of_text(self);

    for (uint32_t i = 0; i < net->write_count; i++)
        leap_c_put(self, "if (v[#]) x = 1;\n",
                   LEAP_C(net->nodes[self->leap->writes[i].enable].at));
    for (uint32_t i = 0; i < self->leap->group_count; i++)
        leap_c_put(self, "if (v[#] & 1) x = 1;\n",
                   LEAP_C(net->nodes[self->leap->groups[i].load].at));
}

/* These are left to the interpreter, and their enables are several words. */
static int has_long_write(const struct leap_c_text *self)
{
    for (uint32_t i = 0; i < net_of_text(self)->write_count; i++)
        if (net_of_text(self)->nodes[self->leap->writes[i].enable].width > 64)
            return 1;
    return 0;
}

/* Registers of a word that neither count nor wait. One of them is dirty in
 * most ticks in which nothing is skipped, so they are asked for first. */
static uint64_t others_in_word(struct leap_c_text *self, uint32_t word,
                               uint32_t first, uint32_t end)
{
    return leap_between(word, first, end) & ~counters_in_word(self, word)
         & ~waiting_in_word(self, word);
}

/* Whether nothing but counters may change at the next tick. */
static void put_only_counters(struct leap_c_text *self, uint32_t first,
                              uint32_t end)
{
    text_put(self->to, "if (!(o & look)");
    for (uint32_t w = first / 64; w * 64 < end; w++)
        if (others_in_word(self, w, first, end))
            leap_c_put(self, "\n    && !(d[#] & $)",
                       LEAP_C(w, others_in_word(self, w, first, end)));
    text_put(self->to, ") {\nuint64_t y = 0, x, s, t, k;\n"
             "(void)t; (void)k;\n");
    for (uint32_t w = first / 64; w * 64 < end; w++) {
        uint64_t bits = waiting_in_word(self, w) & ~counters_in_word(self, w);

        if (!bits)
            continue;
        leap_c_put(self, "x = d[#] & $;\nif (x) {\n", LEAP_C(w, bits));
        put_waiting(self, w);
        text_put(self->to, "y |= x;\n}\n");
    }
}

/* Where n is the next tick and everything is evaluated. */
void leap_c_put_skip(struct leap_c_text *self)
{
    uint32_t end, first;

    if (!self->leap->simple || !self->skips)
        return;
    first = first_of_clock(self, &end);
    if (end / 64 - first / 64 >= WORDS_MAX || has_long_write(self))
        return;
    put_only_counters(self, first, end);
    text_put(self->to, "if (!y) {\nx = 0;\n");
    put_no_others(self);
    text_put(self->to, "s = x ? 0 : end_in - n;\n");
    put_each_counter(self, put_bound);
    text_put(self->to, "if (s) {\n");
    put_each_counter(self, put_advance);
    text_put(self->to, "n += s;\non->skipped += s;\n"
             "if (n >= end_in) continue;\n}\n}\n}\n");
}
