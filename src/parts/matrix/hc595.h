/* hc595.h - up to eight 74HC595 shift registers in a row.
 *
 * What they drive are wires as any other: lamps (boards/lamps.h) see them as
 * the columns and rows of a matrix, or as digits.
 */
#ifndef HC595_H
#define HC595_H

#include "boards/device.h"

/* Wires. A board that has no wire for one of the last two keeps it low and
 * high, as in life. */
enum { HC595_SER, HC595_SRCLK, HC595_RCLK, HC595_OE_N, HC595_SRCLR_N };
enum { HC595_CHIPS = 8 };

struct hc595_settings {
    uint8_t chips;                      /* 1 to 8; one if not set */
};

struct hc595 {                          /* plain data, no gaps */
    uint64_t shift, latch;              /* bit 0 is QA of the first chip */
    uint64_t used;                      /* outputs that there are */
    uint64_t levels;
};

extern const struct device_type hc595_device;

/* The outputs; floating where they are off, read as `floating`: the levels at
 * which nothing behind them is lit. */
uint64_t hc595_outputs(const struct hc595 *self, uint64_t floating);

#endif
