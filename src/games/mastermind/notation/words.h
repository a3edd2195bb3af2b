/* words.h - codes, marks and rules of Mastermind as text.
 *
 * A code is a letter for each peg: "AABC". Marks are X for a peg that is
 * right, O for a colour that stands elsewhere, - or . for nothing. If they
 * are only counted their order does not matter, and what is nothing may be
 * left out: "XO", but "-" for nothing at all.
 */
#ifndef MASTERMIND_WORDS_H
#define MASTERMIND_WORDS_H

#include "base/text.h"
#include "games/mastermind/rules/mastermind.h"

/* The default letters of the colours 0, 1, ... */
#define MASTERMIND_LETTERS "ABCDEFGHIJKLMNOP"

enum { MASTERMIND_WORD_MAX = MASTERMIND_PEGS_MAX + 1 };

/* Why these letters cannot name the colours of a game, or null: at most 16
 * letters or digits, none of them twice. */
const char *mastermind_check_letters(const char *letters);

/* Case does not matter, unless both cases are colours. `letters` has at least
 * as many letters as the game has colours. Writing needs room for
 * MASTERMIND_WORD_MAX bytes. */
const char *mastermind_read_code(const struct mastermind_game *game,
                                 const char *letters, const char *word,
                                 uint32_t *code);
void mastermind_write_code(const struct mastermind_game *game,
                           const char *letters, uint32_t code,
                           struct text *to);

/* Refuses marks that no code can give. Written marks always have a character
 * for each peg, dashes included. */
const char *mastermind_read_marks(const struct mastermind_game *game,
                                  const char *word, unsigned *marks);
void mastermind_write_marks(const struct mastermind_game *game,
                            unsigned marks, struct text *to);

/* How many marks of either kind there are. */
void mastermind_count_marks(const struct mastermind_game *game,
                            unsigned marks, int *right, int *elsewhere);

const char *mastermind_read_rule(const char *word,
                                 enum mastermind_rule *rule);
const char *mastermind_rule_name(enum mastermind_rule rule);

#endif
