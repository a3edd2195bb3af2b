/* part.c - a keyboard: eight pins for a character, and one for its strobe.
 *
 * A character is on its pins while the strobe is high. There is nothing to
 * read of it: it only gives.
 */
#include "base/words.h"
#include "parts/keyboard/ps2_keyboard.h"
#include "parts/reading.h"

const struct part_type keyboard_part = {
    .name = WORDS("keyboard"),
    .title = "keyboard",
    .titles = "keyboards",
    .plug_ports = 2,
    .device = &ps2_keyboard_device,
    .plug_width_mm = 60,
    .plug_height_mm = 18,
    .use = USE_TYPE,
    .input_pins = 9,
};
