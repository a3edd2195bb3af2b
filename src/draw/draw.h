/* draw.h - draws a board: once whole, then only what changed.
 *
 * Two canvases of one size: the still one has what never changes (desk,
 * circuit board, printed names, dark parts), the live one is shown. When a
 * part changes, all that it may have drawn on is brought back from the still
 * one, and whatever lies there is drawn again. So the picture is the same
 * whichever way it came about: `boardwalk show --picture`, the window and the
 * page draw equal pixels for equal scenes, and tests compare them.
 */
#ifndef DRAW_H
#define DRAW_H

#include "draw/layout.h"
#include "draw/scene.h"

enum draw_theme { DRAW_DARK, DRAW_LIGHT };      /* the desk */

enum { DRAW_DIRTY_MAX = 32 };

struct draw {
    struct canvas still, live;          /* set by the caller, of one size */
    struct layout layout;
    enum draw_theme theme;
    int scale;                          /* set by the caller, percent: 200
                                         * where pixels are half as large as
                                         * they should be; 0: 100 */
    int is_plain;                       /* set by the caller: of a small
                                         * picture; what parts do is not
                                         * printed */
    struct scene shown;                 /* as the live canvas has it */
    int is_whole;                       /* it has been drawn at all */
    int dirty_count;
    struct canvas_rect dirty[DRAW_DIRTY_MAX];   /* by the last update */
};

/* Lays a machine out in a room of the live canvas and draws what is still
 * into the still one; both belong to the caller. What is outside the room is
 * not touched. Returns 0 if the room is too small: updates then draw
 * nothing. */
int draw_begin(struct draw *self, const struct machine_type *machine,
               struct canvas_rect room, enum draw_theme theme);

/* The bare desk in a room of a canvas, as boards lie on it: beside a board of
 * the same height it is the same desk. */
void draw_desk(struct canvas *canvas, struct canvas_rect room,
               enum draw_theme theme);

/* Draws what differs from the scene shown last, and keeps this one as shown.
 * Returns how many rectangles of the live canvas have changed (dirty[]), 0 if
 * the picture stays as it is. They do not overlap. */
int draw_update(struct draw *self, const struct scene *scene);

/* The next update draws the whole live picture: for a caller that has drawn
 * over it. */
void draw_renew(struct draw *self);

#endif
