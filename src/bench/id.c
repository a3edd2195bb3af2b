/* id.c - parses and writes the id of a session.
 *
 * The id is the first line of a journal and says all that a replay starts
 * from. A seed is any word, not a number: the same word gives the same game
 * everywhere, so it must not hold anything that quoting or splitting a line
 * would change.
 */
#include "bench/id.h"

#include <string.h>

#include "base/words.h"

const char *id_check_seed(const char *seed)
{
    if (strlen(seed) >= ID_SEED_MAX)
        return words_error("the seed '{1}' is too long: 63 characters at most",
                           seed, (char *)0);
    if (!*seed)
        return WORDS("missing seed after '#'; expected one such as 42 in "
                     "duel#42");
    if (strpbrk(seed, " \t\r\n\""))
        return WORDS("a seed must not contain spaces or quotes");
    return NULL;
}

/* Takes the seed off "duel:basys2#42". Without one it is "0", so that a
 * session opened without a seed can be opened again. */
static const char *split_seed(struct id *self)
{
    char *hash = strchr(self->name, '#');
    const char *seed = hash ? hash + 1 : "0";
    const char *error = id_check_seed(seed);

    if (error)
        return error;
    strcpy(self->seed, seed);
    self->has_seed = hash != NULL;
    if (hash)
        *hash = 0;
    return NULL;
}

const char *id_split(struct id *self, const char *text)
{
    int got = text_word(&text, self->name, sizeof self->name);

    self->options = text;
    if (got < 0)
        return WORDS("the machine's name is too long");
    if (got == 0)
        return WORDS("missing machine; expected one such as duel:basys2#42");
    return split_seed(self);
}

const char *id_read_options(const struct id *self,
                            const struct option_def *table, int64_t *values)
{
    const char *words = self->options, *error = NULL;
    char word[ID_WORD_MAX];
    int got = 0;

    options_defaults(table, values);
    while (!error && (got = text_word(&words, word, sizeof word)) > 0)
        error = options_set(table, values, word);
    if (!error && got < 0)
        return WORDS("an option is too long; expected name=value");
    return error;
}

/* For names that may already be whole ids, as those from a command line. */
void id_put(struct text *to, const char *name, const char *seed)
{
    text_put(to, name);
    if (seed && !strchr(name, '#')) {
        text_put_char(to, '#');
        text_put(to, seed);
    }
}
