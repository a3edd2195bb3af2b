/* bcd.h - a number of sixteen bits as four decimal digits. */
#ifndef BCD_H
#define BCD_H

#include "base/chip.h"

enum {
    BCD_VALUE  = 0,             /* input: sixteen bits */
    BCD_DIGITS = 0,             /* output: four digits of four bits, the
                                 * thousands highest */
};

struct bcd {
    uint16_t value, digits;     /* the last number, and what it is */
};

/* The lowest four decimal digits, 0x1234 for 1234 and for 61234. */
uint16_t bcd_digits(uint16_t value);

/* The digits of this clock's value. */
pins bcd_tick(struct bcd *self, pins in);

extern const struct chip_type bcd;

#endif
