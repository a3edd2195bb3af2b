/* pair.h - two digits on eight wires, as Pmods have them: seven segments, and
 * one wire that chooses between the two. And eight LEDs on eight wires. */
#ifndef DIGIT_PAIR_H
#define DIGIT_PAIR_H

#include "boards/device.h"

struct digit_pair_settings {
    uint8_t segments_are_low;           /* lit by low */
    uint8_t left_is_low;                /* chosen by low */
};

struct digit_pair {                     /* plain data, no gaps */
    uint64_t levels;
    uint64_t is_low;                    /* wires that are active then */
};

extern const struct device_type digit_pair_device;
extern const struct device_type led_row_device;

#endif
