/* pmod_i2s.c - Digilent's Pmod I2S: a converter without registers (CS4344). */
#include "parts/speaker/pmod_i2s.h"

#include <string.h>

/* MCLK to LRCK, as the data sheet has them for its three speeds. */
static const uint16_t ratios[] = {64, 96, 128, 192, 256, 384, 512, 768, 1024,
                                  1152};

int pmod_i2s_plays(const struct pmod_i2s *self)
{
    for (size_t i = 0; i < sizeof ratios / sizeof *ratios; i++)
        if (self->ratio == ratios[i])
            return 1;
    return 0;
}

/* The ratio is that of the pair just heard: a clock that stops is noticed at
 * once. */
static void play_pair(struct pmod_i2s *self, uint64_t tick)
{
    self->ratio = self->cycles;
    self->cycles = 0;
    if (pmod_i2s_plays(self))
        samples_set(&self->samples, tick, self->i2s.left, self->i2s.right);
    else
        samples_set(&self->samples, tick, 0, 0);
}

/* Edges of the master clock are counted even while nothing else moves. */
static void see_pmod_i2s(void *device, uint64_t tick, uint64_t levels)
{
    struct pmod_i2s *self = device;
    uint64_t rose = levels & ~self->levels;

    self->cycles += (uint32_t)device_level(rose, PMOD_I2S_MCLK);
    self->levels = levels;
    if (i2s_see(&self->i2s, device_level(levels, PMOD_I2S_SCLK),
                device_level(levels, PMOD_I2S_LRCK),
                device_level(levels, PMOD_I2S_SDIN)))
        play_pair(self, tick);
}

/* It has nothing to set: words of any length, in the usual format. */
static void power_up_pmod_i2s(void *device, uint64_t tick_hz,
                              const void *settings)
{
    struct pmod_i2s *self = device;

    (void)settings;
    memset(self, 0, sizeof *self);
    samples_power_up(&self->samples, tick_hz);
    i2s_power_up(&self->i2s);
}

static const struct samples *hear_pmod_i2s(const void *device)
{
    const struct pmod_i2s *self = device;

    return &self->samples;
}

const struct device_type pmod_i2s_device = {
    .name = "Pmod I2S",
    .wires = "mclk lrck sclk sdin",
    .size = sizeof(struct pmod_i2s),
    .power_up = power_up_pmod_i2s,
    .see = see_pmod_i2s,
    .clock = "mclk",
    .sound = hear_pmod_i2s,
};
