/* ghdl_source.c - rewrites VHDL that GHDL 2.0 does not accept.
 *
 * A square is a product: (x - 3) ** 2 becomes ((x - 3) * (x - 3)), because
 * GHDL synthesises powers of constants only.
 *
 * A table in a signal, which is assigned where it should have been declared,
 *
 *     signal digits : table;
 *     ...
 *     digits <= ("0010000", "0000000");
 *
 * is found to be a ROM by GHDL, which then fails to write it. With the same
 * value in the declaration it is written.
 *
 * An entity is named without its library, label : entity name, which ISE takes:
 * it is in work.
 *
 * Nothing but spaces is put where a line ended, so that lines keep their
 * numbers.
 */
#include "designs/languages/ghdl_source.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

enum { CHANGES_MAX = 4000 };            /* of one source; more is left alone */

/* Reading */

static int is_vhdl_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'
        || text_is_digit(c);
}

/* After a remark or a string that begins here; AT itself if none does. */
static const char *behind_quiet(const char *at)
{
    if (at[0] == '-' && at[1] == '-')
        return at + strcspn(at, "\n");
    if (at[0] == '"') {
        size_t length = strcspn(at + 1, "\"\n");

        return at + 1 + length + (at[1 + length] == '"');
    }
    return at;
}

/* The next place of NEEDLE that is neither in a remark nor in a string. */
static const char *find_loud(const char *at, const char *needle)
{
    while (*at) {
        const char *behind = behind_quiet(at);

        if (behind == at && text_begins(at, needle))
            return at;
        at = behind > at ? behind : at + 1;
    }
    return NULL;
}

static const char *behind_blanks(const char *at)
{
    while (text_is_space(*at))
        at++;
    return at;
}

/* Writing */

/* TEXT with what is from FROM up to TO replaced; TEXT is freed. */
static char *replace_piece(char *text, const char *from, const char *to,
                           const char *with)
{
    size_t head = (size_t)(from - text);
    size_t size = head + strlen(with) + strlen(to) + 1;
    char *made = malloc(size);
    struct text out;

    if (made) {
        memcpy(made, text, head);
        text_begin(&out, made + head, size - head);
        text_put(&out, with);
        text_put(&out, to);
    }
    free(text);
    return made;
}

/* Without remarks and line ends, so that it may stand on any line. */
static char *copy_piece(const char *from, const char *to)
{
    char *copy = malloc((size_t)(to - from) + 1), *at = copy;

    while (copy && from < to) {
        if (from[0] == '-' && from[1] == '-')
            from += strcspn(from, "\n");
        else if (text_is_space(*from) && from++)
            *at++ = ' ';
        else
            *at++ = *from++;
    }
    if (copy)
        *at = 0;
    return copy;
}

/* Squares */

/* Back over a name, or what stands in brackets with a name before it; the same
 * place if there is neither. */
static const char *before_operand(const char *text, const char *end)
{
    const char *at = end;
    int depth = 0;

    do {
        if (at == text)
            return end;
        at--;
        depth += (*at == ')') - (*at == '(');
        if (*at == '\n' || *at == '"')
            return end;                 /* not looked through */
    } while (depth > 0);
    if (*at != '(')
        at = end;
    while (at > text && (is_vhdl_letter(at[-1]) || at[-1] == '.'))
        at--;
    return at;
}

/* (x * x), or with a third one. */
static char *write_product(const char *operand, char exponent)
{
    size_t room = 3 * strlen(operand) + 16;
    char *product = malloc(room);
    struct text to;

    if (!product)
        return NULL;
    text_begin(&to, product, room);
    text_put(&to, "(");
    for (char i = '1'; i <= exponent; i++) {
        text_put(&to, i > '1' ? " * " : "");
        text_put(&to, operand);
    }
    text_put(&to, ")");
    return product;
}

/* x ** 2 and x ** 3, but not 2 ** 8. Where it goes on is left in *AT: at the
 * product, as there may be another power in it. */
static char *mend_power(char *text, size_t *at)
{
    const char *power = text + *at, *left, *end = power;
    const char *exponent = behind_blanks(power + 2);
    char *operand, *product;

    while (end > text && text_is_space(end[-1]))
        end--;
    left = before_operand(text, end);
    *at += 2;
    if ((*exponent != '2' && *exponent != '3') || is_vhdl_letter(exponent[1])
        || exponent[1] == '.' || left == end || text_is_digit(*left))
        return text;
    *at = (size_t)(left - text);
    operand = copy_piece(left, end);
    product = operand ? write_product(operand, *exponent) : NULL;
    if (product)
        text = replace_piece(text, left, exponent + 1, product);
    free(product);
    free(operand);
    return text;
}

static char *mend_powers(char *text)
{
    size_t at = 0;

    for (int i = 0; text && i < CHANGES_MAX; i++) {
        const char *power = find_loud(text + at, "**");

        if (!power)
            break;
        at = (size_t)(power - text);
        text = mend_power(text, &at);
    }
    return text;
}

/* Tables */

/* After what stands in brackets, if those are literals only; null if not. */
static const char *behind_literals(const char *at)
{
    int depth = 0;

    do {
        const char *behind = behind_quiet(at);

        if (behind > at) {
            at = behind;
            continue;
        }
        depth += (*at == '(') - (*at == ')');
        if (text_begins(at, "others") || text_begins(at, "OTHERS"))
            at += strlen("others");
        else if (*at == '\'' && at[1] && at[2] == '\'')
            at += 3;
        else if (text_is_digit(*at) || text_is_space(*at)
                 || (*at && strchr("xX_#(),=>", *at)))
            at++;
        else
            return NULL;
    } while (depth > 0);
    return at;
}

/* The end of "signal NAME : type", null if it has a value or is not there. */
static const char *find_declaration(const char *text, const char *name,
                                    size_t length)
{
    for (const char *at = text; (at = find_loud(at, ":")); at++) {
        const char *end = at, *semicolon = find_loud(at, ";");

        while (end > text && text_is_space(end[-1]))
            end--;
        if (!semicolon || (size_t)(end - text) <= length
            || strncmp(end - length, name, length) != 0
            || is_vhdl_letter(end[-1 - (long)length]))
            continue;
        end = find_loud(at, ":=");
        return end && end < semicolon ? NULL : semicolon;
    }
    return NULL;
}

static int is_word_here(const char *at, const char *word)
{
    size_t length = strlen(word);

    for (size_t i = 0; i < length; i++)
        if (text_small(at[i]) != word[i])
            return 0;
    return !is_vhdl_letter(at[length]);
}

/* Between "process" and "end process". */
static int is_in_process(const char *text, const char *place)
{
    int is_in = 0, is_end = 0;

    for (const char *at = text; at < place;) {
        const char *behind = behind_quiet(at);

        if (behind > at) {
            at = behind;
        } else if (!is_vhdl_letter(*at)) {
            at++;
        } else {
            if (is_word_here(at, "process"))
                is_in = !is_end;
            is_end = is_word_here(at, "end");
            while (is_vhdl_letter(*at))
                at++;
        }
    }
    return is_in;
}

/* In a process it would be the value of a reset, say. A value of one element
 * is no table. */
static char *mend_table(char *text, size_t *at)
{
    const char *arrow = text + *at, *end = arrow, *name, *from, *to, *place;
    char *value, *with = NULL;

    *at += 2;
    while (end > text && text_is_space(end[-1]))
        end--;
    for (name = end; name > text && is_vhdl_letter(name[-1]); name--) {}
    from = behind_blanks(arrow + 2);
    if (name == end || *from != '(' || !(to = behind_literals(from))
        || *behind_blanks(to) != ';' || !find_loud(from, ",")
        || find_loud(from, ",") > to
        || !(place = find_declaration(text, name, (size_t)(end - name)))
        || place > arrow || is_in_process(text, arrow))
        return text;
    value = copy_piece(from, to);
    if (value && (with = malloc(strlen(value) + 5))) {
        struct text put;

        text_begin(&put, with, strlen(value) + 5);
        text_put(&put, " := ");
        text_put(&put, value);
        *at += strlen(with);
        text = replace_piece(text, place, place, with);
    }
    free(with);
    free(value);
    return text;
}

static char *mend_tables(char *text)
{
    size_t at = 0;

    for (int i = 0; text && i < CHANGES_MAX; i++) {
        const char *arrow = find_loud(text + at, "<=");

        if (!arrow)
            break;
        at = (size_t)(arrow - text);
        text = mend_table(text, &at);
    }
    return text;
}

/* Entities */

/* Where "work." is missing after a colon, null if it is not. */
static const char *place_of_library(const char *colon)
{
    const char *at = behind_blanks(colon + 1), *name;

    if (!is_word_here(at, "entity"))
        return NULL;
    name = at = behind_blanks(at + strlen("entity"));
    while (is_vhdl_letter(*at))
        at++;
    return *behind_blanks(at) == '.' ? NULL : name;
}

static char *mend_entities(char *text)
{
    size_t at = 0;

    for (int i = 0; text && i < CHANGES_MAX; i++) {
        const char *colon = find_loud(text + at, ":"), *place;

        if (!colon)
            break;
        at = (size_t)(colon - text) + 1;
        place = place_of_library(colon);
        if (place)
            text = replace_piece(text, place, place, "work.");
    }
    return text;
}

char *ghdl_source_mend(char *text, size_t *length)
{
    text = mend_entities(mend_tables(mend_powers(text)));
    *length = text ? strlen(text) : 0;
    return text;
}
