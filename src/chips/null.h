/* null.h - the smallest chip: what goes in comes out one tick later. */
#ifndef NULL_CHIP_H
#define NULL_CHIP_H

#include "base/chip.h"

enum {
    NULL_IN  = 0,               /* inputs: 16 wires */
    NULL_OUT = 0,               /* outputs: the same 16, one tick later */
};

struct null_chip {
    uint16_t held;
};

extern const struct chip_type null_chip;

#endif
