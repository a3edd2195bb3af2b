/* args.c - options on the command line, by GNU conventions, from a table.
 *
 * Written here rather than with getopt_long because the table also serves
 * help and completion, and because errors suggest the option that was meant.
 * Options and other words may be mixed; -- ends the options; a single - is a
 * word. No text is copied: values point into argv.
 */
#include "cli/args.h"

#include <string.h>

#include "base/text.h"

static const char *option_name_at(const void *table, int i)
{
    return ((const struct arg_def *)table)[i].name;
}

/* The name may still have its =value. */
static const char *unknown_option(const struct arg_def *table, const char *name)
{
    const char *near = text_nearest(name, option_name_at, table);

    if (near)
        return text_error("unknown option --", name, "; did you mean --",
                          near, "?", (char *)0);
    return text_error("unknown option --", name, (char *)0);
}

/* The table's row is kept, not the name: help and letters come with it. The
 * limit is far beyond any sensible command line; it keeps the struct fixed in
 * size. */
static const char *append_option(struct args *self, const struct arg_def *def,
                                 const char *value)
{
    if (self->count == ARGS_MAX)
        return "too many options";
    self->option[self->count].def = def;
    self->option[self->count++].value = value;
    return NULL;
}

/* --name, --name=value or --name value. *used is set to 2 if the next word was
 * taken as the value. Abbreviated names are not accepted: they would change
 * their meaning when an option is added. */
static const char *long_option(struct args *self,
                               const struct arg_def *table,
                               const char *arg, const char *next, int *used)
{
    const char *equals = strchr(arg, '=');
    size_t length = equals ? (size_t)(equals - arg) : strlen(arg);

    for (const struct arg_def *def = table; def->name; def++) {
        if (strlen(def->name) != length || strncmp(def->name, arg, length) != 0)
            continue;
        if (!def->value && equals)
            return text_error("option --", def->name, " takes no value",
                              (char *)0);
        if (!def->value)
            return append_option(self, def, NULL);
        if (equals)
            return append_option(self, def, equals + 1);
        if (!next)
            return text_error("option --", def->name, " needs a value: --",
                              def->name, " ", def->value, (char *)0);
        *used = 2;
        return append_option(self, def, next);
    }
    return unknown_option(table, arg);
}

/* -o value or -ovalue; letters without values may be combined: -aq. */
static const char *short_options(struct args *self,
                                 const struct arg_def *table,
                                 const char *arg, const char *next,
                                 int *used)
{
    const char *error = NULL;

    for (; !error && *arg; arg++) {
        const struct arg_def *def = table;
        char letter[2] = {*arg, 0};

        while (def->name && def->letter != *arg)
            def++;
        if (!def->name)
            return text_error("unknown option -", letter, (char *)0);
        if (!def->value) {
            error = append_option(self, def, NULL);
            continue;
        }
        if (arg[1])
            return append_option(self, def, arg + 1);
        if (!next)
            return text_error("option -", letter, " needs a value: -",
                              letter, " ", def->value, (char *)0);
        *used = 2;
        return append_option(self, def, next);
    }
    return error;
}

/* After an error self holds what was read before it. A word takes the place of
 * one that was read already, so there may be as many as the system passes. */
const char *args_parse(struct args *self, const struct arg_def *table,
                       int argc, char **argv)
{
    const char *error = NULL;
    int only_words = 0;

    memset(self, 0, sizeof *self);
    self->word = (const char *const *)argv;
    for (int i = 0, used; !error && i < argc; i += used) {
        char *arg = argv[i];
        const char *next = i + 1 < argc ? argv[i + 1] : NULL;

        used = 1;
        if (only_words || arg[0] != '-' || arg[1] == 0)
            argv[self->word_count++] = arg;
        else if (text_same(arg, "--"))
            only_words = 1;
        else if (arg[1] == '-')
            error = long_option(self, table, arg + 2, next, &used);
        else
            error = short_options(self, table, arg + 1, next, &used);
    }
    return error;
}

/* The last one wins, so that an alias with options can be overridden. */
const char *args_value(const struct args *self, const char *name)
{
    const char *value = NULL;

    for (int i = 0; i < self->count; i++)
        if (text_same(self->option[i].def->name, name))
            value = self->option[i].value;
    return value;
}

/* For options without a value, and to tell "not given" from a default. */
int args_has(const struct args *self, const char *name)
{
    for (int i = 0; i < self->count; i++)
        if (text_same(self->option[i].def->name, name))
            return 1;
    return 0;
}

/* The hint follows the message; null for none. */
const char *args_refuse_words(const struct args *self, const char *hint)
{
    if (!self->word_count)
        return NULL;
    return text_error("unexpected argument '", self->word[0], "'",
                      hint ? "; " : "", hint ? hint : "", (char *)0);
}

/* Only machine options have the letter o; `-o FILE` of other commands is never
 * passed here. */
void args_put_options(const struct args *self, struct text *to)
{
    for (int i = 0; i < self->count; i++) {
        if (self->option[i].def->letter != 'o')
            continue;
        text_put_char(to, ' ');
        text_put(to, self->option[i].value);
    }
}

/* The message names the option, the value and the range. */
const char *args_number(const struct args *self, const char *name,
                        uint64_t least, uint64_t most, uint64_t *number)
{
    const char *value = args_value(self, name);
    char digits[2][24];
    struct text from, to;

    if (!value)
        return NULL;
    if (text_number(value, number) && *number >= least && *number <= most)
        return NULL;
    text_begin(&from, digits[0], sizeof digits[0]);
    text_put_number(&from, least);
    text_begin(&to, digits[1], sizeof digits[1]);
    text_put_number(&to, most);
    return text_error("--", name, " ", value, ": expected a number from ",
                      digits[0], " to ", digits[1], (char *)0);
}

/* For values that are int elsewhere; *number must not be negative. */
const char *args_int(const struct args *self, const char *name,
                     int least, int most, int *number)
{
    uint64_t wide = (uint64_t)*number;
    const char *error = args_number(self, name, (uint64_t)least,
                                    (uint64_t)most, &wide);

    if (!error)
        *number = (int)wide;
    return error;
}

/* Two columns; a long option pushes its help to the right. */
void args_help(const struct arg_def *table, FILE *out)
{
    for (; table->name; table++) {
        char left[40];
        struct text to;

        text_begin(&to, left, sizeof left);
        if (table->letter) {
            text_put_char(&to, '-');
            text_put_char(&to, table->letter);
            text_put(&to, ", ");
        }
        text_put(&to, "--");
        text_put(&to, table->name);
        if (table->value) {
            text_put_char(&to, ' ');
            text_put(&to, table->value);
        }
        fprintf(out, "  %-24s %s\n", left, table->help);
    }
}
