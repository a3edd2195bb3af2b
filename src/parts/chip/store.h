/* store.h - the cells of a large memory, of which a design uses little: up to
 * 32 M words of 16 bits in 4 MB.
 *
 * Pages come from a pool when something is first written to them that is not
 * zero. So a design may clear all of its memory, and a snapshot stays small.
 */
#ifndef STORE_H
#define STORE_H

#include <stdint.h>

enum { STORE_PAGE_WORDS = 512, STORE_PAGES = 1 << 16,
       STORE_WORDS = STORE_PAGES * STORE_PAGE_WORDS, STORE_POOL = 4096 };

struct store {                          /* plain data, no gaps; zero: empty */
    uint32_t used;                      /* pages of the pool */
    uint32_t lost;                      /* words for which there was none */
    uint16_t page[STORE_PAGES];         /* its number in the pool, from 1 */
    uint16_t pool[STORE_POOL][STORE_PAGE_WORDS];
};

/* An address counts modulo STORE_WORDS. Only the bits of the mask are
 * written. */
uint16_t store_read(const struct store *self, uint32_t address);
void store_write(struct store *self, uint32_t address, uint16_t word,
                 uint16_t mask);

#endif
