/* wired.h - LEDs wired to a design one by one: an array of 8 by 8 red and green
 * ones whose rows take turns, and a row of four RGB LEDs. */
#ifndef WIRED_H
#define WIRED_H

#include "boards/device.h"

struct wired {                          /* plain data, no gaps */
    uint64_t levels;
};

extern const struct device_type wired_array_device;
extern const struct device_type wired_rgb_device;

#endif
