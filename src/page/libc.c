/* libc.c - all that the bench asks of a C library, where there is none.
 *
 * Memory is a row of blocks from the heap's base to the end of what the
 * browser gave, each with its size and that of the one before it. Free ones
 * are joined with their neighbours at once and kept in lists by size, so that
 * the snapshots of a game that is over make room for those of the next one.
 * Only when none of them is large enough more memory is asked for, and when
 * there is none the answer is null, as everywhere.
 */
#ifdef __wasm__
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { ALIGN = 16, PAGE = 65536, GROW_PAGES = 16, BINS = 32 };

struct block {
    uint32_t size;              /* with this head; its lowest bit: in use */
    uint32_t size_before;       /* of the block before it; 0: the first */
    struct block *next, *before;        /* in a list, while it is free */
};

enum { HEAD = 16 };             /* what a block in use has before its bytes;
                                 * the list's pointers are a part of it */
_Static_assert(sizeof(struct block) <= HEAD, "a head has its room");

extern char __heap_base;        /* by the linker: behind stack and data */

static struct block *bins[BINS];
static struct block *last;      /* null: nothing was ever asked for */

static uint32_t size_of(const struct block *block)
{
    return block->size & ~1u;
}

static int is_used(const struct block *block)
{
    return (int)(block->size & 1);
}

static struct block *behind(struct block *block)
{
    return block == last ? NULL
         : (struct block *)((char *)block + size_of(block));
}

static struct block *ahead(struct block *block)
{
    return block->size_before == 0 ? NULL
         : (struct block *)((char *)block - block->size_before);
}

/* Lists by the size's highest bit */

static int bin_of(uint32_t size)
{
    return 31 - __builtin_clz(size);
}

static void put_in(struct block *block)
{
    struct block **bin = &bins[bin_of(block->size)];

    block->before = NULL;
    block->next = *bin;
    if (*bin)
        (*bin)->before = block;
    *bin = block;
}

static void take_out(struct block *block)
{
    if (block->before)
        block->before->next = block->next;
    else
        bins[bin_of(block->size)] = block->next;
    if (block->next)
        block->next->before = block->before;
}

/* Whoever lies behind a block must know its size; so must the last one. */
static void resize(struct block *block, uint32_t size, int is_last)
{
    block->size = size;
    if (is_last)
        last = block;
    else
        ((struct block *)((char *)block + size))->size_before = size;
}

static struct block *join(struct block *block)
{
    struct block *one = ahead(block), *two = behind(block);

    if (two && !is_used(two)) {
        take_out(two);
        resize(block, size_of(block) + size_of(two), two == last);
    }
    if (one && !is_used(one)) {
        take_out(one);
        resize(one, size_of(one) + size_of(block), block == last);
        block = one;
    }
    return block;
}

/* More of it */

static uintptr_t memory_end(void)
{
    return (uintptr_t)__builtin_wasm_memory_size(0) * PAGE;
}

static struct block *behind_last(void)
{
    return (struct block *)((char *)last + size_of(last));
}

/* A free block at the end, in no list, of the pages that came. If somebody
 * else has taken some there is an end to it. */
static struct block *grow(uint32_t bytes)
{
    uint32_t pages = (bytes + PAGE - 1) / PAGE;
    struct block *block = behind_last();

    pages = pages < GROW_PAGES ? GROW_PAGES : pages;
    if ((uintptr_t)block != memory_end()
        || __builtin_wasm_memory_grow(0, pages) == SIZE_MAX)
        return NULL;
    block->size_before = size_of(last);
    block->size = pages * PAGE;
    last = block;
    return join(block);
}

static struct block *find(uint32_t size)
{
    for (int bin = bin_of(size); bin < BINS; bin++)
        for (struct block *at = bins[bin]; at; at = at->next)
            if (at->size >= size) {
                take_out(at);
                return at;
            }
    return NULL;
}

/* What the linker left of the last page is the first block. */
static int ensure_heap(void)
{
    char *base = &__heap_base;
    uintptr_t rest = memory_end() - (uintptr_t)base;

    if (last)
        return 1;
    if (rest < 4 * HEAD && __builtin_wasm_memory_grow(0, 1) == SIZE_MAX)
        return 0;
    base += -(uintptr_t)base % ALIGN;
    last = (struct block *)base;
    last->size_before = 0;
    last->size = (uint32_t)(memory_end() - (uintptr_t)base);
    put_in(last);
    return 1;
}

/* Gives back what a block has too much. */
static void split(struct block *block, uint32_t size)
{
    uint32_t rest = size_of(block) - size;
    int was_last = block == last, used = is_used(block);
    struct block *second = (struct block *)((char *)block + size);

    if (rest < 4 * HEAD)
        return;
    second->size_before = size;
    block->size = size | (uint32_t)used;
    resize(second, rest, was_last);
    put_in(join(second));
}

static uint32_t size_for(size_t bytes)
{
    return (uint32_t)((bytes + HEAD + ALIGN - 1) & ~(size_t)(ALIGN - 1));
}

static const size_t most = (size_t)1 << 30;

void *malloc(size_t size)
{
    struct block *block;

    if (size > most || !ensure_heap())
        return NULL;
    block = find(size_for(size));
    if (!block)
        block = grow(size_for(size));
    if (!block)
        return NULL;
    block->size |= 1;                   /* or the rest would join it again */
    split(block, size_for(size));
    return (char *)block + HEAD;
}

static struct block *block_of(void *memory)
{
    return (struct block *)((char *)memory - HEAD);
}

void free(void *memory)
{
    struct block *block;

    if (!memory)
        return;
    block = block_of(memory);
    block->size &= ~1u;
    put_in(join(block));
}

void *calloc(size_t count, size_t size)
{
    size_t bytes = count * size;
    void *memory;

    if (size && count > most / size)
        return NULL;
    memory = malloc(bytes ? bytes : 1);
    if (memory)
        memset(memory, 0, bytes);
    return memory;
}

/* Takes room of the free block behind, if there is enough. */
static int stretch(struct block *block, uint32_t size)
{
    struct block *next = behind(block);

    if (!next || is_used(next) || size_of(block) + next->size < size)
        return 0;
    take_out(next);
    resize(block, size_of(block) + next->size, next == last);
    block->size |= 1;
    split(block, size);
    return 1;
}

void *realloc(void *old, size_t size)
{
    struct block *block;
    void *memory;

    if (!old)
        return malloc(size);
    if (size > most)
        return NULL;
    block = block_of(old);
    if (size_of(block) >= size_for(size) || stretch(block, size_for(size)))
        return old;
    memory = malloc(size);
    if (!memory)
        return NULL;
    memcpy(memory, old, size_of(block) - HEAD);
    free(old);
    return memory;
}

/* Bytes. The browser copies and fills memory by itself; for a few bytes the
 * way there is longer than the work. */

void *memcpy(void *restrict to, const void *restrict from, size_t size)
{
    char *at = to;
    const char *of = from;

    if (size > 64)
        return __builtin_memcpy(to, from, size);
    while (size-- > 0)
        *at++ = *of++;
    return to;
}

void *memmove(void *to, const void *from, size_t size)
{
    return __builtin_memmove(to, from, size);
}

void *memset(void *to, int byte, size_t size)
{
    return __builtin_memset(to, byte, size);
}

void *memchr(const void *in, int byte, size_t size)
{
    const unsigned char *at = in;

    for (; size > 0; at++, size--)
        if (*at == (unsigned char)byte)
            return (void *)at;
    return NULL;
}

int memcmp(const void *a, const void *b, size_t size)
{
    const unsigned char *one = a, *two = b;

    for (; size > 0; one++, two++, size--)
        if (*one != *two)
            return *one - *two;
    return 0;
}

/* Strings */

size_t strlen(const char *s)
{
    const char *at = s;

    while (*at)
        at++;
    return (size_t)(at - s);
}

char *strchr(const char *s, int c)
{
    for (; *s != (char)c; s++)
        if (!*s)
            return NULL;
    return (char *)s;
}

size_t strspn(const char *s, const char *set)
{
    size_t length = 0;

    while (s[length] && strchr(set, s[length]))
        length++;
    return length;
}

size_t strcspn(const char *s, const char *set)
{
    size_t length = 0;

    while (s[length] && !strchr(set, s[length]))
        length++;
    return length;
}

char *strpbrk(const char *s, const char *set)
{
    s += strcspn(s, set);
    return *s ? (char *)s : NULL;
}

int strncmp(const char *a, const char *b, size_t most_bytes)
{
    for (; most_bytes > 0; a++, b++, most_bytes--)
        if (*a != *b || !*a)
            return (unsigned char)*a - (unsigned char)*b;
    return 0;
}

int strcmp(const char *a, const char *b)
{
    return strncmp(a, b, SIZE_MAX);
}

char *strcpy(char *to, const char *from)
{
    memcpy(to, from, strlen(from) + 1);
    return to;
}

#endif
