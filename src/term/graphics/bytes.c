/* bytes.c - bytes for a terminal, in a buffer that grows. */
#include "term/graphics/bytes.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_SIZE = 4096 };

/* Doubles the size, so that appending n bytes costs O(n) in all. On failure
 * the old buffer stays valid. */
static int grow_buffer(struct term_bytes *self, size_t count)
{
    size_t size = self->size ? self->size : FIRST_SIZE;
    char *start;

    while (size < self->used + count)
        size *= 2;
    if (size == self->size)
        return 1;
    start = realloc(self->start, size);
    if (!start) {
        self->is_short = 1;
        return 0;
    }
    self->start = start;
    self->size = size;
    return 1;
}

/* is_short stays set until the bytes are cleared: later ones may fit again, but
 * the whole is broken. */
void term_bytes_put(struct term_bytes *self, const char *bytes, size_t count)
{
    if (!grow_buffer(self, count))
        return;
    memcpy(self->start + self->used, bytes, count);
    self->used += count;
}

void term_bytes_put_char(struct term_bytes *self, char c)
{
    term_bytes_put(self, &c, 1);
}

void term_bytes_put_text(struct term_bytes *self, const char *text)
{
    term_bytes_put(self, text, strlen(text));
}

/* Recursion writes the high digits first without a buffer; a uint32_t has ten
 * of them at most. */
void term_bytes_put_number(struct term_bytes *self, uint32_t number)
{
    if (number >= 10)
        term_bytes_put_number(self, number / 10);
    term_bytes_put_char(self, (char)('0' + number % 10));
}

void term_bytes_clear(struct term_bytes *self)
{
    self->used = 0;
    self->is_short = 0;
}

/* Leaves an empty buffer that can be used again. */
void term_bytes_free(struct term_bytes *self)
{
    free(self->start);
    memset(self, 0, sizeof *self);
}
