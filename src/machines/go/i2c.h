/* i2c.h - a small I2C master that writes a table of 16-bit words to one slave,
 * once after reset: the codec's set-up (erratum 15).
 *
 * One call of i2c_clock is one edge of the 50 MHz clock. The wires are open
 * drain: a 1 releases the wire, and its level is the AND of all drivers.
 */
#ifndef I2C_H
#define I2C_H

#include <stdint.h>

enum {
    I2C_HZ = 100000,                    /* SCL */
    I2C_CODEC = 0x34,                   /* its address, as the write byte */
    I2C_WORDS = 11,
};

/* What is written: our list, and the document's as printed. 7 bits of
 * register, 9 of data. */
extern const uint16_t i2c_codec_setup[I2C_WORDS];
extern const uint16_t i2c_codec_printed[I2C_WORDS - 1];

struct i2c {                            /* plain data, no gaps */
    uint16_t quarter;                   /* clocks until the next quarter bit */
    uint8_t word, byte, bit, phase;     /* where it is */
    uint8_t scl, sda;                   /* what it drives */
    uint8_t is_done, is_refused;        /* a word was not acknowledged */
};

struct i2c_out {
    uint8_t scl, sda, is_done;
};

void i2c_reset(struct i2c *self);       /* it begins with the first word */

/* One edge. sda_on_wire is the level of the wire that master and slave share;
 * the words must stay the same from call to call. */
struct i2c_out i2c_clock(struct i2c *self, const uint16_t *words, int count,
                         int sda_on_wire);

#endif
