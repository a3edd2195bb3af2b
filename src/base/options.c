/* options.c - a machine's options: "repeat=counting", checked by a table.
 *
 * An option is a number within its bounds, the place of a word in the option's
 * list of values, or what the option's form makes of any other text. 64 bits
 * on every platform, so that nine cards fit. The values of a machine lie in an
 * array in the order of its table, which a chip gets at power-up (struct
 * chip_setup) and the id of a session names. Only what differs from the
 * default is written, so that the id of a usual game is short.
 */
#include "base/options.h"
#include "base/words.h"

#include <string.h>

enum { WORD_MAX = 40 };

void options_defaults(const struct option_def *table, int64_t *values)
{
    memset(values, 0, OPTIONS_MAX * sizeof *values);
    for (int i = 0; table && table[i].name; i++)
        values[i] = table[i].standard;
}

static const char *option_name_at(const void *table, int i)
{
    return ((const struct option_def *)table)[i].name;
}

/* A machine without options says so; a list of no names would confuse. */
static const char *unknown_option(const struct option_def *table,
                                  const char *name)
{
    static const struct words_unknown says = {
        WORDS("no option '{1}'; did you mean '{3}'?"),
        WORDS("no option '{1}'; there are {3}"),
        WORDS("no option '{1}'; there is {3}"),
    };

    if (!table || !table[0].name)
        return words_error("no option '{1}': this machine has none", name,
                           (char *)0);
    return words_unknown(&says, name, "", option_name_at, table);
}

static int find_option(const struct option_def *table, const char *name)
{
    for (int i = 0; table && table[i].name; i++)
        if (text_same(table[i].name, name))
            return i;
    return -1;
}

/* The place of a word in a list of words, from 0; -1 if it is not there. */
static int place_in(const char *values, const char *value)
{
    char word[WORD_MAX];

    for (int i = 0; text_word(&values, word, sizeof word) > 0; i++)
        if (text_same(word, value))
            return i;
    return -1;
}

int options_words(const struct option_def *option)
{
    const char *values = option->values ? option->values : "";
    char word[WORD_MAX];
    int count = 0;

    while (text_word(&values, word, sizeof word) > 0)
        count++;
    return count;
}

/* What is wrong with a text of no form is only that it is none of the words. */
static const char *refuse_named_value(const struct option_def *option,
                                      const char *string, const char *why)
{
    if (!why)
        return words_error("option {1} cannot be '{2}'; it is one of: {3}",
                           option->name, string, option->values, (char *)0);
    return words_error("option {1} cannot be '{2}': {3}; it is one of: {4}, "
                       "or {5}", option->name, string, why, option->values,
                       option->form->like, (char *)0);
}

static const char *set_named_value(const struct option_def *option,
                                   int64_t *value, const char *string)
{
    int place = place_in(option->values, string);
    const char *why = NULL;

    if (place < 0 && option->form)
        why = option->form->read(string, value);
    if (why || (place < 0 && !option->form))
        return refuse_named_value(option, string, why);
    if (place >= 0)
        *value = place;
    return NULL;
}

static const char *set_number_value(const struct option_def *option,
                                    int64_t *value, const char *string)
{
    uint64_t number;
    char least[24], most[24];
    struct text to;

    if (text_number(string, &number) && number >= (uint64_t)option->least
                                     && number <= (uint64_t)option->most) {
        *value = (int64_t)number;
        return NULL;
    }
    text_begin(&to, least, sizeof least);
    text_put_number(&to, (uint64_t)option->least);
    text_begin(&to, most, sizeof most);
    text_put_number(&to, (uint64_t)option->most);
    return words_error("option {1} cannot be '{2}'; it is a number from {3} "
                       "to {4}", option->name, string, least, most,
                       (char *)0);
}

const char *options_set(const struct option_def *table, int64_t *values,
                        const char *assignment)
{
    const char *equals = strchr(assignment, '=');
    char name[WORD_MAX];
    size_t length = equals ? (size_t)(equals - assignment) : 0;
    int at;

    if (!equals || length == 0 || length >= sizeof name)
        return words_error("option '{1}' should read name=value", assignment,
                           (char *)0);
    memcpy(name, assignment, length);
    name[length] = 0;
    at = find_option(table, name);
    if (at < 0)
        return unknown_option(table, name);
    return (table[at].values ? set_named_value : set_number_value)
           (&table[at], &values[at], equals + 1);
}

/* Values come from options_set or options_defaults alone: one that is beyond
 * the words has the form. */
void options_value(const struct option_def *option, int64_t value,
                   struct text *to)
{
    const char *from = option->values;
    char word[WORD_MAX];

    if (!from) {
        text_put_number(to, (uint64_t)value);
        return;
    }
    if (value >= options_words(option)) {
        option->form->write(value, to);
        return;
    }
    for (int64_t i = 0; i <= value; i++)
        text_word(&from, word, sizeof word);
    text_put(to, word);
}

void options_write(const struct option_def *table, const int64_t *values,
                   struct text *to)
{
    for (int i = 0; table && table[i].name; i++) {
        if (values[i] == table[i].standard)
            continue;
        text_put_char(to, ' ');
        text_put(to, table[i].name);
        text_put_char(to, '=');
        options_value(&table[i], values[i], to);
    }
}
