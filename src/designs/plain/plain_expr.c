/* plain_expr.c - expressions of Verilator's XML as Verilog.
 *
 * Verilator has made every operand as wide as its operation, so the width that
 * Verilog would take from the context is always that of the operation itself.
 * All signals are unsigned here. An operation with a sign says so, inside of
 * braces: they keep the context, which is unsigned, away from it.
 *
 * An array of several dimensions is one row of elements. With a declared as
 * logic [7:0] a[4][5], a[2][3] becomes
 *
 *     a[(2)*5 + (3)]               if a is a memory
 *     a[(2)*40 + (3)*8 +: 8]       if it is a vector
 */
#include "designs/plain/plain_inside.h"

#include <stdlib.h>
#include <string.h>

struct operation {
    const char *tag, *sign;
    int is_signed;
};

static const struct operation binary[] = {
    {"add", "+", 0}, {"sub", "-", 0}, {"mul", "*", 0}, {"muls", "*", 0},
    {"div", "/", 0}, {"divs", "/", 1}, {"moddiv", "%", 0},
    {"moddivs", "%", 1}, {"pow", "**", 0},
    {"and", "&", 0}, {"or", "|", 0}, {"xor", "^", 0},
    {"shiftl", "<<", 0}, {"shiftr", ">>", 0}, {"shiftrs", ">>>", 1},
    {"logand", "&&", 0}, {"logor", "||", 0},
    {"eq", "==", 0}, {"neq", "!=", 0}, {"eqcase", "==", 0},
    {"neqcase", "!=", 0},
    {"lt", "<", 0}, {"lte", "<=", 0}, {"gt", ">", 0}, {"gte", ">=", 0},
    {"lts", "<", 1}, {"ltes", "<=", 1}, {"gts", ">", 1}, {"gtes", ">=", 1},
    {0},
};

static const struct operation unary[] = {
    {"not", "~", 0}, {"lognot", "!", 0}, {"negate", "-", 0},
    {"redand", "&", 0}, {"redor", "|", 0}, {"redxor", "^", 0},
    {0},
};

static const struct operation *find_operation(const struct operation *list,
                                              const struct xml *node)
{
    while (list->tag && !xml_is(node, list->tag))
        list++;
    return list->tag ? list : NULL;
}

static void put_text(struct plain *self, const char *text)
{
    text_put(self->to, text);
}

static void put_number(struct plain *self, long number)
{
    text_put_number(self->to, (uint64_t)number);
}

/* Constants */

/* 32'sh2 without its sign. */
void plain_put_const(struct plain *self, const struct xml *node)
{
    char value[XML_VALUE_MAX];
    const char *at = xml_value(node, "name", value);

    if (!strchr(at, '\'') || *at == '"') {
        plain_fail(self, node, "a constant that is not a number");
        return;
    }
    for (; *at; at++)
        if (!(*at == 's' && at[-1] == '\''))
            text_put_char(self->to, *at);
}

/* Of "4'b1zz" the bits that are known, or their values. */
static void put_wild(struct plain *self, const char *value, int is_mask)
{
    const char *at = strchr(value, '\'');

    while (value < at)
        text_put_char(self->to, *value++);
    put_text(self, "'b");
    for (at += 2; *at; at++)
        put_text(self, *at == '1' || (is_mask && *at == '0') ? "1" : "0");
}

/* a ==? 4'b1zz is (a & mask) == value. Bits that are left out at the top are
 * zero and known. */
static void put_wild_equal(struct plain *self, const struct xml *value,
                           const struct xml *pattern, const char *sign)
{
    char text[XML_VALUE_MAX];

    xml_value(pattern, "name", text);
    put_text(self, "((");
    plain_put_expr(self, value);
    if (xml_is(pattern, "const") && strchr(text, '\'')
        && strchr(text, '\'')[1] == 'b' && strpbrk(text, "zxZX?")) {
        long width = plain_width(self, value);
        long written = (long)strlen(strchr(text, '\'') + 2);

        put_text(self, " & {");
        if (width > written) {
            put_number(self, width - written);
            put_text(self, "'b");
            for (long i = written; i < width; i++)
                put_text(self, "1");
            put_text(self, ",");
        }
        put_number(self, written);
        put_wild(self, strchr(text, '\''), 1);
        put_text(self, "})");
        put_text(self, sign);
        put_wild(self, text, 0);
    } else {
        put_text(self, ")");
        put_text(self, sign);
        plain_put_expr(self, pattern);
    }
    put_text(self, ")");
}

/* Of "case (value) inside": a range, or a value. */
void plain_put_match(struct plain *self, const struct xml *value,
                     const struct xml *pattern)
{
    if (!xml_is(pattern, "insiderange")) {
        put_wild_equal(self, value, pattern, "==");
        return;
    }
    put_text(self, "((");
    plain_put_expr(self, value);
    put_text(self, ")>=(");
    plain_put_expr(self, xml_nth(pattern, 0));
    put_text(self, ")&&(");
    plain_put_expr(self, value);
    put_text(self, ")<=(");
    plain_put_expr(self, xml_nth(pattern, 1));
    put_text(self, "))");
}

/* Places: a signal, or a part of one */

static int is_part_of_signal(const struct xml *node)
{
    return xml_is(node, "sel") || xml_is(node, "arraysel")
        || xml_is(node, "slicesel");
}

static int is_place(const struct xml *node)
{
    while (is_part_of_signal(node))
        node = xml_nth(node, 0);
    return xml_is(node, "varref") || xml_is(node, "varxref");
}

static const struct xml *signal_of(const struct xml *node)
{
    while (!xml_is(node, "varref") && !xml_is(node, "varxref"))
        node = xml_nth(node, 0);
    return node;
}

/* Of a slice, a[1:3], how many; it begins with the lowest. */
static long slice_count(const struct xml *slice)
{
    char value[XML_VALUE_MAX];
    const char *digits = strchr(xml_value(xml_nth(slice, 2), "name", value),
                                'h');
    long count = digits ? strtol(digits + 1, NULL, 16) : 0;

    return count > 0 ? count : 1;
}

/* How many elements one step of the index goes over. */
static long elements_in(struct plain *self, const struct xml *select)
{
    long elements = plain_type_of(self, select).elements;

    if (xml_is(select, "slicesel"))
        elements /= slice_count(select);
    return elements ? elements : 1;
}

/* The index of an element, over all dimensions. */
static void put_element(struct plain *self, const struct xml *node)
{
    const struct xml *from = xml_nth(node, 0);

    if (xml_is(from, "arraysel")) {
        put_element(self, from);
        put_text(self, " + ");
    }
    put_text(self, "(");
    plain_put_expr(self, xml_nth(node, 1));
    put_text(self, ")");
    if (elements_in(self, node) > 1) {
        put_text(self, "*");
        put_number(self, elements_in(self, node));
    }
}

/* The lowest bit of a part, counted from that of the signal or, in a memory, of
 * the element. */
static void put_offset(struct plain *self, const struct xml *node,
                       const struct plain_name *name)
{
    const struct xml *from = xml_nth(node, 0);

    if (is_part_of_signal(from)
        && !(xml_is(from, "arraysel") && name->is_memory)) {
        put_offset(self, from, name);
        put_text(self, " + ");
    }
    put_text(self, "(");
    plain_put_expr(self, xml_nth(node, 1));
    put_text(self, ")");
    if (!xml_is(node, "sel")) {
        put_text(self, "*");
        put_number(self, elements_in(self, node) * name->type.width);
    }
}

static const struct xml *element_below(const struct xml *node)
{
    while (xml_is(node, "sel"))
        node = xml_nth(node, 0);
    return node;
}

/* How many bits: of several elements of an array all. */
static long bits_of(struct plain *self, const struct xml *node)
{
    struct plain_type type = plain_type_of(self, node);

    return type.width * (type.elements ? type.elements : 1);
}

void plain_put_place(struct plain *self, const struct xml *node)
{
    const struct plain_name *name;
    const struct xml *element = element_below(node);

    if (!is_place(node)) {
        plain_fail(self, node, "an assignment to something other than a "
                   "signal");
        return;
    }
    name = plain_find(self, signal_of(node));
    if (!name)
        return;
    put_text(self, name->printed);
    if (name->is_memory && xml_is(element, "arraysel")) {
        put_text(self, "[");
        put_element(self, element);
        put_text(self, "]");
    }
    if (is_part_of_signal(node)
        && !(xml_is(node, "arraysel") && name->is_memory)) {
        put_text(self, "[");
        put_offset(self, node, name);
        put_text(self, " +: ");
        put_number(self, bits_of(self, node));
        put_text(self, "]");
    }
}

/* Operations */

/* Verilog selects bits of signals only, not of what an operation gives: there
 * they are shifted down, and the rest is cut off. */
static void put_select(struct plain *self, const struct xml *node)
{
    if (is_place(node)) {
        plain_put_place(self, node);
        return;
    }
    put_number(self, plain_width(self, node));
    put_text(self, "'((");
    plain_put_expr(self, xml_nth(node, 0));
    put_text(self, ") >> (");
    plain_put_expr(self, xml_nth(node, 1));
    put_text(self, "))");
}

static void put_signed_operand(struct plain *self, const struct xml *node,
                        int is_signed)
{
    put_text(self, is_signed ? "$signed(" : "(");
    plain_put_expr(self, node);
    put_text(self, ")");
}

/* The right side of a shift is a count: it has no sign, whatever is shifted. */
static void put_binary(struct plain *self, const struct xml *node,
                       const struct operation *operation)
{
    int is_shift = xml_is(node, "shiftrs");

    put_text(self, operation->is_signed ? "{" : "(");
    put_signed_operand(self, xml_nth(node, 0), operation->is_signed);
    put_text(self, operation->sign);
    put_signed_operand(self, xml_nth(node, 1),
                       operation->is_signed && !is_shift);
    put_text(self, operation->is_signed ? "}" : ")");
}

static void put_extended(struct plain *self, const struct xml *node,
                         int is_signed)
{
    long width = plain_width(self, node);
    long from = plain_width(self, xml_nth(node, 0));

    if (is_signed) {
        put_text(self, "{");
        put_number(self, width);
        put_text(self, "'($signed(");
        plain_put_expr(self, xml_nth(node, 0));
        put_text(self, "))}");
        return;
    }
    put_text(self, "{");
    put_number(self, width - from);
    put_text(self, "'h0,");
    plain_put_expr(self, xml_nth(node, 0));
    put_text(self, "}");
}

static void put_concat(struct plain *self, const struct xml *node)
{
    put_text(self, "{");
    for (const struct xml *n = node->child; n; n = n->next) {
        plain_put_expr(self, n);
        if (n->next)
            put_text(self, ",");
    }
    put_text(self, "}");
}

static void put_replicate(struct plain *self, const struct xml *node)
{
    put_text(self, "{");
    put_number(self, plain_width(self, node)
                     / plain_width(self, xml_nth(node, 0)));
    put_text(self, "{");
    plain_put_expr(self, xml_nth(node, 0));
    put_text(self, "}}");
}

/* {<< 8 {x}}: its slices from the lowest on, the last of which may be short. An
 * operand cannot be sliced in plain Verilog, but shifted and cut. */
static void put_streamed(struct plain *self, const struct xml *node)
{
    char value[XML_VALUE_MAX];
    const char *digits = strchr(xml_value(xml_nth(node, 1), "name", value),
                                'h');
    long slice = digits ? strtol(digits + 1, NULL, 16) : 0;
    long width = plain_width(self, node);

    if (slice < 1) {
        plain_fail(self, node, "a stream of slices without a size");
        return;
    }
    put_text(self, "{");
    for (long at = 0; at < width; at += slice) {
        put_text(self, at ? "," : "");
        put_number(self, slice < width - at ? slice : width - at);
        put_text(self, "'((");
        plain_put_expr(self, xml_nth(node, 0));
        put_text(self, ")>>");
        put_number(self, at);
        put_text(self, ")");
    }
    put_text(self, "}");
}

/* So many bits are set. Verilog has no word for it; of a sum of single bits
 * Yosys makes what a student's loop would have become. */
static void put_count(struct plain *self, const struct xml *node)
{
    long width = plain_width(self, xml_nth(node, 0));

    put_text(self, "(");
    for (long at = 0; at < width; at++) {
        put_text(self, at ? "+" : "");
        put_number(self, plain_width(self, node));
        put_text(self, "'(1'((");
        plain_put_expr(self, xml_nth(node, 0));
        put_text(self, ")>>");
        put_number(self, at);
        put_text(self, "))");
    }
    put_text(self, ")");
}

/* At most one bit is set; or one is. Less one, a number with one bit has none
 * in common with itself. */
static void put_one_hot(struct plain *self, const struct xml *node)
{
    put_text(self, "((((");
    plain_put_expr(self, xml_nth(node, 0));
    put_text(self, ")&((");
    plain_put_expr(self, xml_nth(node, 0));
    put_text(self, ")-1))==0)");
    if (xml_is(node, "onehot")) {
        put_text(self, "&&((");
        plain_put_expr(self, xml_nth(node, 0));
        put_text(self, ")!=0)");
    }
    put_text(self, ")");
}

static void put_cond(struct plain *self, const struct xml *node)
{
    put_text(self, "((");
    plain_put_expr(self, xml_nth(node, 0));
    put_text(self, ")?(");
    plain_put_expr(self, xml_nth(node, 1));
    put_text(self, "):(");
    plain_put_expr(self, xml_nth(node, 2));
    put_text(self, "))");
}

/* The elements of an array, the last one highest. */
static void put_array_values(struct plain *self, const struct xml *node)
{
    int count = xml_count(node);

    put_text(self, "{");
    for (int i = count - 1; i >= 0; i--) {
        const struct xml *item = xml_nth(node, i);

        if (!xml_is(item, "inititem") || xml_number(item, "index", -1) != i)
            plain_fail(self, node, "an array with values for some of its "
                       "elements");
        plain_put_expr(self, xml_nth(item, 0));
        if (i)
            put_text(self, ",");
    }
    put_text(self, "}");
}

static void put_call(struct plain *self, const struct xml *node)
{
    char value[XML_VALUE_MAX];
    int count = 0;

    put_text(self, "\\");
    put_text(self, xml_value(node, "name", value));
    put_text(self, " (");
    for (const struct xml *n = node->child; n; n = n->next) {
        if (count++)
            put_text(self, ",");
        plain_put_expr(self, xml_is(n, "arg") ? xml_nth(n, 0) : n);
    }
    put_text(self, ")");
}

static int put_known(struct plain *self, const struct xml *node)
{
    const struct operation *operation = find_operation(binary, node);

    if (operation) {
        put_binary(self, node, operation);
        return 1;
    }
    operation = find_operation(unary, node);
    if (!operation)
        return 0;
    put_text(self, "(");
    put_text(self, operation->sign);
    put_signed_operand(self, xml_nth(node, 0), 0);
    put_text(self, ")");
    return 1;
}

static const struct {
    const char *tag;
    void (*put)(struct plain *self, const struct xml *node);
} others[] = {
    {"const", plain_put_const}, {"varref", plain_put_place},
    {"sel", put_select}, {"arraysel", plain_put_place},
    {"slicesel", plain_put_place},
    {"concat", put_concat}, {"replicate", put_replicate},
    {"cond", put_cond}, {"initarray", put_array_values},
    {"streaml", put_streamed}, {"varxref", plain_put_place},
    {"countones", put_count}, {"onehot", put_one_hot},
    {"onehot0", put_one_hot},
    {"funcref", put_call}, {"taskref", put_call},
};

void plain_put_expr(struct plain *self, const struct xml *node)
{
    if (!node || self->error)
        return;
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        if (xml_is(node, others[i].tag)) {
            others[i].put(self, node);
            return;
        }
    if (xml_is(node, "extend"))
        put_extended(self, node, 0);
    else if (xml_is(node, "extends"))
        put_extended(self, node, 1);
    else if (xml_is(node, "eqwild"))
        put_wild_equal(self, xml_nth(node, 0), xml_nth(node, 1), "==");
    else if (xml_is(node, "neqwild"))
        put_wild_equal(self, xml_nth(node, 0), xml_nth(node, 1), "!=");
    else if (xml_is(node, "signed") || xml_is(node, "unsigned")
             || xml_is(node, "streamr"))
        plain_put_expr(self, xml_nth(node, 0));
    else if (!put_known(self, node))
        plain_fail(self, node, "an unknown operation");
}
