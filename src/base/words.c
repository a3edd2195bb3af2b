/* words.c - what players read, in their own language. */
#include "base/words.h"

#include <stdarg.h>
#include <string.h>

enum { HOLES = 9 };

const struct words_language *const words_languages[] = {NULL};

static const struct words_language *current;    /* null: English */

/* "de_DE.UTF-8" is the language de. */
static int is_language(const struct words_language *language, const char *code)
{
    size_t length = strlen(language->code);

    return strncmp(code, language->code, length) == 0
        && (code[length] == 0 || strchr("_-.@", code[length]));
}

void words_use(const char *code)
{
    current = NULL;
    for (int i = 0; words_languages[i] && !current; i++)
        if (is_language(words_languages[i], code))
            current = words_languages[i];
}

const char *words_code(void)
{
    return current ? current->code : "en";
}

const char *words_of(const char *english)
{
    size_t low = 0, high = current ? current->count : 0;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = strcmp(english, current->pairs[middle].english);

        if (order == 0)
            return current->pairs[middle].other;
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return english;
}

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

void words_put(struct text *to, const char *pattern, ...)
{
    const char *filling[HOLES];
    va_list list;
    int count = 0;

    va_start(list, pattern);
    while (count < HOLES && (filling[count] = va_arg(list, const char *)))
        count++;
    va_end(list);
    fill_pattern(to, words_of(pattern), filling, count);
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
