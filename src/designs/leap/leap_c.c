/* leap_c.c - the C of a design: its ticks, and what is reported of them.
 *
 *     while (n < on->ticks) {
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

enum { ROUNDS_MAX = 1000 };             /* as in leap_step.c */

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
        text_put(self->to, is_block ? " e" : " d");
        leap_c_put(self, how, LEAP_C(word, bits));
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

/* 1: an output shows it; 2: it is a clock. */
static uint64_t notes_of(const struct leap *leap, uint32_t node)
{
    return (leap->net.nodes[node].is_seen ? 1u : 0u)
         | (is_made_clock(leap, node) ? 2u : 0u);
}

void leap_c_put_marks(struct leap_c_text *self, uint32_t node,
                      uint32_t but_block)
{
    if (notes_of(self->leap, node))
        leap_c_put(self, " o |= #;", LEAP_C(notes_of(self->leap, node)));
    put_mark_words(self, node, 1, but_block, "[#] |= $;");
    put_mark_words(self, node, 0, but_block, "[#] |= $;");
}

void leap_c_put_marks_if(struct leap_c_text *self, uint32_t node,
                         uint32_t but_block)
{
    if (notes_of(self->leap, node))
        leap_c_put(self, " o |= (int)x & #;",
                   LEAP_C(notes_of(self->leap, node)));
    put_mark_words(self, node, 1, but_block, "[#] |= x & $;");
    put_mark_words(self, node, 0, but_block, "[#] |= x & $;");
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

        leap_c_put(self, " e[#] |= $;",
                   LEAP_C(block / 64, UINT64_C(1) << block % 64));
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

/* Reports behind tick n, if anything is to be reported; 1 ends the run. */
static void put_report(struct leap_c_text *self)
{
    const struct leap *leap = self->leap;
    uint64_t words = (uint64_t)leap->design.out_words;

    leap_c_put(self, "static int report(struct leap_c *on, const uint64_t *v, "
               "uint64_t n)\n{\nuint64_t w[#] = {0}, x = 0, s = 0, *to;\n"
               "(void)v;\n", LEAP_C(words + 1));
    for (int i = 0; leap->ports[i].name; i++) {
        const struct design_port *port = &leap->ports[i];

        if (port->direction == DESIGN_IN)
            continue;
        put_output(self, leap->net.ports[i].out, port->out_at, port->width);
        if (port->direction == DESIGN_BOTH)
            put_output(self, leap->net.ports[i].drives, port->drives_at,
                       port->width);
    }
    for (uint64_t i = 0; i < words; i++)
        leap_c_put(self, "x |= w[#] ^ on->out[#]; if (on->stops) "
                   "s |= (w[#] ^ on->out[#]) & on->stops[#];\n",
                   LEAP_C(i, i, i, i, i));
    leap_c_put(self, "if (!x) return 0;\n"
               "to = &on->changes[on->count++ * #];\nto[0] = on->begin + n;\n",
               LEAP_C(words + 1));
    for (uint64_t i = 0; i < words; i++)
        leap_c_put(self, "to[#] = on->out[#] = w[#];\n", LEAP_C(i + 1, i, i));
    text_put(self->to, "return s || on->count >= on->room;\n}\n");
}

/* Ticks */

/* Until nothing moves: clocks that the design makes, and loads. */
static void put_rest(struct leap_c_text *self)
{
    const struct leap *leap = self->leap;

    text_put(self->to, "for (int r = 0; o & 2");
    for (uint32_t i = 0; i < leap->group_count; i++)
        leap_c_put(self, " || v[#] & 1",
                   LEAP_C(leap->net.nodes[leap->groups[i].load].at));
    leap_c_put(self, "; r++) {\nif (r >= #) { end = 2; goto out; }\n"
               "o &= ~2;\n"
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

static void put_run(struct leap_c_text *self)
{
    leap_c_put(self, "int leap_c_run(struct leap_c *on)\n{\n"
               "uint64_t *v = on->values, *m = on->memories;\n"
               "uint64_t e[#] = {0}, d[#], n = 0, ticks = on->ticks;\n"
               "int end = 0, o = 0, c = 0;\n(void)c;\n",
               LEAP_C(block_words(self), reg_words(self)));
    for (int i = 0; i < self->leap->clock_count && !self->leap->simple; i++)
        leap_c_put(self, "uint64_t k# = on->tick % # * # % #;\n",
                   LEAP_C((uint64_t)i, self->leap->clocks[i].ticks,
                          2 * (uint64_t)self->leap->clocks[i].cycles,
                          2 * (uint64_t)self->leap->clocks[i].ticks));
    text_put(self->to, "__builtin_memcpy(d, on->dirty, sizeof d);\n"
             "while (n < ticks) {\n");
    put_tick(self);
    text_put(self->to, "n++;\nif (o & 1) {\no = 0;\n"
             "if (report(on, v, n - 1)) { end = 1; break; }\n}\n}\n");
    if (!self->leap->simple || has_rest(self->leap))
        text_put(self->to, "out:\n");
    text_put(self->to, "__builtin_memcpy(on->dirty, d, sizeof d);\n"
             "on->ticks = n;\nreturn end;\n}\n");
}

/* Memory and length */

size_t leap_c_need(const struct leap *self)
{
    return leap_cut_need(self) + arena_need(self->net.logic + 1);
}

/* No statement is longer than a few lines, and all that makes them many is
 * counted. */
size_t leap_c_length(const struct leap *self)
{
    const struct net *net = &self->net;
    size_t things = net->node_count + (size_t)net->operand_count
                  + net->piece_count + net->reg_count + net->write_count
                  + net->raw.port_count + self->fan_first[net->node_count]
                  + self->domain_count + self->group_count
                  + (size_t)self->design.out_words;

    return 200 * things + 20000;
}

const char *leap_c_write(const struct leap *self, struct arena *memory,
                         struct text *to)
{
    struct leap_cut cut;
    struct leap_c_text text = {self, &cut, to,
                               arena_take(memory, self->net.logic + 1)};
    const char *error = leap_cut_make(&cut, self, memory);

    if (error)
        return error;
    text_put(to, "#include <stdint.h>\nstruct leap;\nstruct leap_c {\n"
             "uint64_t *values, *dirty, *memories, *levels, *out;\n"
             "uint64_t *changes;\nconst uint64_t *stops;\n"
             "uint64_t tick, begin, ticks, room, count;\n"
             "struct leap *leap;\n"
             "int (*evaluate)(struct leap *leap, uint32_t node);\n"
             "int (*write)(struct leap *leap, uint32_t write);\n};\n");
    leap_c_put_logic(&text);
    leap_c_put_edges(&text);
    put_report(&text);
    put_run(&text);
    return to->used + 1 < to->size ? NULL : "the design is too large for C";
}
