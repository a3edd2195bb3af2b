/* args.h - options on the command line, by GNU conventions, from a table.
 *
 * Every command has a table of struct arg_def. The same table is printed by
 * help and offered by shell completion.
 */
#ifndef ARGS_H
#define ARGS_H

#include <stdint.h>
#include <stdio.h>

#include "base/text.h"

struct arg_def {
    const char *name;                   /* "seed"; null ends a table */
    char letter;                        /* 's' for -s, or 0 */
    const char *value;                  /* the name of its value, "S"; null if
                                         * it takes none */
    const char *help;                   /* one line, not a sentence */
};

enum { ARGS_MAX = 1024 };               /* options */

struct args {
    int count;                          /* of options, in the order given */
    struct {
        const struct arg_def *def;
        const char *value;
    } option[ARGS_MAX];
    int word_count;                     /* everything else */
    const char *const *word;            /* any number: file names */
};

/* Reads argc words from argv, the first of which is already an argument. Null
 * is success. args points into argv, where words are moved to the front, and
 * the table. */
const char *args_parse(struct args *self, const struct arg_def *table,
                       int argc, char **argv);

/* The value of an option, the last one if it was repeated; null if it was not
 * given or takes none. args_has says whether it was given at all. */
const char *args_value(const struct args *self, const char *name);
int args_has(const struct args *self, const char *name);

/* For commands that take options only: null, or an error about the first
 * other argument, followed by the hint unless it is null. */
const char *args_refuse_words(const struct args *self, const char *hint);

/* Appends the values of all -o, each after a space, as a session's id has
 * them. */
void args_put_options(const struct args *self, struct text *to);

/* Reads the number given for an option, which must lie between least and most;
 * *number keeps its value if the option was not given. Null is success. */
const char *args_number(const struct args *self, const char *name,
                        uint64_t least, uint64_t most, uint64_t *number);
const char *args_int(const struct args *self, const char *name,
                     int least, int most, int *number);

/* Prints one line for each option. */
void args_help(const struct arg_def *table, FILE *out);

#endif
