/* buzzer_pin.c - a speaker on one pin, behind a capacitor. */
#include "parts/speaker/buzzer_pin.h"

#include <string.h>

enum { HIGH = 16383, LOW = -HIGH };

int buzzer_pin_take(struct buzzer_pin *self, uint64_t tick, int16_t *to,
                    int most)
{
    int16_t both[SAMPLES_SIDES];
    int count = 0;

    samples_wait(&self->samples, tick);
    while (count < most && samples_take(&self->samples, both, 1))
        to[count++] = both[SAMPLES_LEFT];
    return count;
}

/* An amplifier that is shut down rests where the pin's capacitor holds it. */
static int16_t level_of_wires(uint64_t levels)
{
    if (!device_level(levels, BUZZER_PIN_SD_N))
        return LOW;
    return device_level(levels, BUZZER_PIN_IN) ? HIGH : LOW;
}

/* Both sides are one speaker. */
static void see_buzzer_pin(void *device, uint64_t tick, uint64_t levels)
{
    struct buzzer_pin *self = device;
    int16_t level = level_of_wires(levels);

    samples_set(&self->samples, tick, level, level);
}

/* Charged: the pin has been low for long. */
static void power_up_buzzer_pin(void *device, uint64_t tick_hz,
                                const void *settings)
{
    struct buzzer_pin *self = device;

    (void)settings;
    memset(self, 0, sizeof *self);
    samples_power_up(&self->samples, tick_hz);
    samples_set(&self->samples, 0, LOW, LOW);
    samples_couple(&self->samples, LOW);
}

static const struct samples *hear_buzzer_pin(const void *device)
{
    const struct buzzer_pin *self = device;

    return &self->samples;
}

const struct device_type buzzer_pin_device = {
    .name = "speaker",
    .wires = "pin sd_n",
    .size = sizeof(struct buzzer_pin),
    .power_up = power_up_buzzer_pin,
    .see = see_buzzer_pin,
    .rest = 1 << BUZZER_PIN_IN | 1 << BUZZER_PIN_SD_N,
    .sound = hear_buzzer_pin,
};
