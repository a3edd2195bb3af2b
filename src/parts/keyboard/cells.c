/* cells.c - a keyboard in cells: a box that says how to type on it.
 *
 * Its keys are not drawn: the real keyboard is under the player's hands.
 */
#include "base/words.h"
#include "term/cells.h"

static void draw_typing_box(const struct term_drawing *self, int part)
{
    term_cells_draw_package(self, term_cells_box(self, part),
                            words_of("Tab to type"));
}

const struct term_cells keyboard_cells = {
    .size = term_cells_by_mm,
    .draw = draw_typing_box,
    .below = 1,
    .is_named = 1,
};
