/* options.h - a machine's options: "repeat=counting", checked by a table. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include <stdint.h>

struct rng;
struct text;

enum { OPTIONS_MAX = 8 };

/* What an option may be besides its words: a text that is read by a function,
 * such as the cards of a hand. Its values are none of the places of words. */
struct option_form {
    const char *like;                   /* "cards such as AhKh3d6c" */
    /* Null is success; the error says what is wrong with the text. */
    const char *(*read)(const char *string, int64_t *value);
    void (*write)(int64_t value, struct text *to);
    int64_t (*pick)(struct rng *rng);   /* any, to compare twins with */
};

/* One option. Either `values` lists its words, separated by spaces, or it is
 * a number from least to most, neither of which may be negative. */
struct option_def {
    const char *name;                   /* null ends a table */
    const char *values;                 /* "membership counting", or null */
    int64_t least, most;                /* for a number */
    int64_t standard;                   /* a number, or a place in values */
    const char *help;
    const struct option_form *form;     /* with values; null: only these */
};

/* Fills all OPTIONS_MAX values: the defaults, and 0 beyond the table. A null
 * table means no options, here and below. */
void options_defaults(const struct option_def *table, int64_t *values);

/* Applies one "name=value"; null is success. An error names the option and
 * the values it may have, and leaves all values as they were. */
const char *options_set(const struct option_def *table, int64_t *values,
                        const char *assignment);

/* Writes what differs from the defaults, each with a space before it. */
void options_write(const struct option_def *table, const int64_t *values,
                   struct text *to);

/* The value of one option as a person writes it. */
void options_value(const struct option_def *option, int64_t value,
                   struct text *to);

/* How many words an option has; 0 for a number. A value of an option with
 * words that is not below has the option's form. */
int options_words(const struct option_def *option);

#endif
