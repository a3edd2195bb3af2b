/* part.c - a slide switch: its pin is high while it is up, and it stays.
 *
 * Several of a group are read and set as one number, the leftmost highest.
 */
#include "base/words.h"
#include "parts/reading.h"

const struct part_type switch_part = {
    .name = WORDS("switch"),
    .title = "switch",
    .titles = "switches",
    .plug_ports = 1,
    .use = USE_FLIP,
    .input_pins = 1,
    .read = reading_put_bit,
    .expect = reading_expect_bits,
};
