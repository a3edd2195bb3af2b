/* slice.c - a slice of a string: where it begins, and its length.
 *
 * Parsers of game files return pieces of the text they were given instead of
 * copies: nothing is allocated, and positions for error messages are plain
 * pointer differences.
 */
#include "base/slice.h"

#include <string.h>

/* memcmp must not see a null pointer, which an empty slice may have. */
int slice_same(struct slice slice, const char *string)
{
    return strlen(string) == slice.length
        && (slice.length == 0
            || memcmp(slice.start, string, slice.length) == 0);
}

void slice_put_char(struct text *to, char c)
{
    text_put_char(to, (char)(c ? c : '?'));
}

void slice_copy(struct slice slice, char *buffer, size_t size)
{
    struct text to;

    text_begin(&to, buffer, size);
    for (size_t i = 0; i < slice.length; i++)
        slice_put_char(&to, slice.start[i]);
}
