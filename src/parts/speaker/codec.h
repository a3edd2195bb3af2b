/* codec.h - the audio codec of the DE boards (WM8731) with a speaker at its
 * output: registers by I2C, sound by three wires.
 *
 * It plays what its registers say it plays: nothing before the design has
 * switched it on, in the format and as loud as it was set. As a master it makes
 * the bit clock and the word clock itself, from its master clock.
 */
#ifndef CODEC_H
#define CODEC_H

#include "boards/device.h"
#include "chips/wm8731.h"
#include "parts/speaker/i2s.h"
#include "parts/speaker/samples.h"

enum { CODEC_SCL, CODEC_SDA, CODEC_XCK, CODEC_BCLK, CODEC_DACLRCK,
       CODEC_DACDAT, CODEC_ADCLRCK };

struct codec {                          /* plain data */
    struct samples samples;
    struct wm8731 registers;
    struct i2s i2s;
    uint32_t cycle;                     /* of the master clock in a sample */
    uint64_t levels;
    uint8_t sda;                        /* 0: it acknowledges */
    uint8_t is_master;
    uint16_t reserved;
    uint32_t cycles;                    /* that a sample has; 0: none */
    int32_t gain[SAMPLES_SIDES];        /* 2^15 is 1; 0: mute */
};

extern const struct device_type codec_device;

#endif
