/* term_hold.h - buttons held down by keys and by the mouse.
 *
 * A terminal tells when a key goes down and never when it comes up, so a
 * button pressed by a key springs back after a tap's time on the machine.
 * The mouse does tell; but a click may be over before a single tick has
 * passed, so it holds for a tap's time at least, too.
 *
 * A key that comes again meanwhile holds the button longer. But where a
 * screen is watched the buttons are the keys of a keyboard: there each one
 * counts, in its order, and waits until those before it are over.
 */
#ifndef TERM_HOLD_H
#define TERM_HOLD_H

#include "bench/play.h"
#include "faces/term_layout.h"

/* So many keys may wait, and so many times the same one. */
enum { TERM_HOLD_LINE = 8, TERM_HOLD_SAME = 2 };

struct term_hold {
    int is_down, is_clung;              /* clung: the mouse is still on it */
    uint64_t due_tick;                  /* when it may spring back */
};

struct term_holds {                     /* zero it before use */
    struct term_hold of[TERM_PARTS_MAX];
    int line[TERM_HOLD_LINE], waiting;  /* parts, the first in line first */
    uint64_t free_tick;                 /* when the next one may be pressed */
};

/* Presses a button, or makes it last longer, or lets it wait. */
const char *term_hold_press(struct term_holds *self, struct play *play,
                            int part, int is_mouse);

/* The mouse lets go of whatever it was on. */
void term_hold_let_go(struct term_holds *self);

/* The next tick at which one springs back; UINT64_MAX if none will. */
uint64_t term_hold_next(const struct term_holds *self);

/* Moves those whose time has come, or releases all of them for good. */
const char *term_hold_release(struct term_holds *self, struct play *play,
                              int is_all);

#endif
