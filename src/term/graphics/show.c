/* show.c - the picture of a board's monitor on its way to the terminal. */
#include "term/graphics/show.h"

#include <string.h>

#include "term/tty.h"

static void write_if_any(const char *bytes, size_t count)
{
    if (count)
        term_tty_write(bytes, count);
}

/* The picture is only forgotten: the next one takes its place, and all cells
 * are written anew. */
void term_show_renew(struct term_show *self, int columns, int rows)
{
    int width, height;

    term_tty_pixels(&width, &height);
    term_graphics_window(&self->graphics, columns, rows, width, height);
    term_graphics_forget(&self->graphics);
}

/* Only machines with a monitor have a use for the answer. */
void term_show_ask(struct term_show *self, const struct machine_type *machine)
{
    const char *question = board_screen(machine->board)
                         ? term_graphics_ask(&self->graphics) : "";

    write_if_any(question, strlen(question));
}

/* What was drawn in the old way is removed while its place is still known. */
int term_show_answer(struct term_show *self, struct term_screen *screen,
                     const struct term_input_event *event)
{
    if (!term_graphics_answer(&self->graphics, event, screen->columns,
                              screen->rows))
        return 0;
    term_show_hide(self, screen);
    return 1;
}

/* is_elsewhere: the cells of the glass stay dark below the picture. */
struct term_display term_show_display(const struct term_show *self)
{
    struct term_display display = term_display_of(&self->sight);

    display.is_elsewhere = self->graphics.way != TERM_GRAPHICS_CELLS;
    return display;
}

/* The monitor's place among the parts, or -1. */
static int find_monitor(const struct term_layout *layout)
{
    const struct board_type *board = layout->machine->board;
    const struct part *screen = board_screen(board);

    return screen ? (int)(screen - board->parts) : -1;
}

/* After a picture the cursor is somewhere else: where, differs among
 * terminals. */
int term_show_draw(struct term_show *self, struct term_screen *screen,
                   const struct term_layout *layout)
{
    struct term_display display = term_show_display(self);
    const struct term_picture *picture = &display.picture;
    const char *bytes = NULL;
    int monitor = find_monitor(layout);
    size_t count;

    if (monitor < 0 || !picture->pixels || !display.is_elsewhere)
        return 0;
    count = term_graphics_show(&self->graphics,
                term_display_glass(layout->places[monitor].box,
                                   picture->width, picture->height),
                picture, self->sight.count, term_tty_clock_ns(), &bytes);
    write_if_any(bytes, count);
    if (count)
        term_screen_lose_cursor(screen);
    return term_graphics_is_due(&self->graphics, self->sight.count);
}

void term_show_hide(struct term_show *self, struct term_screen *screen)
{
    const char *bytes = NULL;
    size_t count = term_graphics_hide(&self->graphics, screen, &bytes);

    write_if_any(bytes, count);
}

void term_show_end(struct term_show *self)
{
    term_graphics_end(&self->graphics);
    sight_free(&self->sight);
}
