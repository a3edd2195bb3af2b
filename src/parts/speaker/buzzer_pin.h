/* buzzer_pin.h - a speaker on one pin: a square wave, or a PWM that is as loud
 * as it is on.
 *
 * The pin goes through a capacitor, as on every board: a pin that rests is
 * silence, whether low or high. A PWM far above what can be heard needs no
 * filter but the mean over each sample.
 */
#ifndef BUZZER_PIN_H
#define BUZZER_PIN_H

#include "boards/device.h"
#include "parts/speaker/samples.h"

/* Wires. Boards with an amplifier can shut it down by low. */
enum { BUZZER_PIN_IN, BUZZER_PIN_SD_N };

struct buzzer_pin {                     /* plain data */
    struct samples samples;
};

extern const struct device_type buzzer_pin_device;

/* Takes up to so many samples that are ready at this tick, of one side. */
int buzzer_pin_take(struct buzzer_pin *self, uint64_t tick, int16_t *to,
                    int most);

#endif
