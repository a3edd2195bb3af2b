/* pins.h - a chip's pins are the bits of one word: set means active.
 *
 * What "active" is in volts is written once, in the pin table: a low-active
 * pin is set in the word while its wire is low. Chips never think about it;
 * only what leaves the bench (a trace, a circuit) asks for levels.
 */
#ifndef PINS_H
#define PINS_H

#include <stddef.h>
#include <stdint.h>

typedef uint64_t pins;

#define PIN(at)         (UINT64_C(1) << (at))
#define PINS(at, width) ((PIN(width) - 1) << (at))      /* width < 64 */

enum pin_polarity { ACTIVE_HIGH, ACTIVE_LOW };

struct pin_def {
    const char *name;                   /* as printed; null ends a table */
    uint8_t at, width;
    enum pin_polarity polarity;
};

/* The field of `width` pins whose lowest is `at`, as a number. */
static inline pins pins_get(pins word, unsigned at, unsigned width)
{
    return (word >> at) & PINS(0, width);
}

/* The levels on the wires, high = 1, of a word of active pins. */
pins pins_levels(const struct pin_def *table, pins active);

#endif
