/* leap_cut.c - blocks: nodes that depend on the same registers.
 *
 * On what a node depends is a set of registers and inputs. A slice of one of
 * them counts as a register of its own for whoever reads it, because it changes
 * more rarely: what reads the column of a cell of 16 pixels is looked at once
 * in 16 pixels. Sets are numbered, each kept once.
 *
 * Blocks of equal sets never wait for each other in a circle: a node's set has
 * all of its operand's in it, so a way from one block back to it leads through
 * equal sets only, which are the same block. A block that is joined to the only
 * one that reads it does not change that.
 *
 * Large sets, above SET_MAX, are one set with the name `everything`, and their
 * nodes are cut by their numbers instead, which go from below upwards too.
 */
#include "designs/leap/leap_cut.h"

#include <string.h>

#include "designs/leap/leap_c_inside.h"

#define NO_ROOM "out of memory compiling the netlist"

enum {
    SET_MAX = 24,
    CHUNK = 24,                         /* nodes of large sets in a block */
    JOINED_MAX = 12,                    /* nodes of a block that joins another:
                                         * fewer than a test is worth */
    PASSES = 8
};

enum { EMPTY, EVERYTHING, FIRST_SET };  /* numbers of sets */

/* Sets are rows of rising numbers. */
struct set {
    uint32_t first, count;
};

struct cutter {
    const struct leap *leap;
    struct leap_cut *cut;
    struct set *sets;
    uint32_t set_count;
    uint32_t *members, member_count;
    uint32_t *table, table_mask;        /* hashed sets, + 1 */
    uint32_t *set_of;                   /* by node */
    uint32_t *parent;                   /* of blocks that joined */
    uint32_t *size, *reader;            /* of blocks */
    uint32_t *waits;                    /* operands in other blocks */
};

/* Sets */

static uint32_t hash_members(const uint32_t *members, uint32_t count)
{
    uint32_t hash = count;

    for (uint32_t i = 0; i < count; i++)
        hash = (hash ^ members[i]) * 0x9e3779b1u;
    return hash ^ hash >> 15;
}

/* The number of the set with these members, new or known. */
static uint32_t set_with(struct cutter *self, const uint32_t *members,
                         uint32_t count)
{
    uint32_t at = hash_members(members, count) & self->table_mask;

    for (; self->table[at]; at = (at + 1) & self->table_mask) {
        const struct set *set = &self->sets[self->table[at] - 1];

        if (set->count == count
            && !memcmp(&self->members[set->first], members,
                       count * sizeof *members))
            return self->table[at] - 1;
    }
    memcpy(&self->members[self->member_count], members,
           count * sizeof *members);
    self->sets[self->set_count] = (struct set){self->member_count, count};
    self->member_count += count;
    self->table[at] = ++self->set_count;
    return self->set_count - 1;
}

/* Of two rising rows one; longer than SET_MAX means too long. */
static uint32_t merge_members(const struct cutter *self, struct set a,
                              struct set b, uint32_t to[SET_MAX + 1])
{
    const uint32_t *x = &self->members[a.first], *y = &self->members[b.first];
    uint32_t count = 0;

    while ((a.count || b.count) && count <= SET_MAX) {
        int from_a = a.count && (!b.count || *x <= *y);
        int from_b = b.count && (!a.count || *y <= *x);

        to[count++] = from_a ? *x : *y;
        x += from_a;
        y += from_b;
        a.count -= (uint32_t)from_a;
        b.count -= (uint32_t)from_b;
    }
    return count;
}

static uint32_t joined_sets(struct cutter *self, uint32_t a, uint32_t b)
{
    uint32_t members[SET_MAX + 1], count;

    if (a == b || b == EMPTY)
        return a;
    if (a == EMPTY)
        return b;
    if (a == EVERYTHING || b == EVERYTHING)
        return EVERYTHING;
    count = merge_members(self, self->sets[a], self->sets[b], members);
    return count > SET_MAX ? EVERYTHING : set_with(self, members, count);
}

/* The upper bits of a register or an input, which its readers depend on alone.
 * Single bits do not count: they are mostly of registers that shift, and change
 * so often, and so irregularly, that a test costs more than what it saves. */
static int is_slice_of_source(const struct net *net, uint32_t node)
{
    const struct net_node *at = &net->nodes[node];
    const struct net_piece *piece = &net->pieces[at->first];

    return at->op == NET_GATHER && at->count == 1 && piece->node < net->logic
        && piece->from > 1 && piece->width > 1
        && piece->from + piece->width == net->nodes[piece->node].width;
}

/* What somebody who reads the node depends on. */
static uint32_t set_for_reader(struct cutter *self, uint32_t node)
{
    const struct net *net = &self->leap->net;

    if (net->nodes[node].op == NET_CONST)
        return EMPTY;
    if (node < net->logic || is_slice_of_source(net, node))
        return set_with(self, &node, 1);
    return self->set_of[node];
}

static uint32_t operand_of_node(const struct net *net,
                                const struct net_node *node, uint32_t i)
{
    return node->op == NET_GATHER ? net->pieces[node->first + i].node
                                  : net->operands[node->first + i];
}

static void find_sets(struct cutter *self)
{
    const struct net *net = &self->leap->net;

    for (uint32_t i = net->logic; i < net->node_count; i++) {
        const struct net_node *node = &net->nodes[i];
        uint32_t set = EMPTY;

        for (uint32_t k = 0; k < node->count; k++)
            set = joined_sets(self, set,
                              set_for_reader(self,
                                             operand_of_node(net, node, k)));
        self->set_of[i] = set;
    }
}

/* Edges */

static void keep(struct leap_cut *self, uint32_t node)
{
    if (node != NET_NOWHERE)
        self->is_kept[node] = 1;
}

/* Clocks, loads, writes and ports look at these. */
static void keep_for_steps(struct cutter *self)
{
    const struct leap *leap = self->leap;
    const struct net *net = &leap->net;

    for (uint32_t i = 0; i < net->reg_count; i++) {
        keep(self->cut, net->regs[i].clock);
        keep(self->cut, net->regs[i].load);
        keep(self->cut, net->regs[i].value);
    }
    for (uint32_t i = 0; i < net->write_count; i++) {
        keep(self->cut, net->writes[i].clock);
        keep(self->cut, net->writes[i].address);
        keep(self->cut, net->writes[i].data);
        keep(self->cut, net->writes[i].enable);
    }
    for (uint32_t i = 0; i < net->raw.port_count; i++) {
        keep(self->cut, net->ports[i].out);
        keep(self->cut, net->ports[i].drives);
    }
}

/* Whether the only reader of a node is this one. */
static int is_read_by_one(const struct leap *leap, uint32_t node)
{
    return leap->fan_first[node + 1] - leap->fan_first[node] == 1;
}

static int can_be_taken(const struct cutter *self, uint32_t node)
{
    const struct leap *leap = self->leap;

    return node >= leap->net.logic && leap->net.nodes[node].op == NET_MUX
        && is_read_by_one(leap, node) && !leap->net.nodes[node].is_seen
        && !self->cut->is_kept[node] && !leap_c_is_called(leap, node);
}

/* From what a register takes downwards; nodes have larger numbers than what
 * they read, so that one walk from the highest finds all. */
static void find_taken(struct cutter *self)
{
    const struct net *net = &self->leap->net;
    uint32_t *taken_by = self->cut->taken_by;

    for (uint32_t i = 0; i < net->node_count; i++)
        taken_by[i] = NET_NOWHERE;
    for (uint32_t i = net->node_count; i-- > net->logic;) {
        uint32_t by;

        if (!can_be_taken(self, i))
            continue;
        by = self->leap->fan[self->leap->fan_first[i]];
        if (by < net->logic)
            taken_by[i] = net->nodes[by].width <= 64 ? by : NET_NOWHERE;
        else if (net->operands[net->nodes[by].first] != i)
            taken_by[i] = taken_by[by];
    }
}

/* Blocks */

static uint32_t block_at(struct cutter *self, uint32_t node)
{
    uint32_t block = self->cut->block_of[node];

    while (self->parent[block] != block)
        block = self->parent[block] = self->parent[self->parent[block]];
    return block;
}

/* A block for each set, and for each few nodes of large ones. */
static uint32_t number_blocks(struct cutter *self)
{
    const struct net *net = &self->leap->net;
    uint32_t *block_of_set = self->reader;      /* not needed yet */
    uint32_t count = 0, block = 0, left = 0;

    memset(block_of_set, 0, self->set_count * sizeof *block_of_set);
    for (uint32_t i = net->logic; i < net->node_count; i++) {
        uint32_t set = self->set_of[i];

        self->cut->block_of[i] = NET_NOWHERE;
        if (self->cut->taken_by[i] != NET_NOWHERE)
            continue;
        if (set == EVERYTHING && !left) {
            block = ++count;
            left = CHUNK;
        } else if (set != EVERYTHING && !block_of_set[set]) {
            block_of_set[set] = ++count;
        }
        left -= set == EVERYTHING;
        self->cut->block_of[i] = (set == EVERYTHING ? block
                                                    : block_of_set[set]) - 1;
    }
    for (uint32_t i = 0; i < count; i++)
        self->parent[i] = i;
    return count;
}

/* The only other block that reads each, NET_NOWHERE for none, count for
 * several. */
static void find_readers(struct cutter *self, uint32_t count)
{
    const struct leap *leap = self->leap;

    for (uint32_t i = 0; i < count; i++) {
        self->reader[i] = NET_NOWHERE;
        self->size[i] = 0;
    }
    for (uint32_t i = leap->net.logic; i < leap->net.node_count; i++) {
        uint32_t block;

        if (self->cut->taken_by[i] != NET_NOWHERE)
            continue;
        block = block_at(self, i);
        self->size[block]++;
        for (uint32_t k = leap->fan_first[i]; k < leap->fan_first[i + 1];
             k++) {
            uint32_t by = leap_cut_reader(self->cut, leap->fan[k]);

            by = by < leap->net.logic ? block : block_at(self, by);
            if (by == block)
                continue;
            if (self->reader[block] == NET_NOWHERE)
                self->reader[block] = by;
            else if (self->reader[block] != by)
                self->reader[block] = count;
        }
    }
}

/* A block of which all readers are in one other becomes part of that, unless it
 * is large: then it pays to look whether it is needed. */
static int join_small_blocks(struct cutter *self, uint32_t count)
{
    int is_joined = 0;

    find_readers(self, count);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t to = self->reader[i];

        if (self->parent[i] != i || to >= count
            || self->size[i] > JOINED_MAX)
            continue;
        while (self->parent[to] != to)
            to = self->parent[to];
        self->parent[i] = to;
        self->size[to] += self->size[i];
        is_joined = 1;
    }
    return is_joined;
}

/* Order */

/* Nodes by block, as their numbers go. */
static void list_nodes(struct cutter *self, uint32_t count)
{
    const struct net *net = &self->leap->net;
    struct leap_cut *cut = self->cut;
    uint32_t *next = self->size;

    memset(cut->first, 0, (count + 1) * sizeof *cut->first);
    for (uint32_t i = net->logic; i < net->node_count; i++)
        if (cut->block_of[i] != NET_NOWHERE)
            cut->first[cut->block_of[i] + 1]++;
    for (uint32_t i = 0; i < count; i++)
        cut->first[i + 1] += cut->first[i];
    memcpy(next, cut->first, count * sizeof *next);
    for (uint32_t i = net->logic; i < net->node_count; i++)
        if (cut->block_of[i] != NET_NOWHERE)
            cut->nodes[next[cut->block_of[i]]++] = i;
}

/* How many times each block reads another. */
static void count_waits(struct cutter *self)
{
    const struct leap *leap = self->leap;
    const uint32_t *block_of = self->cut->block_of;

    for (uint32_t i = leap->net.logic; i < leap->net.node_count; i++)
        for (uint32_t k = leap->fan_first[i]; block_of[i] != NET_NOWHERE
             && k < leap->fan_first[i + 1]; k++) {
            uint32_t by = leap_cut_reader(self->cut, leap->fan[k]);

            if (by >= leap->net.logic && block_of[by] != block_of[i])
                self->waits[block_of[by]]++;
        }
}

/* A block is done: whoever waited for it alone is ready. */
static uint32_t make_ready(struct cutter *self, uint32_t block,
                           uint32_t *ready, uint32_t count)
{
    const struct leap *leap = self->leap;
    const struct leap_cut *cut = self->cut;

    for (uint32_t i = cut->first[block]; i < cut->first[block + 1]; i++) {
        uint32_t node = cut->nodes[i];

        for (uint32_t k = leap->fan_first[node];
             k < leap->fan_first[node + 1]; k++) {
            uint32_t by = leap_cut_reader(cut, leap->fan[k]);

            if (by >= leap->net.logic && cut->block_of[by] != block
                && !--self->waits[cut->block_of[by]])
                ready[count++] = cut->block_of[by];
        }
    }
    return count;
}

/* The last that became ready is the next: blocks that follow each other lie
 * side by side. Returns how many were reached. */
static uint32_t order_blocks(struct cutter *self, uint32_t count)
{
    uint32_t *ready = self->reader, *place = self->parent;
    uint32_t ready_count = 0, done = 0;

    memset(self->waits, 0, count * sizeof *self->waits);
    count_waits(self);
    for (uint32_t i = count; i--;)
        if (!self->waits[i])
            ready[ready_count++] = i;
    while (ready_count) {
        uint32_t block = ready[--ready_count];

        place[block] = done++;
        ready_count = make_ready(self, block, ready, ready_count);
    }
    return done;
}

/* Blocks that joined others have gone; the rest are numbered without gaps. */
static uint32_t renumber_blocks(struct cutter *self, uint32_t count)
{
    const struct net *net = &self->leap->net;
    uint32_t *number = self->reader, left = 0;

    for (uint32_t i = 0; i < count; i++)
        number[i] = self->parent[i] == i ? left++ : NET_NOWHERE;
    for (uint32_t i = net->logic; i < net->node_count; i++)
        if (self->cut->block_of[i] != NET_NOWHERE)
            self->cut->block_of[i] = number[block_at(self, i)];
    return left;
}

static const char *put_cut_in_order(struct cutter *self, uint32_t count)
{
    const struct net *net = &self->leap->net;

    count = renumber_blocks(self, count);
    list_nodes(self, count);
    if (order_blocks(self, count) != count)
        return "blocks of the design depend on each other in a loop";
    for (uint32_t i = net->logic; i < net->node_count; i++)
        if (self->cut->block_of[i] != NET_NOWHERE)
            self->cut->block_of[i] = self->parent[self->cut->block_of[i]];
    list_nodes(self, count);
    self->cut->count = count;
    return NULL;
}

/* What is kept */

/* By whoever is not logic, and by logic of another block. Long words are left
 * to the interpreter, which finds operands only among the values. */
static void keep_for_readers(struct cutter *self)
{
    const struct leap *leap = self->leap;
    const struct net *net = &leap->net;
    struct leap_cut *cut = self->cut;

    for (uint32_t i = net->logic; i < net->node_count; i++) {
        if (net->nodes[i].is_seen || leap->code[i - net->logic].is_wide)
            keep(cut, i);
        for (uint32_t k = leap->fan_first[i]; k < leap->fan_first[i + 1];
             k++) {
            uint32_t by = leap_cut_reader(cut, leap->fan[k]);

            if (by < net->logic || cut->block_of[by] != cut->block_of[i]
                || leap_c_is_called(leap, by))
                keep(cut, i);
        }
    }
}

/* Memory */

static uint32_t table_size(uint32_t nodes)
{
    uint32_t size = 64;

    while (size < 4 * nodes)
        size *= 2;
    return size;
}

/* Two sets for each node at most: its own, and that of itself alone; while it
 * is found there may be as many as it has operands, which are counted by
 * operands and pieces. */
static uint32_t sets_most(const struct net *net)
{
    return 2 * net->node_count + net->operand_count + net->piece_count
         + FIRST_SET;
}

size_t leap_cut_need(const struct leap *leap)
{
    size_t nodes = leap->net.node_count + 2, sets = sets_most(&leap->net);

    return nodes * 9 * sizeof(uint32_t) + nodes
         + sets * (sizeof(struct set) + (SET_MAX + 1) * sizeof(uint32_t))
         + table_size((uint32_t)sets) * sizeof(uint32_t)
         + sets * sizeof(uint32_t) + 20 * (size_t)ARENA_ALIGN;
}

static const char *make_cut_room(struct cutter *self, struct arena *memory)
{
    size_t nodes = self->leap->net.node_count + 2;
    size_t sets = sets_most(&self->leap->net);
    uint32_t table = table_size((uint32_t)sets);
    struct leap_cut *cut = self->cut;
    uint32_t **lists[] = {&cut->first, &cut->nodes, &cut->block_of,
                          &cut->taken_by, &self->set_of, &self->parent,
                          &self->size, &self->waits};

    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
        if (!(*lists[i] = arena_take(memory, nodes * sizeof(uint32_t))))
            return NO_ROOM;
    self->reader = arena_take(memory, sets * sizeof *self->reader);
    cut->is_kept = arena_take(memory, nodes);
    self->sets = arena_take(memory, sets * sizeof *self->sets);
    self->members = arena_take(memory, sets * (SET_MAX + 1)
                                       * sizeof *self->members);
    self->table = arena_take(memory, table * sizeof *self->table);
    if (!self->reader || !cut->is_kept || !self->sets || !self->members
        || !self->table)
        return NO_ROOM;
    memset(cut->is_kept, 0, nodes);
    memset(self->table, 0, table * sizeof *self->table);
    self->table_mask = table - 1;
    self->sets[EMPTY] = self->sets[EVERYTHING] = (struct set){0, 0};
    self->set_count = FIRST_SET;
    return NULL;
}

const char *leap_cut_make(struct leap_cut *self, const struct leap *leap,
                          struct arena *memory)
{
    struct cutter cutter = {.leap = leap, .cut = self};
    const char *error = make_cut_room(&cutter, memory);
    uint32_t count;

    if (error)
        return error;
    keep_for_steps(&cutter);
    find_taken(&cutter);
    find_sets(&cutter);
    count = number_blocks(&cutter);
    for (int i = 0; i < PASSES && join_small_blocks(&cutter, count); i++)
        continue;
    error = put_cut_in_order(&cutter, count);
    if (!error)
        keep_for_readers(&cutter);
    return error;
}
