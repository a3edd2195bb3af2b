/* test_term_breadboard.c - what lies on a breadboard, and a cross of
 * buttons: as on the desk, at every size. */
#include "check.h"

#include <string.h>

#include "boards/machines.h"
#include "term/board.h"
#include "parts/rgb/cells_rgb.h"
#include "term/theme.h"

enum { PEGS = 4, LINES_MAX = 32 };

static const struct machine_type *pegs(void)
{
    const struct machine_type *machine;

    assert_null(machines_find("pegs:nexys3", &machine));
    return machine;
}

/* Any size from 80x24 on that a window may have. */
#define FOR_LAYOUTS(layout)                                             \
    for (int columns_ = 80; columns_ < 230; columns_ += 3)              \
        if (lay_out(&(layout), columns_, 19 + columns_ % 41))

static int lay_out(struct term_layout *layout, int columns, int rows)
{
    assert_true(term_layout_make(layout, pegs(),
                                 (struct term_box){0, 0, columns, rows}));
    return 1;
}

static int index_of(const char *group, int number)
{
    char name[PART_NAME_MAX];
    struct text to;
    struct parts found;

    text_begin(&to, name, sizeof name);
    text_put(&to, group);
    if (number != PART_ALONE)
        text_put_number(&to, (uint64_t)number);
    found = board_find(pegs()->board, name);
    assert_int_equal(found.count, 1);
    return found.first;
}

static const struct term_place *place_of(const struct term_layout *layout,
                                         const char *group, int number)
{
    return &layout->places[index_of(group, number)];
}

/* Places */

CASE(three_legs_hang_on_each_led)
{
    struct term_layout l;

    BEGIN_CASE;
    FOR_LAYOUTS(l)
        for (int n = 0; n < PEGS; n++)
            for (int leg = 0; leg < 3; leg++) {
                const struct term_place *led = place_of(&l, "RGB", n);
                const struct term_place *r = place_of(&l, "R", 3 * n + leg);
                const struct term_place *w = place_of(&l, "W", 3 * n + leg);

                assert_int_equal(r->middle, w->middle);
                assert_true(leg == 1 ? r->middle == led->middle
                          : leg == 0 ? r->middle > led->middle
                                     : r->middle < led->middle);
                assert_in_range(r->middle, led->box.left,
                                led->box.left + led->box.width - 1);
            }
}

CASE(legs_end_where_the_next_part_begins)
{
    struct term_layout l;

    BEGIN_CASE;
    FOR_LAYOUTS(l) {
        const struct term_box led = place_of(&l, "RGB", 0)->box;
        const struct term_box r = place_of(&l, "R", 0)->box;
        const struct term_box w = place_of(&l, "W", 0)->box;

        assert_int_equal(led.top + led.height, r.top);
        assert_int_equal(r.top + r.height, w.top);
        assert_true(r.height >= 1 && w.height >= 1);
    }
}

CASE(the_breadboard_is_around_them_and_no_higher)
{
    struct term_layout l;

    BEGIN_CASE;
    FOR_LAYOUTS(l) {
        struct term_box bread = place_of(&l, "BREADBOARD", PART_ALONE)->box;
        struct term_box w = place_of(&l, "W", 0)->box;
        struct term_box led =
            term_layout_whole(&l, index_of("RGB", PEGS - 1));

        assert_int_equal(bread.top, led.top - 1);
        assert_int_equal(bread.top + bread.height, w.top + w.height + 1);
        assert_true(bread.left < led.left);
    }
}

CASE(the_buttons_stand_as_a_cross)
{
    struct term_layout l;

    BEGIN_CASE;
    FOR_LAYOUTS(l) {
        const struct term_place *up = place_of(&l, "BTNU", PART_ALONE);
        const struct term_place *down = place_of(&l, "BTND", PART_ALONE);
        const struct term_place *left = place_of(&l, "BTNL", PART_ALONE);
        const struct term_place *right = place_of(&l, "BTNR", PART_ALONE);
        const struct term_place *centre = place_of(&l, "BTNS", PART_ALONE);

        assert_int_equal(up->middle, centre->middle);
        assert_int_equal(down->middle, centre->middle);
        assert_int_equal(centre->middle - left->middle,
                         right->middle - centre->middle);
        assert_int_equal(left->box.top, centre->box.top);
        assert_int_equal(right->box.top, centre->box.top);
        assert_true(up->box.top < centre->box.top);
        assert_true(centre->box.top < down->box.top);
    }
}

CASE(a_click_on_a_peg_finds_the_peg)
{
    struct term_layout l;

    BEGIN_CASE;
    FOR_LAYOUTS(l) {
        int bread = index_of("BREADBOARD", PART_ALONE);
        struct term_box box = l.places[bread].box;

        for (int n = 0; n < PEGS; n++) {
            const struct term_place *led = place_of(&l, "RGB", n);

            assert_int_equal(term_layout_hit(&l, led->middle, led->box.top),
                             index_of("RGB", n));
        }
        assert_int_equal(term_layout_hit(&l, box.left, box.top), bread);
    }
}

/* Pictures */

struct picture {
    struct term_screen screen;
    struct term_layout layout;
    uint8_t brightness[LIGHTS_MAX];
};

static void begin(struct picture *self, enum term_depth depth, int is_utf8)
{
    memset(self, 0, sizeof *self);
    assert_null(term_screen_open(&self->screen, 80, 19, depth, is_utf8));
    lay_out(&self->layout, 80, 19);
}

static void draw(struct picture *self)
{
    term_board_draw(&self->screen, &self->layout,
                    &(struct term_scene){.brightness = self->brightness});
}

static const struct term_cell *cell(const struct picture *self, int column,
                                    int row)
{
    return &self->screen.back[row * self->screen.columns + column];
}

static const struct term_cell *corner(const struct picture *self)
{
    struct term_box box =
        place_of(&self->layout, "BREADBOARD", PART_ALONE)->box;

    return cell(self, box.left, box.top);
}

CASE(a_breadboard_is_an_area_or_has_a_frame)
{
    struct picture p;

    BEGIN_CASE;
    begin(&p, TERM_24BIT, 1);
    draw(&p);
    assert_int_equal(corner(&p)->glyph, ' ');
    assert_int_equal(corner(&p)->style.bg, THEME_BREADBOARD);
    term_screen_close(&p.screen);
    begin(&p, TERM_NO_COLOUR, 1);
    draw(&p);
    assert_int_equal(corner(&p)->glyph, TERM_NORTH_WEST);
    term_screen_close(&p.screen);
}

CASE(legs_are_drawn_on_the_breadboard)
{
    struct picture p;
    const struct term_box *r, *w;

    BEGIN_CASE;
    begin(&p, TERM_24BIT, 1);
    draw(&p);
    r = &place_of(&p.layout, "R", 5)->box;
    w = &place_of(&p.layout, "W", 5)->box;
    assert_int_equal(cell(&p, r->left, r->top)->glyph, TERM_HEAVY_V);
    assert_int_equal(cell(&p, r->left, r->top)->style.bg, THEME_BREADBOARD);
    assert_int_equal(cell(&p, w->left, w->top)->glyph, TERM_DOWN);
    term_screen_close(&p.screen);
}

CASE(caps_show_the_arrows_beside_the_keys)
{
    struct picture p;
    const struct term_place *up, *centre;

    BEGIN_CASE;
    for (int is_utf8 = 0; is_utf8 < 2; is_utf8++) {
        begin(&p, TERM_NO_COLOUR, is_utf8);
        draw(&p);
        up = place_of(&p.layout, "BTNU", PART_ALONE);
        centre = place_of(&p.layout, "BTNS", PART_ALONE);
        assert_int_equal(cell(&p, up->middle - is_utf8,
                              up->box.top + 1)->glyph, 'i');
        assert_int_equal(cell(&p, up->middle + 1, up->box.top + 1)->glyph,
                         is_utf8 ? TERM_ARROW_UP : ' ');
        assert_int_equal(cell(&p, centre->middle,
                              centre->box.top + 1)->glyph, 's');
        term_screen_close(&p.screen);
    }
}

/* A game */

static struct session *open_game(void)
{
    struct session *session;

    assert_null(session_open(&session, "pegs:nexys3#1"));
    return session;
}

/* The letters on the pegs after some more time, from the left. */
static const char *pegs_after(struct picture *self, struct session *session,
                              uint64_t ticks)
{
    static char letters[PEGS + 1];

    session_frame(session, self->brightness);
    session_run(session, ticks);
    session_frame(session, self->brightness);
    draw(self);
    for (int n = 0; n < PEGS; n++) {
        const struct term_place *led = place_of(&self->layout, "RGB", n);

        letters[PEGS - 1 - n] =
            (char)cell(self, led->middle, led->box.top + 1)->glyph;
    }
    return letters;
}

/* Red is four steps from black. */
static void make_red(struct session *session)
{
    session_run(session, 100);
    for (int i = 0; i < 4; i++)
        assert_null(session_do(session, "tap BTNU"));
}

CASE(the_selected_peg_blinks_on_the_screen)
{
    struct picture p;
    struct session *session = open_game();

    BEGIN_CASE;
    begin(&p, TERM_24BIT, 1);
    make_red(session);
    assert_string_equal(pegs_after(&p, session, 20), "RKKK");
    session_run(session, 250);
    assert_string_equal(pegs_after(&p, session, 20), "KKKK");
    session_run(session, 230);
    assert_string_equal(pegs_after(&p, session, 20), "RKKK");
    assert_null(session_do(session, "tap BTNR"));
    session_run(session, 300);
    assert_string_equal(pegs_after(&p, session, 20), "RKKK");
    session_close(session);
    term_screen_close(&p.screen);
}

CASE(a_selected_black_peg_flashes_white)
{
    struct picture p;
    struct session *session = open_game();

    BEGIN_CASE;
    begin(&p, TERM_24BIT, 1);
    session_run(session, 500);
    assert_string_equal(pegs_after(&p, session, 20), "WKKK");
    session_run(session, 100);
    assert_string_equal(pegs_after(&p, session, 20), "KKKK");
    session_close(session);
    term_screen_close(&p.screen);
}

/* Text */

struct lines {
    char line[LINES_MAX][200];
    int count;
};

static void keep_line(void *with, const char *text)
{
    struct lines *lines = with;

    assert_true(lines->count < LINES_MAX && strlen(text) < 200);
    strcpy(lines->line[lines->count++], text);
}

CASE(as_text_it_is_a_board_with_a_breadboard)
{
    enum { HALF = 34 };
    static const char *const wanted[] = {       /* the right half */
        "8 LEDs, 4 digits, 4 RGB LEDs ----------------+",
        "             .---.                           |",
        "             | i |      +-------------------+|",
        "             `---'      |RGB3 RGB2 RGB1 RGB0||",
        "             BTNU       | ###  .-.  .-.  .-.||",
        "           colour +     | #R#  |K|  |K|  |K|||",
        "       .---. .---. .---.| ###  `-'  `-'  `-'||",
        "       | j | | s | | l || |||  |||  |||  |||||",
        " AN0   `---' `---' `---'| |||  |||  |||  |||||",
        "       BTNL  BTNS  BTNR +-------------------+|",
        "]  [#] left  enter right                     |",
        "1  LD0                                       |",
        "    0                        +----------+    |",
        "|  | |       .---.           |          |    |",
        "|  | |       | k |           | XC6SLX16 |    |",
        "|  |#|       `---'           +----------+    |",
        "1  SW0       BTND                            |",
        " history   colour -                          |",
        "---------------------------------------------+",
    };
    struct lines lines = {.count = 0};
    struct session *session = open_game();
    uint8_t brightness[LIGHTS_MAX];
    struct term_scene scene = {.brightness = brightness};

    BEGIN_CASE;
    make_red(session);
    term_board_seen(session, brightness);
    term_board_text(session_machine(session), &scene, 80, 1, keep_line,
                    &lines);
    assert_int_equal(lines.count, sizeof wanted / sizeof wanted[0]);
    for (int i = 0; i < lines.count; i++)
        assert_string_equal(lines.line[i] + HALF, wanted[i]);
    session_close(session);
}

static const struct CMUnitTest tests[] = {
    TEST("breadboard: three legs hang on each LED, at every size (M1-08)",
         three_legs_hang_on_each_led),
    TEST("breadboard: resistors reach from the LEDs to the wires (M1-10)",
         legs_end_where_the_next_part_begins),
    TEST("breadboard: it is around all that lies on it, and no higher",
         the_breadboard_is_around_them_and_no_higher),
    TEST("breadboard: five buttons stand as a cross beside it",
         the_buttons_stand_as_a_cross),
    TEST("breadboard: a click on a peg finds the peg",
         a_click_on_a_peg_finds_the_peg),
    TEST("breadboard: it is an area of its colour, or has a frame",
         a_breadboard_is_an_area_or_has_a_frame),
    TEST("breadboard: resistors and wires are drawn on it (M1-10)",
         legs_are_drawn_on_the_breadboard),
    TEST("breadboard: the caps of a cross show the arrows, too",
         caps_show_the_arrows_beside_the_keys),
    TEST("breadboard: the selected peg blinks on the screen (M1-11, M1-12)",
         the_selected_peg_blinks_on_the_screen),
    TEST("breadboard: a selected black peg flashes white on the screen",
         a_selected_black_peg_flashes_white),
    TEST("breadboard: as text it is all there in 80 columns (M1-49)",
         as_text_it_is_a_board_with_a_breadboard),
};

CHECK_MAIN("term_breadboard", tests)
