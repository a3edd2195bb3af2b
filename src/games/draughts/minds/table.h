/* table.h - what searches know about positions, shared by threads.
 *
 * An entry is two words, the second of which is mixed into the first: if two
 * threads write at once, the two do not fit together and nobody believes
 * them.
 */
#ifndef CHECKERS_TABLE_H
#define CHECKERS_TABLE_H

#include <stdatomic.h>

#include "games/draughts/minds/search.h"

enum checkers_bound {
    CHECKERS_NOTHING,
    CHECKERS_AT_LEAST,
    CHECKERS_AT_MOST,
    CHECKERS_EXACT,
};

struct checkers_known {
    int16_t score;
    int16_t depth;
    uint16_t move;                      /* checkers_search's short name */
    uint8_t bound;                      /* enum checkers_bound */
};

enum { CHECKERS_BUCKET = 4 };

struct checkers_entry {
    _Atomic uint64_t key, data;
};

struct checkers_table {
    uint64_t buckets;                   /* a power of two */
    uint8_t age;                        /* 1..63: a new one for each think */
    struct checkers_entry *entries;
};

static inline struct checkers_entry *
checkers_table_bucket(const struct checkers_table *self, uint64_t hash)
{
    return &self->entries[(hash & (self->buckets - 1)) * CHECKERS_BUCKET];
}

/* It will soon be asked for: memory is slow, and may begin to fetch it. */
static inline void checkers_table_expect(const struct checkers_table *self,
                                         uint64_t hash)
{
    __builtin_prefetch(checkers_table_bucket(self, hash));
}

/* Zero if nothing is known. */
int checkers_table_find(const struct checkers_table *self, uint64_t hash,
                        struct checkers_known *known);
void checkers_table_keep(struct checkers_table *self, uint64_t hash,
                         const struct checkers_known *known);

#endif
