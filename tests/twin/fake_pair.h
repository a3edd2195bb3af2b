/* fake_pair.h - a pair without Verilog: it notes what it is given, and
 * differs where a test wants it to. */
#ifndef FAKE_PAIR_H
#define FAKE_PAIR_H

#include "twin/pair.h"

struct fake_pair {
    struct pair pair;
    uint64_t sum;                       /* of all pins since power-up */
    int power_ups;

    /* Differs on this tick with these pins? Null: never. It may keep notes,
     * which power-up clears. */
    int (*differs)(struct fake_pair *self, pins in);
    int notes[4];
};

void fake_pair_begin(struct fake_pair *self);

/* What sum is after one tick more. */
uint64_t fake_pair_mix(uint64_t sum, pins in);

#endif
