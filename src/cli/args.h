/* args.h - options on the command line, by GNU conventions, from a table. */
#ifndef ARGS_H
#define ARGS_H

#include <stdint.h>
#include <stdio.h>

#include "base/text.h"

struct arg_def {
    const char *name;                   /* "seed"; null ends a table */
    char letter;                        /* 's' for -s, or 0 */
    const char *value;                  /* "S" if it takes one, or null */
    const char *help;
};

enum { ARGS_MAX = 1024 };

struct args {
    int count;                          /* in the order given */
    struct {
        const struct arg_def *def;
        const char *value;
    } option[ARGS_MAX];
    int word_count;                     /* all that is no option */
    const char *word[ARGS_MAX];
};

/* Reads argv from its first element on; a null return is success. */
const char *args_parse(struct args *self, const struct arg_def *table,
                       int argc, char **argv);

/* The last value given for an option; null if none was. */
const char *args_value(const struct args *self, const char *name);
int args_has(const struct args *self, const char *name);

/* The values of all -o, each with a space before it, as a session's id has
 * them. */
void args_put_options(const struct args *self, struct text *to);

/* The number given for an option, if it is one from least to most; it stays
 * as it is if the option is not given. A null return is success. */
const char *args_number(const struct args *self, const char *name,
                        uint64_t least, uint64_t most, uint64_t *number);
const char *args_int(const struct args *self, const char *name,
                     int least, int most, int *number);

/* One line for each option. */
void args_help(const struct arg_def *table, FILE *out);

#endif
