/* sdram.h - a memory behind an Avalon bus, from which bursts are read: as fast
 * as can be, or with waits. It watches the manners of the one who reads. */
#ifndef SDRAM_H
#define SDRAM_H

#include <stdint.h>

#include "base/rng.h"
#include "machines/go/vga.h"

enum { SDRAM_PLACES = 2, SDRAM_PIXELS = VGA_FRAME_BYTES };  /* two frames */

struct sdram {
    struct {
        uint32_t base;
        const uint16_t *pixels;         /* SDRAM_PIXELS */
    } place[SDRAM_PLACES];

    /* Zero is the memory of vga_line. Else each is thrown for, 0 to most. */
    uint32_t wait_most;                 /* clocks before a burst is accepted */
    uint32_t latency_most;              /* before its first word */
    uint32_t gap_most;                  /* before each further word */
    int is_stuck;                       /* accepts nothing */
    struct rng rng;

    uint32_t bursts;                    /* accepted so far */
    uint32_t words;                     /* sent */

    /* What is under way. */
    uint32_t address;
    uint32_t wait_left, delay, left;
    int is_asked;
};

struct sdram_reply {
    uint8_t waitrequest, readdatavalid;
    uint32_t readdata;
};

void sdram_open(struct sdram *self, const char *seed);

/* Forgets what is under way. */
void sdram_reset(struct sdram *self);

/* What the bus carries after an edge; the reply is for the next edge. */
struct sdram_reply sdram_clock(struct sdram *self, int read,
                               uint32_t address, int burstcount);

/* Where both frames lie at a base. */
const uint16_t *sdram_at(const struct sdram *self, uint32_t base);

/* Both frames of every place thrown anew; there is one memory for all. */
void sdram_fill(const char *seed);

#endif
