/* text.c - strings without surprises: bounded building, words, numbers.
 *
 * The whole of the core writes its messages, journals and scripts with these
 * functions, so they must behave alike on every platform: no locale, no
 * allocation, no errno. Lengths are bounded by the caller's buffer, and every
 * loop stops at a zero byte.
 */
#include "base/text.h"
#include "base/number.h"

#include <stdarg.h>
#include <string.h>

enum { NEAREST_MAX = 31,                /* longer names are never suggested */
       LETTER_MAX = 4 };                /* bytes of UTF-8 */

void text_begin(struct text *to, char *buffer, size_t size)
{
    to->start = buffer;
    to->size = size;
    to->used = 0;
    buffer[0] = 0;
}

/* Whether a byte of UTF-8 is not the first one of its letter. */
static int is_inside(char byte)
{
    return ((unsigned char)byte & 0xc0) == 0x80;
}

/* How many bytes a letter has, by its first one. */
static size_t letter_bytes(char first)
{
    unsigned char lead = (unsigned char)first;

    return lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
}

/* A letter that has lost a byte goes as a whole, and the text is closed, so
 * that no shorter letter takes its place. */
static void drop_half_letter(struct text *to)
{
    size_t first = to->used;

    while (first > 0 && to->used - first < LETTER_MAX
           && is_inside(to->start[first - 1]))
        first--;
    if (first == 0
        || to->used - first + 1 >= letter_bytes(to->start[first - 1]))
        return;
    to->used = first - 1;
    to->size = first;
    to->start[to->used] = 0;
}

void text_put_char(struct text *to, char c)
{
    if (to->used + 1 >= to->size) {
        if (is_inside(c))
            drop_half_letter(to);
        return;
    }
    to->start[to->used++] = c;
    to->start[to->used] = 0;
}

void text_put(struct text *to, const char *string)
{
    while (*string)
        text_put_char(to, *string++);
}

void text_put_number(struct text *to, uint64_t number)
{
    if (number >= 10)
        text_put_number(to, number / 10);
    text_put_char(to, (char)('0' + number % 10));
}

/* Negated as an unsigned number, which the lowest one survives. */
void text_put_signed(struct text *to, int64_t number)
{
    if (number < 0)
        text_put_char(to, '-');
    text_put_number(to, number < 0 ? -(uint64_t)number : (uint64_t)number);
}

void text_put_hex(struct text *to, uint64_t number, int digits)
{
    for (int i = digits < 16 ? digits : 16; i > 0; i--)
        text_put_char(to, "0123456789abcdef"[number >> (4 * (i - 1)) & 15]);
}

/* The inverse of escaped_char below: what one writes, the other reads. A
 * journal depends on it, which quotes arbitrary text in its lines. */
static void put_escaped_char(struct text *to, char c)
{
    unsigned char byte = (unsigned char)c;

    if (c == '"' || c == '\\') {
        text_put_char(to, '\\');
        text_put_char(to, c);
    } else if (c == '\n') {
        text_put(to, "\\n");
    } else if (c == '\t') {
        text_put(to, "\\t");
    } else if (text_is_control(c)) {
        text_put(to, "\\x");
        text_put_hex(to, byte, 2);
    } else {
        text_put_char(to, c);
    }
}

void text_put_quoted(struct text *to, const char *string)
{
    text_put_char(to, '"');
    while (*string)
        put_escaped_char(to, *string++);
    text_put_char(to, '"');
}

const char *text_error(const char *first, ...)
{
    static _Thread_local char buffer[TEXT_ERROR_MAX];
    char fresh[TEXT_ERROR_MAX];         /* an argument may be the old text */
    struct text to;
    va_list more;

    text_begin(&to, fresh, sizeof fresh);
    va_start(more, first);
    for (const char *s = first; s; s = va_arg(more, const char *))
        text_put(&to, s);
    va_end(more);
    memcpy(buffer, fresh, sizeof buffer);
    return buffer;
}

static int hex_digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

/* Reads what follows a backslash; -1 if it is not one of our escapes. */
static int escaped_char(const char **from)
{
    char c = **from;
    int high, low;

    if (c == 0)
        return -1;                      /* *from stays on the end */
    (*from)++;
    if (c == 'n')
        return '\n';
    if (c == 't')
        return '\t';
    if (c == '"' || c == '\\')
        return c;
    if (c != 'x' || (high = hex_digit((*from)[0])) < 0
                 || (low = hex_digit((*from)[1])) < 0
                 || high + low == 0)    /* a zero byte would end the text */
        return -1;
    *from += 2;
    return high << 4 | low;
}

/* Reads up to the closing quote, which is consumed. A word that does not fit
 * is an error rather than cut off: half a name could be another name. */
static int quoted_word(const char **from, struct text *to)
{
    for (;;) {
        int c = (unsigned char)**from;

        if (c == 0)
            return -1;                  /* left open */
        (*from)++;
        if (c == '"')
            return 1;
        if (c == '\\')
            c = escaped_char(from);
        if (c < 0)
            return -1;
        if (to->used + 2 > to->size)
            return -1;
        text_put_char(to, (char)c);
    }
}

/* A carriage return separates, too, so that lines of Windows files need no
 * treatment of their own. */
static int separates_words(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

static int plain_word(const char **from, struct text *to)
{
    for (; **from && !separates_words(**from); (*from)++) {
        if (to->used + 2 > to->size)
            return -1;
        text_put_char(to, **from);
    }
    return 1;
}

int text_word(const char **from, char *word, size_t size)
{
    struct text to;

    text_begin(&to, word, size);
    while (separates_words(**from))
        (*from)++;
    if (!**from)
        return 0;
    if (**from != '"')
        return plain_word(from, &to);
    (*from)++;
    return quoted_word(from, &to);
}

/* Checks for overflow before each digit, so that a number too large is refused
 * instead of wrapped. On failure *number is left alone. */
int text_number(const char *string, uint64_t *number)
{
    unsigned base = 10;
    uint64_t sum = 0;

    if (string[0] == '0' && string[1] == 'x') {
        base = 16;
        string += 2;
    }
    if (!*string)
        return 0;
    for (; *string; string++) {
        int digit = hex_digit(*string);

        if (digit < 0 || (unsigned)digit >= base
                      || sum > (UINT64_MAX - (unsigned)digit) / base)
            return 0;
        sum = sum * base + (unsigned)digit;
    }
    *number = sum;
    return 1;
}

/* Digits beyond the third decimal are read and do not count: unit is 0 by
 * then. A whole part beyond the maximum stops growing, so it cannot
 * overflow. */
int text_seconds(const char *string, uint64_t *ms)
{
    const char *at = string + (*string == '-');
    uint64_t whole = 0, part = 0, unit = 1000;

    if (!text_is_digit(*at) && !(*at == '.' && text_is_digit(at[1])))
        return 0;
    for (; text_is_digit(*at); at++)
        if (whole < TEXT_SECONDS_MAX)
            whole = whole * 10 + (uint64_t)(*at - '0');
    if (*at == '.')
        for (at++; text_is_digit(*at); at++)
            part += (uint64_t)(*at - '0') * (unit /= 10);
    if (*at)
        return 0;
    if (whole >= TEXT_SECONDS_MAX) {
        whole = TEXT_SECONDS_MAX;
        part = 0;
    }
    *ms = *string == '-' ? 0 : whole * 1000 + part;
    return 1;
}

/* The Levenshtein distance from a to b: one letter inserted, deleted or
 * replaced each. One row of the matrix is enough (Wagner and Fischer); b has
 * at most NEAREST_MAX letters. */
static int edits(const char *a, const char *b)
{
    int row[NEAREST_MAX + 1];
    int length = (int)strlen(b);

    for (int j = 0; j <= length; j++)
        row[j] = j;
    for (int i = 1; a[i - 1]; i++) {
        int corner = row[0];

        row[0] = i;
        for (int j = 1; j <= length; j++) {
            int changed = corner + (a[i - 1] != b[j - 1]);

            corner = row[j];
            row[j] = number_min(number_min(row[j], row[j - 1]) + 1, changed);
        }
    }
    return row[length];
}

const char *text_nearest(const char *name,
                         const char *(*next)(const void *at, int i),
                         const void *at)
{
    int best = -1;
    int best_edits = 3;                 /* more edits suggest nothing */
    const char *other;

    if (strlen(name) > NEAREST_MAX)
        return NULL;
    for (int i = 0; (other = next(at, i)) != NULL; i++) {
        int n = strlen(other) > NEAREST_MAX ? best_edits
                                            : edits(name, other);

        if (n >= best_edits || n >= (int)strlen(other))
            continue;                   /* all letters replaced: no match */
        best = i;
        best_edits = n;
    }
    return best < 0 ? NULL : next(at, best);
}

/* "there are 'A', 'B' and 'C'" */
static void put_all_names(struct text *to,
                          const char *(*next)(const void *at, int i),
                          const void *at)
{
    int count = 0;

    while (next(at, count))
        count++;
    text_put(to, count == 1 ? "there is " : "there are ");
    for (int i = 0; i < count; i++) {
        text_put(to, i == 0 ? "'" : i < count - 1 ? ", '" : " and '");
        text_put(to, next(at, i));
        text_put_char(to, '\'');
    }
}

const char *text_unknown(const char *kind, const char *name,
                         const char *where,
                         const char *(*next)(const void *at, int i),
                         const void *at, const char *otherwise)
{
    const char *near = text_nearest(name, next, at);
    char all[TEXT_ERROR_MAX];
    struct text to;

    text_begin(&to, all, sizeof all);
    if (near)
        return text_error("no ", kind, " '", name, "'", where,
                          "; did you mean '", near, "'?", (char *)0);
    if (otherwise && !*otherwise) {
        put_all_names(&to, next, at);
        otherwise = all;
    }
    return text_error("no ", kind, " '", name, "'", where,
                      otherwise ? "; " : "", otherwise ? otherwise : "",
                      (char *)0);
}

int text_same(const char *a, const char *b)
{
    return strcmp(a, b) == 0;
}

int text_alike(const char *a, const char *b)
{
    while (*a && text_small(*a) == text_small(*b)) {
        a++;
        b++;
    }
    return *a == *b;
}

int text_begins(const char *string, const char *with)
{
    return strncmp(string, with, strlen(with)) == 0;
}

const char *text_next_line(const char *at)
{
    const char *end = strchr(at, '\n');

    return end ? end + 1 : at + strlen(at);
}

const char *text_find(const char *in, const char *what)
{
    size_t length = strlen(what);

    for (; strncmp(in, what, length) != 0; in++)
        if (!*in)
            return NULL;
    return in;
}
