/* display.h - a monitor that shows a picture, with a line of words at
 * its foot: what is written in the picture is too small for cells.
 *
 * cells.c of the monitor draws it as a part of the board. If the terminal can
 * draw pictures itself, show.c puts the picture over the cells of the glass.
 */
#ifndef TERM_DISPLAY_H
#define TERM_DISPLAY_H

#include "player/sight.h"
#include "term/graphics/picture.h"

struct term_display {
    struct term_picture picture;        /* without one the glass is dark */
    const char *caption;                /* null or empty: none */
    int is_elsewhere;                   /* the terminal itself shows it */
};

/* What a session's monitor shows. It borrows the pixels and the caption of the
 * sight: good until the next look. */
struct term_display term_display_of(const struct sight *sight);

/* The cells that a picture of this size in pixels takes in a monitor's box: as
 * many as keep its shape, in the middle of the glass. */
struct term_box term_display_glass(struct term_box box, int width,
                                   int height);

/* Bezel, glass, name and caption, and the picture unless it is elsewhere. */
void term_display_draw(struct term_screen *screen, struct term_box box,
                       const char *name, const struct term_display *display);

#endif
