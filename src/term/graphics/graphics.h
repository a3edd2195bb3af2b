/* graphics.h - pictures that the terminal itself draws, if it can.
 *
 * The terminal is asked once, and nothing waits for its answer: until one
 * comes, and where none does, pictures are made of cells. The environment
 * variable BOARDWALK_GRAPHICS (cells, sixel or kitty) decides without asking.
 *
 * Nothing here reads or writes: questions and pictures are bytes for the caller
 * to write, answers come as events of input.h. So all of it is tested without a
 * terminal.
 */
#ifndef TERM_GRAPHICS_H
#define TERM_GRAPHICS_H

#include "term/graphics/bytes.h"
#include "term/input.h"
#include "term/graphics/picture.h"

enum term_graphics_way { TERM_GRAPHICS_CELLS, TERM_GRAPHICS_SIXEL,
                         TERM_GRAPHICS_KITTY };

/* At least so long from one picture to the next: terminals decode them more
 * slowly than we make them. */
enum { TERM_GRAPHICS_REST_MS = 50 };

struct term_graphics {                  /* zero it before use */
    enum term_graphics_way way;
    int is_chosen;                      /* by the environment */
    int is_asked;
    int is_behind;                      /* tmux, screen: no APC there */
    int cell_width, cell_height;        /* in pixels; 0: unknown */

    struct term_bytes bytes;
    uint16_t *scaled;                   /* for sixels, owned */
    struct term_box shown;              /* where the picture is, in cells */
    enum term_graphics_way shown_way;
    uint64_t count, shown_ns;           /* which one it is, and since when */
    int is_shown;
};

/* Reads the environment; look is getenv or a stub. The error names a value
 * that BOARDWALK_GRAPHICS cannot have. */
const char *term_graphics_begin(struct term_graphics *self,
                                char *(*look)(const char *name));
void term_graphics_end(struct term_graphics *self);

/* The bytes that ask the terminal: for everything at first, later for the size
 * of its cells, which may have changed; "" if there is nothing to ask. */
const char *term_graphics_ask(struct term_graphics *self);

/* Takes an answer, or any other event, which it ignores. 1: pictures are drawn
 * differently from now on, and the one that is shown must be hidden. */
int term_graphics_answer(struct term_graphics *self,
                         const struct term_input_event *event, int columns,
                         int rows);

/* The size of the window in cells and in pixels, as the kernel tells it; 0:
 * unknown. */
void term_graphics_window(struct term_graphics *self, int columns, int rows,
                          int width, int height);

/* The bytes that show a picture as large as the room, in cells, allows; `count`
 * is the number by which it is known from others. None if this one is shown
 * already, if it is too early, or if memory is short: then
 * term_graphics_is_due tells whether to call again. The bytes are good until
 * the next call. */
size_t term_graphics_show(struct term_graphics *self, struct term_box room,
                          const struct term_picture *picture, uint64_t count,
                          uint64_t now_ns, const char **bytes);

/* Whether the picture of this number is still to be shown. */
int term_graphics_is_due(const struct term_graphics *self, uint64_t count);

/* The bytes that remove the picture, if any. The cells below it are marked as
 * unknown on the screen; the bytes must be written before those cells. */
size_t term_graphics_hide(struct term_graphics *self,
                          struct term_screen *screen, const char **bytes);

/* What the terminal shows is unknown: after a resize, a stop or Ctrl-L. */
void term_graphics_forget(struct term_graphics *self);

#endif
