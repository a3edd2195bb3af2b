/* test_term_de1soc.c - the board with a monitor, as a whole. */
#include "check.h"

#include <string.h>

#include "base/glyph.h"
#include "term/lines.h"
#include "boards/machines.h"
#include "player/legend.h"
#include "player/sight.h"
#include "term/board.h"
#include "term/theme.h"
#include "term/view.h"

enum { SIZES = 7, WIDTH = 640, HEIGHT = 480 };

static const struct { int columns, rows, width, height; } sizes[SIZES] = {
    {80, 24, 40, 15}, {100, 40, 58, 22}, {160, 50, 109, 41},
    {240, 70, 160, 60}, {80, 60, 72, 27}, {200, 24, 40, 15},
    {120, 40, 80, 30},
};

static const struct machine_type *go(void)
{
    const struct machine_type *machine;

    assert_null(machines_find("go:de1soc", &machine));
    return machine;
}

static int index_of(const char *name)
{
    struct parts found = board_find(go()->board, name);

    assert_int_equal(found.count, 1);
    return found.first;
}

static void lay_out(struct term_layout *layout, int size)
{
    struct term_screen screen = {.columns = sizes[size].columns,
                                 .rows = sizes[size].rows};

    assert_true(term_layout_make(layout, go(), term_view_area(&screen)));
}

static struct term_box box_of(const struct term_layout *layout,
                              const char *name)
{
    return layout->places[index_of(name)].box;
}

/* Places */

CASE(the_picture_gets_the_room)
{
    struct term_layout layout;

    BEGIN_CASE;
    for (int i = 0; i < SIZES; i++) {
        struct term_box glass;

        lay_out(&layout, i);
        glass = term_display_glass(box_of(&layout, "VGA"), WIDTH, HEIGHT);
        assert_true(glass.width >= sizes[i].width);
        assert_true(glass.height >= sizes[i].height);
        assert_in_range(2 * glass.height * 4, glass.width * 3 - 7,
                        glass.width * 3 + 7);
    }
}

/* Labels are texts that no part knows of. */
static int do_touch(struct term_box a, struct term_box b)
{
    return a.left < b.left + b.width && b.left < a.left + a.width
        && a.top < b.top + b.height && b.top < a.top + a.height;
}

static struct term_box label_box(const struct term_label *label)
{
    return (struct term_box){label->column, label->row,
                             (int)strlen(label->text), 1};
}

static void expect_clear(const struct term_layout *layout, int i)
{
    struct term_box label = label_box(&layout->labels[i]);
    struct term_box wide = {label.left - 1, label.top, label.width + 2, 1};

    assert_true(label.left > layout->board.left && label.left + label.width
                < layout->board.left + layout->board.width);
    assert_true(label.top > layout->board.top && label.top
                < layout->board.top + layout->board.height - 1);
    for (int j = 0; j < layout->count; j++)
        assert_false(do_touch(label, term_layout_whole(layout, j)));
    for (int j = 0; j < i; j++)
        assert_false(do_touch(wide, label_box(&layout->labels[j])));
}

CASE(names_and_roles_stand_clear_of_everything)
{
    struct term_layout layout;

    BEGIN_CASE;
    for (int size = 0; size < SIZES; size++) {
        lay_out(&layout, size);
        assert_int_equal(layout.label_count, 7 + 4 + 2);
        for (int i = 0; i < layout.label_count; i++)
            expect_clear(&layout, i);
    }
    for (int columns = 80; columns < 260; columns++) {
        struct term_box area = {0, 1, columns, 19 + columns % 41};

        assert_true(term_layout_make(&layout, go(), area));
        for (int i = 0; i < layout.label_count; i++)
            expect_clear(&layout, i);
    }
}

static int has_label(const struct term_layout *layout, const char *text)
{
    for (int i = 0; i < layout->label_count; i++)
        if (strstr(layout->labels[i].text, text))
            return 1;
    return 0;
}

CASE(every_role_and_every_group_is_named)
{
    static const char *const groups[] = {"HEX", "LEDR", "SW", "KEY", "UP",
                                         "SPACE", "ESC", "ENTER"};
    struct term_layout layout;

    BEGIN_CASE;
    for (int size = 0; size < SIZES; size++) {
        lay_out(&layout, size);
        for (size_t i = 0; i < sizeof groups / sizeof groups[0]; i++)
            assert_true(has_label(&layout, groups[i]));
        for (int i = 0; i < layout.count; i++) {
            const struct part *part = &go()->board->parts[i];
            const struct role *role = legend_role(go(), part);

            if (role && part->number != PART_ALONE)
                assert_true(has_label(&layout, role->does));
        }
        assert_true(has_label(&layout, "SPACE pass"));
        assert_true(has_label(&layout, "2 territory"));
    }
}

/* As on a keyboard: what the eye looks for when it wants to go up. */
CASE(the_arrows_stand_as_on_a_keyboard)
{
    struct term_layout layout;

    BEGIN_CASE;
    for (int size = 0; size < SIZES; size++) {
        struct term_box up, left, down, right;

        lay_out(&layout, size);
        up = box_of(&layout, "UP");
        left = box_of(&layout, "LEFT");
        down = box_of(&layout, "DOWN");
        right = box_of(&layout, "RIGHT");
        assert_int_equal(up.left, down.left);
        assert_true(up.top + up.height < down.top);
        assert_true(left.top == down.top && down.top == right.top);
        assert_int_equal(down.left - left.left, right.left - down.left);
    }
}

CASE(leds_stand_above_their_switches)
{
    struct term_layout layout;

    BEGIN_CASE;
    lay_out(&layout, 0);
    for (int i = 0; i < 10; i++) {
        char led[] = "LEDR0", sw[] = "SW0";

        led[4] = sw[2] = (char)('0' + i);
        assert_int_equal(layout.places[index_of(led)].middle,
                         layout.places[index_of(sw)].middle);
    }
}

/* The key of a switch stands above it, where nothing else is. */
CASE(keys_of_switches_stand_free)
{
    struct term_layout layout;

    BEGIN_CASE;
    for (int size = 0; size < SIZES; size++) {
        int sw = index_of("SW5");

        lay_out(&layout, size);
        assert_int_equal(term_layout_hit(&layout, layout.places[sw].middle,
                                         layout.places[sw].box.top - 1), sw);
    }
}

CASE(what_the_picture_does_not_need_the_parts_get)
{
    struct term_layout layout;

    BEGIN_CASE;
    lay_out(&layout, 2);
    assert_int_equal(box_of(&layout, "HEX0").height, 5);
    assert_true(box_of(&layout, "LEDR0").top
                >= box_of(&layout, "HEX0").top + 5 + 2);
    lay_out(&layout, 3);
    assert_int_equal(box_of(&layout, "HEX0").height, 7);
    assert_int_equal(box_of(&layout, "UP").height, 3);
}

CASE(a_click_finds_the_part)
{
    static const char *const names[] = {"VGA", "UP", "SW9", "SW0", "KEY0",
                                        "ENTER"};
    struct term_layout layout;

    BEGIN_CASE;
    for (int size = 0; size < SIZES; size++) {
        lay_out(&layout, size);
        for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
            struct term_box box = box_of(&layout, names[i]);

            assert_int_equal(term_layout_hit(&layout,
                                             box.left + box.width / 2,
                                             box.top + box.height / 2),
                             index_of(names[i]));
        }
    }
}

CASE(a_small_area_has_no_board)
{
    struct term_layout layout;

    BEGIN_CASE;
    for (int columns = 0; columns < 80; columns += 7)
        for (int rows = 0; rows < 19; rows += 3) {
            struct term_box area = {0, 0, columns, rows};

            if (!term_layout_make(&layout, go(), area))
                continue;
            assert_true(layout.board.width <= columns
                        && layout.board.height <= rows);
        }
    assert_false(term_layout_make(&layout, go(),
                                  (struct term_box){0, 0, 60, 14}));
}

/* Drawing */

static uint16_t pixels[WIDTH * HEIGHT];

static void draw(struct term_screen *screen, struct term_layout *layout,
                 const char *caption, int is_elsewhere)
{
    static const uint8_t dark[LIGHTS_MAX];
    struct term_scene scene = {
        .brightness = dark,
        .display = {{WIDTH, HEIGHT, pixels}, caption, is_elsewhere},
    };

    memset(screen, 0, sizeof *screen);
    for (int i = 0; i < WIDTH * HEIGHT; i++)
        pixels[i] = 0xfa5;
    assert_null(term_screen_open(screen, 80, 24, TERM_24BIT, 1));
    lay_out(layout, 0);
    term_board_draw(screen, layout, &scene);
}

static const char *foot_of(const struct term_screen *screen,
                           struct term_box box)
{
    static char text[128];
    int row = box.top + box.height - 1;

    for (int x = 0; x < box.width; x++) {
        uint32_t glyph = screen->back[row * screen->columns + box.left
                                      + x].glyph;

        text[x] = glyph < 127 ? (char)glyph : '~';
    }
    text[box.width] = 0;
    return text;
}

static uint32_t digit_with(const char *name, uint8_t segments)
{
    uint8_t brightness[LIGHTS_MAX] = {0};
    struct term_scene scene = {.brightness = brightness};
    struct term_screen screen = {0};
    struct term_layout layout;
    struct term_box box;
    uint32_t glyph;

    for (int i = 0; i < 8; i++)
        if (segments >> i & 1)
            brightness[go()->board->parts[index_of(name)].light + i] = 255;
    assert_null(term_screen_open(&screen, 80, 24, TERM_16, 0));
    lay_out(&layout, 0);
    term_board_draw(&screen, &layout, &scene);
    box = box_of(&layout, name);
    assert_int_equal(box.height, 1);
    glyph = screen.back[box.top * 80 + box.left + 1].glyph;
    term_screen_close(&screen);
    return glyph;
}

CASE(where_there_is_no_room_a_digit_is_a_character)
{
    BEGIN_CASE;
    for (char c = '0'; c <= '9'; c++)
        assert_int_equal(digit_with("HEX3", glyph_segments(c)), c);
    assert_int_equal(digit_with("HEX0", 0), ' ');
    assert_int_equal(digit_with("HEX5", glyph_segments('-')), '-');
}

static int count_colour(const struct term_screen *screen, uint32_t colour)
{
    int count = 0;

    for (int i = 0; i < screen->columns * screen->rows; i++)
        count += screen->back[i].style.bg == colour;
    return count;
}

CASE(the_caption_stands_at_the_foot)
{
    struct term_screen screen;
    struct term_layout layout;

    BEGIN_CASE;
    draw(&screen, &layout, "Black to move", 0);
    assert_string_equal(foot_of(&screen, box_of(&layout, "VGA")),
                        " VGA  Black to move                       ");
    term_screen_close(&screen);
    draw(&screen, &layout, "Black to move; but White has a lot to say", 0);
    assert_string_equal(foot_of(&screen, box_of(&layout, "VGA")),
                        " Black to move; but White has a lot to s~ ");
    term_screen_close(&screen);
    draw(&screen, &layout, NULL, 0);
    assert_string_equal(foot_of(&screen, box_of(&layout, "VGA")),
                        "                   VGA                    ");
    term_screen_close(&screen);
}

CASE(the_glass_is_left_to_a_terminal_that_draws_itself)
{
    struct term_screen screen;
    struct term_layout layout;

    BEGIN_CASE;
    draw(&screen, &layout, "x", 0);
    assert_int_equal(count_colour(&screen, 0xffaa55), 40 * 15);
    assert_int_equal(count_colour(&screen, THEME_GLASS), 0);
    term_screen_close(&screen);
    draw(&screen, &layout, "x", 1);
    assert_int_equal(count_colour(&screen, 0xffaa55), 0);
    assert_int_equal(count_colour(&screen, THEME_GLASS), 40 * 15);
    term_screen_close(&screen);
}

/* The machine itself */

static int has_line(const struct lines *lines, const char *part)
{
    for (int i = 0; i < lines->count; i++)
        if (strstr(lines->line[i], part))
            return 1;
    return 0;
}

static struct session *open_go(uint64_t ticks)
{
    struct session *session;

    assert_null(session_open(&session, "go:de1soc#1"));
    session_run(session, ticks);
    return session;
}

CASE(as_text_it_has_a_picture_and_a_caption)
{
    struct session *session = open_go(40000);
    struct sight sight = {0};
    struct term_scene scene = {.in = session_in(session)};
    uint8_t brightness[LIGHTS_MAX];
    struct lines lines = {.count = 0};

    BEGIN_CASE;
    term_board_seen(session, brightness);
    sight_look(&sight, session);
    scene.brightness = brightness;
    scene.display = term_display_of(&sight);
    assert_string_not_equal(sight.caption, "");
    term_board_text(session_machine(session), &scene, 80, 1, keep_line,
                    &lines);
    assert_int_equal(lines.count, TERM_BOARD_ROWS);
    assert_true(has_line(&lines, sight.caption));
    assert_true(has_line(&lines, "oooooooooo"));        /* wood */
    assert_true(has_line(&lines, "LEDR [ ][ ]["));
    sight_free(&sight);
    session_close(session);
}

CASE(a_new_picture_is_noticed_and_an_old_one_is_not)
{
    struct session *session = open_go(40000);
    struct sight sight = {0};
    uint64_t first;

    BEGIN_CASE;
    sight_look(&sight, session);
    first = sight.count;
    session_run(session, 1000);
    sight_look(&sight, session);
    assert_int_equal(sight.count, first);
    assert_null(session_do(session, "set SW9 1"));      /* does nothing */
    session_run(session, 1000);
    sight_look(&sight, session);
    assert_int_equal(sight.count, first);
    assert_null(session_do(session, "press ENTER"));
    sight_look(&sight, session);
    assert_int_equal(sight.count, first);
    session_run(session, 20000);
    sight_look(&sight, session);
    assert_true(sight.count > first);
    sight_free(&sight);
    session_close(session);
}

CASE(a_machine_without_a_monitor_shows_none)
{
    struct session *session;
    struct sight sight = {0};

    BEGIN_CASE;
    assert_null(session_open(&session, "duel:basys2"));
    sight_look(&sight, session);
    assert_null(term_display_of(&sight).picture.pixels);
    assert_false(sight_is_sounding(session));
    session_close(session);
}

static const struct CMUnitTest tests[] = {
    TEST("de1soc: the picture gets the room", the_picture_gets_the_room),
    TEST("de1soc: names and roles stand clear of everything",
         names_and_roles_stand_clear_of_everything),
    TEST("de1soc: every role and every group is named",
         every_role_and_every_group_is_named),
    TEST("de1soc: the arrows stand as on a keyboard",
         the_arrows_stand_as_on_a_keyboard),
    TEST("de1soc: LEDs stand above their switches",
         leds_stand_above_their_switches),
    TEST("de1soc: the keys of switches stand free",
         keys_of_switches_stand_free),
    TEST("de1soc: what the picture does not need the other parts get",
         what_the_picture_does_not_need_the_parts_get),
    TEST("de1soc: a click finds the part", a_click_finds_the_part),
    TEST("de1soc: a small area has no board", a_small_area_has_no_board),
    TEST("de1soc: where there is no room a digit is a character",
         where_there_is_no_room_a_digit_is_a_character),
    TEST("de1soc: the caption stands at the foot of the monitor",
         the_caption_stands_at_the_foot),
    TEST("de1soc: the glass is left to a terminal that draws pictures itself",
         the_glass_is_left_to_a_terminal_that_draws_itself),
    TEST("de1soc: as text it has a picture and a caption",
         as_text_it_has_a_picture_and_a_caption),
    TEST("de1soc: a new picture is noticed, the same one is not",
         a_new_picture_is_noticed_and_an_old_one_is_not),
    TEST("de1soc: a machine without a monitor shows none",
         a_machine_without_a_monitor_shows_none),
};

CHECK_MAIN("term_de1soc", tests)
