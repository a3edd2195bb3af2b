/* leap_c_logic.c - generates the C of the logic: expressions, and blocks of
 * them.
 *
 * A block looks like this, v being the values, e the dirty bits of blocks and d
 * those of registers:
 *
 *     if (E0 & 0x40) {
 *         uint64_t t90 = (v[71] + v[5]) & 0x3ffffff;
 *         uint64_t t91 = t90 < v[6];
 *         if (t91 != v[91]) { v[91] = t91; E0 |= 0x200; D0 |= 0x8; }
 *     }
 *
 * E and D are words of e and d in the making. Bits of e are taken off when all
 * blocks of a word are done; a block marks only those after it. Eight blocks
 * at a time are skipped with one test, and 64 are a function: compilers see
 * none of a hundred thousand lines.
 */
#include "designs/leap/leap_c_inside.h"

#include <string.h>

enum { WORD = 64, BUNCH = 8, NOISE_DEPTH = 3 };

/* Noise */

/* Of these every other value is a change. */
static int is_parity(const struct net *net, uint32_t node)
{
    return net->nodes[node].op == NET_XOR || net->nodes[node].op == NET_PARITY;
}

/* Whether what a register takes, after its choices, is itself shifted by a
 * bit of a parity. */
static int is_fed_back(const struct net *net, uint32_t node, int depth)
{
    const struct net_node *at = &net->nodes[node];

    if (at->op == NET_MUX && depth)
        return is_fed_back(net, net->operands[at->first + 1], depth - 1)
            || is_fed_back(net, net->operands[at->first + 2], depth - 1);
    if (at->op == NET_GATHER)
        for (uint32_t i = 0; i < at->count; i++)
            if (is_parity(net, net->pieces[at->first + i].node))
                return 1;
    return node >= net->logic && is_parity(net, node);
}

/* A bit of a register that is fed back, taken out of it. A bit of a counter, or
 * of a switch that was synchronised, is none: it changes rarely, or in step. */
static int is_bit_of_noise(const struct net *net, const struct net_node *at)
{
    uint32_t reg = net->pieces[at->first].node, next;

    if (at->count != 1 || net->nodes[reg].op != NET_REG)
        return 0;
    next = net->regs[reg - net->first_reg].next;
    return next != NET_NOWHERE && is_fed_back(net, next, NOISE_DEPTH);
}

/* Whether a node is a bit that comes and goes as if by chance, as those of
 * feedback registers do. To guess wrongly whether it changed costs more than to
 * act as if it had. */
static int is_noisy_in(const struct net *net, uint32_t node, int depth)
{
    const struct net_node *at = &net->nodes[node];

    if (node < net->logic || at->width > 1)
        return 0;
    if (is_parity(net, node))
        return 1;
    if (at->op == NET_GATHER)
        return is_bit_of_noise(net, at);
    if (depth == 0 || at->op < NET_NOT || at->op > NET_OR)
        return 0;
    return is_noisy_in(net, net->operands[at->first], depth - 1)
        || (at->count > 1
            && is_noisy_in(net, net->operands[at->first + 1], depth - 1));
}

int leap_c_is_noisy(const struct leap *leap, uint32_t node)
{
    return is_noisy_in(&leap->net, node, NOISE_DEPTH);
}

/* Expressions */

/* A value: computed in this block, or before. */
static void put_operand(struct leap_c_text *self, uint32_t node,
                        uint32_t block)
{
    const struct net *net = &self->leap->net;

    if (node >= net->logic && self->cut->block_of[node] == block
        && !leap_c_is_called(self->leap, node))
        leap_c_put(self, "t#", LEAP_C(node));
    else if (net->nodes[node].op == NET_CONST && net->nodes[node].width <= 64)
        leap_c_put(self, "$",
                   LEAP_C(net->init[net->nodes[node].at]));
    else
        leap_c_put(self, "v[#]", LEAP_C(net->nodes[node].at));
}

/* Operand letters a, b and c of a pattern, with numbers between them. */
static void put_pattern(struct leap_c_text *self, uint32_t node,
                        const char *pattern, const uint64_t *numbers)
{
    const struct net *net = &self->leap->net;
    const uint32_t *read = &net->operands[net->nodes[node].first];
    char piece[2] = "";

    for (; *pattern; pattern++) {
        piece[0] = *pattern;
        if (*pattern >= 'A' && *pattern <= 'C')
            put_operand(self, read[*pattern - 'A'],
                        self->cut->block_of[node]);
        else if (*pattern == '#' || *pattern == '$')
            leap_c_put(self, piece, numbers++);
        else
            text_put(self->to, piece);
    }
}

/* Pieces do not overlap, so OR joins them. */
static void put_gather(struct leap_c_text *self, uint32_t node)
{
    const struct net *net = &self->leap->net;
    const struct net_node *at = &net->nodes[node];
    uint32_t place = 0;

    for (uint32_t i = 0; i < at->count; i++) {
        const struct net_piece *piece = &net->pieces[at->first + i];

        text_put(self->to, i ? " | (" : "(");
        if (net->nodes[piece->node].width > 64)
            leap_c_put(self, "v[#]", LEAP_C(net->nodes[piece->node].at
                                            + piece->from / 64));
        else
            put_operand(self, piece->node, self->cut->block_of[node]);
        leap_c_put(self, " >> # & $) << #",
                   LEAP_C(piece->from % 64, net_mask(piece->width), place));
        place += piece->width;
    }
}

/* The first set bit wins, as in the interpreter. */
static void put_pick(struct leap_c_text *self, uint32_t node)
{
    const struct net *net = &self->leap->net;
    const struct net_node *at = &net->nodes[node];
    const uint32_t *read = &net->operands[at->first];
    uint32_t block = self->cut->block_of[node];

    for (uint32_t i = 2; i < at->count; i++) {
        put_operand(self, read[0], block);
        leap_c_put(self, " >> # & 1 ? ", LEAP_C(i - 2));
        put_operand(self, read[i], block);
        text_put(self->to, " : ");
    }
    put_operand(self, read[1], block);
}

/* By operation: A, B and C are the operands; numbers as below. */
static const char *const patterns[NET_OPS] = {
    [NET_SIGN] = "(uint64_t)((int64_t)(A << #) >> #)",
    [NET_NOT] = "~A", [NET_NEG] = "0 - A",
    [NET_AND] = "A & B", [NET_OR] = "A | B", [NET_XOR] = "A ^ B",
    [NET_ADD] = "A + B", [NET_SUB] = "A - B", [NET_MUL] = "A * B",
    [NET_DIV] = "B ? A / B : 0", [NET_MOD] = "B ? A % B : 0",
    [NET_EQUAL] = "A == B", [NET_LESS] = "A < B", [NET_LEAST] = "A <= B",
    [NET_LESS_S] = "(int64_t)(A << #) < (int64_t)(B << #)",
    [NET_LEAST_S] = "(int64_t)(A << #) <= (int64_t)(B << #)",
    [NET_SHL] = "B > 63 ? 0 : A << B", [NET_SHR] = "B > 63 ? 0 : A >> B",
    [NET_ASR] = "(uint64_t)((int64_t)(A << #) >> # >> (B > 63 ? 63 : B))",
    [NET_ALL] = "A == $", [NET_ANY] = "A != 0", [NET_NONE] = "A == 0",
    [NET_PARITY] = "(uint64_t)__builtin_parityll(A)",
    [NET_MUX] = "A & 1 ? C : B",
};

static void put_read(struct leap_c_text *self, uint32_t node)
{
    const struct net *net = &self->leap->net;
    const struct net_memory *memory = &net->memories[net->nodes[node].memory];

    put_pattern(self, node, "A - $ < $ ? m[A - $ + $] : 0",
                LEAP_C(memory->low, memory->depth, memory->low, memory->at));
}

/* Whether one of the first operands is wider than the node: never of answers,
 * which are 0 or 1. */
static int has_wider_operand(const struct net *net, uint32_t node)
{
    const struct net_node *at = &net->nodes[node];

    if (at->op >= NET_EQUAL && at->op <= NET_LEAST_S)
        return 0;
    if (at->op >= NET_ALL && at->op <= NET_PARITY)
        return 0;
    if (at->op == NET_READ)
        return net->memories[at->memory].width > at->width;
    for (uint32_t i = 0; i < at->count; i++)
        if (net->nodes[net->operands[at->first + i]].width > at->width)
            return 1;
    return 0;
}

/* Whether the expression may have bits above the node's. */
static int is_masked(const struct net *net, uint32_t node)
{
    switch (net->nodes[node].op) {
    case NET_SIGN: case NET_NOT: case NET_NEG: case NET_ADD: case NET_SUB:
    case NET_MUL: case NET_SHL: case NET_ASR:
        return net->nodes[node].width < 64;
    case NET_GATHER:
        return 0;
    default:
        return has_wider_operand(net, node);
    }
}

static void put_expression(struct leap_c_text *self, uint32_t node)
{
    const struct net *net = &self->leap->net;
    const struct leap_code *code = &self->leap->code[node - net->logic];
    uint64_t up = 64 - (uint64_t)code->bits;

    switch (net->nodes[node].op) {
    case NET_GATHER: put_gather(self, node); break;
    case NET_PICK: put_pick(self, node); break;
    case NET_READ: put_read(self, node); break;
    case NET_MUX:
        put_pattern(self, node,
                    leap_c_is_noisy(self->leap,
                                    net->operands[net->nodes[node].first])
                    ? "B ^ ((B ^ C) & (0 - (A & 1)))" : patterns[NET_MUX],
                    NULL);
        break;
    case NET_ALL:
        put_pattern(self, node, patterns[NET_ALL],
                    LEAP_C(net_mask(code->bits)));
        break;
    default:
        put_pattern(self, node, patterns[net->nodes[node].op],
                    LEAP_C(up, up));
        break;
    }
}

/* Long words, and what is rare: a call costs less than the C would take to
 * compile. */
int leap_c_is_called(const struct leap *leap, uint32_t node)
{
    const struct leap_code *code = &leap->code[node - leap->net.logic];

    return code->is_wide || code->op == NET_DIV_S || code->op == NET_MOD_S;
}

/* Blocks */

static void put_called(struct leap_c_text *self, uint32_t node,
                       uint32_t block)
{
    leap_c_put(self, "if (on->evaluate(on->leap, #)) {", LEAP_C(node));
    leap_c_put_marks(self, node, block);
    text_put(self->to, " }\n");
}

/* One node: its value, kept if somebody needs it, and whom to tell. */
static void put_node(struct leap_c_text *self, uint32_t node, uint32_t block)
{
    const struct net_node *at = &self->leap->net.nodes[node];

    if (leap_c_is_toggle(self, node))
        return;
    if (leap_c_is_called(self->leap, node)) {
        put_called(self, node, block);
        return;
    }
    leap_c_put(self, "uint64_t t# = (", LEAP_C(node));
    put_expression(self, node);
    if (is_masked(&self->leap->net, node))
        leap_c_put(self, ") & $;\n", LEAP_C(net_mask(at->width)));
    else
        text_put(self->to, ");\n");
    if (leap_c_has_marks(self, node, block)
        && leap_c_is_noisy(self->leap, node)) {
        leap_c_put(self, "{ uint64_t x = 0 - (t# ^ v[#]); v[#] = t#;",
                   LEAP_C(node, at->at, at->at, node));
        leap_c_put_marks_if(self, node, block);
        text_put(self->to, " }\n");
    } else if (leap_c_has_marks(self, node, block)) {
        leap_c_put(self, "if (t# != v[#]) { v[#] = t#;",
                   LEAP_C(node, at->at, at->at, node));
        leap_c_put_marks(self, node, block);
        text_put(self->to, " }\n");
    } else if (self->cut->is_kept[node]) {
        leap_c_put(self, "v[#] = t#;\n", LEAP_C(at->at, node));
    }
}

/* Whether one of these has something to do: a block that is marked by another
 * one of its word is behind it, so that its bit is asked for in time. */
static void put_blocks_if(struct leap_c_text *self, uint32_t first,
                          uint32_t end)
{
    uint32_t word = first / WORD;

    leap_c_put(self, self->is_local[1] ? "if (E# & $) {\n"
                                       : "if (e[#] & $) {\n",
               LEAP_C(word, leap_between(word, first, end)));
}

/* A hot one without a question, but where all are asked for. */
static void put_logic_block(struct leap_c_text *self, uint32_t block)
{
    const struct leap_cut *cut = self->cut;

    if (self->heat[1][block] == LEAP_C_HOT && !self->is_whole)
        text_put(self->to, "{\n");
    else
        put_blocks_if(self, block, block + 1);
    for (uint32_t i = cut->first[block]; i < cut->first[block + 1]; i++)
        put_node(self, cut->nodes[i], block);
    text_put(self->to, "}\n");
}

static void put_bunch(struct leap_c_text *self, uint32_t first, uint32_t end)
{
    put_blocks_if(self, first, end);
    for (uint32_t i = first; i < end; i++)
        put_logic_block(self, i);
    text_put(self->to, "}\n");
}

/* Of the word itself some bits are set already. */
static void note_block_marks(struct leap_c_text *self, uint32_t first,
                             uint32_t end)
{
    const struct leap_cut *cut = self->cut;

    leap_c_begin_marks(self);
    self->marks[1][first / WORD] = 1;
    for (uint32_t i = cut->first[first]; i < cut->first[end]; i++)
        leap_c_note_marks(self, cut->nodes[i], NET_NOWHERE);
    leap_c_declare_marks(self);
    if (self->is_local[1])
        leap_c_put(self, "E# = e[#];\n", LEAP_C(first / WORD, first / WORD));
}

/* The blocks of one word of dirty bits. */
static void put_word_of_blocks(struct leap_c_text *self, uint32_t first,
                               uint32_t end)
{
    leap_c_put(self, "PART uint64_t l#(const struct leap_c *on, "
               "uint64_t *v, uint64_t *m, uint64_t *e, uint64_t *d)\n{\n"
               "uint64_t o = 0;\n"
               "(void)on; (void)m; (void)d;\n", LEAP_C(first / WORD));
    note_block_marks(self, first, end);
    for (uint32_t i = first; i < end; i += BUNCH)
        put_bunch(self, i, i + BUNCH < end ? i + BUNCH : end);
    leap_c_end_marks(self);
    leap_c_put(self, "e[#] = 0;\nreturn o;\n}\n", LEAP_C(first / WORD));
}

/* The busy ones */

/* Whether all busy blocks that it reads are among the first `count` of the
 * order. */
static int is_ready(const struct leap_c_text *self, uint32_t block,
                    const uint8_t *is_listed)
{
    const struct net *net = &self->leap->net;
    const struct leap_cut *cut = self->cut;

    for (uint32_t i = cut->first[block]; i < cut->first[block + 1]; i++) {
        const struct net_node *at = &net->nodes[cut->nodes[i]];

        for (uint32_t k = 0; k < at->count; k++) {
            uint32_t read = at->op == NET_GATHER
                          ? net->pieces[at->first + k].node
                          : net->operands[at->first + k];
            uint32_t by = read < net->logic ? NET_NOWHERE
                                            : cut->block_of[read];

            if (by != NET_NOWHERE && by != block && !is_listed[by]
                && self->heat[1][by] != LEAP_C_COLD)
                return 0;
        }
    }
    return 1;
}

/* Hot and warm blocks, so that each reads only those before it, and as many of
 * a kind as possible follow each other. Returns how many. */
static uint32_t order_busy(struct leap_c_text *self)
{
    uint8_t *is_listed = self->marks[1];        /* not needed yet */
    uint32_t count = 0, before;
    int heat = LEAP_C_HOT, idle = 0;

    memset(is_listed, 0, self->cut->count);
    while (idle < 2) {
        before = count;
        for (uint32_t i = 0; i < self->cut->count; i++)
            if (self->heat[1][i] == heat && !is_listed[i]
                && is_ready(self, i, is_listed)) {
                is_listed[i] = 1;
                self->blocks[count++] = i;
            }
        idle = count == before ? idle + 1 : 0;
        heat = count == before ? LEAP_C_HOT + LEAP_C_WARM - heat : heat;
    }
    return count;
}

/* Whether one of some warm blocks has something to do. */
static void put_any_of(struct leap_c_text *self, const uint32_t *blocks,
                       uint32_t count)
{
    text_put(self->to, "if (0");
    for (uint32_t w = 0; w < leap_c_mark_words(self, 1); w++) {
        uint64_t bits = 0;

        for (uint32_t i = 0; i < count; i++)
            if (blocks[i] / WORD == w)
                bits |= UINT64_C(1) << blocks[i] % WORD;
        if (bits)
            leap_c_put(self, " | (e[#] & $)", LEAP_C(w, bits));
    }
    text_put(self->to, ") {\n");
}

/* A row of warm blocks is skipped with one question. After inputs no hot block
 * has anything to do, but those that are marked for the functions that ask for
 * all. */
static void put_busy_blocks(struct leap_c_text *self, uint32_t count)
{
    const uint32_t *blocks = self->blocks;

    for (uint32_t i = 0, end; i < count; i = end) {
        for (end = i; end < count && self->heat[1][blocks[end]]
                                     == self->heat[1][blocks[i]];)
            end++;
        if (self->heat[1][blocks[i]] == LEAP_C_WARM)
            put_any_of(self, &blocks[i], end - i);
        else
            text_put(self->to, "if (!is_in) {\n");
        for (uint32_t k = i; k < end; k++)
            put_logic_block(self, blocks[k]);
        text_put(self->to, "}\n");
    }
}

/* What is busy comes first, although some of it may read what is cold. In that
 * case the cold block, which is asked for after it, marks it again: values may
 * be wrong for a moment, and marks too many, but nobody looks before the
 * end. */
static void put_busy(struct leap_c_text *self)
{
    uint32_t count = order_busy(self), words = leap_c_mark_words(self, 1);

    text_put(self->to, "PART uint64_t busy(const struct leap_c *on, "
             "uint64_t *v, uint64_t *m, uint64_t *e, uint64_t *d, "
             "int is_in)\n{\n"
             "uint64_t o = 0;\n(void)on; (void)m; (void)d;\n"
             "(void)is_in;\n");
    leap_c_begin_marks(self);
    put_busy_blocks(self, count);
    for (uint32_t w = 0; w < words; w++)
        leap_c_put(self, "e[#] &= ~$;\n",
                   LEAP_C(w, leap_c_heat_in_word(self, 1, w, LEAP_C_WARM)));
    text_put(self->to, "return o;\n}\n");
}

void leap_c_put_logic(struct leap_c_text *self)
{
    uint32_t count = self->cut->count;

    self->is_whole = 1;
    for (uint32_t i = 0; i < count; i += WORD)
        put_word_of_blocks(self, i, i + WORD < count ? i + WORD : count);
    self->is_whole = 0;
    if (self->has_heat)
        put_busy(self);
}

void leap_c_put_evaluate(struct leap_c_text *self)
{
    if (self->has_heat)
        text_put(self->to, "o |= busy(on, v, m, e, d, is_in);\n");
    for (uint32_t i = 0; i * WORD < self->cut->count; i++)
        leap_c_put(self, "if (e[#]) o |= l#(on, v, m, e, d);\n",
                   LEAP_C(i, i));
}
