/* leap_motion.c - derives the motion of a node from those of its operands.
 *
 * What has no rule of its own stays as long as all its operands do. A choice
 * reads only what it chooses, and an AND with a zero nothing else.
 *
 * The rules are those of arithmetic modulo 2^width, in which a counter never
 * ends: sums and differences of words that go by steps go by steps, and so do
 * multiples. A step stops being one only where bits are looked at by
 * themselves: when a narrow word is widened, it must not wrap, and when upper
 * bits are taken alone, the lower ones must not carry.
 *
 * A rule may say too little, never too much. What it says too little costs a
 * shorter leap; what it said too much would be a wrong picture some hours
 * later. tests/designs/leap/faults.sh plants such faults and looks whether they
 * are found.
 */
#include "designs/leap/leap_watch.h"

#include "base/bits.h"

static struct motion motion_of(const struct leap *self, uint32_t node)
{
    return self->watch->motions[node];
}

static uint64_t rest_of(const struct leap *self, uint32_t node)
{
    return motion_rest(motion_of(self, node));
}

static struct motion_word moving_word(const struct leap *self, uint32_t node)
{
    return (struct motion_word){*leap_value(self, node),
                                self->net.nodes[node].width,
                                motion_of(self, node)};
}

static int is_wide(const struct leap *self, uint32_t node)
{
    return self->net.nodes[node].width > 64;
}

/* Steps are counted modulo the width of the word that goes by them. */
static struct motion in_width(struct motion motion, uint32_t width)
{
    return (struct motion){motion.step & net_mask(width), motion.until};
}

/* An operand as a word of the node's width. */
static struct motion operand(const struct leap *self, uint32_t node,
                             uint32_t width)
{
    if (self->net.nodes[node].width >= width)
        return motion_of(self, node);
    return motion_widen(moving_word(self, node));
}

/* The rule of all that have no other. */
static struct motion all_rest(const struct leap *self,
                              const struct net_node *node)
{
    uint64_t until = MOTION_FOREVER;

    for (uint32_t i = 0; i < node->count; i++)
        until = motion_least(until, rest_of(self, node->op == NET_GATHER
            ? self->net.pieces[node->first + i].node
            : self->net.operands[node->first + i]));
    return motion_still(until);
}

/* The motion of one piece; of a wide word only that it rests. */
static struct motion piece_motion(const struct leap *self,
                                  const struct net_piece *piece)
{
    if (is_wide(self, piece->node))
        return motion_still(rest_of(self, piece->node));
    return motion_slice(moving_word(self, piece->node), piece->from,
                        piece->width);
}

/* The sum of its pieces, each at its place, as long as none but the highest
 * wraps: above that one there is nothing to carry into. */
static struct motion of_gather(const struct leap *self,
                               const struct net_node *node)
{
    struct motion sum = motion_still(MOTION_FOREVER);
    uint32_t place = 0;

    for (uint32_t i = 0; i < node->count; i++) {
        const struct net_piece *piece = &self->net.pieces[node->first + i];
        struct motion_word word = {0, piece->width,
                                   piece_motion(self, piece)};
        int is_top = i + 1 == node->count;

        if (word.motion.step && node->width > 64)
            return motion_still(0);
        if (word.motion.step) {
            word.value = *leap_value(self, piece->node) >> piece->from
                       & net_mask(piece->width);
            word.motion = is_top ? word.motion : motion_widen(word);
        }
        if (word.motion.step)
            sum.step += word.motion.step << place;
        sum.until = motion_least(sum.until, word.motion.until);
        place += piece->width;
    }
    return in_width(sum, node->width);
}

/* ~a is -1 - a, so a NOT goes by the same steps as a minus. */
static struct motion of_sum(const struct leap *self,
                            const struct net_node *node, const uint32_t *read)
{
    struct motion a = operand(self, read[0], node->width);
    struct motion b = a;

    if (node->op == NET_NEG || node->op == NET_NOT) {
        a.step = 0 - a.step;
    } else {
        b = operand(self, read[1], node->width);
        a.step += node->op == NET_ADD ? b.step : 0 - b.step;
    }
    a.until = motion_least(a.until, b.until);
    return in_width(a, node->width);
}

/* Times, or shifted to the left by, something that stays. */
static struct motion of_scale(const struct leap *self,
                              const struct net_node *node,
                              const uint32_t *read)
{
    struct motion a = operand(self, read[0], node->width);
    struct motion b = operand(self, read[1], node->width);
    uint64_t x = *leap_value(self, read[0]), y = *leap_value(self, read[1]);

    if (b.step && (a.step || node->op == NET_SHL))
        return motion_still(0);
    if (node->op == NET_SHL)
        a.step = y < 64 ? a.step << y : 0;
    else
        a.step = a.step ? a.step * y : b.step * x;
    a.until = motion_least(a.until, b.until);
    return in_width(a, node->width);
}

/* The upper bits as a word of their own, with zeros above. */
static struct motion of_shr(const struct leap *self,
                            const struct net_node *node, const uint32_t *read)
{
    uint64_t rest = rest_of(self, read[1]), y = *leap_value(self, read[1]);
    struct motion_word word = moving_word(self, read[0]), high;

    if (y >= word.width)                /* none is left */
        return motion_still(motion_least(rest, motion_rest(word.motion)));
    high.value = word.value >> y;
    high.width = word.width - (uint32_t)y;
    high.motion = motion_slice(word, (uint32_t)y, high.width);
    high.motion = motion_widen(high);
    high.motion.until = motion_least(high.motion.until, rest);
    return in_width(high.motion, node->width);
}

/* With a mask that stays, an AND shows the bits where it is 1, and an OR those
 * where it is 0: they rest until the lowest of them turns. */
static uint64_t masked_rest(const struct leap *self, uint32_t node,
                            uint32_t mask, uint64_t shown, uint32_t width)
{
    uint64_t until = rest_of(self, mask);
    int low;

    shown &= net_mask(width);
    if (!shown)
        return until;
    low = bits_lowest(shown);
    return motion_least(until, motion_rest(motion_slice(
        moving_word(self, node), (uint32_t)low,
        (uint32_t)(64 - __builtin_clzll(shown) - low))));
}

static struct motion of_mask(const struct leap *self,
                             const struct net_node *node,
                             const uint32_t *read)
{
    uint64_t turn = node->op == NET_OR ? UINT64_MAX : 0;
    uint64_t a = *leap_value(self, read[0]), b = *leap_value(self, read[1]);
    uint64_t by_a, by_b;

    if (read[0] == read[1])             /* a copy */
        return in_width(operand(self, read[0], node->width), node->width);
    by_a = masked_rest(self, read[1], read[0], a ^ turn, node->width);
    by_b = masked_rest(self, read[0], read[1], b ^ turn, node->width);
    return motion_still(by_a > by_b ? by_a : by_b);
}

/* Two counters that go together: their difference is one word. */
static struct motion of_equal(const struct leap *self, const uint32_t *read)
{
    struct motion_word a = moving_word(self, read[0]);
    struct motion_word b = moving_word(self, read[1]);
    uint64_t until;

    if (a.motion.step && b.motion.step) {
        if (a.width != b.width)
            return motion_still(0);
        until = motion_least(a.motion.until, b.motion.until);
        a.motion.step = (a.motion.step - b.motion.step) & net_mask(a.width);
        a.motion.until = until;
        a.value = (a.value - b.value) & net_mask(a.width);
        return motion_equal(a, 0);
    }
    until = motion_least(a.motion.until, b.motion.until);
    a.motion.until = b.motion.until = until;
    return a.motion.step ? motion_equal(a, b.value)
                         : motion_equal(b, a.value);
}

/* a < b, or a <= b as a < b + 1; with signs, both with their signs turned. */
static struct motion of_less(const struct leap *self,
                             const struct net_node *node,
                             const uint32_t *read)
{
    struct motion_word a = moving_word(self, read[0]);
    struct motion_word b = moving_word(self, read[1]);
    int is_signed = node->op == NET_LESS_S || node->op == NET_LEAST_S;
    int is_least = node->op == NET_LEAST || node->op == NET_LEAST_S;
    uint64_t until = motion_least(a.motion.until, b.motion.until);

    if (a.motion.step && b.motion.step)
        return motion_still(0);
    if (is_signed) {
        a.value ^= UINT64_C(1) << (a.width - 1);
        b.value ^= UINT64_C(1) << (b.width - 1);
    }
    a.motion.until = b.motion.until = until;
    if (!a.motion.step && !b.motion.step)
        return motion_still(until);
    if (a.motion.step) {
        if (is_least && b.value == UINT64_MAX)
            return motion_still(until);
        return motion_below(a, b.value + (uint64_t)is_least);
    }
    if (!is_least && a.value == UINT64_MAX)
        return motion_still(until);
    return motion_below(b, a.value + (uint64_t)!is_least);
}

uint32_t leap_chosen(const struct leap *self, const struct net_node *node,
                     const uint32_t *read)
{
    const uint64_t *select = leap_value(self, read[0]);
    uint32_t limbs = net_limbs(self->net.nodes[read[0]].width);

    if (node->op == NET_MUX)
        return read[*select & 1 ? 2 : 1];
    for (uint32_t i = 0; i < limbs; i++)
        if (select[i])
            return read[2 + 64 * i + (uint32_t)bits_lowest(select[i])];
    return read[1];
}

/* The ways that are not taken may do what they like. */
static struct motion of_choice(const struct leap *self,
                               const struct net_node *node,
                               const uint32_t *read)
{
    uint32_t way = leap_chosen(self, node, read);
    struct motion motion = operand(self, way, node->width);
    uint64_t rest = rest_of(self, read[0]);

    motion.until = motion_least(motion.until, rest);
    return motion;
}

static struct motion by_rule(const struct leap *self,
                             const struct net_node *node,
                             const uint32_t *read)
{
    switch (node->op) {
    case NET_SIGN:
        return in_width(motion_widen_sign(moving_word(self, read[0])),
                        node->width);
    case NET_NOT: case NET_ADD: case NET_SUB: case NET_NEG:
        return of_sum(self, node, read);
    case NET_MUL: case NET_SHL: return of_scale(self, node, read);
    case NET_SHR: return of_shr(self, node, read);
    case NET_AND: case NET_OR: return of_mask(self, node, read);
    case NET_EQUAL: return of_equal(self, read);
    case NET_LESS: case NET_LEAST: case NET_LESS_S: case NET_LEAST_S:
        return of_less(self, node, read);
    case NET_ANY: case NET_NONE:
        return motion_equal(moving_word(self, read[0]), 0);
    case NET_ALL:
        return motion_equal(moving_word(self, read[0]),
                            net_mask(self->net.nodes[read[0]].width));
    default: return all_rest(self, node);
    }
}

/* A word over 64 bits rests or is unknown. */
struct motion leap_motion(const struct leap *self, uint32_t node)
{
    const struct net_node *at = &self->net.nodes[node];
    const uint32_t *read = &self->net.operands[at->first];
    struct motion motion;

    if (at->op == NET_GATHER)
        motion = of_gather(self, at);
    else if (at->op == NET_MUX || at->op == NET_PICK)
        motion = of_choice(self, at, read);
    else if (self->code[node - self->net.logic].is_wide)
        motion = all_rest(self, at);
    else
        motion = by_rule(self, at, read);
    if (motion.step && (at->width > 64 || !motion.until))
        return motion_still(0);
    return motion;
}
