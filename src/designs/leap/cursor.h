/* cursor.h - reads JSON in place, from front to back.
 *
 * A cursor and no tree: netlists are large, and each part of one is wanted
 * once. Strings are slices of the text, their escapes as they are written.
 * After an error every call answers "no more", so that only the end of a
 * reading need ask for it.
 *
 *     cursor_open(&j, '{');
 *     while (cursor_key(&j, &key))
 *         cursor_skip(&j);
 */
#ifndef CURSOR_H
#define CURSOR_H

#include <stdint.h>

#include "base/slice.h"

struct cursor {
    const char *start, *at, *end;
    const char *error;                  /* null as long as all is well */
};

void cursor_begin(struct cursor *self, const char *text, size_t length);

/* The next value is an object '{' or an array '['; else an error. */
void cursor_open(struct cursor *self, char bracket);

/* The next key of the object, up to its value, or 0 after its end. */
int cursor_key(struct cursor *self, struct slice *key);

/* Goes on to a key of the object with that name, up to its value; 0 after its
 * end. */
int cursor_find(struct cursor *self, const char *name);

/* Whether the array has one more value; 0 after its end. */
int cursor_more(struct cursor *self);

int cursor_is_string(struct cursor *self);          /* the next value */
struct slice cursor_string(struct cursor *self);
uint64_t cursor_number(struct cursor *self);        /* whole, not negative */
void cursor_skip(struct cursor *self);

/* Which line the cursor is in, the first being 1. */
int cursor_line(const struct cursor *self);

#endif
