/* bcd.c - a number of sixteen bits as four decimal digits.
 *
 *                    +-----+
 *     value[15:0] ===| bcd |=== digits[15:0]   four bits a digit
 *                    +-----+
 *
 * Shift and add three: sixteen rows of logic, no division (erratum 23).
 * What lies beyond four digits is cut off, as on the board (M2-040). There
 * is no clock in it; the state only saves doing the same number twice.
 */
#include "chips/bcd.h"

enum { VALUE_BITS = 16 };

static const struct pin_def inputs[] = {
    {"value", BCD_VALUE, VALUE_BITS, ACTIVE_HIGH},
    {0},
};

static const struct pin_def outputs[] = {
    {"digits", BCD_DIGITS, VALUE_BITS, ACTIVE_HIGH},
    {0},
};

/* A digit of five or more would be ten or more when doubled: three added
 * before is six added after, which carries to the next digit. */
static unsigned add_three_to_large(unsigned digits)
{
    unsigned large = (digits + 0x3333) & 0x8888;

    return digits + (large >> 2 | large >> 3);
}

uint16_t bcd_digits(uint16_t value)
{
    unsigned digits = 0;

    for (int bit = VALUE_BITS - 1; bit >= 0; bit--)
        digits = (add_three_to_large(digits) << 1 | (value >> bit & 1u))
            & 0xffff;
    return (uint16_t)digits;
}

pins bcd_tick(struct bcd *self, pins in)
{
    uint16_t value = (uint16_t)pins_get(in, BCD_VALUE, VALUE_BITS);

    if (value != self->value) {
        self->value = value;
        self->digits = bcd_digits(value);
    }
    return (pins)self->digits << BCD_DIGITS;
}

static void reset(void *chip, const struct chip_setup *setup)
{
    (void)setup;
    *(struct bcd *)chip = (struct bcd){0};
}

static pins tick(void *chip, pins in)
{
    return bcd_tick(chip, in);
}

const struct chip_type bcd = {
    .name = "bcd",
    .size = sizeof(struct bcd),
    .inputs = inputs,
    .outputs = outputs,
    .reset = reset,
    .tick = tick,
};
