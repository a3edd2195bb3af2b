/* field.h - a text field of one line in the window.
 *
 * UTF-8 with a caret; it may be longer than what is seen of it. A letter is a
 * code point here: the font has no combining ones.
 */
#ifndef WINDOW_FIELD_H
#define WINDOW_FIELD_H

#include <stdint.h>

#include "bench/journal.h"

struct window_field {                   /* zero: empty */
    char text[JOURNAL_PATH_MAX];        /* UTF-8 */
    int used, caret;                    /* bytes */
    int first;                          /* letter that is shown first */
};

/* Replaces the text; the caret is behind it. */
void window_field_set(struct window_field *self, const char *text);

/* Takes a key that writes, erases or moves the caret; 0 for any other key.
 * What does not fit is ignored. */
int window_field_key(struct window_field *self, uint32_t key);

/* Inserts the first line of a text at the caret, without control
 * characters. */
void window_field_paste(struct window_field *self, const char *text);

/* Writes what is seen of it where so many letters fit, scrolled so that the
 * caret is in sight; returns the caret's place among them. */
int window_field_view(struct window_field *self, int letters,
                      struct text *to);

/* Puts the caret before one of the letters that are seen. */
void window_field_point(struct window_field *self, int letter);

#endif
