/* board.c - a board drawn in cells: parts, lights, names and keys.
 *
 *       2              the key
 *      | |    .---.
 *      |#|    | a |    a switch that is down; a button with its key on it
 *      |#|    '---'
 *      SW2    BTN3     the printed name
 *    letter  A enter   what it does in this machine
 *
 * The board comes first, then labels, then the parts in the order of the table:
 * a breadboard precedes what lies on it. Nothing here changes the layout.
 */
#include "term/board.h"

#include "player/dial.h"
#include "player/legend.h"
#include "term/cells.h"
#include "term/theme.h"

enum { ROLE_MAX = 64 };

/* The title interrupts the upper edge, with a space on both sides. */
static void draw_pcb_and_title(const struct term_drawing *self)
{
    struct term_box box = self->layout->board;
    struct term_style silk = {THEME_SILK, THEME_PCB, 1};
    int title = box.left + 3;

    term_screen_fill(self->screen, box.left, box.top, box.width, box.height,
                     silk);
    term_cells_draw_frame(self, box, FRAME_THIN, THEME_PCB_EDGE, THEME_PCB);
    term_cells_put(self, title - 1, box.top, ' ', 0, THEME_PCB);
    title += term_screen_text(self->screen, title, box.top, box.width - 6,
                              self->layout->machine->board->title, silk);
    term_cells_put(self, title, box.top, ' ', 0, THEME_PCB);
}

/* Names, keys and roles */

/* A control without a role in this machine has a faint name: the board has it,
 * but pressing it does nothing. */
static void print_part_name(const struct term_drawing *self, int i)
{
    const struct part *part = term_cells_part(self, i);
    const struct term_place *place = &self->layout->places[i];
    int idle = part_is_control(part)
            && !legend_role(self->layout->machine, part);
    struct term_style silk = {idle ? THEME_SILK_FAINT : THEME_SILK,
                              term_cells_ground(self, i), 0};
    char name[PART_NAME_MAX];

    term_layout_name(self->layout, i, name);
    term_cells_put_middle(self, place->middle, place->below
                          ? place->box.top + place->box.height
                          : place->box.top - 1, place->room, name, silk);
}

/* Whether a run of parts is exactly the machine's dial, so that its bits make
 * one number. */
static int is_dial(const struct term_drawing *self, int first, int count)
{
    const struct machine_dial *dial = self->layout->machine->dial;

    return dial && count == dial->width
        && text_same(term_cells_part(self, first)->group, dial->group);
}

/* "bet", or "bet 20" for switches that make a number. */
static void put_shared(const struct term_drawing *self, int first, int count,
                       const char *does, struct text *to)
{
    text_put(to, does);
    if (!is_dial(self, first, count))
        return;
    text_put_char(to, ' ');
    text_put_number(to, dial_number(self->layout->machine,
                                         self->scene->in));
}

/* A role of several parts: a bracket from the middle of the first to that of
 * the last, with the words in it. Runs are in one row and from left to right,
 * so the two places alone say how long it is. */
static void draw_shared_role(const struct term_drawing *self, int first,
                             int count, const char *does)
{
    const struct term_place *from = &self->layout->places[first];
    const struct term_place *to = from + count - 1;
    struct term_style ink = {THEME_ROLE, THEME_PCB, 0};
    int row = from->box.top + from->box.height + 1;
    char words[ROLE_MAX];
    struct text text;

    for (int x = from->middle; x <= to->middle; x++)
        term_screen_put(self->screen, x, row, x == from->middle
                        ? TERM_SOUTH_WEST : x == to->middle
                        ? TERM_SOUTH_EAST : TERM_ACROSS, ink);
    text_begin(&text, words, sizeof words);
    put_shared(self, first, count, does, &text);
    term_cells_put_middle(self, (from->middle + to->middle + 1) / 2, row,
                          to->middle - from->middle - 1, words, ink);
}

/* Only the first part of a run draws the role; the others, whose predecessor
 * is inside a run, leave it to that one. */
static void draw_role(const struct term_drawing *self, int i)
{
    const struct machine_type *machine = self->layout->machine;
    const struct term_place *place = &self->layout->places[i];
    const struct role *role = legend_role(machine, term_cells_part(self, i));
    int run = legend_run(machine, i);
    struct term_style ink = {THEME_ROLE, THEME_PCB, 0};

    if (!role || (i > 0 && legend_run(machine, i - 1) > 1))
        return;
    if (run > 1)
        draw_shared_role(self, i, run, role->does);
    else
        term_cells_put_middle(self, place->middle,
                              place->box.top + place->box.height + 1,
                              place->room, role->does, ink);
}

/* Names and roles of several parts at once */

static void draw_labels(const struct term_drawing *self)
{
    for (int i = 0; i < self->layout->label_count; i++) {
        const struct term_label *label = &self->layout->labels[i];

        term_screen_text(self->screen, label->column, label->row,
                         TERM_LABEL_MAX, label->text, (struct term_style){
                         label->is_role ? THEME_ROLE : THEME_SILK, THEME_PCB,
                         0});
    }
}

/* All together */

/* Where a layout is terse, labels have said all that there is to say. */
static void draw_part(const struct term_drawing *self, int i)
{
    const struct part *part = term_cells_part(self, i);

    term_cells_of(part)->draw(self, i);
    if (self->layout->places[i].is_terse)
        return;
    if (term_cells_of(part)->is_named)
        print_part_name(self, i);
    if (part_is_control(part))
        draw_role(self, i);
}

void term_board_draw(struct term_screen *screen,
                     const struct term_layout *layout,
                     const struct term_scene *scene)
{
    struct term_drawing drawing = {screen, layout, scene};

    draw_pcb_and_title(&drawing);
    draw_labels(&drawing);
    for (int i = 0; i < layout->count; i++)
        if (layout->places[i].box.width > 0)
            draw_part(&drawing, i);
}

void term_board_seen(const struct session *session,
                     uint8_t brightness[LIGHTS_MAX])
{
    const struct lights *seen = session_seen(session);

    for (int i = 0; i < LIGHTS_MAX; i++)
        brightness[i] = lights_has(seen, i) ? 255 : 0;
}

/* As text */

/* A board with much plugged in wants more than 80 columns and 19 rows. */
enum { TEXT_COLUMNS_MAX = 320, WIDER = 4 };

/* Tries the width that was asked for and then wider ones: the narrowest that
 * fits is taken. Beyond the area that every machine's own board fits in, rows
 * grow with the columns. The width is 0 if none does. */
static struct term_box lay_out_text(struct term_layout *layout,
                                    const struct machine_type *machine,
                                    int columns)
{
    struct term_box area = {0, 0, columns, TERM_BOARD_ROWS};

    while (area.width <= TEXT_COLUMNS_MAX) {
        if (term_layout_make(layout, machine, area))
            return area;
        area.width += area.width < TERM_BOARD_COLUMNS ? 1 : WIDER;
        area.height = term_layout_larger(TERM_BOARD_ROWS,
                                         area.width * TERM_BOARD_ROWS
                                         / TERM_BOARD_COLUMNS);
    }
    return (struct term_box){0};
}

/* A glyph takes at most four bytes; the text is cut after the last one that
 * is no space. */
static void emit_text_row(const struct term_screen *screen, int row,
                          void (*line)(void *with, const char *text),
                          void *with)
{
    char text[4 * TEXT_COLUMNS_MAX + 1];
    size_t used = 0, end = 0;

    for (int x = 0; x < screen->columns; x++) {
        uint32_t glyph = screen->back[row * screen->columns + x].glyph;

        used += (size_t)term_screen_encode(glyph, text + used);
        if (glyph != ' ')
            end = used;
    }
    text[end] = 0;
    line(with, text);
}

const char *term_board_text(const struct machine_type *machine,
                            const struct term_scene *scene, int columns,
                            int ascii,
                            void (*line)(void *with, const char *text),
                            void *with)
{
    struct term_screen screen = {0};
    struct term_layout layout;
    struct term_box area;
    const char *error;

    columns = columns < 1 ? 1 : columns < TERM_BOARD_COLUMNS
            ? columns : TERM_BOARD_COLUMNS;
    area = lay_out_text(&layout, machine, columns);
    if (!area.width)
        return NULL;
    error = term_screen_open(&screen, area.width, area.height,
                             TERM_NO_COLOUR, !ascii);
    if (error)
        return error;
    term_board_draw(&screen, &layout, scene);
    for (int y = 0; y < layout.board.height; y++)
        emit_text_row(&screen, layout.board.top + y, line, with);
    term_screen_close(&screen);
    return NULL;
}
