/* sdram.h - a synchronous dynamic memory of 16 bits with four banks, such as
 * the 64 MB of the DE1-SoC and the DE10-Lite.
 *
 * Commands are taken when the clock rises. It keeps to the order of commands,
 * CAS latency, bursts and byte masks; times in nanoseconds and forgetting
 * without refresh are left out. What a design does wrong is counted.
 */
#ifndef SDRAM_H
#define SDRAM_H

#include "boards/device.h"
#include "parts/chip/store.h"

enum { SDRAM_CLK, SDRAM_CKE, SDRAM_CS_N, SDRAM_RAS_N, SDRAM_CAS_N, SDRAM_WE_N,
       SDRAM_BA, SDRAM_A = 8, SDRAM_DQML = 21, SDRAM_DQMH, SDRAM_DQ };
enum { SDRAM_BANKS = 4, SDRAM_CLOSED = -1 };

struct sdram_settings {                 /* 13 and 10 where not set: 64 MB */
    uint8_t row_bits, column_bits;
};

enum sdram_fault {
    SDRAM_NOT_SET_UP,                   /* used before its mode was set */
    SDRAM_NOT_OPEN,                     /* read or written without a row */
    SDRAM_NOT_CLOSED,                   /* a row opened while one is open */
    SDRAM_REFRESHED_OPEN,
    SDRAM_FAULTS,
};

struct sdram {                          /* plain data */
    uint64_t levels;
    int32_t row[SDRAM_BANKS];           /* or SDRAM_CLOSED */
    uint32_t fault[SDRAM_FAULTS];       /* how often */
    uint32_t refreshes;
    uint8_t row_bits, column_bits;
    uint8_t is_set_up, latency;         /* the latter in clocks */
    uint16_t length;                    /* of a burst */
    uint8_t is_interleaved, writes_single;

    uint16_t beat, beats;               /* of the burst that runs */
    uint16_t column;                    /* where it began */
    uint8_t bank, is_writing, closes;   /* the last: after its end */
    uint8_t masked;                     /* DQM at the clock before */
    uint8_t is_driving;                 /* bytes, 1 low and 2 high */
    uint8_t pipe_full;                  /* bit i: word i will come */
    uint16_t pipe[4], out;              /* read words on their way */
    struct store store;
};

extern const struct device_type sdram_device;

#endif
