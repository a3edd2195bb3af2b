/* graphics.h - pictures that the terminal itself draws, if it can.
 *
 * It is asked once, and nobody waits for the answer: until one comes, and
 * where none does, pictures are made of cells. BOARDWALK_GRAPHICS decides
 * without asking.
 */
#ifndef TERM_GRAPHICS_H
#define TERM_GRAPHICS_H

#include "term/bytes.h"
#include "term/input.h"
#include "term/picture.h"

enum term_graphics_way { TERM_GRAPHICS_CELLS, TERM_GRAPHICS_SIXEL,
                         TERM_GRAPHICS_KITTY };

/* So long at least from one picture to the next. */
enum { TERM_GRAPHICS_REST_MS = 50 };

struct term_graphics {                  /* zero it before use */
    enum term_graphics_way way;
    int is_chosen;                      /* by the environment */
    int is_asked;
    int is_behind;                      /* tmux, screen: no APC there */
    int cell_width, cell_height;        /* in pixels; 0: unknown */

    struct term_bytes bytes;
    uint16_t *scaled;
    struct term_box shown;              /* where the picture is, in cells */
    enum term_graphics_way shown_way;
    uint64_t count, shown_ns;           /* which one it is, and since when */
    int is_shown;
};

/* Reads the environment: look is getenv or a stub. */
const char *term_graphics_begin(struct term_graphics *self,
                                char *(*look)(const char *name));
void term_graphics_end(struct term_graphics *self);

/* What to ask the terminal: everything at first, the size of its cells when
 * that may have changed; "" if there is nothing to ask. */
const char *term_graphics_ask(struct term_graphics *self);

/* Takes an answer. Whether pictures are drawn otherwise from now on: hide the
 * one that is there. */
int term_graphics_answer(struct term_graphics *self,
                         const struct term_input_event *event, int columns,
                         int rows);

/* The size of a window in pixels, as its system tells; 0: unknown. */
void term_graphics_window(struct term_graphics *self, int columns, int rows,
                          int width, int height);

/* The bytes that show a picture in these cells, of at most the room there is;
 * count tells it from others. None if it is there already, or if it is too
 * early: then ask again. They are good until the next call. */
size_t term_graphics_show(struct term_graphics *self, struct term_box room,
                          const struct term_picture *picture, uint64_t count,
                          uint64_t now_ns, const char **bytes);

/* Whether that picture is not shown yet. */
int term_graphics_is_due(const struct term_graphics *self, uint64_t count);

/* Takes it away. The cells behind it are unknown then, and the bytes come
 * before those that draw them. */
size_t term_graphics_hide(struct term_graphics *self,
                          struct term_screen *screen, const char **bytes);

/* The terminal shows who knows what. */
void term_graphics_forget(struct term_graphics *self);

#endif
