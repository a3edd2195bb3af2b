/* i2s.h - two channels of sound on three wires: a bit clock, a word clock and
 * data.
 *
 * Words have any length: of what comes, the highest 16 bits are heard.
 */
#ifndef I2S_H
#define I2S_H

#include <stdint.h>

enum i2s_format {
    I2S_RIGHT,                          /* the last bits before the word clock
                                         * changes */
    I2S_LEFT,                           /* the first ones after it */
    I2S_USUAL,                          /* likewise, one bit later; left while
                                         * the word clock is low */
    I2S_FORMATS,
};

struct i2s {                            /* plain data, no gaps */
    uint32_t shift;                     /* the last 32 bits of this word */
    uint16_t bits;                      /* of it so far */
    uint8_t bclk;                       /* as last seen */
    uint8_t lrclk;                      /* when that last rose */
    uint8_t format, word_bits;          /* the latter for I2S_RIGHT */
    int16_t left, right;                /* whole words */
};

void i2s_power_up(struct i2s *self);

/* The wires are these now; 1 if a pair of words is complete with it. */
int i2s_see(struct i2s *self, int bclk, int lrclk, int data);

#endif
