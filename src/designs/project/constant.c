/* constant.c - constant expressions: widths of ports and nets.
 *
 * Whole numbers with the operators that ranges are written with. What is more
 * than that, a function for example, has no known value.
 */
#include "designs/project/inside.h"

#include <string.h>

enum { CONSTANTS_DEEP = 24, STEPS_FOR_ONE = 20000, RANGE_MAX = 1 << 20 };

struct constant {
    const struct project_module *module;
    size_t at, to;
    int is_bad;
    int depth;                          /* of parameters and brackets */
    int *steps;                         /* left for the whole of it */
};

static int64_t take_ternary(struct constant *self);

/* After the end there is an empty word, which equals nothing, so that no
 * caller has to look how many are left. */
static const struct project_word *constant_word(const struct constant *self,
                                                size_t n)
{
    static const struct project_word end;

    return n < self->to - self->at
         ? &self->module->file->words[self->at + n] : &end;
}

/* Passes over a word; 0 if it is another one. */
static int constant_skip(struct constant *self, const char *text)
{
    if (!project_word_is(constant_word(self, 0), text))
        return 0;
    self->at++;
    return 1;
}

/* Not an error: the width is unknown then, and who asks decides. */
static int64_t give_up(struct constant *self)
{
    self->is_bad = 1;
    return 0;
}

/* Small enough that no operator overflows. */
static int fits(int64_t value)
{
    return value < INT32_MAX && value > INT32_MIN;
}

/* Digits of a base, with _ between. */
static int64_t constant_digits(struct constant *self, const char *at,
                           size_t length, int base)
{
    int64_t value = 0;

    for (size_t i = 0; i < length; i++) {
        char c = text_small(at[i]);
        int digit = c >= 'a' ? c - 'a' + 10 : c - '0';

        if (c == '_')
            continue;
        if (digit < 0 || digit >= base || value > INT64_MAX / 64)
            return give_up(self);
        value = value * base + digit;
    }
    return value;
}

/* What stands after the ' of 8'hff: base and digits, maybe apart. The letter
 * may stand alone, with the digits behind a blank: tools write 4'd 9. Digits
 * without a letter are '0 and '1 of SystemVerilog. */
static int64_t read_based(struct constant *self)
{
    const struct verilog_token *token = &constant_word(self, 0)->token;
    static const char letters[] = "bodh";
    static const int bases[] = {2, 8, 10, 16};
    size_t skip = 0;
    const char *letter;

    if (token->kind != VERILOG_WORD)
        return give_up(self);
    if (text_small(token->at[0]) == 's')
        skip++;
    letter = skip < token->length
           ? strchr(letters, text_small(token->at[skip])) : NULL;
    self->at++;
    if (!letter)
        return token->length == 1 ? constant_digits(self, token->at, 1, 2)
                                  : give_up(self);
    skip++;
    if (skip == token->length) {
        token = &constant_word(self, 0)->token;
        self->at++;
        skip = 0;
    }
    return constant_digits(self, token->at + skip, token->length - skip,
                       bases[letter - letters]);
}

/* Digits, or the size before a ' and then the value. */
static int64_t read_number(struct constant *self)
{
    const struct verilog_token *token = &constant_word(self, 0)->token;
    int64_t value = constant_digits(self, token->at, token->length, 10);

    self->at++;
    return constant_skip(self, "'") ? read_based(self) : value;
}

/* Its default: what an instance above sets it to is not followed, as only the
 * ports of the top are bound, and nobody is above it. */
static int64_t read_parameter(struct constant *self)
{
    const struct project_name *name = project_find_word(self->module,
                                                   constant_word(self, 0));
    struct constant inner = {self->module, 0, 0, 0, self->depth + 1,
                             self->steps};
    int64_t value;

    self->at++;
    if (!name || name->sort != PROJECT_PARAMETER || !name->value_from
        || self->depth == CONSTANTS_DEEP)
        return give_up(self);
    inner.at = name->value_from;
    inner.to = name->value_to;
    value = take_ternary(&inner);
    if (inner.is_bad || inner.at != inner.to)
        return give_up(self);
    return value;
}

/* Rounded up, as $clog2 does: 640 takes ten bits. */
static int64_t log_2(int64_t value)
{
    int64_t bits = 0;

    while (bits < 62 && (INT64_C(1) << bits) < value)
        bits++;
    return bits;
}

static int64_t take_operand(struct constant *self);

/* What one operator or a bracket in front makes of it; 0: there is none. Each
 * goes one level deeper, so that a thousand signs are no trouble. */
static int take_prefix(struct constant *self, int64_t *value)
{
    if (constant_skip(self, "-"))
        *value = -take_operand(self);
    else if (constant_skip(self, "!"))
        *value = !take_operand(self);
    else if (constant_skip(self, "+"))
        *value = take_operand(self);
    else if (constant_skip(self, "'"))
        *value = read_based(self);
    else if (constant_skip(self, "$clog2"))
        *value = log_2(take_operand(self));
    else if (constant_skip(self, "(")) {
        *value = take_ternary(self);
        if (!constant_skip(self, ")"))
            give_up(self);
    } else
        return 0;
    return 1;
}

/* Hostile sources have brackets, signs and parameters without end. */
static int64_t take_operand(struct constant *self)
{
    const struct verilog_token *token = &constant_word(self, 0)->token;
    int64_t value = 0;
    int is_prefixed;

    if (self->depth == CONSTANTS_DEEP || (*self->steps)-- <= 0)
        return give_up(self);
    self->depth++;
    is_prefixed = take_prefix(self, &value);
    self->depth--;
    if (is_prefixed)
        return fits(value) ? value : give_up(self);
    if (token->kind == VERILOG_WORD && text_is_digit(token->at[0]))
        return read_number(self);
    return token->kind == VERILOG_WORD ? read_parameter(self) : give_up(self);
}

/* Operators, those of one level together; longer ones first. */
static const char *const levels[][6] = {
    {"||"}, {"&&"}, {"|"}, {"^"}, {"&"}, {"==", "!="},
    {"<=", ">=", "<", ">"}, {"<<", ">>"}, {"+", "-"}, {"*", "/", "%"},
    {"**"},
};

enum { LEVELS = sizeof levels / sizeof *levels };

/* Whether this operator comes next, and no longer one. < alone is also the
 * beginning of <= and <<. */
static int is_operator(const struct constant *self, const char *sign)
{
    size_t length = strlen(sign);
    const struct verilog_token *more;

    for (size_t i = 0; i < length; i++) {
        const struct verilog_token *token = &constant_word(self, i)->token;

        if (token->kind != VERILOG_CHAR || token->at[0] != sign[i]
            || (i && token->is_apart))
            return 0;
    }
    more = &constant_word(self, length)->token;
    return more->kind != VERILOG_CHAR || more->is_apart
        || !strchr("|&<>=*", more->at[0]);
}

/* Only of numbers that cannot overflow. Division is that of C, which is that
 * of Verilog for numbers above zero; ranges have no others. */
static int64_t apply_sign(struct constant *self, const char *sign, int64_t a,
                          int64_t b)
{
    if (!fits(a) || !fits(b))
        return give_up(self);
    switch (sign[0]) {
    case '+': return a + b;
    case '-': return a - b;
    case '/': return b ? a / b : give_up(self);
    case '%': return b ? a % b : give_up(self);
    case '^': return a ^ b;
    case '=': return a == b;
    case '!': return a != b;
    case '|': return sign[1] ? a || b : (a | b);
    case '&': return sign[1] ? a && b : (a & b);
    case '*':
        if (!sign[1])
            return a * b;
        return a == 2 && b >= 0 && b < 31 ? INT64_C(1) << b : give_up(self);
    case '<':
        if (sign[1] == '<')
            return b >= 0 && b < 31 ? a * (INT64_C(1) << b) : give_up(self);
        return sign[1] ? a <= b : a < b;
    default:
        if (sign[1] == '>')
            return b >= 0 && b < 31 ? a / (INT64_C(1) << b) : give_up(self);
        return sign[1] ? a >= b : a > b;
    }
}

/* One level of precedence: operands of the next one, with operators of this
 * one between. From left to right, which is right for all but **. */
static int64_t take_level(struct constant *self, int level)
{
    int64_t value;
    int is_more = 1;

    if (level == LEVELS)
        return take_operand(self);
    value = take_level(self, level + 1);
    while (is_more && !self->is_bad) {
        is_more = 0;
        for (int i = 0; i < 6 && levels[level][i] && !is_more; i++)
            if (is_operator(self, levels[level][i])) {
                self->at += strlen(levels[level][i]);
                value = apply_sign(self, levels[level][i], value,
                                   take_level(self, level + 1));
                is_more = 1;
            }
    }
    return value;
}

/* Both sides are read, as the words must be passed over. */
static int64_t take_ternary(struct constant *self)
{
    int64_t value = take_level(self, 0), first, second;

    if (self->is_bad || !constant_skip(self, "?"))
        return value;
    if (self->depth++ == CONSTANTS_DEEP)
        return give_up(self);
    first = take_ternary(self);
    if (!constant_skip(self, ":"))
        return give_up(self);
    second = take_ternary(self);
    self->depth--;
    return value ? first : second;
}

/* All words must belong to it: 3 4 is no number. */
int project_constant(const struct project_module *module, size_t from,
                     size_t to, int64_t *value)
{
    int steps = STEPS_FOR_ONE;
    struct constant self = {module, from, to, 0, 0, &steps};

    *value = take_ternary(&self);
    return !self.is_bad && self.at == to && from < to;
}

/* Ranges */

/* [left:right] */
static int size_range(const struct project_module *module,
                      struct project_name *name)
{
    size_t colon = name->range_from;
    int depth = 0;
    int64_t left, right;

    for (; colon < name->range_to; colon++) {
        const struct project_word *word = &module->file->words[colon];

        depth += project_word_is(word, "(") + project_word_is(word, "?");
        if (!depth && project_word_is(word, ":"))
            break;
        depth -= project_word_is(word, ")") + project_word_is(word, ":");
    }
    if (!project_constant(module, name->range_from, colon, &left)
        || !project_constant(module, colon + 1, name->range_to, &right)
        || left < -RANGE_MAX || left > RANGE_MAX || right < -RANGE_MAX
        || right > RANGE_MAX)
        return 0;
    name->left = (int)left;
    name->right = (int)right;
    return 1;
}

/* A name without a range is one bit, and known. */
void project_size_names(struct project_module *module)
{
    for (struct project_name *name = module->names; name; name = name->next) {
        if (name->range_from && name->range_to > name->range_from)
            name->is_sized = size_range(module, name);
        else
            name->is_sized = !name->range_from;
    }
}
