/* buzzer_pin.c - a speaker on one pin, behind a capacitor. */
#include "parts/speaker/buzzer_pin.h"

#include <string.h>

#include "base/number.h"

enum { HIGH = 16383, LOW = -HIGH,
       SLOW = 10 };                     /* 2^-10 of the way in each sample: what
                                         * is below 7.5 Hz is not heard */

/* The capacitor follows what it is given, and lets the difference through. */
static int16_t pass_capacitor(struct buzzer_pin *self, int16_t level)
{
    int32_t through = level - self->charge / (1 << SLOW);

    self->charge += through;
    return (int16_t)number_max(INT16_MIN, number_min(INT16_MAX, through));
}

/* The capacitor is worked out when samples are taken: on the wires only time
 * is kept. */
int buzzer_pin_take(struct buzzer_pin *self, uint64_t tick, int16_t *to,
                    int most)
{
    int16_t both[SAMPLES_SIDES];
    int count = 0;

    samples_wait(&self->samples, tick);
    while (count < most && samples_take(&self->samples, both, 1))
        to[count++] = pass_capacitor(self, both[SAMPLES_LEFT]);
    return count;
}

/* Both sides are one speaker. */
static void see_buzzer_pin(void *device, uint64_t tick, uint64_t levels)
{
    struct buzzer_pin *self = device;
    int16_t level = levels & 1 ? HIGH : LOW;

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
    self->charge = LOW * (1 << SLOW);
}

const struct device_type buzzer_pin_device = {
    .name = "speaker",
    .wires = "pin",
    .size = sizeof(struct buzzer_pin),
    .power_up = power_up_buzzer_pin,
    .see = see_buzzer_pin,
};
