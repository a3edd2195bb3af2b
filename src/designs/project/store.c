/* store.c - memory that is taken in pieces and freed at once.
 *
 * A list of chunks, each an arena. Only the newest one is taken from.
 */
#include "designs/project/store.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"

enum { CHUNK_BYTES = 1 << 16 };

struct store_chunk {
    struct store_chunk *next;
    struct arena left;
};

/* A piece that is larger than a chunk gets one of its own. */
static struct store_chunk *grow_store(struct store *self, size_t bytes)
{
    size_t size = bytes > CHUNK_BYTES / 4 ? bytes : CHUNK_BYTES;
    size_t head = arena_need(sizeof(struct store_chunk));
    struct store_chunk *chunk;

    if (size > SIZE_MAX / 2)
        return NULL;
    chunk = malloc(head + arena_need(size) + ARENA_ALIGN);
    if (!chunk)
        return NULL;
    chunk->left = arena_of((char *)chunk + head, arena_need(size)
                                                 + ARENA_ALIGN);
    chunk->next = self->chunks;
    self->chunks = chunk;
    return chunk;
}

/* What is left in the chunk before is lost; chunks are large enough for that
 * not to matter. */
void *store_take(struct store *self, size_t bytes)
{
    struct store_chunk *chunk = self->chunks;
    void *taken = chunk ? arena_take(&chunk->left, bytes) : NULL;

    if (!taken && (chunk = grow_store(self, bytes)))
        taken = arena_take(&chunk->left, bytes);
    if (!taken) {
        self->is_out = 1;
        return NULL;
    }
    return memset(taken, 0, bytes);
}

/* Measured first, as the strings may be of any length. */
const char *store_join(struct store *self, const char *first, ...)
{
    size_t length = 0;
    va_list strings;
    char *joined;

    va_start(strings, first);
    for (const char *s = first; s; s = va_arg(strings, const char *))
        length += strlen(s);
    va_end(strings);
    joined = store_take(self, length + 1);
    if (!joined)
        return "";
    va_start(strings, first);
    for (const char *s = first; s; s = va_arg(strings, const char *))
        strcat(joined, s);
    va_end(strings);
    return joined;
}

/* With a zero after it. */
const char *store_copy(struct store *self, const char *text, size_t length)
{
    char *copy = store_take(self, length + 1);

    if (!copy)
        return "";
    memcpy(copy, text, length);
    return copy;
}

/* Everything at once; it is empty then, and may be used again. */
void store_free(struct store *self)
{
    while (self->chunks) {
        struct store_chunk *next = self->chunks->next;

        free(self->chunks);
        self->chunks = next;
    }
    self->is_out = 0;
}
