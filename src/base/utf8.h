/* utf8.h - decodes UTF-8, and makes text safe to print on a terminal.
 *
 * A terminal obeys control characters: they move its cursor, change its
 * title, or send text back as if it had been typed. What comes from a file,
 * a name or another program is shown, never obeyed.
 */
#ifndef UTF8_H
#define UTF8_H

#include <stddef.h>
#include <stdint.h>

#include "base/text.h"

enum { UTF8_MARK_LENGTH = 3, UTF8_VISIBLE_MAX = 8 };

/* How many bytes the character at `at` has, of `left` that there are; 0 if it
 * is none: a byte of Latin-1, a form longer than need be, half a pair, or
 * beyond Unicode. */
size_t utf8_length(const char *at, size_t left);

/* The byte order mark that some editors put before a text: 3 or 0 bytes. */
size_t utf8_mark(const char *text, size_t length);

/* Whether a text begins with the mark of UTF-16, which nothing here reads. */
int utf8_is_16(const char *text, size_t length);

/* Whether a terminal would act on the character at `at` instead of showing
 * it: C0, DEL, C1 (a byte of Latin-1 or of UTF-8), the order of writing,
 * lines and paragraphs of Unicode. */
int utf8_is_control(const char *at, size_t left);

/* Writes a visible form of the character at `at`: itself, or for a control
 * character or a byte that is not UTF-8 its number, as \x1b or \u202e. Line
 * ends and tabs stay. Returns how many bytes were read; at least one must be
 * left. */
size_t utf8_visible(const char *at, size_t left, char shown[UTF8_VISIBLE_MAX]);

/* The same for a whole text. */
void utf8_put_visible(struct text *to, const char *bytes, size_t length);

#endif
