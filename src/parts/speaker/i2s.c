/* i2s.c - two channels of sound on three wires.
 *
 *     lrclk  ~~~|_______________________|~~~~~~~~     left, then right
 *     bclk   _|~|_|~|_|~|_|~|_ ...
 *     data   ===|=0=|15=|14=|13=| ...                 read as bclk rises
 *
 * With the first rise that sees another word clock a word is over; in the usual
 * format this rise still brings its last bit. In all formats but that one, left
 * is when the word clock is high.
 */
#include "parts/speaker/i2s.h"

#include <string.h>

enum { SHIFT_BITS = 32, HEARD_BITS = 16 };

/* What does not fit the register is after the bits that are heard, unless
 * these are the last ones. */
static void take_sound_bit(struct i2s *self, int data)
{
    if (self->bits >= SHIFT_BITS && self->format != I2S_RIGHT)
        return;
    self->shift = self->shift << 1 | (uint32_t)data;
    if (self->bits < SHIFT_BITS)
        self->bits++;
}

/* The highest 16 of so many bits. */
static int16_t highest_bits(uint32_t word, int bits)
{
    if (bits == 0)
        return 0;
    return (int16_t)(word << (SHIFT_BITS - bits) >> (SHIFT_BITS - HEARD_BITS));
}

static int16_t heard_word(const struct i2s *self)
{
    if (self->format == I2S_RIGHT && self->bits > self->word_bits)
        return highest_bits(self->shift, self->word_bits);
    return highest_bits(self->shift, self->bits);
}

/* The pair is complete with its second word, the right one. */
static int end_word(struct i2s *self, int lrclk)
{
    int was_left = lrclk == (self->format == I2S_USUAL);

    if (was_left)
        self->left = heard_word(self);
    else
        self->right = heard_word(self);
    self->shift = 0;
    self->bits = 0;
    return !was_left;
}

static int take_rise(struct i2s *self, int lrclk, int data)
{
    int is_over = lrclk != self->lrclk, is_pair = 0;

    if (self->format == I2S_USUAL)
        take_sound_bit(self, data);
    if (is_over)
        is_pair = end_word(self, lrclk);
    if (self->format != I2S_USUAL)
        take_sound_bit(self, data);
    self->lrclk = (uint8_t)lrclk;
    return is_pair;
}

/* Data and word clock count only when the bit clock rises. */
int i2s_see(struct i2s *self, int bclk, int lrclk, int data)
{
    int is_rise = bclk && !self->bclk;

    self->bclk = bclk != 0;
    return is_rise ? take_rise(self, lrclk != 0, data != 0) : 0;
}

void i2s_power_up(struct i2s *self)
{
    memset(self, 0, sizeof *self);
    self->format = I2S_USUAL;
    self->word_bits = HEARD_BITS;
}
