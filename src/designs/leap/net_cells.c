/* net_cells.c - turns the cells of Yosys into nodes.
 *
 * Yosys widens the operands of a cell, with their signs if both are signed,
 * and cuts the result. A node counts its operands as widened with zeros, so
 * only signs take a node of their own.
 */
#include "designs/leap/net_build.h"

/* How the operands A and B of a cell become those of a node. */
enum form {
    FORM_SKIP,                          /* a remark of the source */
    FORM_ONE, FORM_TWO,                 /* as wide as the result */
    FORM_NOT_XOR,
    FORM_DIVIDE, FORM_FLOOR,            /* as wide as the widest */
    FORM_COMPARE, FORM_DIFFER, FORM_SWAPPED,
    FORM_REDUCE, FORM_NOT_PARITY, FORM_LOGIC,
    FORM_SHIFT, FORM_SHIFT_BOTH, FORM_POWER,
    FORM_COPY, FORM_CONCAT, FORM_SLICE,
    FORM_MUX, FORM_PICK, FORM_TRISTATE, FORM_REG, FORM_MEMORY
};

struct cell_kind {
    const char *type;
    enum form form;
    enum net_op op, op_signed;
};

static const struct cell_kind cell_kinds[] = {
    {"$not", FORM_ONE, NET_NOT, NET_NOT},
    {"$neg", FORM_ONE, NET_NEG, NET_NEG},
    {"$pos", FORM_COPY, NET_GATHER, NET_GATHER},
    {"$buf", FORM_COPY, NET_GATHER, NET_GATHER},
    {"$and", FORM_TWO, NET_AND, NET_AND},
    {"$or", FORM_TWO, NET_OR, NET_OR},
    {"$xor", FORM_TWO, NET_XOR, NET_XOR},
    {"$xnor", FORM_NOT_XOR, NET_XOR, NET_XOR},
    {"$add", FORM_TWO, NET_ADD, NET_ADD},
    {"$sub", FORM_TWO, NET_SUB, NET_SUB},
    {"$mul", FORM_TWO, NET_MUL, NET_MUL},
    {"$div", FORM_DIVIDE, NET_DIV, NET_DIV_S},
    {"$mod", FORM_DIVIDE, NET_MOD, NET_MOD_S},
    {"$divfloor", FORM_FLOOR, NET_DIV, NET_DIV_S},
    {"$modfloor", FORM_FLOOR, NET_MOD, NET_MOD_S},
    {"$eq", FORM_COMPARE, NET_EQUAL, NET_EQUAL},
    {"$eqx", FORM_COMPARE, NET_EQUAL, NET_EQUAL},
    {"$ne", FORM_DIFFER, NET_EQUAL, NET_EQUAL},
    {"$nex", FORM_DIFFER, NET_EQUAL, NET_EQUAL},
    {"$lt", FORM_COMPARE, NET_LESS, NET_LESS_S},
    {"$le", FORM_COMPARE, NET_LEAST, NET_LEAST_S},
    {"$gt", FORM_SWAPPED, NET_LESS, NET_LESS_S},
    {"$ge", FORM_SWAPPED, NET_LEAST, NET_LEAST_S},
    {"$reduce_and", FORM_REDUCE, NET_ALL, NET_ALL},
    {"$reduce_or", FORM_REDUCE, NET_ANY, NET_ANY},
    {"$reduce_bool", FORM_REDUCE, NET_ANY, NET_ANY},
    {"$reduce_xor", FORM_REDUCE, NET_PARITY, NET_PARITY},
    {"$reduce_xnor", FORM_NOT_PARITY, NET_PARITY, NET_PARITY},
    {"$logic_not", FORM_REDUCE, NET_NONE, NET_NONE},
    {"$logic_and", FORM_LOGIC, NET_AND, NET_AND},
    {"$logic_or", FORM_LOGIC, NET_OR, NET_OR},
    {"$shl", FORM_SHIFT, NET_SHL, NET_SHL},
    {"$sshl", FORM_SHIFT, NET_SHL, NET_SHL},
    {"$shr", FORM_SHIFT, NET_SHR, NET_SHR},
    {"$sshr", FORM_SHIFT, NET_SHR, NET_ASR},
    {"$shift", FORM_SHIFT_BOTH, NET_SHR, NET_SHR},
    {"$shiftx", FORM_SHIFT_BOTH, NET_SHR, NET_SHR},
    {"$pow", FORM_POWER, NET_MUL, NET_MUL},
    {"$concat", FORM_CONCAT, NET_GATHER, NET_GATHER},
    {"$slice", FORM_SLICE, NET_GATHER, NET_GATHER},
    {"$mux", FORM_MUX, NET_MUX, NET_MUX},
    {"$pmux", FORM_PICK, NET_PICK, NET_PICK},
    {"$tribuf", FORM_TRISTATE, NET_AND, NET_AND},
    {"$dff", FORM_REG, NET_REG, NET_REG},
    {"$adff", FORM_REG, NET_REG, NET_REG},
    {"$aldff", FORM_REG, NET_REG, NET_REG},
    {"$dffsr", FORM_REG, NET_REG, NET_REG},
    {"$dlatch", FORM_REG, NET_REG, NET_REG},
    {"$adlatch", FORM_REG, NET_REG, NET_REG},
    {"$dlatchsr", FORM_REG, NET_REG, NET_REG},
    {"$sr", FORM_REG, NET_REG, NET_REG},
    {"$mem_v2", FORM_MEMORY, NET_READ, NET_READ},
    {"$assert", FORM_SKIP, NET_CONST, NET_CONST},
    {"$assume", FORM_SKIP, NET_CONST, NET_CONST},
    {"$cover", FORM_SKIP, NET_CONST, NET_CONST},
    {"$scopeinfo", FORM_SKIP, NET_CONST, NET_CONST},
    {"$print", FORM_SKIP, NET_CONST, NET_CONST},
    {"$check", FORM_SKIP, NET_CONST, NET_CONST},
};

/* One after the other: a netlist has thousands of cells, not millions. */
static const struct cell_kind *cell_kind_of(struct slice type)
{
    for (size_t i = 0; i < sizeof cell_kinds / sizeof *cell_kinds; i++)
        if (slice_same(type, cell_kinds[i].type))
            return &cell_kinds[i];
    return NULL;
}

static void complain_of_cell(struct net_build *self,
                             const struct raw_cell *cell, const char *why)
{
    char type[80], source[160];

    slice_copy(cell->type, type, sizeof type);
    slice_copy(cell->source, source, sizeof source);
    if (!self->error)
        self->error = text_error("cell of the kind '", type, "' in '", source,
                                 "': ", why, (char *)0);
}

/* What is being made: a cell's parameters. */
struct making {
    uint32_t node, width;               /* of the result */
    uint32_t a, b;
    int is_signed;                      /* both are */
    enum net_op op;
};

static uint32_t width_of(const struct net_build *self, uint32_t node)
{
    return self->error ? 1 : self->net->nodes[node].width;
}

/* The wider of both operands. */
static uint32_t widest(const struct net_build *self, const struct making *m)
{
    uint32_t a = width_of(self, m->a), b = width_of(self, m->b);

    return a > b ? a : b;
}

/* The node is the low bits of another. If that was made just now and has its
 * width, it is that one. */
static void be_low_bits(struct net_build *self, uint32_t node, uint32_t of)
{
    uint32_t width = width_of(self, node), there = width_of(self, of);
    struct net_node *nodes = self->net->nodes;
    uint32_t word;

    if (self->error)
        return;
    if (there == width && of + 1 == self->net->node_count
        && nodes[of].op != NET_GATHER && nodes[of].op != NET_CONST) {
        nodes[node] = nodes[of];
        self->net->node_count--;
        return;
    }
    word = net_build_slice(self, of, 0, there < width ? there : width);
    net_build_set(self, node, NET_OR, (uint32_t[]){word, word}, 2);
}

/* The forms */

/* The low bits of sums, products and bitwise operations depend on the low bits
 * of their operands only, so nothing is cut off before. */
static void make_two(struct net_build *self, const struct making *m)
{
    uint32_t a = net_build_widen(self, m->a, m->width, m->is_signed);
    uint32_t b = net_build_widen(self, m->b, m->width, m->is_signed);

    net_build_set(self, m->node, m->op, (uint32_t[]){a, b}, 2);
}

static void build_one(struct net_build *self, const struct making *m)
{
    uint32_t a = net_build_widen(self, m->a, m->width, m->is_signed);

    net_build_set(self, m->node, m->op, &a, 1);
}

static void make_not_xor(struct net_build *self, const struct making *m)
{
    uint32_t a = net_build_widen(self, m->a, m->width, m->is_signed);
    uint32_t b = net_build_widen(self, m->b, m->width, m->is_signed);
    uint32_t differ = net_build_two(self, NET_XOR, m->width, a, b);

    net_build_set(self, m->node, NET_NOT, &differ, 1);
}

/* Division needs all bits, even if only the low ones of its result are
 * wanted. */
static void make_divide(struct net_build *self, const struct making *m)
{
    uint32_t width = widest(self, m);

    if (width < m->width)
        width = m->width;
    if (width > 64 * NET_DIVIDE_MAX)
        complain_of_cell(self, &self->net->raw.cells[self->cell],
                         "it has over 4096 bits");
    be_low_bits(self, m->node, net_build_two(
        self, m->op, width, net_build_widen(self, m->a, width, m->is_signed),
        net_build_widen(self, m->b, width, m->is_signed)));
}

/* "a > b" is "b < a", so there are two comparisons and not four. */
static uint32_t compared(struct net_build *self, const struct making *m,
                         int is_swapped)
{
    uint32_t width = widest(self, m);
    uint32_t a = net_build_widen(self, m->a, width, m->is_signed);
    uint32_t b = net_build_widen(self, m->b, width, m->is_signed);

    return net_build_two(self, m->op, 1, is_swapped ? b : a,
                         is_swapped ? a : b);
}

/* && and || ask first whether their operands are anything. */
static void make_logic(struct net_build *self, const struct making *m)
{
    uint32_t a = net_build_one(self, NET_ANY, 1, m->a);
    uint32_t b = net_build_one(self, NET_ANY, 1, m->b);

    net_build_set(self, m->node, m->op, (uint32_t[]){a, b}, 2);
}

/* The word to shift, wide enough for the result. */
static uint32_t shifted(struct net_build *self, const struct making *m,
                        int is_signed)
{
    uint32_t width = width_of(self, m->a);

    return net_build_widen(self, m->a, width > m->width ? width : m->width,
                           is_signed);
}

/* Whether Yosys says that an operand has a sign. */
static int is_signed_pin(const struct net_build *self, const char *name)
{
    const struct raw *raw = &self->net->raw;

    return raw_number_of(raw, &raw->cells[self->cell], name) != 0;
}

/* >>> keeps the sign only of a word that has one. */
static void make_shift(struct net_build *self, const struct making *m)
{
    int is_signed = is_signed_pin(self, "A_SIGNED");
    uint32_t a = shifted(self, m, is_signed), width = width_of(self, a);
    enum net_op op = m->op;

    if (op == NET_ASR && !is_signed)
        op = NET_SHR;
    if (width < m->width)
        width = m->width;
    be_low_bits(self, m->node, net_build_two(self, op, width, a, m->b));
}

/* A negative distance is one to the left. */
static void make_shift_both(struct net_build *self, const struct making *m)
{
    uint32_t a = shifted(self, m, is_signed_pin(self, "A_SIGNED"));
    uint32_t width = width_of(self, a), places = width_of(self, m->b);
    uint32_t right, left, back, sign;

    if (width < m->width)
        width = m->width;
    right = net_build_two(self, NET_SHR, width, a, m->b);
    if (is_signed_pin(self, "B_SIGNED")) {
        sign = net_build_slice(self, m->b, places - 1, 1);
        back = net_build_one(self, NET_NEG, places, m->b);
        left = net_build_two(self, NET_SHL, width, a, back);
        right = net_build_mux(self, width, sign, right, left);
    }
    be_low_bits(self, m->node, right);
}

/* By squaring, with the bits of the exponent: only ever a small one. */
static void make_power(struct net_build *self, const struct making *m)
{
    uint32_t places = width_of(self, m->b);
    uint32_t square = net_build_widen(self, m->a, m->width, m->is_signed);
    uint32_t one = net_build_digits(self, (struct slice){"1", 1}, m->width);
    uint32_t power = one;

    if (is_signed_pin(self, "B_SIGNED") || places > 16) {
        complain_of_cell(self, &self->net->raw.cells[self->cell],
                         "its exponent may be negative or large; only 16 bits "
                         "unsigned are supported");
        return;
    }
    for (uint32_t i = 0; i < places; i++) {
        uint32_t bit = net_build_slice(self, m->b, i, 1);
        uint32_t more = net_build_two(self, NET_MUL, m->width, power, square);

        power = net_build_mux(self, m->width, bit, power, more);
        square = net_build_two(self, NET_MUL, m->width, square, square);
    }
    be_low_bits(self, m->node, power);
}

static void make_concat(struct net_build *self, const struct making *m)
{
    struct net_piece pieces[] = {{m->a, 0, width_of(self, m->a)},
                                 {m->b, 0, width_of(self, m->b)}};

    be_low_bits(self, m->node, net_build_gather(self, pieces, 2));
}

/* From OFFSET on. Yosys writes connections instead, unless it is told not
 * to. */
static void make_slice(struct net_build *self, const struct making *m)
{
    const struct raw *raw = &self->net->raw;
    uint32_t from = raw_number_of(raw, &raw->cells[self->cell], "OFFSET");

    if ((uint64_t)from + m->width > width_of(self, m->a)) {
        complain_of_cell(self, &raw->cells[self->cell],
                         "it is not inside its operand");
        return;
    }
    be_low_bits(self, m->node, net_build_slice(self, m->a, from, m->width));
}

/* $tribuf that is not at a port of both directions: zeros if it is off. */
static void make_tristate(struct net_build *self, const struct making *m)
{
    uint32_t enable = net_build_pin(self, "EN");

    enable = net_build_fill(self, enable, m->width);
    net_build_set(self, m->node, NET_AND, (uint32_t[]){m->a, enable}, 2);
}

static void make_mux(struct net_build *self, const struct making *m)
{
    uint32_t select = net_build_pin(self, "S");

    net_build_set(self, m->node, NET_MUX,
                  (uint32_t[]){select, m->a, m->b}, 3);
}

/* B has all ways in one row of bits, the first lowest. */
static void make_pick(struct net_build *self, const struct making *m)
{
    uint32_t select = net_build_pin(self, "S"), ways = width_of(self, select);
    uint32_t *operands = arena_take(self->memory,
                                    (ways + 2) * sizeof *operands);
    const struct raw *raw = &self->net->raw;
    struct raw_bits b = raw_pin_of(raw, &raw->cells[self->cell], "B");

    if (!operands || (uint64_t)ways * m->width != b.count) {
        complain_of_cell(self, &raw->cells[self->cell],
                         "its B does not match the width of its choices");
        return;
    }
    operands[0] = select;
    operands[1] = m->a;
    for (uint32_t i = 0; i < ways; i++)
        operands[2 + i] = net_build_word(
            self, &raw->bits[b.first + i * m->width], m->width);
    net_build_set(self, m->node, NET_PICK, operands, ways + 2);
}

/* A 1-bit answer of which the opposite is meant. */
static void make_not(struct net_build *self, const struct making *m,
                     uint32_t of)
{
    net_build_set(self, m->node, NET_NONE, &of, 1);
}

static void make_reduce(struct net_build *self, const struct making *m)
{
    net_build_set(self, m->node, m->op, &m->a, 1);
}

static void make_logic_form(struct net_build *self, enum form form,
                            const struct making *m)
{
    switch (form) {
    case FORM_COMPARE:
        be_low_bits(self, m->node, compared(self, m, 0));
        break;
    case FORM_SWAPPED:
        be_low_bits(self, m->node, compared(self, m, 1));
        break;
    case FORM_DIFFER: make_not(self, m, compared(self, m, 0)); break;
    case FORM_NOT_PARITY:
        make_not(self, m, net_build_one(self, NET_PARITY, 1, m->a));
        break;
    case FORM_REDUCE: make_reduce(self, m); break;
    default: make_logic(self, m); break;
    }
}

static void make_form(struct net_build *self, enum form form,
                      const struct making *m)
{
    switch (form) {
    case FORM_ONE: build_one(self, m); break;
    case FORM_TWO: make_two(self, m); break;
    case FORM_NOT_XOR: make_not_xor(self, m); break;
    case FORM_DIVIDE: make_divide(self, m); break;
    case FORM_SHIFT: make_shift(self, m); break;
    case FORM_SHIFT_BOTH: make_shift_both(self, m); break;
    case FORM_POWER: make_power(self, m); break;
    case FORM_CONCAT: make_concat(self, m); break;
    case FORM_SLICE: make_slice(self, m); break;
    case FORM_MUX: make_mux(self, m); break;
    case FORM_PICK: make_pick(self, m); break;
    case FORM_TRISTATE: make_tristate(self, m); break;
    case FORM_COPY: {
        uint32_t a = net_build_widen(self, m->a, m->width, m->is_signed);

        be_low_bits(self, m->node, a);
        break;
    }
    default: make_logic_form(self, form, m); break;
    }
}

/* The bits that a cell drives, and how many nodes' bits that takes: one at
 * least, so that each cell has its node. */
static uint32_t output_of(const struct net_build *self,
                          const struct raw_cell *cell, struct raw_bits *bits)
{
    const struct raw *raw = &self->net->raw;

    *bits = raw_pin_of(raw, cell, "Y");
    if (!bits->count)
        *bits = raw_pin_of(raw, cell, "Q");
    return bits->count ? bits->count : 1;
}

static void build_cell(struct net_build *self, const struct raw_cell *cell,
                      uint32_t node)
{
    const struct cell_kind *kind = cell_kind_of(cell->type);
    struct making m = {.node = node, .width = width_of(self, node)};

    if (kind->form == FORM_REG) {
        net_regs_make(self, cell, node);
        return;
    }
    m.is_signed = is_signed_pin(self, "A_SIGNED");
    m.a = net_build_pin(self, "A");
    if (raw_pin_of(&self->net->raw, cell, "B").count) {
        m.is_signed = m.is_signed && is_signed_pin(self, "B_SIGNED");
        m.b = net_build_pin(self, "B");
    }
    m.op = m.is_signed || kind->form == FORM_SHIFT ? kind->op_signed
                                                   : kind->op;
    if (kind->form == FORM_FLOOR && m.is_signed)
        complain_of_cell(self, cell, "only unsigned is supported");
    make_form(self, kind->form == FORM_FLOOR ? FORM_DIVIDE : kind->form, &m);
}

/* Nodes for all outputs first, so that logic may read what comes later; the
 * node of cell i is the i-th. Memories have one for each port, behind. */
void net_cells_allot(struct net_build *self)
{
    const struct raw *raw = &self->net->raw;
    struct raw_bits bits;

    for (uint32_t i = 0; i < raw->cell_count && !self->error; i++) {
        const struct raw_cell *cell = &raw->cells[i];
        const struct cell_kind *kind = cell_kind_of(cell->type);
        uint32_t width = output_of(self, cell, &bits), node;

        self->cell = i;
        node = net_build_node(self, NET_CONST, width);
        if (!kind)
            complain_of_cell(self, cell, "a netlist as described in raw.h "
                                         "has no such cells");
        else if (kind->form != FORM_SKIP && kind->form != FORM_MEMORY)
            net_build_drive(self, bits, node);
    }
    for (uint32_t i = 0; i < raw->cell_count && !self->error; i++) {
        self->cell = i;
        if (cell_kind_of(raw->cells[i].type)->form == FORM_MEMORY)
            net_memories_allot(self, &raw->cells[i]);
    }
}

void net_cells_make(struct net_build *self)
{
    const struct raw *raw = &self->net->raw;
    uint32_t memory = 0;

    for (uint32_t i = 0; i < raw->cell_count && !self->error; i++) {
        const struct cell_kind *kind = cell_kind_of(raw->cells[i].type);

        self->cell = i;
        if (kind->form == FORM_MEMORY)
            net_memories_make(self, &raw->cells[i], memory++);
        else if (kind->form != FORM_SKIP)
            build_cell(self, &raw->cells[i], i);
    }
    self->cell = NET_NOWHERE;
}
