/* table.c - what searches know about positions. */
#include "games/draughts/minds/table.h"

#include "base/arena.h"

enum { LINE = 64,                       /* bytes of cache: one bucket */
       AGES = 64, SCORE_AT = 0, MOVE_AT = 16, DEPTH_AT = 32, BOUND_AT = 40,
       AGE_AT = 48 };

static uint64_t read_word(const _Atomic uint64_t *word)
{
    return atomic_load_explicit(word, memory_order_relaxed);
}

static void write_word(_Atomic uint64_t *word, uint64_t value)
{
    atomic_store_explicit(word, value, memory_order_relaxed);
}

static uint64_t pack(const struct checkers_known *known, unsigned age)
{
    return (uint64_t)(uint16_t)known->score << SCORE_AT
         | (uint64_t)known->move << MOVE_AT
         | (uint64_t)(uint8_t)known->depth << DEPTH_AT
         | (uint64_t)known->bound << BOUND_AT
         | (uint64_t)age << AGE_AT;
}

static struct checkers_known unpack(uint64_t data)
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
        uint64_t data = read_word(&entry->data);

        if ((read_word(&entry->key) ^ data) != hash)
            continue;
        *known = unpack(data);
        return known->bound != CHECKERS_NOTHING;
    }
    return 0;
}

/* What an entry is worth: deep ones of now most. */
static int worth(const struct checkers_table *self, uint64_t data)
{
    unsigned age = (unsigned)(data >> AGE_AT);

    return unpack(data).depth - (age == self->age ? 0 : 256);
}

void checkers_table_keep(struct checkers_table *self, uint64_t hash,
                         const struct checkers_known *known)
{
    struct checkers_entry *entry = checkers_table_bucket(self, hash);
    struct checkers_entry *poorest = entry;
    int least = worth(self, read_word(&entry->data));
    uint64_t data = pack(known, self->age);

    for (int i = 0; i < CHECKERS_BUCKET; i++, entry++) {
        uint64_t old = read_word(&entry->data);

        if ((read_word(&entry->key) ^ old) == hash) {
            poorest = entry;
            break;
        }
        if (worth(self, old) < least) {
            least = worth(self, old);
            poorest = entry;
        }
    }
    write_word(&poorest->key, hash ^ data);
    write_word(&poorest->data, data);
}

void checkers_table_grow_older(struct checkers_table *self)
{
    self->age = (uint8_t)(self->age % (AGES - 1) + 1);
}

/* In the caller's memory */

static size_t size_of(uint64_t buckets)
{
    return arena_need(sizeof(struct checkers_table)) + ARENA_ALIGN + LINE
         + (size_t)buckets * CHECKERS_BUCKET * sizeof(struct checkers_entry);
}

/* The first question keeps the size in the second from running over. */
static uint64_t buckets_for(size_t bytes)
{
    uint64_t buckets = 1;

    while (buckets * 2 < bytes / LINE && size_of(buckets * 2) <= bytes)
        buckets *= 2;
    return buckets;
}

size_t checkers_table_size(size_t about_bytes)
{
    return size_of(buckets_for(about_bytes));
}

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
        write_word(&self->entries[i].key, 0);
        write_word(&self->entries[i].data, 0);
    }
}
