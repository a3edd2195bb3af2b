/* memo.h - what is known about sets of codes.
 *
 * Sets go by a hash of 64 bits. Two different sets may share one, but it is
 * as likely as a stone falling from the sky. Several threads may read and
 * write; a fact that two of them wrote halves of is not found again.
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

int mastermind_memo_begin(struct mastermind_memo *self, int bits,
                          struct arena *arena);
size_t mastermind_memo_need(int bits);

/* 1 if something is known. */
int mastermind_memo_find(const struct mastermind_memo *self, uint64_t key,
                         struct mastermind_fact *fact);
void mastermind_memo_keep(struct mastermind_memo *self, uint64_t key,
                          struct mastermind_fact fact);

#endif
