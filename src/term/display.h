/* display.h - a monitor that shows a picture, with a line of words at
 * its foot: what is written in the picture is too small for cells. */
#ifndef TERM_DISPLAY_H
#define TERM_DISPLAY_H

#include "player/sight.h"
#include "term/picture.h"

struct term_display {
    struct term_picture picture;        /* without one the glass is dark */
    const char *caption;                /* null: none */
    int is_elsewhere;                   /* the terminal itself shows it */
};

/* What a monitor shows, drawn in cells. */
struct term_display term_display_of(const struct sight *sight);

/* The cells of the picture in a monitor's box. */
struct term_box term_display_glass(struct term_box box, int width,
                                   int height);

void term_display_draw(struct term_screen *screen, struct term_box box,
                       const char *name, const struct term_display *display);

#endif
