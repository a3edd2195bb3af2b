/* layout.h - places the parts of a machine in a picture of any shape.
 *
 * A machine is blocks on a desk: circuit boards, and what stands beside them -
 * monitors, a keyboard, a speaker. Where the picture has another shape than
 * the machine (a telephone held upright), the blocks are set one below the
 * other, and a long board is folded: pieces of it that belong together change
 * places, as if it had been made for that shape. Monitors take what room is
 * left. Places are in sub-pixels (canvas.h), from the top left of the picture;
 * where parts are large enough their bodies have whole pixels.
 *
 * The same machine and room always give the same layout. Painters and faces
 * only read it: draw.c makes it, and again for every new size.
 */
#ifndef LAYOUT_H
#define LAYOUT_H

#include "boards/board.h"
#include "draw/canvas.h"

enum { LAYOUT_PANELS = 12,
       LAYOUT_LETTER_PX = 11 };         /* print that can be read */

struct layout_panel {                   /* a piece of ground */
    enum board_ground_kind ground;
    struct canvas_box box;
};

struct layout {
    const struct machine_type *machine;
    struct canvas_rect room;            /* the picture */
    int count;                          /* of parts */
    int mm;                             /* sub-pixels of a millimetre */
    int letter_least;                   /* print is no smaller where it can
                                         * be helped, in sub-pixels */
    int is_plain;                       /* what parts do is not printed */
    int is_folded;                      /* a board is not as it was made */
    int panels;
    struct layout_panel panel[LAYOUT_PANELS];
    struct canvas_box part[BOARD_PARTS_MAX];    /* its body; of a monitor
                                                 * all, with its stand */
    struct canvas_rect reach[BOARD_PARTS_MAX];  /* all it ever draws on:
                                                 * glow, name, pressed keys */
    struct canvas_box touch[BOARD_PARTS_MAX];   /* where a finger works it;
                                                 * empty: nowhere */
};

/* Fits a machine into a room; 0 if that is too small to see anything: a side
 * below 80 pixels, or a millimetre below a fifth of a pixel. */
int layout_make(struct layout *self, const struct machine_type *machine,
                struct canvas_rect room);

/* The same where so many percent of a pixel of the picture make one that a
 * person sees: print is that much larger. */
int layout_make_scaled(struct layout *self, const struct machine_type *machine,
                       struct canvas_rect room, int scale);

/* The part that a finger or a mouse at a pixel works, or -1. */
int layout_hit(const struct layout *self, int x, int y);

/* The glass of a monitor inside its body, in whole pixels: of a screen in
 * the shape of its picture, of a terminal five to four. Around it is a case
 * of equal width; below, one half is the case, the other half the stand. */
struct canvas_box layout_glass(const struct layout *self, int part);

/* The pixel of the machine's picture that is shown at a pixel; 0: it is not on
 * the glass of its screen. */
int layout_screen(const struct layout *self, int x, int y, int *screen_x,
                  int *screen_y);

/* The squares of a matrix are inside a frame that is as wide as three fifths
 * of a square, with the letters and numbers on it. */

/* The square of a matrix at a pixel, counted from a1 row by row, or -1. The
 * part must be a matrix. */
int layout_square(const struct layout *self, int part, int x, int y);

/* The box of that square. */
struct canvas_box layout_square_box(const struct layout *self, int part,
                                    int square);

#endif
