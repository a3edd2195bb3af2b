/* test_term_board.c - a board in cells: it fits, and shows what is so. */
#include "check.h"

#include <string.h>

#include "base/glyph.h"
#include "base/text.h"
#include "machines/all.h"
#include "term/lines.h"
#include "player/legend.h"
#include "term/board.h"
#include "term/digit.h"
#include "term/theme.h"
#include "term/view.h"


enum { SIZES = 6 };

static const struct { int columns, rows; } sizes[SIZES] = {
    {80, 24}, {100, 30}, {120, 40}, {200, 60}, {80, 60}, {200, 24},
};

/* Places */

static void lay_out(struct term_layout *layout,
                    const struct machine_type *machine, int size)
{
    struct term_screen screen = {.columns = sizes[size].columns,
                                 .rows = sizes[size].rows};

    assert_true(term_layout_make(layout, machine, term_view_area(&screen)));
}

static int is_within(struct term_box in, struct term_box out, int margin)
{
    return in.left >= out.left + margin && in.top >= out.top + margin
        && in.left + in.width <= out.left + out.width - margin
        && in.top + in.height <= out.top + out.height - margin;
}

static int do_touch(struct term_box a, struct term_box b)
{
    return a.left < b.left + b.width && b.left < a.left + a.width
        && a.top < b.top + b.height && b.top < a.top + a.height;
}

CASE(every_board_fits_whole)
{
    struct term_layout layout;

    BEGIN_CASE;
    FOR_MACHINES(m)
        for (int size = 0; size < SIZES; size++) {
            struct term_screen screen = {.columns = sizes[size].columns,
                                         .rows = sizes[size].rows};

            lay_out(&layout, *m, size);
            assert_true(is_within(layout.board, term_view_area(&screen), 0));
            for (int i = 0; i < layout.count; i++)
                assert_true(is_within(term_layout_whole(&layout, i),
                                      layout.board, 1));
        }
}

/* What lies on a breadboard lies inside its frame. */
static int are_apart(const struct term_layout *layout, int i, int j)
{
    struct term_box a = term_layout_whole(layout, i);
    struct term_box b = term_layout_whole(layout, j);

    return layout->places[j].on == i ? is_within(b, a, 1) : !do_touch(a, b);
}

CASE(parts_do_not_overlap)
{
    struct term_layout layout;

    BEGIN_CASE;
    FOR_MACHINES(m)
        for (int size = 0; size < SIZES; size++) {
            lay_out(&layout, *m, size);
            for (int i = 0; i < layout.count; i++)
                for (int j = i + 1; j < layout.count; j++)
                    assert_true(are_apart(&layout, i, j));
        }
}

/* Every size between the usual ones, too. */
CASE(every_board_fits_everywhere)
{
    struct term_layout layout;

    BEGIN_CASE;
    FOR_MACHINES(m)
        for (int columns = 80; columns < 220; columns++) {
            struct term_box area = {0, 1, columns, 19 + columns % 37};

            assert_true(term_layout_make(&layout, *m, area));
            for (int i = 0; i < layout.count; i++)
                assert_true(is_within(term_layout_whole(&layout, i),
                                      layout.board, 1));
        }
}

/* One that several parts share is written between them. */
CASE(every_role_is_written_whole)
{
    struct term_layout layout;

    BEGIN_CASE;
    FOR_MACHINES(m)
        for (int size = 0; size < SIZES; size++) {
            lay_out(&layout, *m, size);
            for (int i = 0, run; i < layout.count; i += run) {
                const struct role *role =
                    legend_role(*m, &(*m)->board->parts[i]);
                const struct term_place *first = &layout.places[i];

                run = legend_run(*m, i);
                if (role && !first->is_terse)   /* those are in labels */
                    assert_in_range(strlen(role->does), 1, run == 1
                                    ? first->room : first[run - 1].middle
                                                    - first->middle - 1);
            }
        }
}

CASE(groups_stand_straight_and_even)
{
    struct term_layout layout;

    BEGIN_CASE;
    FOR_MACHINES(m)
        for (int size = 0; size < SIZES; size++) {
            const struct part *parts = (*m)->board->parts;

            lay_out(&layout, *m, size);
            for (int i = 1; i + 1 < layout.count; i++) {
                const struct term_place *p = &layout.places[i];

                if (!text_same(parts[i - 1].group, parts[i].group)
                    || !text_same(parts[i + 1].group, parts[i].group)
                    || parts[i].x_mm - parts[i - 1].x_mm
                       != parts[i + 1].x_mm - parts[i].x_mm)
                    continue;
                assert_int_equal(p->box.top, (p - 1)->box.top);
                assert_int_equal(p->middle - (p - 1)->middle,
                                 (p + 1)->middle - p->middle);
            }
        }
}

CASE(a_larger_terminal_has_larger_digits)
{
    struct term_layout small, large, huge;

    BEGIN_CASE;
    lay_out(&small, machines_at(0), 0);
    lay_out(&large, machines_at(0), 2);
    lay_out(&huge, machines_at(0), 3);
    assert_true(large.size->digit_height > small.size->digit_height);
    assert_true(huge.size->digit_height > large.size->digit_height);
}

CASE(a_board_that_cannot_fit_says_so)
{
    struct term_layout layout;

    BEGIN_CASE;
    for (int columns = 0; columns < 90; columns += 9)
        for (int rows = 0; rows < 24; rows += 3) {
            struct term_box area = {0, 0, columns, rows};

            if (!term_layout_make(&layout, machines_at(0), area))
                continue;
            for (int i = 0; i < layout.count; i++)
                assert_true(is_within(term_layout_whole(&layout, i), area,
                                      1));
        }
    assert_false(term_layout_make(&layout, machines_at(0),
                                  (struct term_box){0, 0, 40, 12}));
}

/* Drawing */

struct picture {
    struct term_screen screen;
    struct term_layout layout;
    uint8_t brightness[LIGHTS_MAX];
    pins in;
};

static void begin(struct picture *self, const struct machine_type *machine,
                  int size, enum term_depth depth, int is_utf8)
{
    memset(self, 0, sizeof *self);
    assert_null(term_screen_open(&self->screen, sizes[size].columns,
                                 sizes[size].rows, depth, is_utf8));
    lay_out(&self->layout, machine, size);
}

static void draw(struct picture *self)
{
    struct term_scene scene = {.brightness = self->brightness,
                               .in = self->in};

    term_board_draw(&self->screen, &self->layout, &scene);
}

static int looks_same(const struct term_screen *screen,
                      const struct term_cell *a, const struct term_cell *b)
{
    return a->glyph == b->glyph
        && term_screen_reduce(screen->depth, a->style.fg)
           == term_screen_reduce(screen->depth, b->style.fg)
        && term_screen_reduce(screen->depth, a->style.bg)
           == term_screen_reduce(screen->depth, b->style.bg);
}

static int is_of_group(const struct board_type *board, int part,
                       const char *name)
{
    struct parts found = board_find(board, name);

    return part >= found.first && part < found.first + found.count;
}

/* A switch that points shows in the array, too. */
static int is_pointed_at(const struct board_type *board, int part, int by)
{
    return board->pointer && is_of_group(board, part, board->pointer->matrix)
        && (is_of_group(board, by, board->pointer->row)
            || is_of_group(board, by, board->pointer->column));
}

/* Switches that make a number have it written below all of them. */
static int is_number_of(const struct term_layout *layout, int row, int by)
{
    const struct machine_dial *dial = layout->machine->dial;
    struct term_box box = layout->places[by].box;

    return dial && is_of_group(layout->machine->board, by, dial->group)
        && row == box.top + box.height + 1;
}

/* Draws again; what changed must be cells of this part, and some. */
static void change_only(struct picture *self, int part)
{
    struct term_screen *screen = &self->screen;
    size_t cells = (size_t)screen->columns * (size_t)screen->rows;
    struct term_cell *before = malloc(cells * sizeof *before);
    int changed = 0;

    assert_non_null(before);
    memcpy(before, screen->back, cells * sizeof *before);
    draw(self);
    for (size_t i = 0; i < cells; i++) {
        int column = (int)i % screen->columns;
        int row = (int)i / screen->columns, hit;

        if (looks_same(screen, &before[i], &screen->back[i]))
            continue;
        hit = term_layout_hit(&self->layout, column, row);
        if (is_pointed_at(self->layout.machine->board, hit, part)
            || is_number_of(&self->layout, row, part))
            continue;
        changed++;
        assert_int_equal(hit, part);
    }
    assert_true(changed > 0);
    free(before);
}

static void change_part(struct picture *self, int i)
{
    const struct part *part = &self->layout.machine->board->parts[i];

    draw(self);
    if (part->kind == PART_BUTTON || part->kind == PART_SWITCH) {
        self->in ^= PIN(part->pin);
        change_only(self, i);
    }
    if (part->kind == PART_DIGIT && self->layout.size->digit_height == 1)
        return;                         /* a character: not every segment */
    for (int light = 0; light < part_lights(part); light++) {
        self->brightness[part->light + light] ^= 255;
        change_only(self, i);
    }
}

static void change_all(const struct machine_type *machine, int size,
                       enum term_depth depth, int is_utf8)
{
    struct picture picture;

    begin(&picture, machine, size, depth, is_utf8);
    for (int i = 0; i < picture.layout.count; i++)
        change_part(&picture, i);
    for (int i = 0; i < picture.layout.count; i++)
        change_part(&picture, i);
    term_screen_close(&picture.screen);
}

CASE(a_click_finds_the_part_that_is_drawn_there)
{
    BEGIN_CASE;
    FOR_MACHINES(m)
        for (int size = 0; size < SIZES; size++)
            change_all(*m, size, TERM_24BIT, 1);
}

CASE(every_change_shows_at_every_depth)
{
    BEGIN_CASE;
    FOR_MACHINES(m)
        for (int depth = TERM_NO_COLOUR; depth <= TERM_24BIT; depth++)
            for (int is_utf8 = 0; is_utf8 < 2; is_utf8++)
                change_all(*m, 0, (enum term_depth)depth, is_utf8);
}

CASE(a_click_beside_the_parts_finds_none)
{
    struct picture picture;
    struct term_box board;

    BEGIN_CASE;
    begin(&picture, machines_at(0), 0, TERM_24BIT, 1);
    board = picture.layout.board;
    assert_int_equal(term_layout_hit(&picture.layout, board.left, board.top),
                     -1);
    assert_int_equal(term_layout_hit(&picture.layout, -1, -1), -1);
    assert_int_equal(term_layout_hit(&picture.layout, 79, 23), -1);
    term_screen_close(&picture.screen);
}

static uint32_t glyph_of(struct picture *self, int part)
{
    const struct term_place *place = &self->layout.places[part];
    int row = place->box.top + place->box.height / 2;

    draw(self);
    return self->screen.back[row * self->screen.columns
                             + place->middle].glyph;
}

CASE(without_colour_brightness_is_a_character)
{
    static const uint8_t levels[] = {0, 40, 100, 160, 255};
    struct picture picture;
    int led = board_find(machines_at(0)->board, "LD0").first;
    int light = machines_at(0)->board->parts[led].light;

    BEGIN_CASE;
    for (int is_utf8 = 0; is_utf8 < 2; is_utf8++) {
        uint32_t before = 0;

        begin(&picture, machines_at(0), 0, TERM_NO_COLOUR, is_utf8);
        for (size_t i = 0; i < sizeof levels; i++) {
            picture.brightness[light] = levels[i];
            assert_int_not_equal(glyph_of(&picture, led), before);
            before = glyph_of(&picture, led);
        }
        term_screen_close(&picture.screen);
    }
}

CASE(a_brighter_segment_is_redder)
{
    struct term_screen screen = {0};
    struct term_box box = {0, 0, 9, 7};
    uint8_t brightness[8] = {0};
    uint32_t before = 0;

    BEGIN_CASE;
    assert_null(term_screen_open(&screen, 9, 7, TERM_24BIT, 1));
    for (int level = 0; level < 256; level += 51) {
        brightness[6] = (uint8_t)level;
        term_digit_draw(&screen, box, 1, brightness);
        assert_true(screen.back[3 * 9 + 4].style.fg >> 16 > before);
        before = screen.back[3 * 9 + 4].style.fg >> 16;
    }
    assert_int_equal(screen.back[3 * 9 + 4].style.fg, THEME_SEGMENT_ON);
    term_screen_close(&screen);
}

/* Text */

static struct session *open_session(const char *id, uint64_t ticks)
{
    struct session *session;

    assert_null(session_open(&session, id));
    session_run(session, ticks);
    return session;
}

static struct lines text_of(struct session *session, int columns, int ascii)
{
    struct lines lines = {.count = 0};
    uint8_t brightness[LIGHTS_MAX];
    struct term_scene scene = {
        .brightness = brightness, .in = session_in(session),
        .terminal = session_terminal(session)};

    term_board_seen(session, brightness);
    term_board_text(session_machine(session), &scene, columns, ascii,
                    keep_line, &lines);
    return lines;
}

static void check_lines(const struct lines *lines, int ascii)
{
    assert_in_range(lines->count, 1, 20);
    for (int i = 0; i < lines->count; i++) {
        size_t length = strlen(lines->line[i]);

        assert_in_range(term_screen_width(lines->line[i]), 1, 80);
        assert_true(length && lines->line[i][length - 1] != ' ');
        for (const char *c = lines->line[i]; *c; c++)
            assert_true(*c != '\033' && (!ascii || (*c >= ' ' && *c < 127)));
    }
}

CASE(the_text_of_every_board_is_plain_and_small)
{
    BEGIN_CASE;
    FOR_MACHINES(m)
        for (int ascii = 0; ascii < 2; ascii++) {
            char id[80];
            struct text to;
            struct session *session;
            struct lines lines;

            text_begin(&to, id, sizeof id);
            text_put(&to, (*m)->name);
            text_put_char(&to, ':');
            text_put(&to, (*m)->board->name);
            session = open_session(id, 100);
            lines = text_of(session, 80, ascii);
            check_lines(&lines, ascii);
            lines = text_of(session, 10, ascii);
            check_lines(&lines, ascii);
            lines = text_of(session, 500, ascii);
            check_lines(&lines, ascii);
            session_close(session);
        }
}

static int has_line(const struct lines *lines, const char *part)
{
    for (int i = 0; i < lines->count; i++)
        if (strstr(lines->line[i], part))
            return 1;
    return 0;
}

static void expect_lines(const struct lines *lines, int first, int left,
                         const char *const *wanted)
{
    for (int i = 0; wanted[i]; i++) {
        size_t length = strlen(wanted[i]);

        assert_true(strlen(lines->line[first + i]) > (size_t)left + length);
        if (strncmp(lines->line[first + i] + left, wanted[i], length))
            fail_msg("line %d is '%s'", first + i, lines->line[first + i]);
    }
}

CASE(the_start_display_is_drawn_in_strokes)
{
    static const char *const start[] = {        /* A-b, M0-11 and M0-12 */
        "             ----                     ",
        "            |    |              |     ",
        "            |    |              |     ",
        "             ----      ----      ---- ",
        "            |    |              |    |",
        "            |    |              |    |",
        "                                 ---- ",
        "    AN3       AN2       AN1       AN0 ", NULL,
    };
    struct session *session = open_session("duel:basys2", 100);
    struct lines lines = text_of(session, 80, 1);

    BEGIN_CASE;
    expect_lines(&lines, 1, 4, start);
    session_close(session);
}

CASE(leds_switches_and_buttons_show_their_state)
{
    static const char *const down[] = {
        "[ ]  [ ]  [ ]  [ ]  [ ]  [ ]  [ ]  [ ]",
        "LD7  LD6  LD5  LD4  LD3  LD2  LD1  LD0",
        " 7    6    5    4    3    2    1    0 ",
        "| |  | |  | |  | |  | |  |#|  | |  |#|       #===#  .---.",
        "| |  | |  | |  | |  | |  | |  | |  | |       #oao#  | r |",
        "|#|  |#|  |#|  |#|  |#|  | |  |#|  | |       #===#  `---'",
        "SW7  SW6  SW5  SW4  SW3  SW2  SW1  SW0       BTN3   BTN2 ",
        "                   alone  +-letter--+       A enter reset", NULL,
    };
    struct session *session = open_session("duel:basys2", 100);
    struct lines lines;

    BEGIN_CASE;
    assert_null(session_do(session, "set SW 5"));
    assert_null(session_do(session, "press BTN3"));
    lines = text_of(session, 80, 1);
    expect_lines(&lines, 10, 5, down);
    session_close(session);
}

CASE(lit_leds_are_filled)
{
    struct session *session = open_session("null", 1);
    struct lines lines;

    BEGIN_CASE;
    lines = text_of(session, 80, 1);
    assert_false(has_line(&lines, "[###]"));
    assert_null(session_do(session, "press BTN0"));
    session_run(session, 10);
    lines = text_of(session, 80, 1);
    assert_true(has_line(&lines, "[###]"));
    session_close(session);
}

static const struct CMUnitTest tests[] = {
    TEST("board: every board fits whole, from 80x24 on",
         every_board_fits_whole),
    TEST("board: no part overlaps another, names and roles included",
         parts_do_not_overlap),
    TEST("board: every board fits at every size from 80x24 on",
         every_board_fits_everywhere),
    TEST("board: every role is written whole", every_role_is_written_whole),
    TEST("board: groups of parts stand straight and even",
         groups_stand_straight_and_even),
    TEST("board: a larger terminal has larger digits",
         a_larger_terminal_has_larger_digits),
    TEST("board: where it does not fit it says so",
         a_board_that_cannot_fit_says_so),
    TEST("board: a click finds the part that is drawn there",
         a_click_finds_the_part_that_is_drawn_there),
    TEST("board: every change shows, at every depth and in ASCII",
         every_change_shows_at_every_depth),
    TEST("board: a click beside the parts finds none",
         a_click_beside_the_parts_finds_none),
    TEST("board: without colour a brightness is a character",
         without_colour_brightness_is_a_character),
    TEST("board: a brighter segment is a brighter red",
         a_brighter_segment_is_redder),
    TEST("board: as text it is plain, small and without spaces at the end",
         the_text_of_every_board_is_plain_and_small),
    TEST("board: the start display reads A-b in strokes (M0-11, M0-12)",
         the_start_display_is_drawn_in_strokes),
    TEST("board: LEDs, switches and buttons show their state",
         leds_switches_and_buttons_show_their_state),
    TEST("board: lit LEDs are filled", lit_leds_are_filled),
};

CHECK_MAIN("term_board", tests)
