/* memo.h - remembers what is known about sets of codes.
 *
 * A set is known by a hash of 64 bits. Two different sets could share one,
 * with a chance of about one in a million for a search with millions of sets.
 * Several threads may read and write at once; a fact of which two threads have
 * written one half each is not found again. A fact may be overwritten at any
 * time, so the search must be right without it.
 */
#ifndef MASTERMIND_MEMO_H
#define MASTERMIND_MEMO_H

#include <stdatomic.h>

#include "base/arena.h"

struct mastermind_fact {
    int low, high;                      /* the cost lies between */
    int guess;                          /* that costs high, or NO_GUESS */
};

enum { MASTERMIND_NO_GUESS = 0xffff };

struct mastermind_slot {
    _Atomic uint64_t key, fact;
};

struct mastermind_memo {
    struct mastermind_slot *slots;
    uint64_t mask;
};

/* A table of 2^bits slots in the arena; 0 if there is no room for it. */
int mastermind_memo_begin(struct mastermind_memo *self, int bits,
                          struct arena *arena);
size_t mastermind_memo_need(int bits);

/* 1 if something is known. */
int mastermind_memo_find(const struct mastermind_memo *self, uint64_t key,
                         struct mastermind_fact *fact);
void mastermind_memo_keep(struct mastermind_memo *self, uint64_t key,
                          struct mastermind_fact fact);

#endif
