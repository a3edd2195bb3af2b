/* theme.h - the colours of the window's bar and dialogs, for a dark
 * desk and a light one.
 *
 * Boards and parts have colours of their own (draw/palette.h), the same on
 * both desks.
 */
#ifndef WINDOW_THEME_H
#define WINDOW_THEME_H

#include <stdint.h>

struct window_theme {                   /* 0xAARRGGBB */
    uint32_t desk;                      /* where neither bar nor board is */
    uint32_t bar, bar_edge;
    uint32_t sheet, sheet_edge;         /* of a dialog */
    uint32_t dim;                       /* over the board behind a dialog */
    uint32_t strong, text, faint;       /* what is written */
    uint32_t notice, warning;
    uint32_t face, face_hover, face_down, face_edge;    /* of a button */
    uint32_t main, main_hover, main_down, on_main;      /* the first one */
    uint32_t chosen, on_chosen;         /* the chosen row of a list */
    uint32_t well;                      /* of a field, a slider, a list */
    uint32_t well_edge;
    uint32_t fill, ghost;               /* a slider: what was, what comes */
    uint32_t knob;
    uint32_t focus;
    uint32_t tip, tip_edge, on_tip, tip_key;
};

/* One of the two, a constant; never null. */
const struct window_theme *window_theme(int is_light);

#endif
