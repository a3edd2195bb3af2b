/* words.h - what players read, in their own language.
 *
 * English stands in the source, and is what every other language is looked up
 * by: a sentence that a language does not have stays English. A sentence with
 * holes is one pattern, "{1} bets {2}", because other languages put their words
 * in another order; never join a sentence from pieces.
 *
 * The language is one for the whole program. Scripts, journals, protocols and
 * errors of the command line are English in every language.
 */
#ifndef WORDS_H
#define WORDS_H

#include "base/text.h"

struct words_pair {
    const char *english, *other;
};

struct words_language {
    const char *code, *name;            /* "de", "Deutsch" */
    const struct words_pair *pairs;     /* in the order of strcmp */
    size_t count;
};

/* All but English; null ends it. */
extern const struct words_language *const words_languages[];

/* From now on this language, by its code or a locale ("de_DE.UTF-8"); English
 * if it is not there. words_code is the one that is used now. */
void words_use(const char *code);
const char *words_code(void);

/* A text in the language; the same one if it has none. */
const char *words_of(const char *english);

/* Appends a pattern in the language, with {1} to {9} filled by the strings
 * that follow up to a null: words_put(to, "{1} bets {2}", who, chips, NULL). */
void words_put(struct text *to, const char *pattern, ...);

/* The same with a number for {1}, and a pattern for one and for others. */
void words_count(struct text *to, uint64_t number, const char *one,
                 const char *others);

#endif
