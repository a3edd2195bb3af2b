/* bytes.h - bytes for a terminal, in a room that grows.
 *
 * Pictures have no size that is known before. Where memory ends the bytes are
 * cut off and is_short tells so.
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

void term_bytes_put(struct term_bytes *self, const char *bytes, size_t count);
void term_bytes_put_char(struct term_bytes *self, char c);
void term_bytes_put_text(struct term_bytes *self, const char *text);
void term_bytes_put_number(struct term_bytes *self, uint32_t number);

/* Keeps the room for the next ones. */
void term_bytes_clear(struct term_bytes *self);
void term_bytes_free(struct term_bytes *self);

#endif
