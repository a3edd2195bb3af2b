/* cells.c - an array of LEDs in cells, with names of its squares. */
#include "player/pointer.h"
#include "term/cells.h"
#include "term/matrix.h"

static void size(const struct term_layout *layout,
                 const struct term_size *of, const struct part *part,
                 struct term_box *box)
{
    (void)layout;
    (void)part;
    box->width = MATRIX_SIDE * of->square_width + TERM_MATRIX_MARGIN;
    box->height = MATRIX_SIDE * of->square_height + 1;
}

static void draw(const struct term_drawing *self, int i)
{
    const struct board_type *board = self->layout->machine->board;
    const struct part *part = term_cells_part(self, i);
    int is_pointed_at = board->pointer
                     && text_same(board->pointer->matrix, part->group);

    term_matrix_draw(self->screen, term_cells_box(self, i), part->group,
                     self->scene->brightness + part->light, is_pointed_at
                     ? pointer_square(board, self->scene->in) : -1);
}

/* Its name is beside it. */
const struct term_cells matrix_cells = {.size = size, .draw = draw};
