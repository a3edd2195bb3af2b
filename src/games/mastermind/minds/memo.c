/* memo.c - remembers what is known about sets of codes.
 *
 * A hash table in which a key may lie in one of ROW neighbouring slots, 64
 * bytes together. There are no locks: key and fact are two atomic words, and
 * the key is stored combined with the fact (Hyatt's lockless hashing), so that
 * a torn pair does not match.
 */
#include "games/mastermind/minds/memo.h"

#include <string.h>

/* A key looks in this many slots in a row. */
enum { ROW = 4, COST_BITS = 24, GUESS_BITS = 16 };

size_t mastermind_memo_need(int bits)
{
    return arena_need(sizeof(struct mastermind_slot) << bits);
}

int mastermind_memo_begin(struct mastermind_memo *self, int bits,
                          struct arena *arena)
{
    self->mask = (UINT64_C(1) << bits) - 1;
    self->slots = arena_take(arena, mastermind_memo_need(bits));
    if (self->slots)
        memset(self->slots, 0, mastermind_memo_need(bits));
    return self->slots != NULL;
}

/* 24 bits of low, 24 of high, 16 of guess; a word of zero is an empty slot. */
static uint64_t pack_fact(struct mastermind_fact fact)
{
    return (uint64_t)fact.low << (COST_BITS + GUESS_BITS)
         | (uint64_t)fact.high << GUESS_BITS | (uint64_t)fact.guess;
}

static struct mastermind_fact unpack_fact(uint64_t word)
{
    const uint64_t cost = (1u << COST_BITS) - 1;

    return (struct mastermind_fact){
        (int)(word >> (COST_BITS + GUESS_BITS)),
        (int)(word >> GUESS_BITS & cost),
        (int)(word & ((1u << GUESS_BITS) - 1)),
    };
}

/* The key is stored mixed with the fact: halves of two writers do not fit
 * together. */
static uint64_t read_slot(const struct mastermind_slot *slot, uint64_t *fact)
{
    *fact = atomic_load_explicit(&slot->fact, memory_order_relaxed);
    return atomic_load_explicit(&slot->key, memory_order_relaxed) ^ *fact;
}

static void write_slot(struct mastermind_slot *slot, uint64_t key,
                       uint64_t fact)
{
    atomic_store_explicit(&slot->key, key ^ fact, memory_order_relaxed);
    atomic_store_explicit(&slot->fact, fact, memory_order_relaxed);
}

static struct mastermind_slot *slots_of_key(const struct mastermind_memo *self,
                                            uint64_t key)
{
    return self->slots + (key & self->mask & ~(uint64_t)(ROW - 1));
}

int mastermind_memo_find(const struct mastermind_memo *self, uint64_t key,
                         struct mastermind_fact *fact)
{
    const struct mastermind_slot *row = slots_of_key(self, key);

    for (int i = 0; i < ROW; i++) {
        uint64_t word;

        if (read_slot(&row[i], &word) == key && word) {
            *fact = unpack_fact(word);
            return 1;
        }
    }
    return 0;
}

/* In the slot it has already, in an empty one, or in one of the others. */
void mastermind_memo_keep(struct mastermind_memo *self, uint64_t key,
                          struct mastermind_fact fact)
{
    struct mastermind_slot *row = slots_of_key(self, key);
    int at = (int)(key >> 62);

    for (int i = ROW - 1; i >= 0; i--) {
        uint64_t word, its = read_slot(&row[i], &word);

        if (its == key && word) {
            at = i;
            break;
        }
        if (!word)
            at = i;
    }
    write_slot(&row[at], key, pack_fact(fact));
}
