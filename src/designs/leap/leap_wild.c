/* leap_wild.c - finds linear functions of bits in the logic, and their powers.
 */
#include "designs/leap/leap_wild.h"

#include <string.h>

#include "base/bits.h"
#include "designs/leap/leap_watch.h"

enum { CONSTANT = 0, DEPTH_MAX = 100 };         /* a column */

/* Maps */

/* Without the constant. */
static uint64_t image_of(const struct wild_map *map, uint64_t bits)
{
    uint64_t image = 0;

    for (; bits; bits &= bits - 1)
        image ^= map->columns[1 + bits_lowest(bits)];
    return image;
}

/* First one, then the other, of so many wild bits. */
static struct wild_map map_after(const struct wild_map *first,
                                 const struct wild_map *then, uint32_t bits)
{
    struct wild_map both = {{0}};

    for (uint32_t i = 0; i <= bits; i++)
        both.columns[i] = image_of(then, first->columns[i]);
    both.columns[CONSTANT] ^= then->columns[CONSTANT];
    return both;
}

static struct wild_map same_map(void)
{
    struct wild_map map = {{0}};

    for (int i = 0; i < LEAP_WILD_BITS; i++)
        map.columns[1 + i] = UINT64_C(1) << i;
    return map;
}

static int is_same_map(const struct wild_map *a, const struct wild_map *b,
                       uint32_t bits)
{
    return !memcmp(a, b, (1 + bits) * sizeof *a->columns);
}

/* Logic: each node as a map from the wild bits. */

struct finding {
    struct leap *leap;
    uint64_t until;                     /* what was taken for constant is */
    int depth;
};

static const struct wild_map *map_of(struct finding *self, uint32_t node);

static uint32_t wild_bits_of(const struct finding *self)
{
    return self->leap->wild->bits;
}

/* Maps of nodes are kept until the next edge. */
static struct wild_map *new_slot(struct leap_wild *wild, uint32_t node)
{
    if (wild->slot_count == LEAP_WILD_SLOTS)
        return NULL;
    wild->slot_nodes[wild->slot_count] = node;
    wild->slot_of[node] = ++wild->slot_count;
    memset(&wild->slots[wild->slot_count - 1], 0,
           (1 + wild->bits) * sizeof *wild->slots->columns);
    return &wild->slots[wild->slot_count - 1];
}

static uint64_t rest_of_node(const struct finding *self, uint32_t node)
{
    return motion_rest(self->leap->watch->motions[node]);
}

/* The value of a node that stays, if it does. */
static int constant_node(struct finding *self, uint32_t node, uint64_t *value)
{
    uint64_t rest = rest_of_node(self, node);

    if (!rest || self->leap->net.nodes[node].width > 64)
        return 0;
    self->until = motion_least(self->until, rest);
    *value = *leap_value(self->leap, node);
    return 1;
}

/* A piece of a map is that piece of each of its columns. */
static int map_gather(struct finding *self, const struct net_node *node,
                      struct wild_map *to)
{
    uint32_t place = 0;

    for (uint32_t i = 0; i < node->count; i++) {
        struct net_piece piece = self->leap->net.pieces[node->first + i];
        const struct wild_map *from = map_of(self, piece.node);

        if (!from)
            return 0;
        for (uint32_t k = 0; k <= wild_bits_of(self); k++)
            to->columns[k] |= (from->columns[k] >> piece.from
                               & net_mask(piece.width)) << place;
        place += piece.width;
    }
    return 1;
}

/* Sums of bits are what these maps are made for. */
static int map_xor(struct finding *self, const uint32_t *read,
                   struct wild_map *to)
{
    const struct wild_map *a = map_of(self, read[0]);
    const struct wild_map *b = a ? map_of(self, read[1]) : NULL;

    for (uint32_t i = 0; b && i <= wild_bits_of(self); i++)
        to->columns[i] = a->columns[i] ^ b->columns[i];
    return b != NULL;
}

/* The operand through a mask, and then with some bits turned. */
static int map_masked(struct finding *self, uint32_t read, uint64_t mask,
                      uint64_t turned, struct wild_map *to)
{
    const struct wild_map *from = map_of(self, read);

    for (uint32_t i = 0; from && i <= wild_bits_of(self); i++)
        to->columns[i] = from->columns[i] & mask;
    to->columns[CONSTANT] ^= turned;
    return from != NULL;
}

/* a & m and a | m, where one of them stays or both are the same. */
static int map_mask(struct finding *self, const struct net_node *node,
                    const uint32_t *read, struct wild_map *to)
{
    uint64_t mask = 0, all = net_mask(node->width);
    uint32_t other = read[0];

    if (read[0] == read[1])
        return map_masked(self, read[0], all, 0, to);
    if (constant_node(self, read[0], &mask))
        other = read[1];
    else if (!constant_node(self, read[1], &mask))
        return 0;
    return node->op == NET_AND ? map_masked(self, other, mask, 0, to)
                               : map_masked(self, other, all & ~mask, mask,
                                            to);
}

/* By a distance that stays. */
static int map_shift(struct finding *self, const struct net_node *node,
                     const uint32_t *read, struct wild_map *to)
{
    const struct wild_map *from = map_of(self, read[0]);
    uint64_t places;

    if (!from || !constant_node(self, read[1], &places) || places > 63)
        return 0;
    for (uint32_t i = 0; i <= wild_bits_of(self); i++)
        to->columns[i] = (node->op == NET_SHL ? from->columns[i] << places
                                              : from->columns[i] >> places)
                       & net_mask(node->width);
    return 1;
}

/* The sum of all bits: that of each column. */
static int map_parity(struct finding *self, uint32_t read,
                      struct wild_map *to)
{
    const struct wild_map *from = map_of(self, read);

    for (uint32_t i = 0; from && i <= wild_bits_of(self); i++)
        to->columns[i] = (uint64_t)bits_count(from->columns[i]) & 1;
    return from != NULL;
}

/* A choice by a wild bit is linear if its ways differ by a constant: Galois'
 * feedback, "r[0] ? r >> 1 ^ TAPS : r >> 1". */
static int map_turned(struct finding *self, const uint32_t *read,
                      struct wild_map *to)
{
    const struct wild_map *select = map_of(self, read[0]);
    const struct wild_map *no = select ? map_of(self, read[1]) : NULL;
    const struct wild_map *yes = no ? map_of(self, read[2]) : NULL;
    uint64_t turned;

    if (!yes)
        return 0;
    turned = no->columns[CONSTANT] ^ yes->columns[CONSTANT];
    for (uint32_t i = 0; i <= wild_bits_of(self); i++) {
        if (i != CONSTANT && no->columns[i] != yes->columns[i])
            return 0;
        to->columns[i] = no->columns[i]
                       ^ (select->columns[i] & 1 ? turned : 0);
    }
    return 1;
}

static int map_choice(struct finding *self, const struct net_node *node,
                      const uint32_t *read, struct wild_map *to)
{
    uint64_t rest = rest_of_node(self, read[0]);

    if (!rest)
        return node->op == NET_MUX && map_turned(self, read, to);
    self->until = motion_least(self->until, rest);
    return map_masked(self, leap_chosen(self->leap, node, read), UINT64_MAX,
                      0, to);
}

/* All operations that are linear, or are so because something stays. Of one
 * bit, "is it anything" is the bit itself. */
static int map_node(struct finding *self, uint32_t at, struct wild_map *to)
{
    const struct net *net = &self->leap->net;
    const struct net_node *node = &net->nodes[at];
    const uint32_t *read = &net->operands[node->first];
    int is_bit = node->count && node->op != NET_GATHER
              && net->nodes[read[0]].width == 1;

    switch (node->op) {
    case NET_GATHER: return map_gather(self, node, to);
    case NET_XOR: return map_xor(self, read, to);
    case NET_NOT:
        return map_masked(self, read[0], UINT64_MAX, net_mask(node->width),
                          to);
    case NET_AND: case NET_OR: return map_mask(self, node, read, to);
    case NET_SHL: case NET_SHR: return map_shift(self, node, read, to);
    case NET_PARITY: return map_parity(self, read[0], to);
    case NET_MUX: case NET_PICK: return map_choice(self, node, read, to);
    case NET_ANY:
        return is_bit && map_masked(self, read[0], 1, 0, to);
    case NET_NONE:
        return is_bit && map_masked(self, read[0], 1, 1, to);
    default: return 0;
    }
}

/* Null: not linear, or too much. */
static const struct wild_map *map_of(struct finding *self, uint32_t node)
{
    struct leap_wild *wild = self->leap->wild;
    struct wild_map *to;
    uint64_t value;
    int is_known = 0;

    if (wild->slot_of[node])
        return &wild->slots[wild->slot_of[node] - 1];
    if (self->depth > DEPTH_MAX || self->leap->net.nodes[node].width > 64)
        return NULL;
    to = new_slot(wild, node);
    if (!to)
        return NULL;
    if (constant_node(self, node, &value)) {
        to->columns[CONSTANT] = value;
        return to;
    }
    self->depth++;
    if (node >= self->leap->net.logic)
        is_known = map_node(self, node, to);
    self->depth--;
    return is_known ? to : NULL;
}

/* Edges */

/* A cycle without an edge changes nothing: the map of the cycle begins as that
 * which leaves everything as it is. */
void leap_wild_begin(struct leap *self)
{
    struct leap_wild *wild = self->wild;

    for (uint32_t i = 0; i < wild->count; i++)
        wild->places[wild->nodes[i] - self->net.first_reg] = 0;
    wild->count = wild->bits = 0;
}

int leap_wild_add(struct leap *self, uint32_t reg)
{
    struct leap_wild *wild = self->wild;
    uint32_t node = self->net.first_reg + reg;
    uint32_t width = self->net.nodes[node].width;

    if (wild->bits + width > LEAP_WILD_BITS)
        return 0;
    if (!wild->count)                   /* most designs have none */
        wild->cycle = same_map();
    wild->places[reg] = (uint8_t)(wild->bits + 1);
    wild->nodes[wild->count++] = node;
    wild->bits += width;
    return 1;
}

void leap_wild_edge(struct leap *self)
{
    self->wild->is_taken = 0;
}

/* The first to take something at an edge: the wild registers themselves are the
 * first nodes that are known. */
static void begin_edge(struct leap *self)
{
    struct leap_wild *wild = self->wild;

    wild->is_taken = 1;
    while (wild->slot_count)
        wild->slot_of[wild->slot_nodes[--wild->slot_count]] = 0;
    for (uint32_t i = 0, bit = 0; i < wild->count; i++) {
        struct wild_map *to = new_slot(wild, wild->nodes[i]);
        uint32_t width = self->net.nodes[wild->nodes[i]].width;

        for (uint32_t k = 0; k < width; k++)
            to->columns[++bit] = UINT64_C(1) << k;
    }
    wild->fresh = same_map();
}

int leap_wild_take(struct leap *self, uint32_t reg, uint64_t *until)
{
    struct leap_wild *wild = self->wild;
    struct finding finding = {self, MOTION_FOREVER, 0};
    uint32_t place = wild->places[reg] - 1u;
    uint32_t width = self->net.nodes[self->net.first_reg + reg].width;
    const struct wild_map *map;

    if (!wild->is_taken)
        begin_edge(self);
    map = map_of(&finding, self->net.regs[reg].next);
    *until = map ? finding.until : 0;
    for (uint32_t i = 0; map && i <= self->wild->bits; i++) {
        wild->fresh.columns[i] &= ~(net_mask(width) << place);
        wild->fresh.columns[i] |= map->columns[i] << place;
    }
    return map != NULL;
}

/* Edges of one cycle follow one another. */
void leap_wild_taken(struct leap *self)
{
    struct leap_wild *wild = self->wild;

    if (wild->is_taken)
        wild->cycle = map_after(&wild->cycle, &wild->fresh,
                                wild->bits);
}

/* Leaps */

/* The wild registers side by side, as the maps have them. */
static uint64_t wild_bits(const struct leap *self)
{
    uint64_t bits = 0;

    for (uint32_t i = 0; i < self->wild->count; i++) {
        uint32_t node = self->wild->nodes[i];

        bits |= *leap_value(self, node)
                << (self->wild->places[node - self->net.first_reg] - 1);
    }
    return bits;
}

static void put_wild_bits(struct leap *self, uint64_t bits)
{
    for (uint32_t i = 0; i < self->wild->count; i++) {
        uint32_t node = self->wild->nodes[i];
        int place = self->wild->places[node - self->net.first_reg] - 1;

        *leap_value(self, node) = bits >> place
                                & net_mask(self->net.nodes[node].width);
        leap_touch(self, node);
        leap_mark(self, node);
    }
}

/* Powers are kept as long as the map is the same. */
static void keep_powers(struct leap_wild *wild)
{
    if (wild->power_count && wild->power_bits == wild->bits
        && is_same_map(&wild->powers[0], &wild->cycle, wild->bits))
        return;
    wild->power_bits = wild->bits;
    wild->powers[0] = wild->cycle;
    wild->power_count = 1;
}

static const struct wild_map *power_of(struct leap_wild *wild, uint32_t i)
{
    for (; wild->power_count <= i; wild->power_count++) {
        const struct wild_map *half = &wild->powers[wild->power_count - 1];

        wild->powers[wild->power_count] =
            map_after(half, half, wild->power_bits);
    }
    return &wild->powers[i];
}

/* By the digits of the number of cycles, each a power that is known. */
void leap_wild_leap(struct leap *self, uint64_t cycles)
{
    uint64_t bits = wild_bits(self);

    if (!self->wild->count)
        return;
    keep_powers(self->wild);
    for (uint32_t i = 0; cycles; i++, cycles >>= 1)
        if (cycles & 1) {
            const struct wild_map *power = power_of(self->wild, i);

            bits = image_of(power, bits) ^ power->columns[CONSTANT];
        }
    put_wild_bits(self, bits);
}

const char *leap_wild_make(struct leap *self, struct arena *memory)
{
    struct leap_wild *wild = arena_take(memory, sizeof *wild);
    size_t regs = self->net.reg_count + 1, nodes = self->net.node_count + 1;

    if (!wild)
        return "out of memory for the netlist";
    memset(wild, 0, sizeof *wild);
    self->wild = wild;
    wild->doubts = arena_take(memory, regs);
    wild->places = arena_take(memory, regs);
    wild->powers = arena_take(memory, LEAP_WILD_POWERS
                                      * sizeof *wild->powers);
    wild->slots = arena_take(memory, LEAP_WILD_SLOTS * sizeof *wild->slots);
    wild->slot_nodes = arena_take(memory, LEAP_WILD_SLOTS
                                          * sizeof *wild->slot_nodes);
    wild->slot_of = arena_take(memory, nodes * sizeof *wild->slot_of);
    if (!wild->doubts || !wild->places || !wild->powers || !wild->slots
        || !wild->slot_nodes || !wild->slot_of)
        return "out of memory for the netlist";
    memset(wild->doubts, 0, regs);
    memset(wild->places, 0, regs);
    memset(wild->slot_of, 0, nodes * sizeof *wild->slot_of);
    return NULL;
}
