/* i2c.c - an I2C master that sends a table of words to the codec, once.
 *
 *                     +-----+
 *     sda_on_wire ----| i2c |---- scl       1: released
 *                     |     |---- sda       1: released
 *     clk         ----|>    |---- is_done
 *                     +-----+
 *
 *           START     bit       STOP
 *     scl  1 1 1 0   0 1 1 0   0 1 1 1       a slot is four quarters of
 *     sda  1 0 0 0   d d d d   0 0 0 1       2.5 us
 *
 * A word takes 29 slots: START, 0x34, the high and the low byte with an
 * acknowledge each, STOP. A word that is not acknowledged ends at once, and
 * the next one has its chance. The codec never holds SCL, so it is not read.
 */
#include "machines/go/i2c.h"

#include <string.h>

enum {
    CLOCK_HZ = 50000000,
    QUARTER = CLOCK_HZ / I2C_HZ / 4,
    START = 0, LAST_BYTE = 3, STOP = 4, /* what `byte` counts */
    ACK_BIT = 8,
};

/* Register << 9 | data: reset, line in muted, headphones at 0 dB, DAC on and
 * microphone muted, DAC not muted, all powered, I2S of 16 bits as a slave,
 * 8 kHz from 12.288 MHz, go (erratum 14). */
const uint16_t i2c_codec_setup[I2C_WORDS] = {
    0x0F << 9 | 0x000, 0x00 << 9 | 0x097, 0x01 << 9 | 0x097,
    0x02 << 9 | 0x079, 0x03 << 9 | 0x079, 0x04 << 9 | 0x012,
    0x05 << 9 | 0x000, 0x06 << 9 | 0x000, 0x07 << 9 | 0x002,
    0x08 << 9 | 0x00C, 0x09 << 9 | 0x001,
};

/* Never sent but in tests: R0, R1, R4, R7 and R8 are wrong. */
const uint16_t i2c_codec_printed[I2C_WORDS - 1] = {
    0x00 << 9 | 0x017, 0x01 << 9 | 0x017, 0x02 << 9 | 0x079,
    0x03 << 9 | 0x079, 0x04 << 9 | 0x010, 0x05 << 9 | 0x000,
    0x06 << 9 | 0x000, 0x07 << 9 | 0x001, 0x08 << 9 | 0x002,
    0x09 << 9 | 0x001,
};

/* The address byte and the two bytes of the word as one number of 24 bits,
 * the highest sent first. */
static uint8_t data_bit(const struct i2c *self, uint16_t word)
{
    uint32_t all = (uint32_t)I2C_CODEC << 16 | word;

    return all >> (8 * (LAST_BYTE - self->byte) + 7 - self->bit) & 1;
}

/* The three kinds of slots of the drawing above. In the ninth bit the master
 * releases SDA for the acknowledge. */
static void drive_wires(struct i2c *self, uint16_t word)
{
    int is_middle = self->phase == 1 || self->phase == 2;

    if (self->byte == START) {
        self->scl = self->phase < 3;
        self->sda = self->phase < 1;
    } else if (self->byte == STOP) {
        self->scl = self->phase > 0;
        self->sda = self->phase > 2;
    } else {
        self->scl = (uint8_t)is_middle;
        self->sda = self->bit == ACK_BIT || data_bit(self, word);
    }
}

/* In the middle of the ninth clock of a byte, where the slave holds SDA low
 * if it has taken the byte. A refused word has no more bytes: counting on
 * from the last one leads to STOP. */
static void sample_acknowledge(struct i2c *self, int sda_on_wire)
{
    if (self->bit != ACK_BIT || self->phase != 2 || !sda_on_wire)
        return;
    self->is_refused = 1;
    self->byte = LAST_BYTE;
}

static void next_byte(struct i2c *self)
{
    self->bit = 0;
    if (self->byte < STOP) {
        self->byte++;
        return;
    }
    self->byte = START;
    self->word++;
}

/* START and STOP are one slot each; a byte is nine. */
static void next_slot(struct i2c *self)
{
    int has_bits = self->byte != START && self->byte != STOP;

    self->phase = 0;
    if (has_bits && self->bit < ACK_BIT)
        self->bit++;
    else
        next_byte(self);
}

/* Called every 125 clocks, when `quarter` has run out. */
static void advance_quarter(struct i2c *self, const uint16_t *words, int count,
                            int sda_on_wire)
{
    if (self->word >= count) {
        self->is_done = 1;
        return;
    }
    drive_wires(self, words[self->word]);
    sample_acknowledge(self, sda_on_wire);
    if (self->phase < 3)
        self->phase++;
    else
        next_slot(self);
    self->quarter = QUARTER - 1;
}

struct i2c_out i2c_clock(struct i2c *self, const uint16_t *words, int count,
                         int sda_on_wire)
{
    if (self->quarter > 0)
        self->quarter--;
    else
        advance_quarter(self, words, count, sda_on_wire);
    return (struct i2c_out){self->scl, self->sda, self->is_done};
}

void i2c_reset(struct i2c *self)
{
    memset(self, 0, sizeof *self);
    self->scl = 1;
    self->sda = 1;
}
