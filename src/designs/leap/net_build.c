/* net_build.c - growing lists of nodes, and words made of bits.
 *
 * How many nodes there will be is known only at the end, so lists double their
 * room when they are full. The old room is lost in the arena; all of it
 * together is less than the list that it became.
 *
 * What a cell reads is a row of bits, each driven by some bit of some node, or
 * constant. Bits that lie side by side in the same node are one piece. If there
 * is one piece and it is the whole node, the cell reads that node, which is so
 * for most. Otherwise it reads a gathering of pieces, a node of its own; and as
 * several cells often read the same, gatherings are kept in a hash and made
 * only once.
 */
#include "designs/leap/net_build.h"

#include <string.h>

#include "base/bits.h"

void net_build_begin(struct net_build *self, struct net *net,
                     struct arena *memory)
{
    memset(self, 0, sizeof *self);
    self->net = net;
    self->memory = memory;
    self->cell = NET_NOWHERE;
}

/* After an error nothing grows any more, and whoever fills the list must look
 * for the error first. */
void *net_build_grow(struct net_build *self, void *list, uint32_t count,
                     uint32_t more, uint32_t *room, size_t size)
{
    uint32_t want = *room ? *room : 64;
    void *moved;

    if (count + more <= *room || self->error)
        return list;
    while (want < count + more)
        want *= 2;
    moved = want > SIZE_MAX / size ? NULL
          : arena_take(self->memory, want * size);
    if (!moved) {
        self->error = "out of memory for the netlist";
        return list;
    }
    if (count)
        memcpy(moved, list, count * size);
    *room = want;
    return moved;
}

/* Without operands as yet; it belongs to the cell that is being made. */
uint32_t net_build_node(struct net_build *self, enum net_op op,
                        uint32_t width)
{
    struct net *net = self->net;

    net->nodes = net_build_grow(self, net->nodes, net->node_count, 1,
                                &self->node_room, sizeof *net->nodes);
    if (self->error)
        return 0;
    net->nodes[net->node_count] = (struct net_node){
        .op = (uint8_t)op, .width = width, .cell = self->cell};
    return net->node_count++;
}

void net_build_set(struct net_build *self, uint32_t node, enum net_op op,
                   const uint32_t *operands, uint32_t count)
{
    struct net *net = self->net;

    net->operands = net_build_grow(self, net->operands, net->operand_count,
                                   count, &self->operand_room,
                                   sizeof *net->operands);
    if (self->error)
        return;
    net->nodes[node].op = (uint8_t)op;
    net->nodes[node].first = net->operand_count;
    net->nodes[node].count = count;
    memcpy(&net->operands[net->operand_count], operands,
           count * sizeof *operands);
    net->operand_count += count;
}

uint32_t net_build_one(struct net_build *self, enum net_op op,
                       uint32_t width, uint32_t a)
{
    uint32_t node = net_build_node(self, op, width);

    net_build_set(self, node, op, &a, 1);
    return node;
}

uint32_t net_build_two(struct net_build *self, enum net_op op,
                       uint32_t width, uint32_t a, uint32_t b)
{
    uint32_t operands[] = {a, b}, node = net_build_node(self, op, width);

    net_build_set(self, node, op, operands, 2);
    return node;
}

uint32_t net_build_mux(struct net_build *self, uint32_t width,
                       uint32_t select, uint32_t no, uint32_t yes)
{
    uint32_t operands[] = {select, no, yes};
    uint32_t node = net_build_node(self, NET_MUX, width);

    net_build_set(self, node, NET_MUX, operands, 3);
    return node;
}

/* Words that are there already */

/* Of what a word is made of, and not of which node it is. */
static uint64_t word_hash(const struct net *net, const struct net_node *node)
{
    uint64_t hash = node->width;

    for (uint32_t i = 0; i < node->count; i++) {
        const struct net_piece *piece;

        if (node->op == NET_CONST) {
            hash = bits_mix(hash ^ net->constants[node->first + i]);
            continue;
        }
        piece = &net->pieces[node->first + i];
        hash = bits_mix(bits_mix(hash ^ piece->node) ^ piece->from
                        ^ (uint64_t)piece->width << 32);
    }
    return hash;
}

static int are_same_pieces(const struct net *net, const struct net_node *a,
                        const struct net_node *b)
{
    if (a->op != b->op || a->width != b->width || a->count != b->count)
        return 0;
    if (a->op == NET_CONST)
        return !memcmp(&net->constants[a->first], &net->constants[b->first],
                       a->count * sizeof *net->constants);
    return !memcmp(&net->pieces[a->first], &net->pieces[b->first],
                   a->count * sizeof *net->pieces);
}

static void remember_word(struct net_build *self, uint32_t node)
{
    uint32_t slot = (uint32_t)word_hash(self->net, &self->net->nodes[node]);

    while (self->words[slot & (self->word_room - 1)])
        slot++;
    self->words[slot & (self->word_room - 1)] = node + 1;
    self->word_count++;
}

/* Twice the room, half of it empty. */
static void grow_words(struct net_build *self)
{
    uint32_t room = self->word_room, *old = self->words;
    uint32_t want = room ? 2 * room : 256;

    if (self->error || self->word_count * 2 < room)
        return;
    self->words = arena_take(self->memory, want * sizeof *self->words);
    if (!self->words) {
        self->error = "out of memory for the netlist";
        return;
    }
    memset(self->words, 0, want * sizeof *self->words);
    self->word_room = want;
    self->word_count = 0;
    for (uint32_t i = 0; i < room; i++)
        if (old[i])
            remember_word(self, old[i] - 1);
}

/* The newest node, or the one that was the same before. */
static uint32_t only_once(struct net_build *self, uint32_t node)
{
    struct net *net = self->net;
    uint32_t slot;

    grow_words(self);
    if (self->error)
        return 0;
    slot = (uint32_t)word_hash(net, &net->nodes[node]);
    for (;; slot++) {
        uint32_t other = self->words[slot & (self->word_room - 1)];

        if (!other)
            break;
        if (are_same_pieces(net, &net->nodes[other - 1], &net->nodes[node])) {
            net->node_count--;
            return other - 1;
        }
    }
    remember_word(self, node);
    return node;
}

/* Bits that nobody drives are zeros: a board would have pulled them to
 * something, and always the same. */
static uint32_t constant_of(struct net_build *self, const int32_t *bits,
                            uint32_t count)
{
    struct net *net = self->net;
    uint32_t limbs = net_limbs(count);
    uint32_t node = net_build_node(self, NET_CONST, count);

    net->constants = net_build_grow(self, net->constants,
                                    net->constant_count, limbs,
                                    &self->constant_room,
                                    sizeof *net->constants);
    if (self->error)
        return 0;
    uint64_t *to = &net->constants[net->constant_count];

    memset(to, 0, limbs * sizeof *to);
    for (uint32_t i = 0; i < count; i++)
        to[i / 64] |= (uint64_t)(bits[i] == RAW_1) << i % 64;
    net->nodes[node].first = net->constant_count;
    net->nodes[node].count = limbs;
    net->nodes[node].cell = NET_NOWHERE;
    net->constant_count += limbs;
    return only_once(self, node);
}

/* Who drives the bit; none for constants and what nobody drives. */
static struct net_place driver_of(const struct net_build *self, int32_t bit)
{
    return bit < 0 ? (struct net_place){NET_NOWHERE, 0}
                   : self->net->drivers[bit];
}

/* The longest piece that begins with the first of the bits. */
static struct net_piece first_piece(struct net_build *self,
                                    const int32_t *bits, uint32_t count)
{
    struct net_place start = driver_of(self, bits[0]);
    uint32_t n = 1;

    if (start.node == NET_NOWHERE) {
        while (n < count && driver_of(self, bits[n]).node == NET_NOWHERE)
            n++;
        return (struct net_piece){constant_of(self, bits, n), 0, n};
    }
    for (; n < count; n++) {
        struct net_place next = driver_of(self, bits[n]);

        if (next.node != start.node || next.at != start.at + n)
            break;
    }
    return (struct net_piece){start.node, start.at, n};
}

/* Pieces of the word that is being gathered lie at the end of the list. */
static void add_piece(struct net_build *self, struct net_piece piece)
{
    struct net *net = self->net;

    net->pieces = net_build_grow(self, net->pieces, net->piece_count, 1,
                                 &self->piece_room, sizeof *net->pieces);
    if (!self->error)
        net->pieces[net->piece_count++] = piece;
}

/* The node of the pieces that were added since `first`. */
static uint32_t gather(struct net_build *self, uint32_t first, uint32_t width)
{
    struct net *net = self->net;
    struct net_piece only;
    uint32_t node;

    if (self->error)
        return 0;
    only = net->pieces[first];
    if (net->piece_count - first == 1 && !only.from
        && only.width == net->nodes[only.node].width) {
        net->piece_count = first;
        return only.node;
    }
    node = net_build_node(self, NET_GATHER, width);
    if (self->error)
        return 0;
    net->nodes[node].first = first;
    net->nodes[node].count = net->piece_count - first;
    return only_once(self, node);
}

uint32_t net_build_word(struct net_build *self, const int32_t *bits,
                        uint32_t count)
{
    static const int32_t zero = RAW_0;
    uint32_t first = self->net->piece_count;

    if (!count)
        return net_build_word(self, &zero, 1);
    for (uint32_t i = 0; i < count && !self->error;) {
        struct net_piece piece = first_piece(self, &bits[i], count - i);

        add_piece(self, piece);
        i += piece.width;
    }
    return gather(self, first, count);
}

uint32_t net_build_pin(struct net_build *self, const char *name)
{
    const struct raw *raw = &self->net->raw;
    struct raw_bits bits = raw_pin_of(raw, &raw->cells[self->cell], name);

    return net_build_word(self, &raw->bits[bits.first], bits.count);
}

uint32_t net_build_gather(struct net_build *self,
                          const struct net_piece *pieces, uint32_t count)
{
    uint32_t first = self->net->piece_count, width = 0;

    for (uint32_t i = 0; i < count; i++) {
        add_piece(self, pieces[i]);
        width += pieces[i].width;
    }
    return gather(self, first, width);
}

uint32_t net_build_slice(struct net_build *self, uint32_t node,
                         uint32_t from, uint32_t width)
{
    return net_build_gather(self, &(struct net_piece){node, from, width}, 1);
}

/* An enable for each bit of a word, from one. */
uint32_t net_build_fill(struct net_build *self, uint32_t node,
                        uint32_t width)
{
    uint32_t first = self->net->piece_count;

    for (uint32_t i = 0; i < width; i++)
        add_piece(self, (struct net_piece){node, 0, 1});
    return gather(self, first, width);
}

/* Digits that are not there are zeros. */
uint32_t net_build_digits(struct net_build *self, struct slice digits,
                          uint32_t width)
{
    int32_t *bits = arena_take(self->memory, width * sizeof *bits);

    if (!bits) {
        self->error = "out of memory for the netlist";
        return 0;
    }
    for (uint32_t i = 0; i < width; i++)
        bits[i] = i < digits.length
               && digits.start[digits.length - 1 - i] == '1' ? RAW_1 : RAW_0;
    return net_build_word(self, bits, width);
}

/* Zeros need no node. */
uint32_t net_build_widen(struct net_build *self, uint32_t node,
                         uint32_t width, int is_signed)
{
    if (self->error || !is_signed || self->net->nodes[node].width >= width)
        return node;
    return net_build_one(self, NET_SIGN, width, node);
}

/* From now on these bits are those of the node. */
void net_build_drive(struct net_build *self, struct raw_bits bits,
                     uint32_t node)
{
    const int32_t *bit = &self->net->raw.bits[bits.first];

    for (uint32_t i = 0; i < bits.count && !self->error; i++)
        if (bit[i] >= 0)
            self->net->drivers[bit[i]] = (struct net_place){node, i};
}
