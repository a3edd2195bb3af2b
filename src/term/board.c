/* board.c - a board drawn in cells: parts, lights, names and keys.
 *
 *       2              the key
 *      | |    .---.
 *      |#|    | a |    a switch that is down; a button with its key on it
 *      |#|    '---'
 *      SW2    BTN3     the printed name
 *    letter  A enter   what it does in this machine
 */
#include "term/board.h"

#include <string.h>

#include "player/cross.h"
#include "player/dial.h"
#include "player/legend.h"
#include "player/pointer.h"
#include "term/digit.h"
#include "term/matrix.h"
#include "term/monitor.h"
#include "term/package.h"
#include "term/rgb.h"
#include "term/theme.h"

enum { ROLE_MAX = 64 };

/* One drawing: where to, and of what. */
struct drawing {
    struct term_screen *screen;
    const struct term_layout *layout;
    const struct term_scene *scene;
};

static const struct part *part_at(const struct drawing *self, int i)
{
    return &self->layout->machine->board->parts[i];
}

static int is_on(const struct drawing *self, const struct part *part)
{
    return (self->scene->in & PIN(part->pin)) != 0;
}

static int has_colour(const struct drawing *self)
{
    return self->screen->depth != TERM_NO_COLOUR;
}

/* Whether half cells can be filled with colour. */
static int has_pixels(const struct drawing *self)
{
    return has_colour(self) && self->screen->is_utf8;
}

/* Whether the shades of dark parts differ from that of the board. */
static int has_shades(const struct drawing *self)
{
    return has_pixels(self) && self->screen->depth >= TERM_256;
}

static void put(const struct drawing *self, int column, int row,
                uint32_t code, uint32_t fg, uint32_t bg)
{
    term_screen_put(self->screen, column, row, code,
                    (struct term_style){fg, bg, 0});
}

/* Text with its middle at a column. */
static void put_middle(const struct drawing *self, int middle, int row,
                       int width, const char *text, struct term_style style)
{
    int used = term_screen_width(text);

    used = used < width ? used : width;
    term_screen_text(self->screen, middle - used / 2, row, used, text,
                     style);
}

/* Frames */

struct frame {
    uint32_t across, down, corners[4];  /* north-west, then clockwise */
};

static const struct frame thin = {TERM_ACROSS, TERM_DOWN,
    {TERM_NORTH_WEST, TERM_NORTH_EAST, TERM_SOUTH_EAST, TERM_SOUTH_WEST}};
static const struct frame round_frame = {TERM_ACROSS, TERM_DOWN,
    {TERM_ROUND_NW, TERM_ROUND_NE, TERM_ROUND_SE, TERM_ROUND_SW}};
static const struct frame heavy = {TERM_DOUBLE_H, TERM_DOUBLE_V,
    {TERM_DOUBLE_NW, TERM_DOUBLE_NE, TERM_DOUBLE_SE, TERM_DOUBLE_SW}};

static void draw_frame(const struct drawing *self, struct term_box box,
                       const struct frame *frame, uint32_t fg, uint32_t bg)
{
    int right = box.left + box.width - 1, bottom = box.top + box.height - 1;

    for (int x = box.left + 1; x < right; x++) {
        put(self, x, box.top, frame->across, fg, bg);
        put(self, x, bottom, frame->across, fg, bg);
    }
    for (int y = box.top + 1; y < bottom; y++) {
        put(self, box.left, y, frame->down, fg, bg);
        put(self, right, y, frame->down, fg, bg);
    }
    put(self, box.left, box.top, frame->corners[0], fg, bg);
    put(self, right, box.top, frame->corners[1], fg, bg);
    put(self, right, bottom, frame->corners[2], fg, bg);
    put(self, box.left, bottom, frame->corners[3], fg, bg);
}

static void draw_board(const struct drawing *self)
{
    struct term_box box = self->layout->board;
    struct term_style silk = {THEME_SILK, THEME_PCB, 1};

    term_screen_fill(self->screen, box.left, box.top, box.width, box.height,
                     silk);
    draw_frame(self, box, &thin, THEME_PCB_EDGE, THEME_PCB);
    put(self, box.left + 2, box.top, ' ', 0, THEME_PCB);
    put(self, box.left + 3 + term_screen_text(self->screen, box.left + 3,
                                 box.top, box.width - 6,
                                 self->layout->machine->board->title, silk),
        box.top, ' ', 0, THEME_PCB);
}

/* LEDs */

static uint32_t led_colour(int brightness)
{
    return term_screen_mix(THEME_LED_OFF, THEME_LED_ON,
                           term_digit_level(brightness));
}

static uint32_t led_shade(int brightness)
{
    return brightness >= 200 ? TERM_FULL : brightness >= 128 ? TERM_SHADE_HIGH
         : brightness >= 64 ? TERM_SHADE_MID : brightness >= 16
         ? TERM_SHADE_LOW : ' ';
}

/* With colour the outer columns are half filled: about a square. */
static uint32_t led_glyph(const struct drawing *self, int x, int width,
                          int brightness)
{
    if (has_pixels(self))
        return x == 0 ? TERM_RIGHT : x == width - 1 ? TERM_LEFT : TERM_FULL;
    if (x == 0 || x == width - 1)
        return x == 0 ? '[' : ']';
    return has_colour(self) ? TERM_FULL : led_shade(brightness);
}

static void draw_led(const struct drawing *self, struct term_box box,
                     const struct part *part, uint32_t ground)
{
    int brightness = self->scene->brightness[part->light];

    for (int y = 0; y < box.height; y++)
        for (int x = 0; x < box.width; x++)
            put(self, box.left + x, box.top + y,
                led_glyph(self, x, box.width, brightness),
                led_colour(brightness), ground);
}

/* Switches */

/* Half rows that the knob covers: the upper or the lower half. */
static int is_knob(struct term_box box, int half, int is_up)
{
    return is_up ? half < box.height : half >= box.height;
}

static void draw_knob_row(const struct drawing *self, struct term_box box,
                          int y, int is_up)
{
    uint32_t knob = is_up ? THEME_KNOB_UP : THEME_KNOB_DOWN;
    int upper = is_knob(box, 2 * y, is_up);
    int lower = is_knob(box, 2 * y + 1, is_up);
    uint32_t glyph = upper && lower ? TERM_FULL : upper ? TERM_UPPER
                   : lower ? TERM_LOWER : ' ';

    if (!self->screen->is_utf8 && upper != lower)
        glyph = ' ';                    /* quotes are no knob */
    for (int x = 1; x < box.width - 1; x++)
        put(self, box.left + x, box.top + y, glyph, knob, THEME_SLOT);
}

static void draw_switch(const struct drawing *self, struct term_box box,
                        const struct part *part)
{
    uint32_t left = has_shades(self) ? TERM_RIGHT : TERM_DOWN;
    uint32_t right = has_shades(self) ? TERM_LEFT : TERM_DOWN;
    uint32_t edge = has_shades(self) ? THEME_SLOT : THEME_SILK_FAINT;

    for (int y = 0; y < box.height; y++) {
        put(self, box.left, box.top + y, left, edge, THEME_PCB);
        draw_knob_row(self, box, y, is_on(self, part));
        put(self, box.left + box.width - 1, box.top + y, right, edge,
            THEME_PCB);
    }
}

/* Buttons */

static uint32_t key_of(const struct drawing *self, const struct part *part)
{
    const struct role *role = machine_role(self->layout->machine, part);

    return role && role->key ? (unsigned char)role->key : ' ';
}

static void draw_cap(const struct drawing *self, struct term_box box,
                     uint32_t cap)
{
    int right = box.left + box.width - 1, bottom = box.top + box.height - 1;

    for (int x = box.left + 1; x < right; x++) {
        put(self, x, box.top, TERM_LOWER, cap, THEME_PCB);
        put(self, x, bottom, TERM_UPPER, cap, THEME_PCB);
    }
    for (int y = box.top + 1; y < bottom; y++) {
        put(self, box.left, y, TERM_RIGHT, cap, THEME_PCB);
        for (int x = box.left + 1; x < right; x++)
            put(self, x, y, ' ', 0, cap);
        put(self, right, y, TERM_LEFT, cap, THEME_PCB);
    }
}

/* A button of one row: "( k )", and "(#k#)" while it is down. */
static void draw_flat(const struct drawing *self, struct term_box box,
                      uint32_t cap, int is_down)
{
    int right = box.left + box.width - 1, has_cap = has_pixels(self);

    put(self, box.left, box.top, has_cap ? TERM_RIGHT : '(', cap, THEME_PCB);
    put(self, right, box.top, has_cap ? TERM_LEFT : ')', cap, THEME_PCB);
    for (int x = box.left + 1; x < right; x++)
        put(self, x, box.top, is_down && !has_cap ? TERM_SHADE_MID : ' ', cap,
            has_cap ? cap : THEME_PCB);
}

static void draw_outline(const struct drawing *self, struct term_box box,
                         uint32_t cap, int is_down)
{
    draw_frame(self, box, is_down ? &heavy : &round_frame, cap, THEME_PCB);
    for (int y = box.top + 1; y < box.top + box.height - 1; y++)
        for (int x = box.left + 1; x < box.left + box.width - 1; x++)
            put(self, x, y, is_down ? TERM_SHADE_MID : ' ', cap, THEME_PCB);
}

/* The key in the middle, or with the arrow that works it, too. */
static void draw_keys(const struct drawing *self, struct term_box box,
                      const struct part *part, struct term_style style)
{
    const struct cross_key *also =
        cross_key(self->layout->machine->board, part);
    int middle = box.left + box.width / 2, row = box.top + box.height / 2;
    int is_both = also && also->arrow && self->screen->is_utf8;

    term_screen_put(self->screen, middle - is_both, row,
                    key_of(self, part), style);
    if (is_both)
        term_screen_put(self->screen, middle + 1, row, also->arrow, style);
}

static void draw_button(const struct drawing *self, struct term_box box,
                        const struct part *part)
{
    int is_down = is_on(self, part);
    uint32_t cap = is_down ? THEME_CAP_DOWN : THEME_CAP;
    struct term_style key = {THEME_KEY, THEME_PCB, 1};

    if (has_pixels(self))
        key = (struct term_style){THEME_ON_CAP, cap, 1};
    if (box.height == 1)
        draw_flat(self, box, cap, is_down);
    else if (has_pixels(self))
        draw_cap(self, box, cap);
    else
        draw_outline(self, box, cap, is_down);
    draw_keys(self, box, part, key);
}

/* Chips and keyboards */

static void draw_package(const struct drawing *self, struct term_box box,
                         const char *label)
{
    struct term_style ink = {THEME_ON_PACKAGE, THEME_PACKAGE, 0};

    term_screen_fill(self->screen, box.left, box.top, box.width, box.height,
                     ink);
    if (!has_shades(self))
        draw_frame(self, box, &thin, THEME_ON_PACKAGE, THEME_PACKAGE);
    put_middle(self, box.left + box.width / 2, box.top + box.height / 2,
               box.width - 2, label, ink);
}

/* Breadboards and what is only to look at on them */

/* The colour on which a part stands. */
static uint32_t ground_of(const struct drawing *self, int i)
{
    return self->layout->places[i].on == TERM_ON_BOARD ? THEME_PCB
                                                       : THEME_BREADBOARD;
}

static void draw_breadboard(const struct drawing *self, struct term_box box)
{
    struct term_style edge = {THEME_BREAD_EDGE, THEME_BREADBOARD, 0};

    term_screen_fill(self->screen, box.left, box.top, box.width, box.height,
                     edge);
    if (!has_shades(self))
        draw_frame(self, box, &thin, edge.fg, edge.bg);
}

static void draw_leg(const struct drawing *self, struct term_box box,
                     uint32_t glyph, uint32_t fg, uint32_t ground)
{
    for (int y = 0; y < box.height; y++)
        put(self, box.left, box.top + y, glyph, fg, ground);
}

/* Arrays of LEDs */

static void draw_matrix(const struct drawing *self, struct term_box box,
                        const struct part *part)
{
    const struct board_type *board = self->layout->machine->board;
    int is_pointed_at = board->pointer
                     && text_same(board->pointer->matrix, part->group);

    term_matrix_draw(self->screen, box, part->group,
                     self->scene->brightness + part->light, is_pointed_at
                     ? pointer_square(board, self->scene->in) : -1);
}

/* Chips, those with named legs and others */

static void draw_chip(const struct drawing *self, struct term_box box,
                      const struct part *part, uint32_t ground)
{
    const struct board_package *package =
        self->layout->machine->board->package;

    if (package && text_same(package->part, part->group))
        term_package_draw(self->screen, box, package, ground);
    else
        draw_package(self, box, part->group);
}

/* Names, keys and roles */

static void draw_name(const struct drawing *self, int i)
{
    const struct part *part = part_at(self, i);
    const struct term_place *place = &self->layout->places[i];
    int idle = part_is_input(part) && part->kind != PART_KEYBOARD
            && !legend_role(self->layout->machine, part);
    struct term_style silk = {idle ? THEME_SILK_FAINT : THEME_SILK,
                              ground_of(self, i), 0};
    char name[PART_NAME_MAX];

    term_layout_name(self->layout, i, name);
    put_middle(self, place->middle, place->below ? place->box.top
               + place->box.height : place->box.top - 1,
               place->room, name, silk);
}

static void draw_key(const struct drawing *self, int i)
{
    const struct term_place *place = &self->layout->places[i];
    int idle = !legend_role(self->layout->machine, part_at(self, i));
    struct term_style key = {idle ? THEME_SILK_FAINT : THEME_KEY,
                             THEME_PCB, !idle};

    term_screen_put(self->screen, place->middle, place->box.top - 1,
                    key_of(self, part_at(self, i)), key);
}

static int is_dial(const struct drawing *self, int first, int count)
{
    const struct machine_dial *dial = self->layout->machine->dial;

    return dial && count == dial->width
        && text_same(part_at(self, first)->group, dial->group);
}

/* "bet", or "bet 20" for switches that make a number. */
static void put_shared(const struct drawing *self, int first, int count,
                       const char *does, struct text *to)
{
    text_put(to, does);
    if (!is_dial(self, first, count))
        return;
    text_put_char(to, ' ');
    text_put_number(to, dial_number(self->layout->machine,
                                         self->scene->in));
}

/* A role of several parts: a bracket from the first to the last. */
static void draw_shared_role(const struct drawing *self, int first,
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
    put_middle(self, (from->middle + to->middle + 1) / 2, row,
               to->middle - from->middle - 1, words, ink);
}

static void draw_role(const struct drawing *self, int i)
{
    const struct machine_type *machine = self->layout->machine;
    const struct term_place *place = &self->layout->places[i];
    const struct role *role = legend_role(machine, part_at(self, i));
    int run = legend_run(machine, i);
    struct term_style ink = {THEME_ROLE, THEME_PCB, 0};

    if (!role || (i > 0 && legend_run(machine, i - 1) > 1))
        return;
    if (run > 1)
        draw_shared_role(self, i, run, role->does);
    else
        put_middle(self, place->middle, place->box.top + place->box.height
                   + 1, place->room, role->does, ink);
}

/* Names and roles of several parts at once */

static void draw_labels(const struct drawing *self)
{
    for (int i = 0; i < self->layout->label_count; i++) {
        const struct term_label *label = &self->layout->labels[i];

        term_screen_text(self->screen, label->column, label->row,
                         TERM_LABEL_MAX, label->text, (struct term_style){
                         label->is_role ? THEME_ROLE : THEME_SILK, THEME_PCB,
                         0});
    }
}

static void draw_speaker(const struct drawing *self, struct term_box box,
                         const char *name)
{
    put_middle(self, box.left + box.width / 2, box.top, box.width, name,
               (struct term_style){self->scene->is_sounding ? THEME_NOTICE
                                   : THEME_SILK_FAINT, THEME_PCB,
                                   self->scene->is_sounding});
}

/* All together */

static void draw_part(const struct drawing *self, int i)
{
    const struct part *part = part_at(self, i);
    struct term_box box = self->layout->places[i].box;

    switch (part->kind) {
    case PART_DIGIT:
        term_digit_draw(self->screen, box, self->layout->size->stroke,
                        self->scene->brightness + part->light);
        break;
    case PART_LED:
        draw_led(self, box, part, ground_of(self, i));
        break;
    case PART_RGB:
        term_rgb_draw(self->screen, box, self->scene->brightness + part->light,
                      ground_of(self, i));
        break;
    case PART_SWITCH:
        draw_switch(self, box, part);
        draw_key(self, i);
        break;
    case PART_BUTTON:
        draw_button(self, box, part);
        break;
    case PART_KEYBOARD:
        draw_package(self, box, "Tab to type");
        break;
    case PART_BREADBOARD:
        draw_breadboard(self, box);
        break;
    case PART_RESISTOR:
        draw_leg(self, box, TERM_HEAVY_V, THEME_RESISTOR, ground_of(self, i));
        break;
    case PART_WIRE:
        draw_leg(self, box, TERM_DOWN, THEME_WIRE, ground_of(self, i));
        break;
    case PART_MATRIX:
        draw_matrix(self, box, part);
        break;
    case PART_TERMINAL:
        term_monitor_draw(self->screen, box, part->group,
                          self->scene->terminal, self->scene->cover);
        break;
    case PART_SCREEN:
        term_display_draw(self->screen, box, part->group,
                          &self->scene->display);
        break;
    case PART_SPEAKER:
        draw_speaker(self, box, part->group);
        break;
    default:
        draw_chip(self, box, part, ground_of(self, i));
        break;
    }
    if (self->layout->places[i].is_terse)
        return;
    if (term_layout_is_named(part))
        draw_name(self, i);
    if (part->kind == PART_SWITCH || part->kind == PART_BUTTON)
        draw_role(self, i);
}

void term_board_draw(struct term_screen *screen,
                     const struct term_layout *layout,
                     const struct term_scene *scene)
{
    struct drawing drawing = {screen, layout, scene};

    draw_board(&drawing);
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

/* As narrow as asked for, or else as narrow as it goes. */
static int lay_out_text(struct term_layout *layout,
                        const struct machine_type *machine, int columns)
{
    for (; columns <= TERM_BOARD_COLUMNS; columns++)
        if (term_layout_make(layout, machine, (struct term_box){0, 0,
                             columns, TERM_BOARD_ROWS}))
            return columns;
    return 0;
}

static void write_row(const struct term_screen *screen, int row,
                      void (*line)(void *with, const char *text), void *with)
{
    char text[4 * TERM_BOARD_COLUMNS + 1];
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
    const char *error;

    columns = columns < 1 ? 1 : columns < TERM_BOARD_COLUMNS
            ? columns : TERM_BOARD_COLUMNS;
    columns = lay_out_text(&layout, machine, columns);
    if (!columns)
        return NULL;
    error = term_screen_open(&screen, columns, TERM_BOARD_ROWS,
                             TERM_NO_COLOUR, !ascii);
    if (error)
        return error;
    term_board_draw(&screen, &layout, scene);
    for (int y = 0; y < layout.board.height; y++)
        write_row(&screen, layout.board.top + y, line, with);
    term_screen_close(&screen);
    return NULL;
}
