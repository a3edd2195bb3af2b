/* part.c - a push button: its pin is high while it is held down.
 *
 * Boards give its polarity in their pin tables; here, high always means held.
 */
#include "base/words.h"
#include "parts/reading.h"

const struct part_type button_part = {
    .name = WORDS("button"),
    .title = "button",
    .titles = "buttons",
    .plug_ports = 1,
    .use = USE_PRESS,
    .input_pins = 1,
    .read = reading_put_bit,
    .expect = reading_expect_bits,
};
