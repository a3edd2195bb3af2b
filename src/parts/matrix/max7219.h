/* max7219.h - up to four MAX7219 in a row: each drives a matrix of 8 by 8, or
 * eight digits, from 16-bit words that are shifted through all of them.
 *
 * A board with fewer looks at the first ones only.
 */
#ifndef MAX7219_H
#define MAX7219_H

#include "boards/device.h"

enum { MAX7219_DIN, MAX7219_CS, MAX7219_CLK };  /* wires */
enum { MAX7219_CHIPS = 4, MAX7219_DIGITS = 8, MAX7219_REGISTERS = 16 };

struct max7219 {                        /* plain data, no gaps */
    uint64_t shift;                     /* chip 0, next to the design, lowest */
    uint8_t levels;
    uint8_t reserved[7];
    uint8_t reg[MAX7219_CHIPS][MAX7219_REGISTERS];
};

extern const struct device_type max7219_device;

/* What is lit of a digit, or of a row of a matrix: bit 7 is DP, then A to G.
 * And how bright all of a chip is, 0 to 255. */
uint8_t max7219_lit(const struct max7219 *self, int chip, int digit);
uint8_t max7219_brightness(const struct max7219 *self, int chip);

#endif
