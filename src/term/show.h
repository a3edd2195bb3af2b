/* show.h - the picture of a board's monitor on its way to the terminal:
 * looked at, asked about, shown, and taken away. */
#ifndef TERM_SHOW_H
#define TERM_SHOW_H

#include "player/sight.h"
#include "term/display.h"
#include "term/graphics.h"

struct term_show {                      /* zero it before use */
    struct sight sight;
    struct term_graphics graphics;
};

/* The window may have another size, or shows who knows what. */
void term_show_renew(struct term_show *self, int columns, int rows);

/* Asks the terminal about pictures, if a machine has any to show. */
void term_show_ask(struct term_show *self, const struct machine_type *machine);

/* Takes what the terminal answers: whether all must be drawn again. */
int term_show_answer(struct term_show *self, struct term_screen *screen,
                     const struct term_input_event *event);

/* What the cells have to show of it. */
struct term_display term_show_display(const struct term_show *self);

/* When the cells are there: shows it, or the newer one. 1: it is too early,
 * draw again soon. */
int term_show_draw(struct term_show *self, struct term_screen *screen,
                   const struct term_layout *layout);

/* Before something else is drawn there, and at the end. */
void term_show_hide(struct term_show *self, struct term_screen *screen);

void term_show_end(struct term_show *self);

#endif
