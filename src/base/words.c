/* words.c - the texts that players read, translated into their language.
 *
 * Of the format of .po files this reads what a language here needs: comments,
 * msgid and msgstr, each one or more strings of C. Plurals and contexts are
 * refused, because nothing asks for them.
 */
#include "base/words.h"

#include <stdarg.h>
#include <string.h>

enum { HOLES = 9, PAIRS_MAX = 2048 };

struct pair {
    const char *english, *other;
};

static struct {                         /* pairs in the order of strcmp */
    struct pair pairs[PAIRS_MAX];
    size_t count;                       /* 0: English */
} language;

/* Reading */

/* Where a line of the file begins with a word, after that; else null. */
static char *after_word(char *line, const char *word)
{
    size_t length = strlen(word);

    return strncmp(line, word, length) == 0 && text_is_space(line[length])
         ? line + length : NULL;
}

static char *skip_space(char *at)
{
    while (text_is_space(*at))
        at++;
    return at;
}

static char *next_line(char *at)
{
    at += strcspn(at, "\n");
    return *at ? at + 1 : at;
}

/* One string after the others, with its escapes undone; the text is never
 * longer than what it was read from. Null: it has no end. */
static char *take_string(char *at, char **to)
{
    for (at++; *at && *at != '"' && *at != '\n'; at++) {
        int is_escape = *at == '\\' && at[1] && at[1] != '\n';

        at += is_escape;
        *(*to)++ = *at;
        if (is_escape && *at == 'n')
            (*to)[-1] = '\n';
    }
    return *at == '"' ? at + 1 : NULL;
}

/* All strings from here on as one, written over the first of them. */
static char *take_strings(char *at, char **text)
{
    char *to = at = skip_space(at);

    if (*at != '"')
        return NULL;
    *text = to;
    while (at && *at == '"') {
        at = take_string(at, &to);
        at = at ? skip_space(at) : NULL;
    }
    if (at)
        *to = 0;                        /* the last quote stood after it */
    return at;
}

/* A pair whose text is empty is not translated yet; the one without English
 * is the head of the file. */
static void add_pair(const char *english, const char *other)
{
    if (*english && *other && language.count < PAIRS_MAX)
        language.pairs[language.count++] = (struct pair){english, other};
}

static char *take_pair(char *at)
{
    char *english, *other;

    at = take_strings(at, &english);
    at = at ? after_word(at, "msgstr") : NULL;
    at = at ? take_strings(at, &other) : NULL;
    if (at)
        add_pair(english, other);
    return at;
}

/* By insertion: files are nearly in order, and are read once. */
static void sort_pairs(void)
{
    for (size_t i = 1; i < language.count; i++) {
        struct pair pair = language.pairs[i];
        size_t at = i;

        for (; at && strcmp(language.pairs[at - 1].english,
                            pair.english) > 0; at--)
            language.pairs[at] = language.pairs[at - 1];
        language.pairs[at] = pair;
    }
}

/* What was read before is cut up already, so that lines cannot be counted. */
static const char *refuse_line(char *at)
{
    language.count = 0;
    at[strcspn(at, "\n")] = 0;
    return text_error("neither a comment nor a msgid with its msgstr: ", at,
                      (char *)0);
}

const char *words_take(char *po)
{
    char *at = po;

    language.count = 0;
    while (at && *(at = skip_space(at))) {
        char *text = after_word(at, "msgid");
        char *next = *at == '#' ? next_line(at) : text ? take_pair(text) : NULL;

        if (!next)
            return refuse_line(at);
        at = next;
    }
    sort_pairs();
    return NULL;
}

size_t words_known(void)
{
    return language.count;
}

/* Looking up */

const char *words_of(const char *english)
{
    size_t low = 0, high = language.count;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = strcmp(english, language.pairs[middle].english);

        if (order == 0)
            return language.pairs[middle].other;
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return english;
}

/* Filling in */

/* The hole that begins here, from 1; 0: none does. */
static int hole_at(const char *pattern)
{
    return pattern[0] == '{' && pattern[1] >= '1' && pattern[1] <= '9'
        && pattern[2] == '}' ? pattern[1] - '0' : 0;
}

static void fill_pattern(struct text *to, const char *pattern,
                         const char *const filling[HOLES], int count)
{
    while (*pattern) {
        int hole = hole_at(pattern);

        if (hole && hole <= count)
            text_put(to, filling[hole - 1]);
        if (!hole)
            text_put_char(to, *pattern);
        pattern += hole ? 3 : 1;
    }
}

static void fill_from_list(struct text *to, const char *pattern, va_list list)
{
    const char *filling[HOLES];
    int count = 0;

    while (count < HOLES && (filling[count] = va_arg(list, const char *)))
        count++;
    fill_pattern(to, words_of(pattern), filling, count);
}

void words_put(struct text *to, const char *pattern, ...)
{
    va_list list;

    va_start(list, pattern);
    fill_from_list(to, pattern, list);
    va_end(list);
}

/* A filling may be the error before this one. */
const char *words_error(const char *pattern, ...)
{
    char error[TEXT_ERROR_MAX];
    struct text to;
    va_list list;

    text_begin(&to, error, sizeof error);
    va_start(list, pattern);
    fill_from_list(&to, pattern, list);
    va_end(list);
    return text_error(error, (char *)0);
}

/* "'A', 'B' and 'C'"; returns how many there are. */
static int list_names(struct text *to,
                      const char *(*next)(const void *at, int i),
                      const void *at)
{
    char first[TEXT_ERROR_MAX], last[TEXT_ERROR_MAX];
    struct text names, name;
    int count = 0;

    text_begin(&names, first, sizeof first);
    text_begin(&name, last, sizeof last);
    for (const char *one; (one = next(at, count)) != NULL; count++) {
        if (count > 1)
            text_put(&names, ", ");
        text_put(&names, last);
        text_begin(&name, last, sizeof last);
        text_put_char(&name, '\'');
        text_put(&name, one);
        text_put_char(&name, '\'');
    }
    if (count > 1)
        words_put(to, "{1} and {2}", first, last, (char *)0);
    else
        text_put(to, last);
    return count;
}

const char *words_unknown(const struct words_unknown *says, const char *name,
                          const char *where,
                          const char *(*next)(const void *at, int i),
                          const void *at)
{
    const char *near = text_nearest(name, next, at);
    char all[TEXT_ERROR_MAX];
    struct text to;
    int count;

    if (near)
        return words_error(says->near, name, where, near, (char *)0);
    text_begin(&to, all, sizeof all);
    count = list_names(&to, next, at);
    return words_error(count == 1 && says->only ? says->only : says->others,
                       name, where, all, (char *)0);
}

void words_count(struct text *to, uint64_t number, const char *one,
                 const char *others)
{
    char digits[24];
    struct text number_text;

    text_begin(&number_text, digits, sizeof digits);
    text_put_number(&number_text, number);
    words_put(to, number == 1 ? one : others, digits, (char *)0);
}
