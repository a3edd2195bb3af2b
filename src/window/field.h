/* field.h - one line that a person writes in the window. */
#ifndef WINDOW_FIELD_H
#define WINDOW_FIELD_H

#include <stdint.h>

#include "bench/journal.h"

struct window_field {                   /* zero: empty */
    char text[JOURNAL_PATH_MAX];        /* UTF-8 */
    int used, caret;                    /* bytes */
    int first;                          /* letter that is shown first */
};

/* Another text, the caret behind it. */
void window_field_set(struct window_field *self, const char *text);

/* Takes a key that writes, erases or moves the caret; 0: it is not for it. */
int window_field_key(struct window_field *self, uint32_t key);

/* Puts a text at the caret: its first line. */
void window_field_paste(struct window_field *self, const char *text);

/* What is seen of it where so many letters fit, with the caret in sight;
 * returns the caret's place among them. */
int window_field_view(struct window_field *self, int letters,
                      struct text *to);

/* Puts the caret before one of the letters that are seen. */
void window_field_point(struct window_field *self, int letter);

#endif
