/* words.h - the texts that players read, translated into their language.
 *
 * English stands in the source, and is what every other language is looked up
 * by: a sentence that a language does not have stays English. A sentence with
 * holes is one pattern, "{1} bets {2}", because other languages put their words
 * in another order; never join a sentence from pieces.
 *
 * A language is one file, po/CODE.po, in the format of gettext, which
 * translators and their tools know. The language is one for the whole program.
 * Scripts, journals, protocols and the command line are English in all of
 * them.
 */
#ifndef WORDS_H
#define WORDS_H

#include "base/text.h"

/* Marks a text in a table that is looked up when it is shown. */
#define WORDS(english) english

/* From now on this language: the text of a .po file, which is cut up in place
 * and must stay where it is; null: English. An error leaves English. */
const char *words_take(char *po);

/* How many texts the language has. */
size_t words_known(void);

/* A text in the language; the same one if it has none. */
const char *words_of(const char *english);

/* Appends a pattern in the language, with {1} to {9} filled by the strings
 * that follow up to a null: words_put(to, "{1} bets {2}", who, chips, NULL). */
void words_put(struct text *to, const char *pattern, ...);

/* A pattern filled in like that, as a text_error. */
const char *words_error(const char *pattern, ...);

/* The same with a number for {1}, and a pattern for one and for others. */
void words_count(struct text *to, uint64_t number, const char *one,
                 const char *others);

/* What is said of an unknown name: {1} is the name, {2} where it was looked
 * for. `near` asks whether {3} was meant; where no name is near, {3} are all
 * names, in `only` the only one (null: that is said by `others`). */
struct words_unknown {
    const char *near, *others, *only;
};

/* The error; next and at are those of text_nearest. */
const char *words_unknown(const struct words_unknown *says, const char *name,
                          const char *where,
                          const char *(*next)(const void *at, int i),
                          const void *at);

#endif
