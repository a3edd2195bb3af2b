/* ghdl_mend.c - corrects what GHDL 2.0 gets wrong in the Verilog that it
 * writes.
 *
 * A constant of more than 32 bits is written as a string, "0110...", which in
 * Verilog would be letters.
 *
 * "when others" becomes a multiplexer with a default input, which version 2.0
 * writes as a case without a default: a latch, and wrong values for everything
 * that is not listed. Its netlist has the input:
 *
 *     instance %18{i23}: $pmux
 *       input %18.$def{p26} <- \top.\d{n3w4}
 *
 * and the Verilog has n18_o for %18, so one is completed from the other. Later
 * versions write the default, and are left alone.
 *
 * The start value of a register with an asynchronous reset is given to the
 * signal after it, where it lasts until the first change only:
 *
 *     always @*
 *       left = n95_q; // (isignal)
 *     initial
 *       left <= 4'b0100;
 *
 * So the register gets it, too.
 */
#include "designs/languages/ghdl_mend.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CONSTANT_WORDS = 32,             /* of 32 bits; more is an error */
       DEFAULT_ROOM = 640,              /* of a line with a default */
       STRING_ROOM = 8,                 /* more for 40'b than for quotes */
       START_ROOM = 64 };               /* of a start value */

static const char case_head[] = "    case (";
static const char case_end[] = "    endcase";

static const char *end_of_case(const char *at)
{
    while (*at && !text_begins(at, case_end))
        at = text_next_line(at);
    return at;
}

/* What goes on after the name of a register, from "n95_q" to "_q". */
static size_t length_of_register(const char *at)
{
    size_t length = *at == 'n' ? 1 + strspn(at + 1, "0123456789") : 0;

    return length > 1 && text_begins(at + length, "_q") ? length + 2 : 0;
}

/* In "    left = n95_q; // (isignal)" what is behind the =; null: it is another
 * line. */
static const char *source_of_signal(const char *line)
{
    const char *past = text_next_line(line);
    const char *mark = strstr(line, "; // (isignal)\n");
    const char *at = strstr(line, " = ");

    return mark && mark < past && at && at < mark
        && at + 3 + length_of_register(at + 3) == mark ? at + 3 : NULL;
}

static int has_default(const char *from, const char *past)
{
    const char *found = strstr(from, "default:");

    return found && found < past;
}

int ghdl_mend_needs_netlist(const char *verilog)
{
    for (const char *at = verilog; *at; at = text_next_line(at))
        if (text_begins(at, case_head) && !has_default(at, end_of_case(at)))
            return 1;
    return 0;
}

size_t ghdl_mend_room(const char *verilog)
{
    size_t room = strlen(verilog) + 1;

    for (const char *at = verilog; *at; at = text_next_line(at))
        room += text_begins(at, case_head) ? DEFAULT_ROOM : 0;
    for (const char *at = strstr(verilog, "(isignal)"); at;
         at = strstr(at + 1, "(isignal)"))
        room += (size_t)(text_next_line(text_next_line(text_next_line(at)))
                         - at) + START_ROOM;
    for (const char *at = strchr(verilog, '"'); at; at = strchr(at + 1, '"'))
        room += STRING_ROOM;
    return room;
}

/* The netlist */

/* What the netlist has of a module: from its name to the next module. */
struct section {
    const char *name;
    size_t name_length;
    const char *from, *past;
};

static struct section find_netlist_section(const char *netlist,
                                           const char *name, size_t length)
{
    static const char head[] = "\n  module {";
    struct section found = {name, length, NULL, NULL};

    for (const char *at = strstr(netlist, head); at;
         at = strstr(at + 1, head)) {
        const char *named = strstr(at, "} \\");

        if (found.from) {
            found.past = at;
            break;
        }
        if (named && named < text_next_line(at + 1)
            && !strncmp(named + 3, name, length) && named[3 + length] == '\n')
            found.from = at;
    }
    if (found.from && !found.past)
        found.past = found.from + strlen(found.from);
    return found;
}

/* After the text in the section, null if it is not there. */
static const char *find_behind(const struct section *section,
                               const char *text)
{
    const char *at = section->from ? strstr(section->from, text) : NULL;

    return at && at < section->past ? at + strlen(text) : NULL;
}

/* The width of a net, w4 in "{n3w4}". */
static int width_of_net(const char *net)
{
    const char *at = strchr(net, '{');

    at = at ? strchr(at, 'w') : NULL;
    return at ? (int)strtol(at + 1, NULL, 10) : 0;
}

/* What an instance is, "$pmux" and what follows; null: it is not there. */
static const char *kind_of_instance(const struct section *section,
                                    unsigned number)
{
    char head[64];
    const char *at;

    snprintf(head, sizeof head, "    instance %%%u{", number);
    at = find_behind(section, head);
    at = at ? strstr(at, ": $") : NULL;
    return at ? at + 2 : NULL;
}

/* A constant as words of 32 bits, the lowest first. What is not known is zero.
 */
struct constant {
    uint32_t word[CONSTANT_WORDS];
    int count, is_signed;
};

/* "parameters $val=10", with "$xz=15" for bits that are not known; or words
 * "parameters 1073741824 3", in $const_log each followed by such bits. */
static int read_constant(const char *kind, struct constant *constant)
{
    const char *at = text_next_line(kind), *past = text_next_line(at);
    int is_log = text_begins(kind, "$const_log");
    int is_long = is_log || text_begins(kind, "$const_bit");
    int has_unknown = is_log || text_begins(kind, "$const_UL32");

    *constant = (struct constant){
        .is_signed = text_begins(kind, "$const_SB32")};
    if (text_begins(kind, "$const_X"))
        return 1;
    at = strstr(at, is_long ? "parameters " : "$val=");
    while (at && at < past && constant->count < CONSTANT_WORDS) {
        at += strcspn(at, "0123456789\n");
        if (*at == '\n')
            return constant->count > 0;
        constant->word[constant->count] = (uint32_t)strtoull(at, (char **)&at,
                                                             10);
        if (has_unknown) {
            at += strcspn(at, "0123456789\n");
            constant->word[constant->count] &= ~(uint32_t)strtoull(at,
                (char **)&at, 10);
        }
        constant->count++;
    }
    return 0;
}

/* Beyond its words it has zeros, or its sign. */
static uint32_t hex_digit_of(const struct constant *constant, int i)
{
    int word = i / 8;
    int is_negative = constant->is_signed && constant->word[0] >> 31;

    if (word >= constant->count)
        return is_negative ? 15 : 0;
    return constant->word[word] >> i % 8 * 4 & 15;
}

static int put_constant(struct text *to, const char *kind, int width)
{
    struct constant constant;
    int digits = (width + 3) / 4;

    if (!read_constant(kind, &constant) || width > CONSTANT_WORDS * 32)
        return 0;
    text_put_number(to, (uint64_t)width);
    text_put(to, "'h");
    for (int i = digits - 1; i >= 0; i--) {
        uint32_t digit = hex_digit_of(&constant, i);

        if (i == digits - 1 && width % 4)
            digit &= (1u << width % 4) - 1;
        text_put_char(to, "0123456789abcdef"[digit]);
    }
    return 1;
}

/* %67.$o is n67_o, %96.$q is n96_q, or a constant. */
static int put_numbered(struct text *to, const struct section *section,
                        const char *net)
{
    char *end;
    unsigned number = (unsigned)strtoul(net + 1, &end, 10);
    const char *kind = kind_of_instance(section, number);

    if (!kind || end[0] != '.' || end[1] != '$')
        return 0;
    if (text_begins(kind, "$const"))
        return put_constant(to, kind, width_of_net(net));
    text_put_char(to, 'n');
    text_put_number(to, number);
    text_put_char(to, '_');
    text_put_char(to, end[2]);
    return 1;
}

static void put_bytes_of(struct text *to, const char *from, size_t length)
{
    while (length--)
        text_put_char(to, *from++);
}

/* \top.\d is the port d of the module itself, \u1.\q the one of an instance,
 * u1_q in the Verilog; \r.$o is the signal r. */
static int put_named(struct text *to, const struct section *section,
                     const char *net)
{
    size_t first = strcspn(net + 1, ".{ \n");
    const char *second = net + 1 + first;

    if (second[0] == '.' && second[1] == '\\') {
        size_t length = strcspn(second + 2, ".{ \n");

        if (first != section->name_length
            || memcmp(net + 1, section->name, first) != 0) {
            put_bytes_of(to, net + 1, first);
            text_put_char(to, '_');
        }
        put_bytes_of(to, second + 2, length);
        return length > 0;
    }
    put_bytes_of(to, net + 1, first);
    return first > 0;
}

/* What feeds the default of n18_o. */
static int put_default(struct text *to, const struct section *section,
                       unsigned number)
{
    char input[64];
    const char *net;

    snprintf(input, sizeof input, "input %%%u.$def{", number);
    net = find_behind(section, input);
    net = net ? strstr(net, "<- ") : NULL;
    if (!net)
        return 0;
    net += 3;
    return *net == '%' ? put_numbered(to, section, net)
         : *net == '\\' ? put_named(to, section, net) : 0;
}

/* The Verilog */

/* The number of n18_o in "3'b100: n18_o <= value;". */
static int target_of(const char *line, unsigned *number)
{
    const char *at = strstr(line, ": n");
    char *end;

    if (!at || at >= text_next_line(line))
        return 0;
    *number = (unsigned)strtoul(at + 3, &end, 10);
    return end > at + 3 && text_begins(end, "_o ");
}

/* A multiplexer of another kind has all values of its selector listed. */
static int put_missing_default(struct text *to, const struct section *section,
                       const char *head)
{
    unsigned number;
    const char *kind;

    if (!target_of(text_next_line(head), &number))
        return 0;
    kind = kind_of_instance(section, number);
    if (kind && !text_begins(kind, "$pmux"))
        return 1;
    text_put(to, "      default: n");
    text_put_number(to, number);
    text_put(to, "_o <= ");
    if (!put_default(to, section, number))
        return 0;
    text_put(to, ";\n");
    return 1;
}

/* "0110" as 4'b0110; nothing else has quotes there. */
static void put_mended_line(struct text *to, const char *at, const char *past)
{
    while (at < past) {
        size_t length = *at == '"' ? strspn(at + 1, "01XZxz-") : 0;

        if (!length || at[1 + length] != '"') {
            text_put_char(to, *at++);
            continue;
        }
        text_put_number(to, length);
        text_put(to, "'b");
        for (at++; length--; at++)
            text_put_char(to, (char)(*at == '-' ? 'x' : *at));
        at++;
    }
}

/* Whether a register of the module that begins here has a value of its own. */
static int has_start(const char *module, const char *name, size_t length)
{
    static const char head[] = "  initial\n    ";
    const char *past = strstr(module, "\nendmodule");

    for (const char *at = strstr(module, head); at && at < past;
         at = strstr(at + 1, head))
        if (!strncmp(at + strlen(head), name, length)
            && at[strlen(head) + length] == ' ')
            return 1;
    return 0;
}

/* After the line of a signal: the value that it gets in the next two. */
static void put_start(struct text *to, const char *module, const char *line)
{
    const char *name = source_of_signal(line), *second, *third, *value;
    size_t length = name ? length_of_register(name) : 0;

    second = text_next_line(line);
    third = text_next_line(second);
    value = strstr(third, " <= ");
    if (!name || !module || !text_begins(second, "  initial\n") || !value
        || value > text_next_line(third) || has_start(module, name, length))
        return;
    text_put(to, "  initial\n    ");
    put_bytes_of(to, name, length);
    put_mended_line(to, value, text_next_line(third));
}

const char *ghdl_mend(const char *verilog, const char *netlist,
                      struct text *to)
{
    struct section section = {0};
    const char *head = NULL, *module = NULL;

    for (const char *at = verilog, *past; *at; at = past) {
        past = text_next_line(at);
        if (text_begins(at, "module ")) {
            module = at;
            section = find_netlist_section(netlist, at + 7,
                                   strcspn(at + 7, " \n(;#"));
        }
        if (text_begins(at, case_head))
            head = at;
        if (text_begins(at, case_end) && head && !has_default(head, at)
            && !put_missing_default(to, &section, head))
            return "this version of GHDL drops a 'when others' of this VHDL; "
                   "GHDL 3 and later do not";
        put_mended_line(to, at, past);
        if (source_of_signal(at))
            put_start(to, module, at);
    }
    return NULL;
}
