/* psram.h - a memory of 8 MB on a clock and four wires, such as the APS6404L on
 * many Pmods: commands bit by bit, or by four bits at once. */
#ifndef PSRAM_H
#define PSRAM_H

#include "boards/device.h"
#include "parts/chip/store.h"

enum { PSRAM_CE_N, PSRAM_SCLK, PSRAM_SIO };     /* wires; the last are four */
enum { PSRAM_BYTES = 1 << 23 };

struct psram {                          /* plain data, no gaps */
    uint64_t levels;
    uint32_t shift;                     /* what comes */
    uint32_t address;                   /* of the next byte */
    uint32_t unknown;                   /* commands that it does not know */
    uint8_t phase, bits, waits;         /* bits of it; clocks left */
    uint8_t command, lanes, then;       /* bits at once, and the phase, after
                                         * its address */
    uint8_t is_quad;                    /* commands, too, by four bits */
    uint8_t may_reset;                  /* the first half of a reset came */
    uint8_t out;                        /* on the wires that it drives */
    uint8_t drives;
    uint8_t out_byte, out_left;         /* being sent, and bits left of it */
    struct store store;
};

extern const struct device_type psram_device;

#endif
