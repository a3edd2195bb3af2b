/* table.c - the transposition table of the search, shared by threads.
 *
 * A transposition table of buckets of four entries, one cache line each, used
 * without locks. Replacement prefers to keep deep results of the current
 * search.
 */
#include "games/draughts/minds/table.h"

#include "base/arena.h"

enum { LINE = 64,                       /* bytes of a cache line: one bucket */
       AGES = 64,
       SCORE_AT = 0, MOVE_AT = 16, DEPTH_AT = 32, BOUND_AT = 40,
       AGE_AT = 48 };                   /* lowest bits of a field */

/* Relaxed order is enough: a pair of words that do not belong together is
 * recognised by the key, not prevented. */
static uint64_t load_relaxed(const _Atomic uint64_t *word)
{
    return atomic_load_explicit(word, memory_order_relaxed);
}

static void store_relaxed(_Atomic uint64_t *word, uint64_t value)
{
    atomic_store_explicit(word, value, memory_order_relaxed);
}

static uint64_t pack_entry(const struct checkers_known *known, unsigned age)
{
    return (uint64_t)(uint16_t)known->score << SCORE_AT
         | (uint64_t)known->move << MOVE_AT
         | (uint64_t)(uint8_t)known->depth << DEPTH_AT
         | (uint64_t)known->bound << BOUND_AT
         | (uint64_t)age << AGE_AT;
}

static struct checkers_known unpack_entry(uint64_t data)
{
    return (struct checkers_known){
        .score = (int16_t)(uint16_t)(data >> SCORE_AT),
        .move = (uint16_t)(data >> MOVE_AT),
        .depth = (int8_t)(uint8_t)(data >> DEPTH_AT),
        .bound = (uint8_t)(data >> BOUND_AT),
    };
}

int checkers_table_find(const struct checkers_table *self, uint64_t hash,
                        struct checkers_known *known)
{
    const struct checkers_entry *entry = checkers_table_bucket(self, hash);

    for (int i = 0; i < CHECKERS_BUCKET; i++, entry++) {
        uint64_t data = load_relaxed(&entry->data);

        if ((load_relaxed(&entry->key) ^ data) != hash)
            continue;
        *known = unpack_entry(data);
        return known->bound != CHECKERS_NOTHING;
    }
    return 0;
}

/* How much an entry is worth keeping: its depth, and less than anything
 * current if it is from an earlier search. */
static int entry_value(const struct checkers_table *self, uint64_t data)
{
    unsigned age = (unsigned)(data >> AGE_AT);

    return unpack_entry(data).depth - (age == self->age ? 0 : 256);
}

/* Overwrites the entry of the same position, else the least valuable of its
 * bucket. The same position is overwritten even by a shallower result, which
 * is the newer one. */
void checkers_table_keep(struct checkers_table *self, uint64_t hash,
                         const struct checkers_known *known)
{
    struct checkers_entry *entry = checkers_table_bucket(self, hash);
    struct checkers_entry *poorest = entry;
    int least = entry_value(self, load_relaxed(&entry->data));
    uint64_t data = pack_entry(known, self->age);

    for (int i = 0; i < CHECKERS_BUCKET; i++, entry++) {
        uint64_t old = load_relaxed(&entry->data);

        if ((load_relaxed(&entry->key) ^ old) == hash) {
            poorest = entry;
            break;
        }
        if (entry_value(self, old) < least) {
            least = entry_value(self, old);
            poorest = entry;
        }
    }
    store_relaxed(&poorest->key, hash ^ data);
    store_relaxed(&poorest->data, data);
}

/* Ages run from 1 to 63 and wrap round; 0 is that of an empty entry. */
void checkers_table_grow_older(struct checkers_table *self)
{
    self->age = (uint8_t)(self->age % (AGES - 1) + 1);
}

/* In the caller's memory */

static size_t table_bytes(uint64_t buckets)
{
    return arena_need(sizeof(struct checkers_table)) + ARENA_ALIGN + LINE
         + (size_t)buckets * CHECKERS_BUCKET * sizeof(struct checkers_entry);
}

/* The largest power of two that fits, at least 1. The first condition keeps
 * the product in the second from overflowing. */
static uint64_t buckets_for(size_t bytes)
{
    uint64_t buckets = 1;

    while (buckets * 2 < bytes / LINE && table_bytes(buckets * 2) <= bytes)
        buckets *= 2;
    return buckets;
}

size_t checkers_table_size(size_t about_bytes)
{
    return table_bytes(buckets_for(about_bytes));
}

/* Buckets are aligned to cache lines, so that a lookup touches one line. */
struct checkers_table *checkers_table_make(void *memory, size_t size)
{
    struct arena arena = arena_of(memory, size);
    struct checkers_table *self = arena_take(&arena, sizeof *self);

    self->buckets = buckets_for(size);
    self->entries = (struct checkers_entry *)
        (arena.at + (size_t)(-(uintptr_t)arena.at % LINE));
    checkers_table_clear(self);
    return self;
}

void checkers_table_clear(struct checkers_table *self)
{
    self->age = 1;
    for (uint64_t i = 0; i < self->buckets * CHECKERS_BUCKET; i++) {
        store_relaxed(&self->entries[i].key, 0);
        store_relaxed(&self->entries[i].data, 0);
    }
}
