/* bytes.h - bytes for a terminal, in a buffer that grows.
 *
 * The size of an encoded picture is not known before it is made. If memory
 * runs out the bytes are cut off there, and is_short says so: the writers need
 * not check each call, only whoever uses the result. There is no zero at the
 * end.
 */
#ifndef TERM_BYTES_H
#define TERM_BYTES_H

#include <stddef.h>
#include <stdint.h>

struct term_bytes {                     /* zero it before use */
    char *start;
    size_t used, size;
    int is_short;
};

/* All of these append. A number is written in decimal. */
void term_bytes_put(struct term_bytes *self, const char *bytes, size_t count);
void term_bytes_put_char(struct term_bytes *self, char c);
void term_bytes_put_text(struct term_bytes *self, const char *text);
void term_bytes_put_number(struct term_bytes *self, uint32_t number);

/* Forgets the bytes and keeps the memory for the next ones. */
void term_bytes_clear(struct term_bytes *self);
void term_bytes_free(struct term_bytes *self);

#endif
