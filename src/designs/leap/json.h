/* json.h - JSON, read from front to back where it lies.
 *
 * A cursor and no tree: netlists are large, and each part of one is wanted
 * once. Strings are slices of the text, their escapes as they are written.
 * After an error every call answers "no more", so that only the end of a
 * reading need ask for it.
 *
 *     json_open(&j, '{');
 *     while (json_key(&j, &key))
 *         json_skip(&j);
 */
#ifndef JSON_H
#define JSON_H

#include <stdint.h>

#include "base/slice.h"

struct json {
    const char *start, *at, *end;
    const char *error;                  /* null as long as all is well */
};

void json_begin(struct json *self, const char *text, size_t length);

/* The next value is an object '{' or an array '['; else an error. */
void json_open(struct json *self, char bracket);

/* The next key of the object, up to its value, or 0 behind its end. */
int json_key(struct json *self, struct slice *key);

/* Whether the array has one more value; 0 behind its end. */
int json_more(struct json *self);

int json_is_string(struct json *self);          /* the next value */
struct slice json_string(struct json *self);
uint64_t json_number(struct json *self);        /* whole, not negative */
void json_skip(struct json *self);

/* Which line the cursor is in, the first being 1. */
int json_line(const struct json *self);

#endif
