/* options.h - a machine's options: "repeat=counting", checked by a table. */
#ifndef OPTIONS_H
#define OPTIONS_H

struct text;

enum { OPTIONS_MAX = 8 };

/* One option. Either `values` lists its words, separated by spaces, or it is
 * a number from least to most, neither of which may be negative. */
struct option_def {
    const char *name;                   /* null ends a table */
    const char *values;                 /* "membership counting", or null */
    long least, most;                   /* for a number */
    long standard;                      /* a number, or a place in values */
    const char *help;
};

/* Fills all OPTIONS_MAX values: the defaults, and 0 beyond the table. A null
 * table means no options, here and below. */
void options_defaults(const struct option_def *table, long *values);

/* Applies one "name=value"; null is success. An error names the option and
 * the values it may have, and leaves all values as they were. */
const char *options_set(const struct option_def *table, long *values,
                        const char *assignment);

/* Writes what differs from the defaults, each with a space before it. */
void options_write(const struct option_def *table, const long *values,
                   struct text *to);

/* The value of one option as a person writes it. */
void options_value(const struct option_def *option, long value,
                   struct text *to);

#endif
