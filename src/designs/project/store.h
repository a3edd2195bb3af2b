/* store.h - memory that is taken in pieces and freed at once.
 *
 * What a project's reader finds lives exactly as long as the project, and
 * never moves. Pieces are zeroed.
 */
#ifndef PROJECT_STORE_H
#define PROJECT_STORE_H

#include <stddef.h>

struct store_chunk;

struct store {                          /* zero it before use */
    struct store_chunk *chunks;
    int is_out;                         /* there was no memory left */
};

/* Null if there is no memory; is_out remembers that. */
void *store_take(struct store *self, size_t bytes);

/* Strings up to a null, joined; "" if there is no memory. */
const char *store_join(struct store *self, const char *first, ...);

/* The first bytes of a text, as a string. */
const char *store_copy(struct store *self, const char *text, size_t length);

void store_free(struct store *self);

#endif
