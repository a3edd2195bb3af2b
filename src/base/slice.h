/* slice.h - a slice of a string: where it begins, and its length.
 *
 * Valid as long as the text it points into; an empty one may have a null
 * start. It may contain any byte, zeros included.
 */
#ifndef SLICE_H
#define SLICE_H

#include "base/text.h"

struct slice {
    const char *start;                  /* no zero at its end */
    size_t length;
};

int slice_same(struct slice slice, const char *string);

/* As a string, cut off where it does not fit. */
void slice_copy(struct slice slice, char *buffer, size_t size);

/* Appends one character of it. A zero becomes '?', because it would end the
 * string and hide what follows. */
void slice_put_char(struct text *to, char c);

#endif
