/* store.c - the cells of a large memory, of which a design uses little. */
#include "parts/chip/store.h"

/* Addresses beyond the end come round, as on chips with fewer wires. */
static uint32_t page_index(uint32_t address)
{
    return address / STORE_PAGE_WORDS % STORE_PAGES;
}

/* What was never written reads zero. */
uint16_t store_read(const struct store *self, uint32_t address)
{
    uint16_t page = self->page[page_index(address)];

    return page ? self->pool[page - 1][address % STORE_PAGE_WORDS] : 0;
}

/* A full pool is no reason to stop: the word is lost and counted, and the
 * owner may say so. */
static int take_page(struct store *self, uint32_t address)
{
    if (self->used == STORE_POOL) {
        self->lost++;
        return 0;
    }
    self->page[page_index(address)] = (uint16_t)++self->used;
    return 1;
}

void store_write(struct store *self, uint32_t address, uint16_t word,
                 uint16_t mask)
{
    uint16_t *cell;

    if (!self->page[page_index(address)]
        && ((word & mask) == 0 || !take_page(self, address)))
        return;
    cell = &self->pool[self->page[page_index(address)] - 1]
                      [address % STORE_PAGE_WORDS];
    *cell = (uint16_t)((*cell & ~mask) | (word & mask));
}
