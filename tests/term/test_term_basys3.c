/* test_term_basys3.c - the board with sixteen switches and a monitor, as a
 * whole. */
#include "check.h"

#include <string.h>

#include "boards/machines.h"
#include "term/board.h"
#include "term/theme.h"
#include "term/view.h"

enum { LINES_MAX = 32, SWITCHES = 16 };

static const struct machine_type *poker(void)
{
    const struct machine_type *machine;

    assert_null(machines_find("poker:basys3", &machine));
    return machine;
}

static int index_of(const char *name)
{
    struct parts found = board_find(poker()->board, name);

    assert_int_equal(found.count, 1);
    return found.first;
}

static void lay_out(struct term_layout *layout, int columns, int rows)
{
    struct term_screen screen = {.columns = columns, .rows = rows};

    assert_true(term_layout_make(layout, poker(), term_view_area(&screen)));
}

static struct term_box box_of(const struct term_layout *layout,
                              const char *name)
{
    return layout->places[index_of(name)].box;
}

/* Sizes */

CASE(the_monitor_grows_with_the_terminal)
{
    static const struct { int columns, rows, width, height; } sizes[] = {
        {80, 24, 16, 4}, {100, 30, 20, 6}, {120, 40, 25, 9},
        {160, 50, 34, 13}, {80, 60, 16, 4}, {200, 24, 16, 4},
    };
    struct term_layout layout;

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        struct term_box box;

        lay_out(&layout, sizes[i].columns, sizes[i].rows);
        box = box_of(&layout, "TTY");
        assert_true(box.width - 2 >= sizes[i].width);
        assert_true(box.height - 2 >= sizes[i].height);
    }
}

CASE(buttons_lie_flat_only_where_they_must)
{
    struct term_layout layout;

    BEGIN_CASE;
    lay_out(&layout, 80, 24);
    assert_int_equal(box_of(&layout, "BTNC").height, 1);
    lay_out(&layout, 100, 30);
    assert_int_equal(box_of(&layout, "BTNC").height, 3);
}

/* As a cross it can be told which arrow presses which. */
CASE(the_buttons_are_a_cross_at_every_size)
{
    static const struct { int columns, rows; } sizes[] = {
        {80, 24}, {100, 30}, {120, 40}, {160, 50},
    };
    struct term_layout layout;

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        struct term_box u, l, c, r, d;

        lay_out(&layout, sizes[i].columns, sizes[i].rows);
        u = box_of(&layout, "BTNU");
        l = box_of(&layout, "BTNL");
        c = box_of(&layout, "BTNC");
        r = box_of(&layout, "BTNR");
        d = box_of(&layout, "BTND");
        assert_true(u.left == c.left && c.left == d.left);
        assert_true(l.top == c.top && c.top == r.top);
        assert_true(u.top + u.height < c.top && c.top + c.height < d.top);
        assert_int_equal(c.left - l.left, r.left - c.left);
    }
}

/* Names */

static const char *name_at(const struct term_layout *layout, const char *of)
{
    static char name[PART_NAME_MAX];

    term_layout_name(layout, index_of(of), name);
    return name;
}

CASE(among_many_in_a_row_a_number_will_do)
{
    struct term_layout layout;

    BEGIN_CASE;
    lay_out(&layout, 80, 24);
    assert_string_equal(name_at(&layout, "SW15"), "SW15");
    assert_string_equal(name_at(&layout, "SW14"), "14");
    assert_string_equal(name_at(&layout, "SW1"), "1");
    assert_string_equal(name_at(&layout, "SW0"), "SW0");
    assert_string_equal(name_at(&layout, "LD7"), "7");
    assert_string_equal(name_at(&layout, "AN2"), "AN2");
    assert_string_equal(name_at(&layout, "BTNC"), "BTNC");
    lay_out(&layout, 120, 40);
    assert_string_equal(name_at(&layout, "SW14"), "SW14");
    assert_string_equal(name_at(&layout, "LD7"), "LD7");
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

static void expect_text(const struct session *session, const char *cover,
                        const char *const *wanted)
{
    struct lines lines = {.count = 0};
    uint8_t brightness[LIGHTS_MAX];
    struct term_scene scene = {
        .brightness = brightness, .in = session_in(session),
        .terminal = session_terminal(session), .cover = cover};

    term_board_seen(session, brightness);
    term_board_text(poker(), &scene, 80, 1, keep_line, &lines);
    for (int i = 0; wanted[i]; i++)
        if (*wanted[i] && !strstr(lines.line[i + 1], wanted[i]))
            fail_msg("line %d is '%s'", i + 1, lines.line[i + 1]);
}

static void press(struct session *session)
{
    assert_null(session_do(session, "press BTNC"));
    session_run(session, 10000);
    assert_null(session_do(session, "release BTNC"));
    session_run(session, 20000);
}

/* The printed generator deals the same cards whenever it is asked. */
static struct session *open_at(int presses)
{
    struct session *session;

    assert_null(session_open(&session, "poker:basys3#1 deal=hash"));
    while (presses-- > 0)
        press(session);
    return session;
}

CASE(as_text_it_is_a_board_with_a_monitor)
{
    static const char *const wanted[] = {
        "( i )       .----------------. |",
        "BTNU        | 9D QC 9S       | |",
        "            | 3H 5C          | |",
        "( j ) ( s ) ( l ) | _              | |",
        "BTNL  BTNC  BTNR  |                | |",
        "item  next        `------TTY-------' |",
        "( k ) ",
        "|    AN3       AN2       AN1       AN0          BTND    ",
        "",
        "|       [#] [ ] [ ] [ ] [ ] [ ] [ ] [ ] [ ] [ ] [ ] [ ] [ ] [ ]",
        "|      LD15 14  13  12  11  10   9   8   7   6   5   4   3   2   1 "
        " LD0 ",
        "|        f   e   d   c   b   a   9   8   7   6   5   4   3   2   1 "
        "  0 ",
        "|       | | | | | | | | | | | | | | | | | | | | | | |#| | | |#| |",
        "",
        "|       |#| |#| |#| |#| |#| |#| |#| |#| |#| |#| |#| | | |#| | | |#",
        "|      SW15 14  13  12  11  10   9   8   7   6   5   4   3   2   1 "
        " SW0 ",
        "|      fold  +------------------------bet 20",
        NULL,
    };
    struct session *session;

    BEGIN_CASE;
    session = open_at(2);
    assert_null(session_do(session, "set SW 20"));
    session_run(session, 1000);
    expect_text(session, NULL, wanted);
    session_close(session);
}

CASE(as_text_a_cover_hides_the_cards)
{
    static const char *const wanted[] = {
        "( i )       .----------------. |",
        "BTNU        |................| |",
        "            |.. player A's ..| |",
        "( j ) ( s ) ( l ) |.... cards .....| |",
        "BTNL  BTNC  BTNR  |................| |",
        NULL,
    };
    struct session *session;

    BEGIN_CASE;
    session = open_at(2);
    expect_text(session, "player A's cards", wanted);
    session_close(session);
}

/* Flat buttons */

static uint32_t beside_key(int is_down, enum term_depth depth, int is_utf8)
{
    struct term_screen screen = {0};
    struct term_layout layout;
    uint8_t dark[LIGHTS_MAX] = {0};
    struct term_scene scene = {.brightness = dark};
    struct term_box box;
    struct term_cell cell;

    lay_out(&layout, 80, 24);
    if (is_down)
        scene.in = PIN(poker()->board->parts[index_of("BTNC")].pin);
    assert_null(term_screen_open(&screen, 80, 24, depth, is_utf8));
    term_board_draw(&screen, &layout, &scene);
    box = box_of(&layout, "BTNC");
    assert_int_equal(screen.back[box.top * 80 + box.left + 2].glyph, 's');
    cell = screen.back[box.top * 80 + box.left + 1];
    term_screen_close(&screen);
    return depth == TERM_NO_COLOUR ? cell.glyph : cell.style.bg;
}

CASE(a_flat_button_shows_that_it_is_down)
{
    BEGIN_CASE;
    assert_int_equal(beside_key(0, TERM_24BIT, 1), THEME_CAP);
    assert_int_equal(beside_key(1, TERM_24BIT, 1), THEME_CAP_DOWN);
    assert_int_equal(beside_key(0, TERM_NO_COLOUR, 0), ' ');
    assert_int_equal(beside_key(1, TERM_NO_COLOUR, 0), 'o');
    assert_int_equal(beside_key(1, TERM_NO_COLOUR, 1), TERM_SHADE_MID);
}

static const struct CMUnitTest tests[] = {
    TEST("basys3: the monitor grows with the terminal",
         the_monitor_grows_with_the_terminal),
    TEST("basys3: buttons lie flat only where they must",
         buttons_lie_flat_only_where_they_must),
    TEST("basys3: the buttons are a cross at every size",
         the_buttons_are_a_cross_at_every_size),
    TEST("basys3: among many in a row a number is name enough",
         among_many_in_a_row_a_number_will_do),
    TEST("basys3: as text it is a board with cards, lights, switches and "
         "their number (M2-061, M2-062)",
         as_text_it_is_a_board_with_a_monitor),
    TEST("basys3: as text a cover hides the cards (M2-007)",
         as_text_a_cover_hides_the_cards),
    TEST("basys3: a flat button shows that it is down",
         a_flat_button_shows_that_it_is_down),
};

CHECK_MAIN("term_basys3", tests)
