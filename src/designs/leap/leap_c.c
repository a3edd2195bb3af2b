/* leap_c.c - generates the C of a design: its inputs, and what is reported of
 * its outputs.
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

enum { LONG = 1 << 17,                  /* letters */
       PORTS = 4,
       SMALL_THINGS = 100000 };         /* what is busy is written twice */

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

/* Some ports in a row, with one question for all of them: mostly one or two
 * change. */
static void put_input_ports(struct leap_c_text *self, int first, int end)
{
    const struct leap *leap = self->leap;

    text_put(self->to, "if (0");
    for (uint32_t w = 0; w < (uint32_t)leap->design.in_words; w++) {
        uint64_t bits = 0;

        for (int i = first; i < end; i++)
            for (int k = 0; leap->ports[i].direction != DESIGN_OUT
                 && k < leap->ports[i].width; k++)
                if ((uint32_t)(leap->ports[i].in_at + k) / 64 == w)
                    bits |= UINT64_C(1) << (leap->ports[i].in_at + k) % 64;
        if (bits)
            leap_c_put(self, " | (x# & $)", LEAP_C(w, bits));
    }
    text_put(self->to, ") {\n");
    for (int i = first; i < end; i++)
        if (leap->ports[i].direction != DESIGN_OUT)
            put_input_port(self, i);
    text_put(self->to, "}\n");
}

/* What is new of a row, and whoever reads it. */
static void put_inputs(struct leap_c_text *self)
{
    const struct leap *leap = self->leap;

    text_put(self->to, "PART void inputs(struct leap_c *on, uint64_t *v, "
             "uint64_t *e, uint64_t *d, uint64_t *seen, const uint64_t *in)\n"
             "{\nuint64_t o = 0, t;\n(void)v; (void)e; (void)d; (void)t;\n");
    for (uint32_t w = 0; w < (uint32_t)leap->design.in_words; w++)
        leap_c_put(self, "uint64_t x# = (in[#] ^ on->in[#]) & $; "
                   "on->in[#] ^= x#;\n",
                   LEAP_C(w, w, w, ~leap->clock_bits[w], w, w));
    self->is_whole = 1;
    for (int i = 0, end; leap->ports[i].name; i = end) {
        for (end = i; leap->ports[end].name && end - i < PORTS;)
            end++;
        put_input_ports(self, i, end);
    }
    self->is_whole = 0;
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

/* Memory and length */

size_t leap_c_need(const struct leap *self)
{
    size_t logic = self->net.logic + 1;

    return leap_cut_need(self) + leap_c_heat_need(self)
         + 2 * arena_need(logic)
         + arena_need(self->net.node_count + 1)
         + arena_need(logic * sizeof(uint32_t));
}

/* -O2 takes three times as long as -O1 and runs up to a tenth faster. That is
 * worth it for the designs of students, but not seconds of compiling, or the
 * minute that is the limit, for one of many thousand cells. */
const char *leap_c_option(size_t length)
{
    return length < LONG ? "-O2" : "-O1";
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

    return (things < SMALL_THINGS ? 600 : 250) * things + 20000;
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

const char *leap_c_write(struct leap *self, struct arena *memory,
                         struct text *to)
{
    size_t logic = self->net.logic + 1;
    struct leap_cut cut;
    struct leap_c_text text = {
        .leap = self, .cut = &cut, .to = to,
        .is_sampled = arena_take(memory, logic),
        .place = arena_take(memory, logic * sizeof(uint32_t)),
        .marks = {arena_take(memory, logic),
                  arena_take(memory, self->net.node_count + 1)}};
    const char *error = leap_cut_make(&cut, self, memory);

    if (!error)
        error = leap_c_find_heat(&text, self, memory);
    if (error)
        return error;
    if (!text.is_sampled || !text.place || !text.marks[0] || !text.marks[1])
        return "out of memory compiling the netlist";
    leap_c_begin_marks(&text);
    text_put(to, "#include <stdint.h>\nstruct leap;\n" LEAP_C_STRUCT);
    text_put(to, leap_c_is_small(&text)
             ? "#define PART static inline __attribute__((always_inline))\n"
             : "#define PART static\n");
    leap_c_put_logic(&text);
    leap_c_put_edges(&text);
    put_inputs(&text);
    put_report_call(&text);
    put_leave(&text);
    leap_c_put_run(&text);
    return to->used + 1 < to->size ? NULL : "the design is too large for C";
}
