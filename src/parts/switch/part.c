/* part.c - a slide switch: its pin is high while it is up, and it stays. */
#include "parts/reading.h"

const struct part_type switch_part = {
    .name = "switch",
    .use = USE_FLIP,
    .input_pins = 1,
    .read = reading_put_bit,
    .expect = reading_expect_bits,
};
