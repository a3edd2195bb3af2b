/* cells.h - how one kind of part looks in cells, and what such drawings share.
 *
 * Each kind has its own file, parts/KIND/cells.c.
 */
#ifndef TERM_CELLS_H
#define TERM_CELLS_H

#include "term/board.h"

struct term_drawing {                   /* where to, and of what */
    struct term_screen *screen;
    const struct term_layout *layout;
    const struct term_scene *scene;
};

struct term_cells {
    /* Sets the width and height of its box in a drawing of some size. */
    void (*size)(const struct term_layout *layout,
                 const struct term_size *size, const struct part *part,
                 struct term_box *box);

    /* Draws it into its box; its name and what it does come later. */
    void (*draw)(const struct term_drawing *self, int part);

    int above, below;                   /* rows of text around it */
    int is_named;                       /* its printed name stands there */
    int is_leg;                         /* it hangs on the nearest part */

    /* Beside the picture of a monitor only some have a place. */
    int is_on_panel;
    int is_dense;                       /* there, in the smallest drawing,
                                         * nothing is between two of them */
    int has_caption;                    /* there, if it is alone */
};

/* By kind (parts/cells.c). */
extern const struct term_cells *const term_cells[];

const struct term_cells *term_cells_of(const struct part *part);

/* Sizes */

/* As large as it is on the board. */
void term_cells_by_mm(const struct term_layout *layout,
                      const struct term_size *size, const struct part *part,
                      struct term_box *box);

/* One column, and as many rows as it has on the board. */
void term_cells_size_leg(const struct term_layout *layout,
                         const struct term_size *size,
                         const struct part *part, struct term_box *box);

/* What there is to know */

const struct part *term_cells_part(const struct term_drawing *self, int part);
struct term_box term_cells_box(const struct term_drawing *self, int part);

/* The colour on which a part stands. */
uint32_t term_cells_ground(const struct term_drawing *self, int part);

/* Whether a button is down, a switch up; the key that works it, or a space. */
int term_cells_is_on(const struct term_drawing *self,
                     const struct part *part);
uint32_t term_cells_key(const struct term_drawing *self,
                        const struct part *part);

/* Whether there is colour; whether half cells can be filled with it; whether
 * the shades of dark parts differ from that of the board. */
int term_cells_has_colour(const struct term_drawing *self);
int term_cells_has_pixels(const struct term_drawing *self);
int term_cells_has_shades(const struct term_drawing *self);

/* Drawing */

void term_cells_put(const struct term_drawing *self, int column, int row,
                    uint32_t code, uint32_t fg, uint32_t bg);

/* Text with its middle at a column. */
void term_cells_put_middle(const struct term_drawing *self, int middle,
                           int row, int width, const char *text,
                           struct term_style style);

enum term_cells_frame { FRAME_THIN, FRAME_ROUND, FRAME_HEAVY };

void term_cells_draw_frame(const struct term_drawing *self,
                           struct term_box box, enum term_cells_frame frame,
                           uint32_t fg, uint32_t bg);

/* A dark box with words on it. */
void term_cells_draw_package(const struct term_drawing *self,
                             struct term_box box, const char *words);

void term_cells_draw_leg(const struct term_drawing *self, int part,
                         uint32_t glyph, uint32_t fg);

#endif
