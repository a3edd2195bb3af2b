/* part.c - a keyboard: eight pins for a character, and one for its strobe.
 *
 * A character is on its pins while the strobe is high. There is nothing to
 * read of it: it only gives.
 */
#include "base/words.h"
#include "parts/reading.h"

const struct part_type keyboard_part = {
    .name = WORDS("keyboard"),
    .use = USE_TYPE,
    .input_pins = 9,
};
