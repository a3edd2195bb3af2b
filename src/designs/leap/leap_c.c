/* leap_c.c - the C of a design.
 *
 * Nodes are in blocks of eight, whose dirty bits lie side by side: a block is
 * evaluated as a whole if one of them is set, so the cost is that of what
 * happens, in straight code. What is not worth its own C, long words above all,
 * is left to the interpreter.
 *
 * A block looks like this, v being the values and d the dirty bits:
 *
 *     if (d[3] & 0xff00) {
 *         d[3] &= ~0xff00;
 *         t = (v[71] + v[5]) & 0x3ffffff;
 *         if (t != v[90]) { v[90] = t; d[4] |= 0x8; }
 *         ...
 *     }
 *
 * With larger blocks too much is evaluated that did not change, with smaller
 * ones looking at the bits becomes most of the work.
 *
 * Everything is stored where the interpreter has it. That costs a store for
 * each node that changes, and buys that states, names, watches and leaps need
 * know nothing of compiled designs.
 */
#include "designs/leap/leap_c.h"

#include "designs/leap/leap_inside.h"

enum { BLOCK = 8 };

/* Values are named by their limbs. */
static void put_value_of(struct text *to, uint32_t at)
{
    text_put(to, "v[");
    text_put_number(to, at);
    text_put(to, "]");
}

static void put_hex(struct text *to, uint64_t number)
{
    text_put(to, "0x");
    text_put_hex(to, number, 16);
    text_put(to, "ull");
}

static void put_two(struct text *to, const struct leap_code *code,
                    const char *between)
{
    put_value_of(to, code->a);
    text_put(to, between);
    put_value_of(to, code->b);
}

static void put_one(struct text *to, const char *before,
                    const struct leap_code *code, const char *after)
{
    text_put(to, before);
    put_value_of(to, code->a);
    text_put(to, after);
}

/* Shifted up to the sign of 64 bits and back. */
static void put_signed(struct text *to, uint32_t at, unsigned bits)
{
    text_put(to, "((int64_t)(");
    put_value_of(to, at);
    text_put(to, " << ");
    text_put_number(to, 64 - bits);
    text_put(to, ") >> ");
    text_put_number(to, 64 - bits);
    text_put(to, ")");
}

static void put_less_signed(struct text *to, const struct leap_code *code,
                            const char *between)
{
    put_signed(to, code->a, code->bits);
    text_put(to, between);
    put_signed(to, code->b, code->bits);
}

/* C leaves shifts by 64 and more undefined; here they are zero. */
static void put_shift(struct text *to, const struct leap_code *code,
                      const char *between)
{
    put_value_of(to, code->b);
    text_put(to, " > 63 ? 0 : ");
    put_two(to, code, between);
}

/* Pieces do not overlap, so OR joins them. */
static void put_gather(struct text *to, const struct net *net,
                       const struct net_node *node)
{
    uint32_t place = 0;

    for (uint32_t i = 0; i < node->count; i++) {
        const struct net_piece *piece = &net->pieces[node->first + i];

        text_put(to, i ? " | (" : "(");
        put_value_of(to, net->nodes[piece->node].at + piece->from / 64);
        text_put(to, " >> ");
        text_put_number(to, piece->from % 64);
        text_put(to, " & ");
        put_hex(to, net_mask(piece->width));
        text_put(to, ") << ");
        text_put_number(to, place);
        place += piece->width;
    }
}

/* A choice becomes one of C, which compilers turn into a move. */
static void put_mux(struct text *to, const struct leap_code *code)
{
    put_one(to, "", code, " & 1 ? ");
    put_value_of(to, code->c);
    text_put(to, " : ");
    put_value_of(to, code->b);
}

/* The first set bit wins, as in the interpreter. */
static void put_pick(struct text *to, const struct net *net,
                     const struct net_node *node)
{
    const uint32_t *read = &net->operands[node->first];

    for (uint32_t i = 2; i < node->count; i++) {
        put_value_of(to, net->nodes[read[0]].at);
        text_put(to, " >> ");
        text_put_number(to, i - 2);
        text_put(to, " & 1 ? ");
        put_value_of(to, net->nodes[read[i]].at);
        text_put(to, " : ");
    }
    put_value_of(to, net->nodes[read[1]].at);
}

/* An address outside reads zero. */
static void put_read(struct text *to, const struct net_memory *memory,
                     const struct leap_code *code)
{
    put_one(to, "", code, " - ");
    text_put_number(to, memory->low);
    text_put(to, "ull < ");
    text_put_number(to, memory->depth);
    put_one(to, "ull ? on->memories[", code, " - ");
    text_put_number(to, memory->low);
    text_put(to, "ull + ");
    text_put_number(to, memory->at);
    text_put(to, "ull] : 0");
}

static void put_slice_of(struct text *to, const struct leap_code *code)
{
    put_one(to, "", code, " >> ");
    text_put_number(to, code->c);
}

/* Answers are 0 or 1 in C as well. */
static void put_compare(struct text *to, const struct leap_code *code)
{
    switch (code->op) {
    case NET_EQUAL: put_two(to, code, " == "); break;
    case NET_LESS: put_two(to, code, " < "); break;
    case NET_LEAST: put_two(to, code, " <= "); break;
    case NET_LESS_S: put_less_signed(to, code, " < "); break;
    case NET_LEAST_S: put_less_signed(to, code, " <= "); break;
    case NET_ANY: put_one(to, "", code, " != 0"); break;
    case NET_NONE: put_one(to, "", code, " == 0"); break;
    default:
        put_one(to, "", code, " == ");
        put_hex(to, net_mask(code->bits));
        break;
    }
}

/* An expression in v, that may have bits above the node's. */
static void put_expression(struct text *to, const struct net *net,
                           const struct net_node *node,
                           const struct leap_code *code)
{
    switch (code->op) {
    case LEAP_SLICE: put_slice_of(to, code); break;
    case NET_GATHER: put_gather(to, net, node); break;
    case NET_SIGN:
        text_put(to, "(uint64_t)");
        put_signed(to, code->a, code->bits);
        break;
    case NET_NOT: put_one(to, "~", code, ""); break;
    case NET_NEG: put_one(to, "0 - ", code, ""); break;
    case NET_AND: put_two(to, code, " & "); break;
    case NET_OR: put_two(to, code, " | "); break;
    case NET_XOR: put_two(to, code, " ^ "); break;
    case NET_ADD: put_two(to, code, " + "); break;
    case NET_SUB: put_two(to, code, " - "); break;
    case NET_MUL: put_two(to, code, " * "); break;
    case NET_SHL: put_shift(to, code, " << "); break;
    case NET_SHR: put_shift(to, code, " >> "); break;
    case NET_MUX: put_mux(to, code); break;
    case NET_PICK: put_pick(to, net, node); break;
    case NET_READ: put_read(to, &net->memories[node->memory], code); break;
    case NET_PARITY:
        put_one(to, "(uint64_t)__builtin_parityll(", code, ")");
        break;
    default: put_compare(to, code); break;
    }
}

/* Rare, or long: a call costs less than the C would take to compile. */
static int is_for_interpreter(const struct leap_code *code)
{
    return code->is_wide || code->op == NET_DIV || code->op == NET_MOD
        || code->op == NET_DIV_S || code->op == NET_MOD_S
        || code->op == NET_ASR;
}

/* Marks all readers of a node but those from `first` on and below `end`, which
 * are evaluated anyhow. */
static void write_marks(struct text *to, const struct leap *self,
                      uint32_t node, uint32_t first, uint32_t end)
{
    uint32_t words = self->net.node_count / 64 + 1;

    if (self->net.nodes[node].is_seen)
        text_put(to, " o = 1;");
    for (uint32_t i = 0; i < words; i++) {
        uint64_t bits = 0;

        for (uint32_t k = self->fan_first[node];
             k < self->fan_first[node + 1]; k++) {
            uint32_t reader = self->fan[k];

            if (reader / 64 == i && (reader < first || reader >= end))
                bits |= UINT64_C(1) << reader % 64;
        }
        if (!bits)
            continue;
        text_put(to, " d[");
        text_put_number(to, i);
        text_put(to, "] |= ");
        put_hex(to, bits);
        text_put(to, ";");
    }
}

/* One node: its value, and whom to tell if that is another. */
static void write_node(struct text *to, const struct leap *self, uint32_t node,
                     uint32_t first, uint32_t end)
{
    const struct leap_code *code = &self->code[node - self->net.logic];

    if (is_for_interpreter(code)) {
        text_put(to, "if (on->evaluate(on->leap, ");
        text_put_number(to, node);
        text_put(to, ")) {");
    } else {
        text_put(to, "t = (");
        put_expression(to, &self->net, &self->net.nodes[node], code);
        text_put(to, ") & ");
        put_hex(to, code->mask);
        text_put(to, "; if (t != ");
        put_value_of(to, code->to);
        text_put(to, ") { ");
        put_value_of(to, code->to);
        text_put(to, " = t;");
    }
    write_marks(to, self, node, first, end);
    text_put(to, " }\n");
}

static void write_block(struct text *to, const struct leap *self,
                        uint32_t first, uint32_t end)
{
    uint64_t mask = leap_between(first / 64, first, end);

    text_put(to, "if (d[");
    text_put_number(to, first / 64);
    text_put(to, "] & ");
    put_hex(to, mask);
    text_put(to, ") {\nd[");
    text_put_number(to, first / 64);
    text_put(to, "] &= ~");
    put_hex(to, mask);
    text_put(to, ";\n");
    for (uint32_t i = first; i < end; i++)
        write_node(to, self, i, first, end);
    text_put(to, "}\n");
}

/* Local names for what both functions use, short because they are written
 * thousands of times. */
static void write_head(struct text *to, const char *name)
{
    text_put(to, "int ");
    text_put(to, name);
    text_put(to, "(const struct leap_c *on)\n{\n"
                 "uint64_t *restrict v = on->values;\n"
                 "uint64_t *restrict d = on->dirty;\n"
                 "uint64_t t = 0;\nint o = 0;\n(void)t;\n");
}

/* The blocks of one word of dirty bits. */
static void write_word_of_blocks(struct text *to, const struct leap *self,
                                 uint32_t first, uint32_t last)
{
    text_put(to, "if (d[");
    text_put_number(to, first / 64);
    text_put(to, "] & ");
    put_hex(to, leap_between(first / 64, first, last));
    text_put(to, ") {\n");
    for (uint32_t i = first; i < last;) {
        uint32_t end = (i / BLOCK + 1) * BLOCK;

        write_block(to, self, i, end < last ? end : last);
        i = end;
    }
    text_put(to, "}\n");
}

/* A word of dirty bits that are all off is skipped as a whole: in a quiet
 * design that is nearly all of them. */
static void write_logic(struct text *to, const struct leap *self)
{
    const struct net *net = &self->net;

    write_head(to, "leap_c_logic");
    for (uint32_t i = net->logic; i < net->node_count;) {
        uint32_t end = (i / 64 + 1) * 64;

        write_word_of_blocks(to, self, i, end < net->node_count
                                          ? end : net->node_count);
        i = end;
    }
    text_put(to, "return o;\n}\n");
}

/* What a register takes: of another register, it was looked at before. */
static void write_next_value(struct text *to, const struct net *net,
                             uint32_t node, int is_early)
{
    uint32_t next = net->regs[node - net->first_reg].next;
    int is_reg = next < net->logic;

    if (is_early && is_reg) {
        text_put(to, "uint64_t t");
        text_put_number(to, node);
        text_put(to, " = ");
        put_value_of(to, net->nodes[next].at);
        text_put(to, ";\n");
    } else if (!is_early && is_reg) {
        text_put(to, "t");
        text_put_number(to, node);
    } else if (!is_early) {
        put_value_of(to, net->nodes[next].at);
    }
}

/* A register takes its value; unlike a node it may have readers below it. */
static void write_reg(struct text *to, const struct leap *self, uint32_t node)
{
    uint32_t at = self->net.nodes[node].at;

    text_put(to, "t = ");
    write_next_value(to, &self->net, node, 0);
    text_put(to, "; if (t != ");
    put_value_of(to, at);
    text_put(to, ") { ");
    put_value_of(to, at);
    text_put(to, " = t;");
    write_marks(to, self, node, 0, 0);
    text_put(to, " }\n");
}

static void write_reg_block(struct text *to, const struct leap *self,
                          uint32_t first, uint32_t end)
{
    uint64_t mask = leap_between(first / 64, first, end);

    text_put(to, "if (p");
    text_put_number(to, first / 64);
    text_put(to, " & ");
    put_hex(to, mask);
    text_put(to, ") {\n");
    for (uint32_t i = first; i < end; i++)
        write_reg(to, self, i);
    text_put(to, "}\n");
}

/* Dirty bits are taken off before any are set. */
static void write_edge(struct text *to, const struct leap *self)
{
    const struct leap_domain *domain = &self->domains[self->simple - 1];
    uint32_t first = domain->first_reg, end = first + domain->regs;

    write_head(to, "leap_c_edge");
    for (uint32_t i = first; i < end; i++)
        write_next_value(to, &self->net, i, 1);
    for (uint32_t i = first / 64; i * 64 < end; i++) {
        text_put(to, "uint64_t p");
        text_put_number(to, i);
        text_put(to, " = d[");
        text_put_number(to, i);
        text_put(to, "]; d[");
        text_put_number(to, i);
        text_put(to, "] &= ~");
        put_hex(to, leap_between(i, first, end));
        text_put(to, ";\n");
    }
    for (uint32_t i = first; i < end;) {
        uint32_t block = (i / BLOCK + 1) * BLOCK;

        write_reg_block(to, self, i, block < end ? block : end);
        i = block;
    }
    text_put(to, "return o;\n}\n");
}

/* Only a clock that does nothing else, with registers of one limb and without
 * writes. */
static int has_edge(const struct leap *self)
{
    const struct leap_domain *domain;

    if (!self->simple)
        return 0;
    domain = &self->domains[self->simple - 1];
    for (uint32_t i = 0; i < domain->regs; i++)
        if (self->net.nodes[domain->first_reg + i].width > 64)
            return 0;
    return domain->regs && !domain->writes;
}

void leap_c_write(const struct leap *self, struct text *to)
{
    text_put(to, "#include <stdint.h>\nstruct leap;\nstruct leap_c {\n"
                 "uint64_t *values, *dirty, *memories;\nstruct leap *leap;\n"
                 "int (*evaluate)(struct leap *leap, uint32_t node);\n};\n");
    write_logic(to, self);
    if (has_edge(self))
        write_edge(to, self);
}

/* The places in memory stay the same as long as the design is open. */
void leap_c_use(struct leap *self, leap_c_function *logic,
                leap_c_function *edge)
{
    self->c = (struct leap_c){self->values, self->dirty, self->memories,
                              self, leap_eval};
    self->c_logic = logic;
    self->c_edge = logic ? edge : NULL;
}
