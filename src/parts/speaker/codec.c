/* codec.c - the audio codec of the DE boards (WM8731) with a speaker. */
#include "parts/speaker/codec.h"

#include <string.h>

#include "base/number.h"

enum { GAIN_BITS = 15,                  /* 1 dB is this part of 2^15 */
       ONE_DB_LESS = 29205, ONE_DB_MORE = 36766 };
enum { BCLK_HALVES = 128 };             /* as a master, in a sample */

/* Registers */

/* Step by step in whole numbers, so that it is the same on every machine; only
 * the quietest steps are coarse. */
static int32_t gain_of_db(int db)
{
    int32_t gain = 1 << GAIN_BITS;

    if (db == WM8731_SILENT_DB)
        return 0;
    for (; db < 0; db++)
        gain = (gain * ONE_DB_LESS + (1 << (GAIN_BITS - 1))) >> GAIN_BITS;
    for (; db > 0; db--)
        gain = (int32_t)((int64_t)gain * ONE_DB_MORE >> GAIN_BITS);
    return gain;
}

/* After a register was written; not for each sample. The fourth format, for
 * signal processors, is not known here and is silent. */
static void take_settings(struct codec *self)
{
    struct wm8731_state state = wm8731_read(&self->registers, WM8731_MCLK_HZ);
    int plays = state.is_active && state.plays_dac
             && state.format != WM8731_DSP;

    self->i2s.format = state.format == WM8731_DSP ? I2S_USUAL
                                                  : (uint8_t)state.format;
    self->i2s.word_bits = (uint8_t)state.bits;
    self->is_master = state.is_master && state.is_active;
    self->cycles = state.dac_hz ? WM8731_MCLK_HZ / state.dac_hz : 0;
    for (int side = 0; side < SAMPLES_SIDES; side++)
        self->gain[side] = plays ? gain_of_db(state.headphone_db[side]) : 0;
}

/* Registers mean something new only when a whole word was written. */
static void see_control(struct codec *self, uint64_t levels)
{
    uint32_t writes = self->registers.writes;

    self->sda = (uint8_t)wm8731_wires(&self->registers,
                                      device_level(levels, CODEC_SCL),
                                      device_level(levels, CODEC_SDA));
    if (self->registers.writes != writes)
        take_settings(self);
}

/* Sound */

/* Above 0 dB it clips, as the amplifier does. */
static int16_t amplify(const struct codec *self, int side, int16_t level)
{
    int64_t loud = (int64_t)level * self->gain[side] / (1 << GAIN_BITS);

    return (int16_t)number_max64(INT16_MIN, number_min64(INT16_MAX, loud));
}

/* A pair sounds when both of its words are there: left and right stay
 * together. */
static void see_sound(struct codec *self, uint64_t tick, uint64_t levels)
{
    if (i2s_see(&self->i2s, device_level(levels, CODEC_BCLK),
                device_level(levels, CODEC_DACLRCK),
                device_level(levels, CODEC_DACDAT)))
        samples_set(&self->samples, tick,
                    amplify(self, SAMPLES_LEFT, self->i2s.left),
                    amplify(self, SAMPLES_RIGHT, self->i2s.right));
}

/* The codec's own clocks are counted from this one, whatever its rate. */
static void see_master_clock(struct codec *self)
{
    self->cycle++;
    if (self->cycle >= self->cycles)
        self->cycle = 0;
}

/* Wires */

/* Wires of control first: a register may change what the next bit means. */
static void see_codec(void *device, uint64_t tick, uint64_t levels)
{
    const uint64_t control = 1 << CODEC_SCL | 1 << CODEC_SDA;
    struct codec *self = device;
    uint64_t changed = levels ^ self->levels;

    self->levels = levels;
    if (changed & control)
        see_control(self, levels);
    if (changed & levels & 1 << CODEC_XCK)
        see_master_clock(self);
    if (changed & ~control)
        see_sound(self, tick, levels);
}

/* The left word comes first: in the usual format the word clock is low for
 * it. */
static uint64_t made_clocks(const struct codec *self)
{
    uint32_t half = self->cycle * BCLK_HALVES / self->cycles;
    int is_left = half < BCLK_HALVES / 2;
    int lrclk = is_left != (self->i2s.format == I2S_USUAL);

    return (uint64_t)(half & 1) << CODEC_BCLK
         | (uint64_t)lrclk << CODEC_DACLRCK
         | (uint64_t)lrclk << CODEC_ADCLRCK;
}

/* Its clocks change only with the master clock, which it is told of: there is
 * nothing to say when. */
static uint64_t drive_codec(void *device, uint64_t tick, uint64_t *driven,
                            uint64_t *next)
{
    const struct codec *self = device;

    (void)tick;
    *next = DEVICE_NEVER;
    *driven = self->sda ? 0 : 1 << CODEC_SDA;
    if (!self->is_master || self->cycles == 0)
        return 0;
    *driven |= 1 << CODEC_BCLK | 1 << CODEC_DACLRCK | 1 << CODEC_ADCLRCK;
    return made_clocks(self);
}

/* Both wires of I2C are high at rest; else the first level would look like a
 * start. */
static void power_up_codec(void *device, uint64_t tick_hz,
                           const void *settings)
{
    struct codec *self = device;

    (void)settings;
    memset(self, 0, sizeof *self);
    samples_power_up(&self->samples, tick_hz);
    wm8731_reset(&self->registers);
    i2s_power_up(&self->i2s);
    self->sda = 1;
    self->levels = 1 << CODEC_SCL | 1 << CODEC_SDA;
    take_settings(self);
}

static const struct samples *hear_codec(const void *device)
{
    const struct codec *self = device;

    return &self->samples;
}

/* Its clocks are nobody's business while the design makes them itself. */
static const struct device_answer codec_answers[] = {
    {1 << CODEC_SCL | 1 << CODEC_SDA, 1 << CODEC_SDA},
    {1 << CODEC_XCK,
     1 << CODEC_BCLK | 1 << CODEC_DACLRCK | 1 << CODEC_ADCLRCK},
    {0, 0},
};

const struct device_type codec_device = {
    .name = "codec",
    .wires = "scl sda xck bclk daclrck dacdat adclrck",
    .size = sizeof(struct codec),
    .power_up = power_up_codec,
    .see = see_codec,
    .sound = hear_codec,
    .drive = drive_codec,
    .answers = codec_answers,
    .clock = "xck",
    .rest = 1 << CODEC_SCL | 1 << CODEC_SDA,
};
