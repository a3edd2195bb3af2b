/* leap_wild.h - registers that change on every clock, but not by equal steps.
 *
 * A linear feedback register goes through its numbers whether somebody reads
 * them or not. As long as nobody does it is no reason to stay: what it takes is
 * a linear function of itself over bits, a matrix, and as many clocks are a
 * power of that. Registers that were wrongly guessed several times in a row are
 * tried like that, together, up to 64 bits of them. Their motion is unknown, so
 * that whatever reads them is too.
 */
#ifndef LEAP_WILD_H
#define LEAP_WILD_H

#include "designs/leap/leap_inside.h"

/* A function of up to 64 bits: the first column is always there, and bit i
 * makes the one after column i. Columns of bits that are not wild mean
 * nothing. */
enum { LEAP_WILD_BITS = 64, LEAP_WILD_POWERS = 48, LEAP_WILD_SLOTS = 160 };

struct wild_map {
    uint64_t columns[LEAP_WILD_BITS + 1];
};

struct leap_wild {
    uint8_t *doubts;                    /* of a register: wrong guesses */
    uint8_t *places;                    /* of a wild one: its lowest bit + 1 */
    uint32_t nodes[LEAP_WILD_BITS];     /* those of this cycle */
    uint32_t count, bits;
    struct wild_map cycle;              /* what it does to them */
    struct wild_map fresh;              /* an edge of it */
    int is_taken;                       /* at which one of them changes */
    struct wild_map *powers;            /* 2^i cycles */
    uint32_t power_count, power_bits;
    struct wild_map *slots;             /* of nodes between them */
    uint32_t *slot_of, *slot_nodes, slot_count;
};

const char *leap_wild_make(struct leap *self, struct arena *memory);

/* A cycle begins without any; a register of that number is doubted enough to
 * be one. Whether there was room. */
void leap_wild_begin(struct leap *self);
int leap_wild_add(struct leap *self, uint32_t reg);

static inline int leap_is_wild(const struct leap *self, uint32_t reg)
{
    return self->wild->places[reg] != 0;
}

/* At an edge: what follows is about it, a register takes its next value, and
 * all did. 0: that is no linear function, or not for long; *until is then 0,
 * and else at most as long as what it stands on is true. */
void leap_wild_edge(struct leap *self);
int leap_wild_take(struct leap *self, uint32_t reg, uint64_t *until);
void leap_wild_taken(struct leap *self);

/* So many cycles at once. */
void leap_wild_leap(struct leap *self, uint64_t cycles);

#endif
