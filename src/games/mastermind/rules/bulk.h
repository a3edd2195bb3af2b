/* bulk.h - one guess judged against many codes at once. */
#ifndef MASTERMIND_BULK_H
#define MASTERMIND_BULK_H

#include <stddef.h>

#include "games/mastermind/rules/mastermind.h"

/* Codes lie place by place, a block of them side by side, so that one
 * instruction compares the same place of sixteen codes or more. */
enum { MASTERMIND_BLOCK = 64 };

struct mastermind_block {
    uint8_t peg[MASTERMIND_PEGS_MAX][MASTERMIND_BLOCK];
};

static inline size_t mastermind_blocks(size_t codes)
{
    return (codes + MASTERMIND_BLOCK - 1) / MASTERMIND_BLOCK;
}

/* Lays codes out; what is left of the last block is filled with code 0. */
void mastermind_lay_out(int pegs, const uint32_t *codes, size_t count,
                        struct mastermind_block *blocks);

/* The marks that a guess gets from each code of the blocks; marks has room
 * for whole blocks. */
void mastermind_judge(const struct mastermind_game *game, uint32_t guess,
                      const struct mastermind_block *blocks, size_t count,
                      uint16_t *marks);

#endif
