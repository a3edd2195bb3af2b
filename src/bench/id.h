/* id.h - the id of a session: "duel:basys2#42 repeat=membership".
 *
 *     name     "duel:basys2", or "duel" for the usual board
 *     seed     "42"; "0" if there is none
 *     options  " repeat=membership", still to be read
 */
#ifndef ID_H
#define ID_H

#include "base/options.h"
#include "base/text.h"

enum { ID_MAX = 400, ID_WORD_MAX = 128, ID_SEED_MAX = 64 };

struct id {
    char name[ID_WORD_MAX];
    char seed[ID_SEED_MAX];
    int has_seed;
    const char *options;                /* in the text that was taken apart */
};

/* Takes a line apart. The options are only found, not read: which there are
 * is known when the machine is. self->options points into the text, which
 * must live as long. Null is success. */
const char *id_split(struct id *self, const char *text);

/* Sets `values` to the options given, and to the table's defaults where none
 * is. An error names the option that the table does not have or that has a
 * value it cannot take. */
const char *id_read_options(const struct id *self,
                            const struct option_def *table, int64_t *values);

/* The machine and the seed: "duel#42"; without "#42" if the seed is null. A
 * name that has a seed in it keeps that one. */
void id_put(struct text *to, const char *name, const char *seed);

/* An error that says what is wrong with a seed, or null. */
const char *id_check_seed(const char *seed);

#endif
