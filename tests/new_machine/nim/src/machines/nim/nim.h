/* nim.h - Nim: two heaps of LEDs, and whoever takes the last one wins. */
#ifndef NIM_H
#define NIM_H

#include "base/chip.h"

enum {
    NIM_RST    = 0,             /* inputs */
    NIM_TAKE_A = 1,
    NIM_TAKE_B = 2,
    NIM_COUNT  = 3,             /* two bits: how many */
    NIM_HEAP   = 5,             /* 1: from the left heap */
    NIM_LED    = 0,             /* outputs: eight LEDs */
    NIM_SSD0   = 8,             /* then four patterns of eight bits */
};

#define NIM_STATES(X)                           \
    X(TURN_A)           /* P-A: A takes */      \
    X(TURN_B)           /* P-b: b takes */      \
    X(WON_A)            /* -A- */               \
    X(WON_B)            /* -b- */

enum nim_state {
#define NIM_ENUM(name) NIM_##name,
    NIM_STATES(NIM_ENUM)
#undef NIM_ENUM
};

enum { NIM_RIGHT, NIM_LEFT, NIM_HEAPS };

enum { NIM_LEFT_SIZE = 5, NIM_RIGHT_SIZE = 3, NIM_TAKE_MAX = 3 };

struct nim {
    uint8_t state;              /* enum nim_state */
    uint8_t left[NIM_HEAPS];    /* in each heap */
};

pins nim_tick(struct nim *self, pins in);

extern const struct chip_type nim_chip;

#endif
