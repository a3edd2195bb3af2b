/* libc.c - the parts of a C library that the bench needs in WebAssembly.
 *
 * The heap is a row of blocks from the linker's heap base to the end of
 * memory, each with its own size and that of the block before it (boundary
 * tags, Knuth 2.5). Free blocks are merged with their neighbours at once and
 * kept in bins by size, so that the snapshots of a game that is over make
 * room for those of the next. Only if none is large enough is the memory
 * grown; if that fails, the answer is null, as everywhere.
 *
 * Invariants: no two adjacent blocks are free; exactly the free blocks are in
 * bins; sizes are multiples of ALIGN, so the lowest bit can mark use.
 */
#ifdef __wasm__
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { ALIGN = 16, PAGE = 65536, GROW_PAGES = 16, BINS = 32, WORD = 8 };

struct block {
    uint32_t size;              /* head included; lowest bit: in use */
    uint32_t size_before;       /* of the preceding block; 0: none */
    struct block *next, *before;        /* in a bin, while it is free */
};

enum { HEAD = 16 };             /* before the bytes of a block in use; it
                                 * includes the unused list pointers */
_Static_assert(sizeof(struct block) <= HEAD, "a head must fit");

extern char __heap_base;        /* from the linker: after stack and data */

static struct block *bins[BINS];
static struct block *last;      /* highest block; null: no heap yet */

static uint32_t block_size(const struct block *block)
{
    return block->size & ~1u;
}

static int is_used(const struct block *block)
{
    return (int)(block->size & 1);
}

/* Neighbours in memory; null at either end. */
static struct block *following_block(struct block *block)
{
    return block == last ? NULL
         : (struct block *)((char *)block + block_size(block));
}

static struct block *preceding_block(struct block *block)
{
    return block->size_before == 0 ? NULL
         : (struct block *)((char *)block - block->size_before);
}

/* Bins by the highest bit of the size */

/* Bin i has the sizes from 2^i to below 2^(i + 1). */
static int bin_of(uint32_t size)
{
    return 31 - __builtin_clz(size);
}

static void add_to_bin(struct block *block)
{
    struct block **bin = &bins[bin_of(block->size)];

    block->before = NULL;
    block->next = *bin;
    if (*bin)
        (*bin)->before = block;
    *bin = block;
}

static void remove_from_bin(struct block *block)
{
    if (block->before)
        block->before->next = block->next;
    else
        bins[bin_of(block->size)] = block->next;
    if (block->next)
        block->next->before = block->before;
}

/* The block after it keeps the size as well, or `last` moves. Clears the mark
 * of use. */
static void set_block_size(struct block *block, uint32_t size, int is_last)
{
    block->size = size;
    if (is_last)
        last = block;
    else
        ((struct block *)((char *)block + size))->size_before = size;
}

/* For a block that is free and in no bin; returns the merged block, which is
 * in no bin either. */
static struct block *merge_with_neighbours(struct block *block)
{
    struct block *one = preceding_block(block), *two = following_block(block);

    if (two && !is_used(two)) {
        remove_from_bin(two);
        set_block_size(block, block_size(block) + block_size(two),
                       two == last);
    }
    if (one && !is_used(one)) {
        remove_from_bin(one);
        set_block_size(one, block_size(one) + block_size(block),
                       block == last);
        block = one;
    }
    return block;
}

/* Growing */

static uintptr_t memory_end(void)
{
    return (uintptr_t)__builtin_wasm_memory_size(0) * PAGE;
}

static struct block *end_of_last(void)
{
    return (struct block *)((char *)last + block_size(last));
}

/* A free block at the end, in no bin, of at least this size. Fails if memory
 * no longer ends at the last block, because other code has grown it. */
static struct block *grow_heap(uint32_t bytes)
{
    uint32_t pages = (bytes + PAGE - 1) / PAGE;
    struct block *block = end_of_last();

    pages = pages < GROW_PAGES ? GROW_PAGES : pages;
    if ((uintptr_t)block != memory_end()
        || __builtin_wasm_memory_grow(0, pages) == SIZE_MAX)
        return NULL;
    block->size_before = block_size(last);
    block->size = pages * PAGE;
    last = block;
    return merge_with_neighbours(block);
}

/* First fit, from the bin in which such a size could be. Only in the first bin
 * may blocks be too small. The result is in no bin. */
static struct block *find_free_block(uint32_t size)
{
    for (int bin = bin_of(size); bin < BINS; bin++)
        for (struct block *at = bins[bin]; at; at = at->next)
            if (at->size >= size) {
                remove_from_bin(at);
                return at;
            }
    return NULL;
}

/* The first block is what the linker left of the last page. */
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
    add_to_bin(last);
    return 1;
}

/* Frees the excess of a block, if it is large enough to be a block itself. */
static void split_off_rest(struct block *block, uint32_t size)
{
    uint32_t rest = block_size(block) - size;
    int was_last = block == last, used = is_used(block);
    struct block *second = (struct block *)((char *)block + size);

    if (rest < 4 * HEAD)
        return;
    second->size_before = size;
    block->size = size | (uint32_t)used;
    set_block_size(second, rest, was_last);
    add_to_bin(merge_with_neighbours(second));
}

/* The block size for a request: head included, aligned. */
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
    block = find_free_block(size_for(size));
    if (!block)
        block = grow_heap(size_for(size));
    if (!block)
        return NULL;
    block->size |= 1;                   /* so that the rest stays split */
    split_off_rest(block, size_for(size));
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
    add_to_bin(merge_with_neighbours(block));
}

/* bytes may have wrapped until the check by division. */
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

/* Grows a block in place into the free block after it; 0 if that is too
 * small. */
static int grow_in_place(struct block *block, uint32_t size)
{
    struct block *next = following_block(block);

    if (!next || is_used(next) || block_size(block) + next->size < size)
        return 0;
    remove_from_bin(next);
    set_block_size(block, block_size(block) + next->size, next == last);
    block->size |= 1;
    split_off_rest(block, size);
    return 1;
}

/* A smaller size keeps the block as it is: sizes here mostly grow. */
void *realloc(void *old, size_t size)
{
    struct block *block;
    void *memory;

    if (!old)
        return malloc(size);
    if (size > most)
        return NULL;
    block = block_of(old);
    if (block_size(block) >= size_for(size)
        || grow_in_place(block, size_for(size)))
        return old;
    memory = malloc(size);
    if (!memory)
        return NULL;
    memcpy(memory, old, block_size(block) - HEAD);
    free(old);
    return memory;
}

/* Bytes. The engine has instructions to copy and fill memory; for a few bytes
 * their overhead exceeds the work. Words may lie anywhere. */

void *memcpy(void *restrict to, const void *restrict from, size_t size)
{
    char *at = to;
    const char *next = from;

    if (size > 64)
        return __builtin_memcpy(to, from, size);
    for (; size >= WORD; size -= WORD, at += WORD, next += WORD)
        __builtin_memcpy(at, next, WORD);
    while (size-- > 0)
        *at++ = *next++;
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

/* Nearly always what is compared is long, and the same. */
int memcmp(const void *a, const void *b, size_t size)
{
    const unsigned char *one = a, *two = b;
    uint64_t x, y;

    for (; size >= WORD; one += WORD, two += WORD, size -= WORD) {
        __builtin_memcpy(&x, one, WORD);
        __builtin_memcpy(&y, two, WORD);
        if (x != y)
            break;
    }
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
