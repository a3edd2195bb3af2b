/* leap_wide.c - evaluates one node of any width, limb by limb.
 *
 * Rare in what people put on boards, so it is short rather than quick: pieces
 * are gathered bit by bit, products are those of school in digits of 32 bits,
 * and division subtracts and shifts. What is longer than a limb and matters for
 * speed, wide choices and sums, goes limb by limb.
 *
 * An operand may be shorter than the result and then has zeros above it, which
 * is why limbs are read with a function and not from the array.
 */
#include "designs/leap/leap_inside.h"

#include <string.h>

#include "base/bits.h"

/* What is being evaluated. */
struct wide {
    const struct leap *leap;
    const struct net_node *node;
    uint64_t *to;
    uint32_t limbs;
};

/* A word as an operand: limbs above it are zero. */
struct operand {
    const uint64_t *at;
    uint32_t width, limbs;
};

static struct operand operand_of(const struct wide *self, uint32_t i)
{
    const struct net *net = &self->leap->net;
    uint32_t node = net->operands[self->node->first + i];
    uint32_t width = net->nodes[node].width;

    return (struct operand){leap_value(self->leap, node), width,
                            net_limbs(width)};
}

static uint64_t limb(struct operand of, uint32_t i)
{
    return i < of.limbs ? of.at[i] : 0;
}

static int bit(struct operand of, uint32_t i)
{
    return (int)(limb(of, i / 64) >> i % 64 & 1);
}

static int is_zero(struct operand of)
{
    for (uint32_t i = 0; i < of.limbs; i++)
        if (of.at[i])
            return 0;
    return 1;
}

/* 64 bits from any place. */
static uint64_t bits_from(struct operand of, uint64_t from)
{
    uint32_t i = (uint32_t)(from / 64), shift = from % 64;

    if (from / 64 >= of.limbs)
        return 0;
    return limb(of, i) >> shift
         | (shift ? limb(of, i + 1) << (64 - shift) : 0);
}

static void put_bit(uint64_t *to, uint32_t i, int value)
{
    to[i / 64] |= (uint64_t)value << i % 64;
}

static void wide_gather(const struct wide *self)
{
    const struct net *net = &self->leap->net;
    uint32_t place = 0;

    memset(self->to, 0, self->limbs * sizeof *self->to);
    for (uint32_t i = 0; i < self->node->count; i++) {
        const struct net_piece *piece = &net->pieces[self->node->first + i];
        struct operand of = {leap_value(self->leap, piece->node), 0,
                             net_limbs(net->nodes[piece->node].width)};

        for (uint32_t k = 0; k < piece->width; k++)
            put_bit(self->to, place++, bit(of, piece->from + k));
    }
}

/* The operand is narrower than the node, or there would be no such node. */
static void wide_sign(const struct wide *self)
{
    struct operand a = operand_of(self, 0);
    int sign = bit(a, a.width - 1);

    for (uint32_t i = 0; i < self->limbs; i++)
        self->to[i] = limb(a, i);
    for (uint32_t i = a.width; sign && i < self->node->width; i++)
        put_bit(self->to, i, 1);
}

/* NOT makes ones above a short operand, as it should. */
static void wide_bitwise(const struct wide *self)
{
    struct operand a = operand_of(self, 0);
    struct operand b = self->node->op == NET_NOT ? a : operand_of(self, 1);

    for (uint32_t i = 0; i < self->limbs; i++)
        switch (self->node->op) {
        case NET_NOT: self->to[i] = ~limb(a, i); break;
        case NET_AND: self->to[i] = limb(a, i) & limb(b, i); break;
        case NET_OR: self->to[i] = limb(a, i) | limb(b, i); break;
        default: self->to[i] = limb(a, i) ^ limb(b, i); break;
        }
}

/* a + b, a - b as a + ~b + 1, and -a as 0 + ~a + 1. */
static void wide_add(const struct wide *self)
{
    struct operand none = {NULL, 0, 0};
    int is_negative = self->node->op != NET_ADD;
    struct operand a = self->node->op == NET_NEG ? none : operand_of(self, 0);
    struct operand b = operand_of(self, self->node->op != NET_NEG);
    uint64_t carry = (uint64_t)is_negative;

    for (uint32_t i = 0; i < self->limbs; i++) {
        uint64_t y = is_negative ? ~limb(b, i) : limb(b, i);
        uint64_t sum = limb(a, i) + y, all = sum + carry;

        carry = (uint64_t)((sum < y) | (all < sum));
        self->to[i] = all;
    }
}

/* Digits of 32 bits, so that no product is over 64. */
static uint64_t half(struct operand of, uint32_t i)
{
    return limb(of, i / 2) >> i % 2 * 32 & UINT32_MAX;
}

/* A digit of the result takes a product, what is there and a carry: together
 * not over 64 bits. */
static void wide_multiply(const struct wide *self)
{
    struct operand a = operand_of(self, 0), b = operand_of(self, 1);
    uint32_t halves = 2 * self->limbs;

    memset(self->to, 0, self->limbs * sizeof *self->to);
    for (uint32_t i = 0; i < halves; i++) {
        uint64_t carry = 0;

        for (uint32_t k = 0; i + k < halves; k++) {
            uint32_t place = i + k, shift = place % 2 * 32;
            uint64_t *to = &self->to[place / 2];
            uint64_t sum = (*to >> shift & UINT32_MAX)
                         + half(a, i) * half(b, k) + carry;

            *to = (*to & ~((uint64_t)UINT32_MAX << shift))
                | (sum & UINT32_MAX) << shift;
            carry = sum >> 32;
        }
    }
}

/* Without signs, from the highest limb down. */
static int compare(struct operand a, struct operand b)
{
    uint32_t i = a.limbs > b.limbs ? a.limbs : b.limbs;

    while (i--)
        if (limb(a, i) != limb(b, i))
            return limb(a, i) < limb(b, i) ? -1 : 1;
    return 0;
}

/* Of equal signs, two's complement compares as without. */
static int compare_signed(struct operand a, struct operand b)
{
    int x = bit(a, a.width - 1), y = bit(b, b.width - 1);

    return x != y ? y - x : compare(a, b);
}

/* Two's complement: all bits turned, plus one. */
static void negate(uint64_t *limbs, uint32_t count)
{
    uint64_t carry = 1;

    for (uint32_t i = 0; i < count; i++) {
        limbs[i] = ~limbs[i] + carry;
        carry &= !limbs[i];
    }
}

/* Bit by bit: `rest` takes the bits of a from the top. */
static void divide_bits(const uint64_t *a, struct operand b, uint32_t width,
                        uint64_t *quotient, uint64_t *rest)
{
    uint32_t limbs = net_limbs(width);

    for (uint32_t i = width; i--;) {
        struct operand of = {rest, width, limbs};

        for (uint32_t k = limbs; k--;)
            rest[k] = rest[k] << 1 | (k ? rest[k - 1] >> 63
                                        : a[i / 64] >> i % 64 & 1);
        if (compare(of, b) < 0)
            continue;
        for (uint32_t k = 0, borrow = 0; k < limbs; k++) {
            uint64_t y = limb(b, k), x = rest[k];

            rest[k] = x - y - borrow;
            borrow = borrow ? x <= y : x < y;
        }
        quotient[i / 64] |= UINT64_C(1) << i % 64;
    }
}

/* By magnitudes: the quotient is negative if the signs differ, the rest if the
 * dividend is. */
static void wide_divide(const struct wide *self)
{
    uint64_t a[NET_DIVIDE_MAX] = {0}, b[NET_DIVIDE_MAX] = {0};
    uint64_t q[NET_DIVIDE_MAX] = {0}, r[NET_DIVIDE_MAX] = {0};
    struct operand x = operand_of(self, 0), y = operand_of(self, 1);
    uint8_t op = self->node->op;
    int is_signed = op == NET_DIV_S || op == NET_MOD_S;
    int x_sign = is_signed && bit(x, self->node->width - 1);
    int y_sign = is_signed && bit(y, self->node->width - 1);
    uint32_t limbs = self->limbs, width = self->node->width;

    memset(self->to, 0, limbs * sizeof *self->to);
    if (is_zero(y))
        return;
    for (uint32_t i = 0; i < limbs; i++)
        a[i] = limb(x, i), b[i] = limb(y, i);
    if (x_sign)
        negate(a, limbs), a[limbs - 1] &= net_mask(width);
    if (y_sign)
        negate(b, limbs), b[limbs - 1] &= net_mask(width);
    divide_bits(a, (struct operand){b, width, limbs}, width, q, r);
    if (x_sign != y_sign)
        negate(q, limbs);
    if (x_sign)
        negate(r, limbs);
    memcpy(self->to, op == NET_DIV || op == NET_DIV_S ? q : r,
           limbs * sizeof *self->to);
}

/* To the right by limbs; the sign is filled in after. To the left by bits. */
static void wide_shift(const struct wide *self)
{
    struct operand a = operand_of(self, 0), b = operand_of(self, 1);
    uint32_t width = self->node->width;
    uint64_t places = limb(b, 0);
    int sign = self->node->op == NET_ASR && bit(a, width - 1);

    for (uint32_t i = 1; i < b.limbs; i++)
        if (b.at[i])
            places = width;
    if (places > width)
        places = width;
    memset(self->to, 0, self->limbs * sizeof *self->to);
    if (self->node->op == NET_SHL) {
        for (uint32_t i = (uint32_t)places; i < width; i++)
            put_bit(self->to, i, bit(a, i - (uint32_t)places));
        return;
    }
    for (uint32_t i = 0; i < self->limbs; i++)
        self->to[i] = bits_from(a, places + 64 * (uint64_t)i);
    for (uint32_t i = width - (uint32_t)places; sign && i < width; i++)
        put_bit(self->to, i, 1);
}

/* The answers of one bit. */
static int wide_answer_bit(const struct wide *self)
{
    struct operand a = operand_of(self, 0);
    int parity = 0, is_full = a.at[a.limbs - 1] == net_mask(a.width);

    switch (self->node->op) {
    case NET_ANY: return !is_zero(a);
    case NET_NONE: return is_zero(a);
    case NET_EQUAL: return compare(a, operand_of(self, 1)) == 0;
    case NET_LESS: return compare(a, operand_of(self, 1)) < 0;
    case NET_LEAST: return compare(a, operand_of(self, 1)) <= 0;
    case NET_LESS_S: return compare_signed(a, operand_of(self, 1)) < 0;
    case NET_LEAST_S: return compare_signed(a, operand_of(self, 1)) <= 0;
    default: break;
    }
    for (uint32_t i = 0; i < a.limbs; i++) {
        parity ^= bits_count(a.at[i]) & 1;
        is_full &= i == a.limbs - 1 || a.at[i] == UINT64_MAX;
    }
    return self->node->op == NET_ALL ? is_full : parity;
}

static void wide_answer(const struct wide *self)
{
    int answer = wide_answer_bit(self);

    memset(self->to, 0, self->limbs * sizeof *self->to);
    self->to[0] = (uint64_t)answer;
}

static void wide_copy(const struct wide *self, struct operand of)
{
    for (uint32_t i = 0; i < self->limbs; i++)
        self->to[i] = limb(of, i);
}

/* The first set bit of the selection wins. */
static void wide_pick(const struct wide *self)
{
    struct operand select = operand_of(self, 0);
    uint32_t way = 1;

    for (uint32_t i = 0; i < select.width && way == 1; i++)
        if (bit(select, i))
            way = 2 + i;
    wide_copy(self, operand_of(self, way));
}

static void wide_read(const struct wide *self)
{
    struct operand address = operand_of(self, 0);
    const uint64_t *word = NULL;

    if (address.limbs == 1)
        word = leap_word(self->leap, self->node->memory, *address.at);
    for (uint32_t i = 0; i < self->limbs; i++)
        self->to[i] = word ? word[i] : 0;
}

static void wide_calculate(const struct wide *self)
{
    switch (self->node->op) {
    case NET_ADD: case NET_SUB: case NET_NEG: wide_add(self); break;
    case NET_MUL: wide_multiply(self); break;
    case NET_DIV: case NET_MOD: case NET_DIV_S: case NET_MOD_S:
        wide_divide(self);
        break;
    case NET_SHL: case NET_SHR: case NET_ASR: wide_shift(self); break;
    default: wide_answer(self); break;
    }
}

void leap_wide(const struct leap *self, uint32_t node, uint64_t *to)
{
    const struct net_node *at = &self->net.nodes[node];
    struct wide wide = {self, at, to, net_limbs(at->width)};

    switch (at->op) {
    case NET_GATHER: wide_gather(&wide); break;
    case NET_SIGN: wide_sign(&wide); break;
    case NET_NOT: case NET_AND: case NET_OR: case NET_XOR:
        wide_bitwise(&wide);
        break;
    case NET_MUX:
        wide_copy(&wide, operand_of(&wide, bit(operand_of(&wide, 0), 0)
                                           ? 2 : 1));
        break;
    case NET_PICK: wide_pick(&wide); break;
    case NET_READ: wide_read(&wide); break;
    default: wide_calculate(&wide); break;
    }
    to[wide.limbs - 1] &= net_mask(at->width);
}
