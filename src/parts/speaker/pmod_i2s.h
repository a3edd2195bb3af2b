/* pmod_i2s.h - Digilent's Pmod I2S: a converter without registers (CS4344).
 *
 * It plays as soon as its three clocks fit together: cycles of the master clock
 * in a period of the word clock must be one of a few numbers, or it is silent.
 */
#ifndef PMOD_I2S_H
#define PMOD_I2S_H

#include "boards/device.h"
#include "parts/speaker/i2s.h"
#include "parts/speaker/samples.h"

enum { PMOD_I2S_MCLK, PMOD_I2S_LRCK, PMOD_I2S_SCLK, PMOD_I2S_SDIN };

struct pmod_i2s {                       /* plain data */
    struct samples samples;
    struct i2s i2s;
    uint32_t cycles;                    /* of the master clock since the pair
                                         * before */
    uint32_t ratio;                     /* of it in the last pair */
    uint64_t levels;
};

extern const struct device_type pmod_i2s_device;

/* Whether the clocks fit together. */
int pmod_i2s_plays(const struct pmod_i2s *self);

#endif
