/* leap_eval.c - evaluates one node of up to 64 bits.
 *
 * This is where an interpreted design spends its time, so a node does not look
 * up its operands: struct leap_code has their places among the values. Values
 * have zeros above their highest bit. Operations may leave anything there, and
 * one mask at the end takes it off; widening a word is then nothing at all.
 *
 * Where Verilog has an X there is a number here, the same one every time: a
 * division by zero is zero, and so is a word outside of a memory. Verilator
 * says the same; a board would say anything.
 */
#include "designs/leap/leap_inside.h"

#include <string.h>

#include "base/bits.h"

/* The sign is the highest of so many bits. Turning it and taking it off again
 * spreads it over those above. */
static int64_t as_signed(uint64_t value, unsigned bits)
{
    uint64_t sign = UINT64_C(1) << (bits - 1);

    return (int64_t)((value ^ sign) - sign);
}

uint64_t *leap_word(const struct leap *self, uint32_t memory,
                    uint64_t address)
{
    const struct net_memory *at = &self->net.memories[memory];

    if (address < at->low || address - at->low >= at->depth)
        return NULL;
    return &self->memories[at->at + (address - at->low) * at->limbs];
}

/* The pieces one above the other; each lies in one limb of its word, or the
 * node would count as wide. */
static uint64_t gathered(const struct leap *self, const struct net_node *node)
{
    uint64_t value = 0;
    uint32_t place = 0;

    for (uint32_t i = 0; i < node->count; i++) {
        const struct net_piece *piece = &self->net.pieces[node->first + i];
        uint64_t bits = leap_value(self, piece->node)[piece->from / 64]
                      >> piece->from % 64;

        value |= (bits & net_mask(piece->width)) << place;
        place += piece->width;
    }
    return value;
}

/* The way of the first set bit of the selection, or the one for none. */
static uint64_t picked(const struct leap *self, const struct net_node *node)
{
    const uint32_t *operands = &self->net.operands[node->first];
    uint64_t select = *leap_value(self, operands[0]);

    return *leap_value(self, operands[select ? 2 + bits_lowest(select) : 1]);
}

static uint64_t read_memory(const struct leap *self,
                            const struct net_node *node, uint64_t address)
{
    const uint64_t *word = leap_word(self, node->memory, address);

    return word ? *word : 0;
}

/* Division by zero is zero, and the least number by -1 is itself. */
static uint64_t divided(uint64_t a, uint64_t b, unsigned bits,
                        enum net_op op)
{
    int64_t x = as_signed(a, bits), y = as_signed(b, bits);

    if (!b)
        return 0;
    if (op == NET_DIV)
        return a / b;
    if (op == NET_MOD)
        return a % b;
    if (y == -1)
        return op == NET_DIV_S ? 0 - a : 0;
    return (uint64_t)(op == NET_DIV_S ? x / y : x % y);
}

/* A shift by more than there is leaves zeros, or the sign. */
static uint64_t shifted_by(uint64_t a, uint64_t places, unsigned bits,
                           enum net_op op)
{
    if (op == NET_ASR) {
        uint64_t sign = a >> (bits - 1) ? UINT64_MAX : 0;

        a |= sign & ~net_mask(bits);
        return places > 63 ? sign
             : a >> places | (places ? sign << (64 - places) : 0);
    }
    if (places > 63)
        return 0;
    return op == NET_SHL ? a << places : a >> places;
}

/* Reads two operands whether there are two or not: place 0 is always there, and
 * a wasted load is cheaper than a question. */
static uint64_t computed(const struct leap *self, uint32_t node,
                         const struct leap_code *code)
{
    uint64_t a = self->values[code->a], b = self->values[code->b];

    switch (code->op) {
    case LEAP_SLICE: return self->values[code->a] >> code->c;
    case NET_GATHER: return gathered(self, &self->net.nodes[node]);
    case NET_SIGN: return (uint64_t)as_signed(a, code->bits);
    case NET_NOT: return ~a;
    case NET_AND: return a & b;
    case NET_OR: return a | b;
    case NET_XOR: return a ^ b;
    case NET_ADD: return a + b;
    case NET_SUB: return a - b;
    case NET_NEG: return 0 - a;
    case NET_MUL: return a * b;
    case NET_EQUAL: return a == b;
    case NET_LESS: return a < b;
    case NET_LEAST: return a <= b;
    case NET_LESS_S:
        return as_signed(a, code->bits) < as_signed(b, code->bits);
    case NET_LEAST_S:
        return as_signed(a, code->bits) <= as_signed(b, code->bits);
    case NET_SHL: case NET_SHR: case NET_ASR:
        return shifted_by(a, b, code->bits, (enum net_op)code->op);
    case NET_ALL: return a == net_mask(code->bits);
    case NET_ANY: return a != 0;
    case NET_NONE: return a == 0;
    case NET_PARITY: return (uint64_t)bits_count(a) & 1;
    case NET_MUX: return a & 1 ? self->values[code->c] : b;
    case NET_PICK: return picked(self, &self->net.nodes[node]);
    case NET_READ: return read_memory(self, &self->net.nodes[node], a);
    default: return divided(a, b, code->bits, (enum net_op)code->op);
    }
}

/* A long word is computed beside its old value, to see whether it changed. */
static int eval_wide(struct leap *self, uint32_t node, uint64_t *to)
{
    uint32_t limbs = net_limbs(self->net.nodes[node].width);
    uint64_t *fresh = self->sampled;    /* free while logic is evaluated */

    leap_wide(self, node, fresh);
    if (!memcmp(fresh, to, limbs * sizeof *to))
        return 0;
    memcpy(to, fresh, limbs * sizeof *to);
    return 1;
}

int leap_eval(struct leap *self, uint32_t node)
{
    const struct leap_code *code = &self->code[node - self->net.logic];
    uint64_t *to = &self->values[code->to], fresh;

    if (code->is_wide)
        return eval_wide(self, node, to);
    fresh = computed(self, node, code) & code->mask;
    if (fresh == *to)
        return 0;
    *to = fresh;
    return 1;
}

/* From below upwards; what nobody marks comes out as it was. */
void leap_refresh(struct leap *self)
{
    if (!self->is_stale)
        return;
    self->is_stale = 0;
    for (uint32_t i = self->net.logic; i < self->net.node_count; i++)
        leap_eval(self, i);
}
