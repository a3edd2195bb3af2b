/* arena.h - an arena allocator in memory that the caller provides.
 *
 * Minds and searches may not call malloc; they work in memory that their
 * caller measured with a ..._need function. An arena is two words and is
 * copied freely: to give back what was taken since some moment, keep a copy
 * of the arena from then and restore it.
 */
#ifndef ARENA_H
#define ARENA_H

#include <stddef.h>
#include <stdint.h>

struct arena {
    char *at;
    size_t left;
};

enum { ARENA_ALIGN = 16 };

/* How much of an arena so many bytes take, for sums in a ..._need function.
 * The size wraps for absurd sizes, which arena_take notices. */
static inline size_t arena_need(size_t bytes)
{
    return (bytes + ARENA_ALIGN - 1) / ARENA_ALIGN * ARENA_ALIGN;
}

/* Aligned for every type, not zeroed. Null if there is not enough left. */
static inline void *arena_take(struct arena *self, size_t bytes)
{
    size_t need = arena_need(bytes);
    char *taken = self->at;

    if (need < bytes || need > self->left)
        return NULL;
    self->at += need;
    self->left -= need;
    return taken;
}

/* From any memory; a few bytes may be lost to alignment. */
static inline struct arena arena_of(void *memory, size_t size)
{
    size_t skip = (size_t)(-(uintptr_t)memory % ARENA_ALIGN);

    if (size < skip)
        return (struct arena){memory, 0};
    return (struct arena){(char *)memory + skip, size - skip};
}

#endif
