/* graphics.c - pictures that the terminal itself draws, if it can. */
#include "term/graphics/graphics.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "term/graphics/kitty.h"
#include "term/graphics/sixel.h"

/* The cells of the VT340, where the terminal does not tell its own. A picture
 * has at most SIDE_MAX pixels in width: a larger one takes long to send and
 * shows nothing more. */
enum { CELL_WIDTH = 10, CELL_HEIGHT = 20, CELL_MAX = 200, MS = 1000000,
       SIDE_MAX = 1280 };

/* The size of a cell, the size of the window, the primary attributes. Every
 * terminal answers the last one. */
#define ASK_CELL "\033[16t"
#define ASK_REST ASK_CELL "\033[14t\033[c"

static const char *const names[] = {"cells", "sixel", "kitty"};

/* The environment */

static int starts_with_name(const char *string, const char *with)
{
    return string && text_begins(string, with);
}

/* Inside screen and tmux no APC sequence reaches the terminal, so kitty's
 * question is left out; the Linux console would print the questions. */
const char *term_graphics_begin(struct term_graphics *self,
                                char *(*look)(const char *name))
{
    const char *wanted = look("BOARDWALK_GRAPHICS"), *term = look("TERM");

    self->is_behind = starts_with_name(term, "screen")
                   || starts_with_name(term, "tmux");
    self->is_asked = starts_with_name(term, "linux");
    if (!wanted || !*wanted)
        return NULL;
    for (int i = 0; i < 3; i++)
        if (text_same(names[i], wanted)) {
            self->way = (enum term_graphics_way)i;
            self->is_chosen = 1;
            return NULL;
        }
    return text_error("BOARDWALK_GRAPHICS is '", wanted, "': it must be "
                      "cells, sixel or kitty", (char *)0);
}

void term_graphics_end(struct term_graphics *self)
{
    term_bytes_free(&self->bytes);
    free(self->scaled);
    memset(self, 0, sizeof *self);
}

/* Questions and answers */

const char *term_graphics_ask(struct term_graphics *self)
{
    int is_asked = self->is_asked;

    self->is_asked = 1;
    if (self->is_chosen || is_asked)
        return self->way == TERM_GRAPHICS_CELLS ? "" : ASK_CELL;
    return self->is_behind ? ASK_REST : TERM_KITTY_ASK ASK_REST;
}

/* Refuses sizes that no font has. 1: a picture that is shown has another size
 * now. */
static int set_cell(struct term_graphics *self, int width, int height)
{
    int is_new = width != self->cell_width || height != self->cell_height;

    if (width < 1 || height < 1 || width > CELL_MAX || height > CELL_MAX)
        return 0;
    self->cell_width = width;
    self->cell_height = height;
    return is_new && self->way != TERM_GRAPHICS_CELLS;
}

/* The ways are in order of preference; a later answer never makes it worse. */
static int take_way(struct term_graphics *self, enum term_graphics_way way)
{
    if (self->is_chosen || way <= self->way)
        return 0;
    self->way = way;
    return 1;
}

/* A cell's size worked out from the window's is rounded down: it counts only
 * while the terminal has told no better one. */
int term_graphics_answer(struct term_graphics *self,
                         const struct term_input_event *event, int columns,
                         int rows)
{
    switch (event->kind) {
    case TERM_ATTRIBUTES:
        return event->has_sixel && take_way(self, TERM_GRAPHICS_SIXEL);
    case TERM_KITTY:
        return take_way(self, TERM_GRAPHICS_KITTY);
    case TERM_CELL_SIZE:
        return set_cell(self, event->width, event->height);
    case TERM_WINDOW_SIZE:
        return !self->cell_width && columns > 0 && rows > 0
            && set_cell(self, event->width / columns, event->height / rows);
    default:
        return 0;
    }
}

void term_graphics_window(struct term_graphics *self, int columns, int rows,
                          int width, int height)
{
    if (columns > 0 && rows > 0)
        (void)set_cell(self, width / columns, height / rows);
}

/* Pictures */

static int cell_width(const struct term_graphics *self)
{
    return self->cell_width ? self->cell_width : CELL_WIDTH;
}

static int cell_height(const struct term_graphics *self)
{
    return self->cell_height ? self->cell_height : CELL_HEIGHT;
}

/* The size in pixels: as large as the room allows, with the shape of the
 * picture. */
static struct term_box fit_pixels(const struct term_graphics *self,
                                  struct term_box room,
                                  const struct term_picture *picture)
{
    int width = room.width * cell_width(self);
    int height = room.height * cell_height(self);

    if (width > SIDE_MAX)
        width = SIDE_MAX;
    if (height * picture->width > width * picture->height)
        height = width * picture->height / picture->width;
    else
        width = height * picture->width / picture->height;
    return (struct term_box){0, 0, width, height};
}

/* The cells that so many pixels touch, in the middle of the room. */
static struct term_box cells_of(const struct term_graphics *self,
                                struct term_box room, struct term_box pixels)
{
    struct term_box box = room;

    box.width = (pixels.width + cell_width(self) - 1) / cell_width(self);
    box.height = (pixels.height + cell_height(self) - 1) / cell_height(self);
    box.left += (room.width - box.width) / 2;
    box.top += (room.height - box.height) / 2;
    return box;
}

static void put_cursor_move(struct term_bytes *to, struct term_box box)
{
    term_bytes_put_text(to, "\033[");
    term_bytes_put_number(to, (uint32_t)box.top + 1);
    term_bytes_put_char(to, ';');
    term_bytes_put_number(to, (uint32_t)box.left + 1);
    term_bytes_put_char(to, 'H');
}

/* Sixels have no size of their own, so the picture is scaled here; kitty does
 * that itself. */
static void write_sixels(struct term_graphics *self,
                         const struct term_picture *picture,
                         struct term_box pixels)
{
    size_t count = (size_t)pixels.width * (size_t)pixels.height;
    uint16_t *scaled = realloc(self->scaled, count * sizeof *scaled);
    struct term_picture small = {pixels.width, pixels.height, scaled};

    if (!scaled) {
        self->bytes.is_short = 1;
        return;
    }
    self->scaled = scaled;
    term_picture_scale(picture, scaled, pixels.width, pixels.height);
    term_sixel_write(&small, &self->bytes);
}

static int is_same_box(struct term_box a, struct term_box b)
{
    return a.left == b.left && a.top == b.top && a.width == b.width
        && a.height == b.height;
}

/* The first picture is shown at once. */
static int is_too_soon(const struct term_graphics *self, uint64_t now_ns)
{
    return self->is_shown
        && now_ns - self->shown_ns < (uint64_t)TERM_GRAPHICS_REST_MS * MS;
}

int term_graphics_is_due(const struct term_graphics *self, uint64_t count)
{
    return self->way != TERM_GRAPHICS_CELLS
        && (!self->is_shown || self->count != count);
}

/* What is shown is noted only after all bytes have been made: where memory is
 * short the old picture stays, and the next call tries again. */
size_t term_graphics_show(struct term_graphics *self, struct term_box room,
                          const struct term_picture *picture, uint64_t count,
                          uint64_t now_ns, const char **bytes)
{
    struct term_box pixels, box;

    term_bytes_clear(&self->bytes);
    if (self->way == TERM_GRAPHICS_CELLS || !picture->pixels)
        return 0;
    pixels = fit_pixels(self, room, picture);
    box = cells_of(self, room, pixels);
    if (!term_graphics_is_due(self, count) && is_same_box(box, self->shown))
        return 0;
    if (pixels.width < 1 || pixels.height < 1 || is_too_soon(self, now_ns))
        return 0;
    put_cursor_move(&self->bytes, box);
    if (self->way == TERM_GRAPHICS_KITTY)
        term_kitty_write(picture, box.width, box.height, &self->bytes);
    else
        write_sixels(self, picture, pixels);
    if (self->bytes.is_short)
        return 0;
    self->shown = box;
    self->shown_way = self->way;
    self->count = count;
    self->shown_ns = now_ns;
    self->is_shown = 1;
    *bytes = self->bytes.start;
    return self->bytes.used;
}

/* Sixels are part of the cells: drawing those anew removes them. */
size_t term_graphics_hide(struct term_graphics *self,
                          struct term_screen *screen, const char **bytes)
{
    int was_shown = self->is_shown;

    self->is_shown = 0;
    if (!was_shown)
        return 0;
    term_screen_forget_box(screen, self->shown.left, self->shown.top,
                           self->shown.width, self->shown.height);
    if (self->shown_way != TERM_GRAPHICS_KITTY)
        return 0;
    *bytes = term_kitty_remove;
    return strlen(term_kitty_remove);
}

void term_graphics_forget(struct term_graphics *self)
{
    self->is_shown = 0;
}
