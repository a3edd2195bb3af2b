/* cells.c - an array of LEDs in cells, with names of its squares.
 *
 * The squares are drawn by cells_matrix.c; here only the size is set and the
 * square found that the switches point at.
 */
#include "player/pointer.h"
#include "term/cells.h"
#include "parts/matrix/cells_matrix.h"

/* One more row for the letters of the files. */
static void set_matrix_size(const struct term_layout *layout,
                            const struct term_size *sizes,
                            const struct part *part, struct term_box *box)
{
    (void)layout;
    (void)part;
    box->width = MATRIX_SIDE * sizes->square_width + TERM_MATRIX_MARGIN;
    box->height = MATRIX_SIDE * sizes->square_height + 1;
}

static void draw_lit_board(const struct term_drawing *self, int i)
{
    const struct board_type *board = self->layout->machine->board;
    const struct part *part = term_cells_part(self, i);
    int is_pointed_at = board->pointer
                     && text_same(board->pointer->matrix, part->group);

    cells_matrix_draw(self->screen, term_cells_box(self, i), part->group,
                      self->scene->brightness + part->light, is_pointed_at
                      ? pointer_square(board, self->scene->in) : -1);
}

/* is_named stays 0: cells_matrix.c puts its name beside it. */
const struct term_cells matrix_cells = {
    .size = set_matrix_size,
    .draw = draw_lit_board,
};
