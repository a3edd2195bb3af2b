/* cells.h - how one kind of part is drawn in cells, and what such drawings
 * share.
 *
 * Each kind has its own file, parts/KIND/cells.c, which fills one record
 * struct term_cells; parts/cells.c lists them all. The functions here are what
 * those files may use beside screen.h. Nothing in src/term names a kind.
 */
#ifndef TERM_CELLS_H
#define TERM_CELLS_H

#include "term/board.h"

/* Where to draw, and what: handed to every function that draws a part. */
struct term_drawing {
    struct term_screen *screen;
    const struct term_layout *layout;
    const struct term_scene *scene;
};

/* One kind of part. */
struct term_cells {
    /* Sets the width and height of its box in a drawing of some size; left
     * and top are the layout's affair. */
    void (*size)(const struct term_layout *layout,
                 const struct term_size *size, const struct part *part,
                 struct term_box *box);

    /* Draws it into its box. Its name and its role are drawn by board.c. */
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

/* The record of a part's kind; never null. */
const struct term_cells *term_cells_of(const struct part *part);

/* Sizes: functions for the field `size`. */

/* As large as it is on the board, but at least 5 by 3 cells. */
void term_cells_by_mm(const struct term_layout *layout,
                      const struct term_size *size, const struct part *part,
                      struct term_box *box);

/* One column, and as many rows as it has on the board. */
void term_cells_size_leg(const struct term_layout *layout,
                         const struct term_size *size,
                         const struct part *part, struct term_box *box);

/* Facts about a part and the screen */

const struct part *term_cells_part(const struct term_drawing *self, int part);
struct term_box term_cells_box(const struct term_drawing *self, int part);

/* The colour that a part stands on: of the board, or of a breadboard. */
uint32_t term_cells_ground(const struct term_drawing *self, int part);

/* Whether a button is down or a switch is up; the key that works it, or a
 * space if it has none. */
int term_cells_is_on(const struct term_drawing *self,
                     const struct part *part);
uint32_t term_cells_key(const struct term_drawing *self,
                        const struct part *part);

/* What the screen can show: any colour; half cells, which need UTF-8 too;
 * enough shades to tell a dark part from the board without a line around it.
 * Each of these implies the one before. */
int term_cells_has_colour(const struct term_drawing *self);
int term_cells_has_pixels(const struct term_drawing *self);
int term_cells_has_shades(const struct term_drawing *self);

/* Drawing */

/* One glyph, not bold. */
void term_cells_put(const struct term_drawing *self, int column, int row,
                    uint32_t code, uint32_t fg, uint32_t bg);

/* Text with its middle at a column, cut off at `width` columns. */
void term_cells_put_middle(const struct term_drawing *self, int middle,
                           int row, int width, const char *text,
                           struct term_style style);

enum term_cells_frame { FRAME_THIN, FRAME_ROUND, FRAME_HEAVY };

/* The outline of a box; its inside stays as it is. */
void term_cells_draw_frame(const struct term_drawing *self,
                           struct term_box box, enum term_cells_frame frame,
                           uint32_t fg, uint32_t bg);

/* A dark box with words in its middle: any part that is only a package. */
void term_cells_draw_package(const struct term_drawing *self,
                             struct term_box box, const char *words);

/* One glyph all the way down the part's column. */
void term_cells_draw_leg(const struct term_drawing *self, int part,
                         uint32_t glyph, uint32_t fg);

#endif
