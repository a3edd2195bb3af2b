/* leap_c.c - generates the C of a design's ticks, and of the reports about
 * them.
 *
 *     while (n < on->ticks) {
 *         inputs, if they change now
 *         edges of the board's clocks, logic, until all is at rest
 *         outputs, if one of them may have changed
 *     }
 *
 * Most designs have one clock that only clocks registers: `simple`. Its level
 * is then nowhere to be seen, and an edge is all there is to a tick.
 *
 * Dirty bits of blocks live only while a tick lasts. Those of registers are the
 * interpreter's own and are copied in and out.
 */
#include "designs/leap/leap_c_inside.h"

#include <string.h>

enum { ROUNDS_MAX = 1000,               /* as in leap_step.c */
       LOCALS_MAX = 8 };

/* Flags: of ports as leap_ports.c has them, and this. */
#define CLOCK_FLAG (UINT64_C(1) << 63)  /* a clock of the design's own moved */

/* With as many digits as it has, as the text is mostly such numbers. */
static void put_hex(struct text *to, uint64_t number)
{
    int digits = 1;

    while (digits < 16 && number >> 4 * digits)
        digits++;
    text_put_hex(to, number, digits);
}

void leap_c_put(struct leap_c_text *self, const char *pattern,
                const uint64_t *numbers)
{
    for (; *pattern; pattern++)
        if (*pattern == '#') {
            text_put_number(self->to, *numbers++);
        } else if (*pattern == '$') {
            text_put(self->to, "0x");
            put_hex(self->to, *numbers++);
            text_put(self->to, "ull");
        } else {
            text_put_char(self->to, *pattern);
        }
}

/* Marks */

/* The bits of word i of readers: of registers, or of blocks. */
static uint64_t marks_in_word(const struct leap_c_text *self, uint32_t node,
                              uint32_t i, int is_block, uint32_t but_block)
{
    const struct leap *leap = self->leap;
    uint64_t bits = 0;

    for (uint32_t k = leap->fan_first[node]; k < leap->fan_first[node + 1];
         k++) {
        uint32_t by = leap_cut_reader(self->cut, leap->fan[k]);

        if ((by >= leap->net.logic) != is_block)
            continue;
        if (is_block)
            by = self->cut->block_of[by];
        if (by / 64 == i && !(is_block && by == but_block))
            bits |= UINT64_C(1) << by % 64;
    }
    return bits;
}

static uint32_t block_words(const struct leap_c_text *self)
{
    return self->cut->count / 64 + 1;
}

static uint32_t reg_words(const struct leap_c_text *self)
{
    return self->leap->net.logic / 64 + 1;
}

/* A word of marks: a variable, or where it belongs. */
static void put_mark_word(struct leap_c_text *self, int is_block,
                          uint32_t word)
{
    if (self->is_local[is_block])
        leap_c_put(self, is_block ? " E#" : " D#", LEAP_C(word));
    else
        leap_c_put(self, is_block ? " e[#]" : " d[#]", LEAP_C(word));
}

static void put_mark_words(struct leap_c_text *self, uint32_t node,
                           int is_block, uint32_t but_block,
                           const char *how)
{
    const struct leap *leap = self->leap;
    uint32_t last = NET_NOWHERE;

    for (uint32_t k = leap->fan_first[node]; k < leap->fan_first[node + 1];
         k++) {
        uint32_t by = leap_cut_reader(self->cut, leap->fan[k]), word;
        uint64_t bits;

        if ((by >= leap->net.logic) != is_block)
            continue;
        word = (is_block ? self->cut->block_of[by] : by) / 64;
        bits = marks_in_word(self, node, word, is_block, but_block);
        if (word == last || !bits)
            continue;
        last = word;
        put_mark_word(self, is_block, word);
        leap_c_put(self, how, LEAP_C(bits));
    }
}

/* Whether a clock that the design makes itself is this node. */
static int is_made_clock(const struct leap *leap, uint32_t node)
{
    for (uint32_t i = 0; i < leap->domain_count; i++)
        if (leap->domains[i].clock == node && i + 1 != leap->simple)
            return 1;
    return 0;
}

/* The flags of outputs that show it, and whether it is a clock. */
static uint64_t notes_of(const struct leap *leap, uint32_t node)
{
    uint64_t flags = is_made_clock(leap, node) ? CLOCK_FLAG : 0;

    for (int i = 0; leap->net.nodes[node].is_seen && leap->ports[i].name; i++)
        if (leap->net.ports[i].out == node
            || leap->net.ports[i].drives == node)
            flags |= leap_ports_flag(i);
    return flags;
}

void leap_c_put_marks(struct leap_c_text *self, uint32_t node,
                      uint32_t but_block)
{
    if (notes_of(self->leap, node))
        leap_c_put(self, " o |= $;", LEAP_C(notes_of(self->leap, node)));
    put_mark_words(self, node, 1, but_block, " |= $;");
    put_mark_words(self, node, 0, but_block, " |= $;");
}

void leap_c_put_marks_if(struct leap_c_text *self, uint32_t node,
                         uint32_t but_block)
{
    if (notes_of(self->leap, node))
        leap_c_put(self, " o |= x & $;",
                   LEAP_C(notes_of(self->leap, node)));
    put_mark_words(self, node, 1, but_block, " |= x & $;");
    put_mark_words(self, node, 0, but_block, " |= x & $;");
}

int leap_c_has_marks(const struct leap_c_text *self, uint32_t node,
                     uint32_t but_block)
{
    const struct leap *leap = self->leap;

    if (notes_of(leap, node))
        return 1;
    for (uint32_t k = leap->fan_first[node]; k < leap->fan_first[node + 1];
         k++) {
        uint32_t by = leap_cut_reader(self->cut, leap->fan[k]);

        if (by < leap->net.logic || self->cut->block_of[by] != but_block)
            return 1;
    }
    return 0;
}

void leap_c_put_memory_marks(struct leap_c_text *self, uint32_t memory)
{
    const struct leap *leap = self->leap;

    for (uint32_t i = leap->reads_first[memory];
         i < leap->reads_first[memory + 1]; i++) {
        uint32_t block = self->cut->block_of[leap->reads[i]];

        put_mark_word(self, 1, block / 64);
        leap_c_put(self, " |= $;", LEAP_C(UINT64_C(1) << block % 64));
    }
}

/* How many words of marks there are. */
static uint32_t mark_words(const struct leap_c_text *self, int is_block)
{
    return is_block ? block_words(self) : reg_words(self);
}

void leap_c_begin_marks(struct leap_c_text *self)
{
    for (int i = 0; i < 2; i++) {
        memset(self->marks[i], 0, mark_words(self, i));
        self->is_local[i] = 0;
    }
}

void leap_c_note_marks(struct leap_c_text *self, uint32_t node,
                       uint32_t but_block)
{
    const struct leap *leap = self->leap;

    for (uint32_t k = leap->fan_first[node]; k < leap->fan_first[node + 1];
         k++) {
        uint32_t by = leap_cut_reader(self->cut, leap->fan[k]);

        if (by < leap->net.logic)
            self->marks[0][by / 64] = 1;
        else if (self->cut->block_of[by] != but_block)
            self->marks[1][self->cut->block_of[by] / 64] = 1;
    }
}

/* The readers of a memory are logic, all of them. */
void leap_c_note_memory(struct leap_c_text *self, uint32_t memory)
{
    const struct leap *leap = self->leap;

    for (uint32_t i = leap->reads_first[memory];
         i < leap->reads_first[memory + 1]; i++)
        self->marks[1][self->cut->block_of[leap->reads[i]] / 64] = 1;
}

/* Of each kind for itself: a function may mark many blocks and few
 * registers. */
void leap_c_declare_marks(struct leap_c_text *self)
{
    for (int i = 0; i < 2; i++) {
        uint32_t count = 0;

        for (uint32_t w = 0; w < mark_words(self, i); w++)
            count += self->marks[i][w];
        self->is_local[i] = count <= LOCALS_MAX;
        for (uint32_t w = 0; self->is_local[i] && w < mark_words(self, i);
             w++)
            if (self->marks[i][w])
                leap_c_put(self, i ? "uint64_t E# = 0;\n"
                                   : "uint64_t D# = 0;\n", LEAP_C(w));
    }
}

void leap_c_end_marks(struct leap_c_text *self)
{
    for (int i = 0; i < 2; i++) {
        for (uint32_t w = 0; self->is_local[i] && w < mark_words(self, i);
             w++)
            if (self->marks[i][w])
                leap_c_put(self, i ? "e[#] |= E#;\n" : "d[#] |= D#;\n",
                           LEAP_C(w, w));
        self->is_local[i] = 0;
    }
}

/* Outputs */

/* A port's limb into the words that are reported. */
static void put_output_limb(struct leap_c_text *self, uint32_t from,
                            uint32_t at, uint32_t width)
{
    leap_c_put(self, "w[#] |= v[#] << #;\n", LEAP_C(at / 64, from, at % 64));
    if (at % 64 + width > 64)
        leap_c_put(self, "w[#] |= v[#] >> #;\n",
                   LEAP_C(at / 64 + 1, from, 64 - at % 64));
}

static void put_output(struct leap_c_text *self, uint32_t node, int at,
                       int width)
{
    uint32_t from = self->leap->net.nodes[node].at;

    for (int k = 0; k < width; k += 64)
        put_output_limb(self, from + (uint32_t)k / 64, (uint32_t)(at + k),
                        (uint32_t)(width - k < 64 ? width - k : 64));
}

/* All ports into w. */
static void put_gather_outputs(struct leap_c_text *self)
{
    const struct leap *leap = self->leap;

    for (int i = 0; leap->ports[i].name; i++) {
        const struct design_port *port = &leap->ports[i];

        if (port->direction == DESIGN_IN)
            continue;
        put_output(self, leap->net.ports[i].out, port->out_at, port->width);
        if (port->direction == DESIGN_BOTH)
            put_output(self, leap->net.ports[i].drives, port->drives_at,
                       port->width);
    }
}

/* As view_take (base/view.c), after tick n. 1: at a stop; 2: there is no more
 * room. */
static void put_report_call(struct leap_c_text *self)
{
    uint64_t words = (uint64_t)self->leap->design.out_words;

    leap_c_put(self, "static int report(struct leap_c *on, const uint64_t *v, "
               "uint64_t n)\n{\nuint64_t w[#] = {0}, x = 0, s = 0, k, h, "
               "*to;\n(void)v; (void)h;\n", LEAP_C(words + 1));
    put_gather_outputs(self);
    text_put(self->to, "on->rose = w[on->clock_word] & "
             "~on->raw[on->clock_word] & on->clock_bit;\n"
             "k = on->rose ? 0 : ~0ull;\n");
    for (uint64_t i = 0; i < words; i++)
        leap_c_put(self, "s |= (w[#] ^ on->raw[#]) & on->stops[#]; "
                   "on->raw[#] = w[#];\n", LEAP_C(i, i, i, i, i));
    for (uint64_t i = 0; i < words; i++)
        leap_c_put(self, "h = on->held[#] & k; w[#] = (w[#] & on->seen[#] & "
                   "~h) | (on->out[#] & h); x |= w[#] ^ on->out[#];\n",
                   LEAP_C(i, i, i, i, i, i, i));
    leap_c_put(self, "if (!x) return s != 0;\n"
               "to = &on->changes[on->count++ * #];\nto[0] = on->begin + n;\n",
               LEAP_C(words + 1));
    for (uint64_t i = 0; i < words; i++)
        leap_c_put(self, "to[#] = on->out[#] = w[#];\n", LEAP_C(i + 1, i, i));
    text_put(self->to, "return (s != 0) | (on->count >= on->room) << 1;\n}\n");
}

/* The outputs as they are, for whoever goes on; where nobody looked at some of
 * them, and at the clock, until now. */
static void put_leave(struct leap_c_text *self)
{
    uint64_t words = (uint64_t)self->leap->design.out_words;

    leap_c_put(self, "static void leave(struct leap_c *on, const uint64_t *v)"
               "\n{\nuint64_t w[#] = {0};\n(void)v;\n", LEAP_C(words + 1));
    put_gather_outputs(self);
    for (uint64_t i = 0; i < words; i++)
        leap_c_put(self, "on->raw[#] = w[#];\n", LEAP_C(i, i));
    text_put(self->to, "}\n");
}

/* Inputs */

/* The bits of a limb of a port in word w of the inputs. */
static uint64_t bits_in_word(uint32_t at, uint32_t width, uint32_t w)
{
    if (w == at / 64)
        return net_mask(width) << at % 64;
    return at % 64 + width > 64 && w == at / 64 + 1
         ? net_mask(width) >> (64 - at % 64) : 0;
}

/* Clocks that lie in a limb of an input: it is not the caller who moves
 * them. */
static uint64_t clocks_of_limb(const struct leap *leap, uint32_t node,
                               uint32_t limb)
{
    uint64_t bits = 0;

    for (int i = 0; i < leap->clock_count; i++)
        if (leap->clocks[i].node == node && leap->clocks[i].bit / 64 == limb)
            bits |= UINT64_C(1) << leap->clocks[i].bit % 64;
    return bits;
}

/* A limb of a port, if one of its bits differs; of clocks none does. */
static void put_input_limb(struct leap_c_text *self, uint32_t node,
                           uint32_t limb, uint32_t at, uint32_t width)
{
    uint64_t to = self->leap->net.nodes[node].at + limb;
    uint64_t clocks = clocks_of_limb(self->leap, node, limb);
    int is_split = at % 64 + width > 64;

    leap_c_put(self, "if (x# & $", LEAP_C(at / 64,
                                          bits_in_word(at, width, at / 64)));
    if (is_split)
        leap_c_put(self, " || x# & $",
                   LEAP_C(at / 64 + 1,
                          bits_in_word(at, width, at / 64 + 1)));
    leap_c_put(self, ") { t = on->in[#] >> #", LEAP_C(at / 64, at % 64));
    if (is_split)
        leap_c_put(self, " | on->in[#] << #",
                   LEAP_C(at / 64 + 1, 64 - at % 64));
    leap_c_put(self, "; v[#] = (t & $) | (v[#] & $);",
               LEAP_C(to, net_mask(width) & ~clocks, to, clocks));
    leap_c_put_marks(self, node, NET_NOWHERE);
    text_put(self->to, " }\n");
}

static void put_input_port(struct leap_c_text *self, int i)
{
    const struct design_port *port = &self->leap->ports[i];

    for (int k = 0; k < port->width; k += 64)
        put_input_limb(self, self->leap->net.ports[i].in, (uint32_t)k / 64,
                       (uint32_t)(port->in_at + k),
                       (uint32_t)(port->width - k < 64 ? port->width - k
                                                       : 64));
}

/* What is new of a row, and whoever reads it. */
static void put_inputs(struct leap_c_text *self)
{
    const struct leap *leap = self->leap;

    text_put(self->to, "static void inputs(struct leap_c *on, uint64_t *v, "
             "uint64_t *e, uint64_t *d, uint64_t *seen, const uint64_t *in)\n"
             "{\nuint64_t o = 0, t;\n(void)v; (void)e; (void)d; (void)t;\n");
    for (uint32_t w = 0; w < (uint32_t)leap->design.in_words; w++)
        leap_c_put(self, "uint64_t x# = (in[#] ^ on->in[#]) & $; "
                   "on->in[#] ^= x#;\n",
                   LEAP_C(w, w, w, ~leap->clock_bits[w], w, w));
    for (int i = 0; leap->ports[i].name; i++)
        if (leap->ports[i].direction != DESIGN_OUT)
            put_input_port(self, i);
    text_put(self->to, "*seen |= o;\n}\n");
    leap_c_put(self, "static uint64_t limit(const struct leap_c *on, "
               "uint64_t ticks)\n{\nuint64_t at = on->later_left ? "
               "on->later[0] : ~0ull;\n"
               "at = at > on->begin ? at - on->begin : 0;\n"
               "return at < ticks ? at : ticks;\n}\n"
               "static const uint64_t *next_row(struct leap_c *on)\n{\n"
               "const uint64_t *row = on->later;\n"
               "on->later += #; on->later_left--;\nreturn row + 1;\n}\n",
               LEAP_C((uint64_t)leap->design.in_words + 1));
}

/* Ticks */

/* Until nothing moves: clocks that the design makes, and loads. */
static void put_rest(struct leap_c_text *self)
{
    const struct leap *leap = self->leap;

    text_put(self->to, "for (int r = 0; o >> 63");
    for (uint32_t i = 0; i < leap->group_count; i++)
        leap_c_put(self, " || v[#] & 1",
                   LEAP_C(leap->net.nodes[leap->groups[i].load].at));
    leap_c_put(self, "; r++) {\nif (r >= #) { end = 2; goto out; }\n"
               "o &= ~0ull >> 1;\n"
               "if (!any_edges(on, v, m, e, d, &o)\n"
               "    && !loads(on, v, m, e, d, &o)) break;\n",
               LEAP_C(ROUNDS_MAX));
    leap_c_put_evaluate(self);
    text_put(self->to, "}\n");
}

static int has_rest(const struct leap *leap)
{
    return leap->domain_count > (leap->simple != 0) || leap->group_count;
}

/* The level of a clock in a half of a tick, who looks at it, and its phase in
 * the next half. */
static void put_clock(struct leap_c_text *self, int i)
{
    const struct leap_clock *clock = &self->leap->clocks[i];
    uint64_t at = self->leap->net.nodes[clock->node].at + clock->bit / 64;
    uint64_t bit = UINT64_C(1) << clock->bit % 64;

    leap_c_put(self, "if (!(v[#] & $) != !(", LEAP_C(at, bit));
    leap_c_put(self, "k# < #)) { v[#] ^= $; c = 1;",
               LEAP_C((uint64_t)i, clock->ticks, at, bit));
    leap_c_put_marks(self, clock->node, NET_NOWHERE);
    leap_c_put(self, " }\nk# += #; if (k# >= #) k# -= #;\n",
               LEAP_C((uint64_t)i, clock->cycles, (uint64_t)i,
                      2 * (uint64_t)clock->ticks, (uint64_t)i,
                      2 * (uint64_t)clock->ticks));
}

static void put_halves(struct leap_c_text *self)
{
    for (int half = 0; half < 2; half++) {
        text_put(self->to, "c = 0;\n");
        for (int i = 0; i < self->leap->clock_count; i++)
            put_clock(self, i);
        text_put(self->to, "if (c) {\n");
        leap_c_put_evaluate(self);
        put_rest(self);
        text_put(self->to, "}\n");
    }
}

static void put_tick(struct leap_c_text *self)
{
    if (!self->leap->simple) {
        put_halves(self);
        return;
    }
    text_put(self->to, "simple_edge(on, v, m, e, d, &o);\n");
    leap_c_put_evaluate(self);
    if (has_rest(self->leap))
        put_rest(self);
}

/* Inputs that are due, and what follows from them. */
static void put_due_inputs(struct leap_c_text *self, const char *row)
{
    text_put(self->to, "inputs(on, v, e, d, &o, ");
    text_put(self->to, row);
    text_put(self->to, ");\n");
    leap_c_put_evaluate(self);
    if (has_rest(self->leap))
        put_rest(self);
}

/* Flags and the place of the clock are looked at after every tick. After n,
 * the ticks that are done, end_in is the next at which an input changes. */
static void put_locals(struct leap_c_text *self)
{
    leap_c_put(self, "uint64_t *v = on->values, *m = on->memories;\n"
               "uint64_t e[#] = {0}, d[#], n = 0, ticks = on->ticks, end_in;\n"
               "uint64_t o = on->flags, now = on->flags_now, look = now "
               "| on->flags_clock, held = on->flags_held, clock = "
               "on->clock_bit, *raw = &on->raw[on->clock_word];\n"
               "int end = 0, c = 0, r;\n(void)c;\n",
               LEAP_C(block_words(self), reg_words(self)));
    for (int i = 0; i < self->leap->clock_count && !self->leap->simple; i++)
        leap_c_put(self, "uint64_t k# = on->tick % # * # % #;\n",
                   LEAP_C((uint64_t)i, self->leap->clocks[i].ticks,
                          2 * (uint64_t)self->leap->clocks[i].cycles,
                          2 * (uint64_t)self->leap->clocks[i].ticks));
}

/* After a tick. A clock that holds outputs is looked at by itself only, unless
 * one of them has changed. */
static const char outputs_text[] =
    "n++;\nif (o & look) {\n"
    "if (!(o & now) && !(o & held && v[on->clock_at])) {\n"
    "*raw = (*raw & ~clock) | (v[on->clock_at] ? clock : 0);\n"
    "o &= now | held;\ncontinue;\n}\n"
    "r = report(on, v, n - 1);\n"
    "o = on->rose ? 0 : o & held;\n"
    "if (r) {\nif (r > 1 || on->answer(on, n - 1)) { end = 1; break; }\n"
    "end_in = limit(on, ticks);\n}\n}\n}\n";

static void put_run(struct leap_c_text *self)
{
    text_put(self->to, "int leap_c_run(struct leap_c *on)\n{\n");
    put_locals(self);
    text_put(self->to, "__builtin_memcpy(d, on->dirty, sizeof d);\n"
             "if (on->fresh_in) {\n");
    put_due_inputs(self, "on->fresh_in");
    text_put(self->to, "}\nend_in = limit(on, ticks);\nfor (;;) {\n"
             "while (n >= end_in && n < ticks) {\n");
    put_due_inputs(self, "next_row(on)");
    text_put(self->to, "end_in = limit(on, ticks);\n}\n"
             "if (n >= ticks) break;\n");
    leap_c_put_skip(self);
    put_tick(self);
    text_put(self->to, outputs_text);
    if (!self->leap->simple || has_rest(self->leap))
        text_put(self->to, "out:\n");
    text_put(self->to, "if (o) leave(on, v);\n"
             "__builtin_memcpy(on->dirty, d, sizeof d);\n"
             "on->ticks = n;\nreturn end;\n}\n");
}

/* Memory and length */

size_t leap_c_need(const struct leap *self)
{
    size_t logic = self->net.logic + 1;

    return leap_cut_need(self) + 2 * arena_need(logic)
         + arena_need(self->net.node_count + 1)
         + arena_need(logic * sizeof(uint32_t));
}

/* No statement is longer than a few lines, and all that makes them many is
 * counted. */
size_t leap_c_length(const struct leap *self)
{
    const struct net *net = &self->net;
    size_t things = net->node_count + (size_t)net->operand_count
                  + net->piece_count + net->reg_count + net->write_count
                  + 4 * (size_t)net->raw.port_count
                  + self->fan_first[net->node_count]
                  + (size_t)self->design.in_words
                  + self->domain_count + self->group_count
                  + (size_t)self->design.out_words;

    return 250 * things + 20000;
}

/* struct leap_c of leap_c.h, for a compiler that has no header of ours. */
#define LEAP_C_STRUCT "struct leap_c {\n" \
    "uint64_t *values, *dirty, *memories, *levels, *out, *raw, *in;\n" \
    "uint64_t *changes;\nconst uint64_t *stops, *seen, *held, *fresh_in, " \
    "*later;\nuint64_t later_left, tick, begin, ticks, room, count, flags, " \
    "flags_now, flags_held, flags_clock, clock_at, clock_word, clock_bit, " \
    "rose, skipped;\nstruct leap *leap;\nvoid *way;\n" \
    "int (*evaluate)(struct leap *leap, uint32_t node);\n" \
    "int (*write)(struct leap *leap, uint32_t write);\n" \
    "int (*answer)(struct leap_c *on, uint64_t tick);\n};\n"

const char *leap_c_write(const struct leap *self, struct arena *memory,
                         struct text *to)
{
    size_t logic = self->net.logic + 1;
    struct leap_cut cut;
    struct leap_c_text text = {
        self, &cut, to, arena_take(memory, logic),
        arena_take(memory, logic * sizeof(uint32_t)),
        {arena_take(memory, logic),
         arena_take(memory, self->net.node_count + 1)}, {0, 0}};
    const char *error = leap_cut_make(&cut, self, memory);

    if (error)
        return error;
    if (!text.is_sampled || !text.place || !text.marks[0] || !text.marks[1])
        return "out of memory compiling the netlist";
    leap_c_begin_marks(&text);
    text_put(to, "#include <stdint.h>\nstruct leap;\n" LEAP_C_STRUCT);
    leap_c_put_logic(&text);
    leap_c_put_edges(&text);
    put_inputs(&text);
    put_report_call(&text);
    put_leave(&text);
    put_run(&text);
    return to->used + 1 < to->size ? NULL : "the design is too large for C";
}
