/* show.h - the picture of a board's monitor on its way to the terminal:
 * looked at, asked about, shown, and taken away.
 *
 * It joins three things that know nothing of each other: the picture of the
 * session (player/sight.h), the protocols (graphics.h) and the terminal
 * (tty.h), to which it writes. For a machine without a monitor it does
 * nothing.
 */
#ifndef TERM_SHOW_H
#define TERM_SHOW_H

#include "player/sight.h"
#include "term/graphics/display.h"
#include "term/graphics/graphics.h"

struct term_show {                      /* zero it before use */
    struct sight sight;
    struct term_graphics graphics;
};

/* The window may have another size, and what it shows is unknown. */
void term_show_renew(struct term_show *self, int columns, int rows);

/* Asks the terminal about pictures, if a machine has any to show. */
void term_show_ask(struct term_show *self, const struct machine_type *machine);

/* Takes what the terminal answers, or any other event. 1: everything must be
 * drawn again. */
int term_show_answer(struct term_show *self, struct term_screen *screen,
                     const struct term_input_event *event);

/* What the cells have to show: a glass without a picture if it is elsewhere. */
struct term_display term_show_display(const struct term_show *self);

/* Shows the newest picture; call it when the cells have been written. 1: it is
 * too early after the last one, draw again soon. */
int term_show_draw(struct term_show *self, struct term_screen *screen,
                   const struct term_layout *layout);

/* Removes the picture; call it before anything else is drawn in its place, and
 * at the end. */
void term_show_hide(struct term_show *self, struct term_screen *screen);

/* Frees all; the picture must have been hidden. */
void term_show_end(struct term_show *self);

#endif
