/* part.c - a keyboard: eight pins for a character, and one for its strobe. */
#include "parts/reading.h"

const struct part_type keyboard_part = {
    .name = "keyboard",
    .use = USE_TYPE,
    .input_pins = 9,
};
