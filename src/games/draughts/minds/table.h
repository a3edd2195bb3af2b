/* table.h - the transposition table of the search, shared by threads.
 *
 * An entry is two words, and the key is stored as hash XOR data (R. Hyatt's
 * lockless hashing): if two threads write the same entry at once, key and data
 * do not fit together, and the entry is taken for that of another position.
 */
#ifndef CHECKERS_TABLE_H
#define CHECKERS_TABLE_H

#include <stdatomic.h>

#include "games/draughts/minds/search.h"

enum checkers_bound {
    CHECKERS_NOTHING,                   /* an empty entry */
    CHECKERS_AT_LEAST,                  /* the search failed high */
    CHECKERS_AT_MOST,                   /* it failed low */
    CHECKERS_EXACT,
};

struct checkers_known {
    int16_t score;                      /* wins counted from the position */
    int16_t depth;                      /* plies searched below it */
    uint16_t move;                      /* checkers_order_name; 0: none */
    uint8_t bound;                      /* enum checkers_bound */
};

enum { CHECKERS_BUCKET = 4 };

struct checkers_entry {
    _Atomic uint64_t key, data;
};

struct checkers_table {
    uint64_t buckets;                   /* a power of two */
    uint8_t age;                        /* 1..63, changes with every search */
    struct checkers_entry *entries;     /* within the caller's memory */
};

static inline struct checkers_entry *
checkers_table_bucket(const struct checkers_table *self, uint64_t hash)
{
    return &self->entries[(hash & (self->buckets - 1)) * CHECKERS_BUCKET];
}

/* Starts to fetch the bucket into the cache for a lookup that follows. */
static inline void checkers_table_expect(const struct checkers_table *self,
                                         uint64_t hash)
{
    __builtin_prefetch(checkers_table_bucket(self, hash));
}

/* 0 if nothing is known of this hash; *known may be overwritten even then. */
int checkers_table_find(const struct checkers_table *self, uint64_t hash,
                        struct checkers_known *known);

/* Stores what is known of this hash; any thread may call it at any time. */
void checkers_table_keep(struct checkers_table *self, uint64_t hash,
                         const struct checkers_known *known);

#endif
