/* part.c - an LED: one light, on, off or blinking.
 *
 * bench/look.c decides whether it blinks, from how it changes over time.
 */
#include "parts/reading.h"

const struct part_type led_part = {
    .name = "led",
    .title = "LED",
    .titles = "LEDs",
    .plug_ports = 1,
    .lights = 1,
    .can_blink = 1,
    .read = reading_put_bit,
    .expect = reading_expect_bits,
};
