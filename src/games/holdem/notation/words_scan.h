/* words_scan.h - what the parsers of cards and of ranges share.
 *
 * Private to words.c and words_range.c.
 */
#ifndef POKER_WORDS_SCAN_H
#define POKER_WORDS_SCAN_H

#include "games/holdem/notation/words.h"

/* The rank at *from, 0 for a two to 12 for an ace, and *from is advanced past
 * it; -1 if there is none. */
int poker_scan_rank(const char **from, const char *end);

/* Separators: spaces, tabs, commas, carriage returns. */
int poker_is_between(char c);
const char *poker_skip_between(const char *at, const char *end);

/* For messages: the word at a place, shortened and safe for a terminal; and
 * its column. */
void poker_show_word(const char *at, const char *end, struct text *to);
int poker_column_of(const char *text, const char *at);

#endif
