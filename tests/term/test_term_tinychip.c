/* test_term_tinychip.c - the board with an array of LEDs and a chip with
 * named legs, as a whole. */
#include "check.h"

#include <string.h>

#include "boards/machines.h"
#include "term/board.h"
#include "term/theme.h"
#include "term/view.h"

enum { LINES_MAX = 32 };

static const struct machine_type *checkers(void)
{
    const struct machine_type *machine;

    assert_null(machines_find("checkers:tinychip", &machine));
    return machine;
}

static int index_of(const char *name)
{
    struct parts found = board_find(checkers()->board, name);

    assert_int_equal(found.count, 1);
    return found.first;
}

static void lay_out(struct term_layout *layout, int columns, int rows)
{
    struct term_screen screen = {.columns = columns, .rows = rows};

    assert_true(term_layout_make(layout, checkers(),
                                 term_view_area(&screen)));
}

/* Sizes */

CASE(a_larger_terminal_has_larger_squares)
{
    static const struct { int columns, rows, width, height; } sizes[] = {
        {80, 24, 3, 1}, {100, 30, 5, 2}, {120, 40, 5, 3}, {160, 50, 7, 4},
        {200, 60, 9, 5}, {80, 60, 3, 1}, {200, 24, 3, 1},
    };
    struct term_layout layout;

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        struct term_box box;

        lay_out(&layout, sizes[i].columns, sizes[i].rows);
        box = layout.places[index_of("ARRAY")].box;
        assert_int_equal(box.width, MATRIX_SIDE * sizes[i].width
                                    + TERM_MATRIX_MARGIN);
        assert_int_equal(box.height, MATRIX_SIDE * sizes[i].height + 1);
    }
}

CASE(what_lies_on_the_breadboard_has_its_ground)
{
    static const char *const parts[] = {"RED", "BWIN", "R6"};
    struct term_screen screen = {0};
    struct term_layout layout;
    uint8_t dark[LIGHTS_MAX] = {0};

    BEGIN_CASE;
    lay_out(&layout, 80, 24);
    assert_null(term_screen_open(&screen, 80, 24, TERM_24BIT, 1));
    term_board_draw(&screen, &layout,
                    &(struct term_scene){.brightness = dark});
    for (int i = 0; i < 3; i++) {
        struct term_box box = layout.places[index_of(parts[i])].box;

        assert_int_equal(layout.places[index_of(parts[i])].on,
                         index_of("BREADBOARD"));
        assert_int_equal(screen.back[box.top * 80 + box.left].style.bg,
                         THEME_BREADBOARD);
    }
    term_screen_close(&screen);
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

static void expect_text(const struct session *session,
                        const char *const *wanted)
{
    struct lines lines = {.count = 0};
    uint8_t brightness[LIGHTS_MAX];
    struct term_scene scene = {
        .brightness = brightness, .in = session_in(session),
        .terminal = session_terminal(session)};

    term_board_seen(session, brightness);
    term_board_text(session_machine(session), &scene, 80, 1, keep_line,
                    &lines);
    for (int i = 0; wanted[i]; i++)
        if (strncmp(lines.line[i + 1], wanted[i], strlen(wanted[i])))
            fail_msg("line %d is '%s'", i + 1, lines.line[i + 1]);
}

CASE(as_text_it_is_a_board_with_men)
{
    static const char *const wanted[] = {
        "|                                   +--------------------------",
        "|   8     G     G     G     G       |[#]   [ ]   [ ]   [ ]   [ ",
        "|   7  G     G     G     G     A    |RED  BLACK ERROR MUST  KIN",
        "|   6     G     G     G     G  R    | |     |     |     |     | ",
        "|   5  .     .     .     .     R    |+|-|-|-|-|-|-|-|-|-|-|-|-|",
        "|   4     .     .    [.]    .  A    || TINYCHIP  Vdd  GND  phi1",
        "|   3  R     R     R     R     Y    || black turn  reset  error",
        "|   2     R     R     R     R       || black wins  clear  red w",
        "|   1  R     R     R     R          || Usr-Row2-0  king made  m",
        "|      a  b  c  d  e  f  g  h       |+|-|-|-|-|-|-|-|-|-|-|-|-|",
        "|                                   +--------------------------",
        "|     1    2    3        4    5    6                           ",
        "|    | |  |#|  |#|      |#|  | |  |#|     .---.   .---.   .-",
        "|    | |  | |  | |      | |  | |  | |     | e |   | c |   | ",
        "|    |#|  | |  | |      | |  |#|  | |     `---'   `---'   `-",
        "|   ROW2 ROW1 ROW0     COL2 COL1 COL0     ENTER   CLEAR   RE",
        NULL,
    };
    struct session *session;

    BEGIN_CASE;
    assert_null(session_open(&session, "checkers:tinychip#1"));
    assert_null(session_do(session, "set ROW 3"));
    assert_null(session_do(session, "set COL 5"));
    session_run(session, 1000);
    expect_text(session, wanted);
    session_close(session);
}

static const struct CMUnitTest tests[] = {
    TEST("tinychip: a larger terminal has larger squares",
         a_larger_terminal_has_larger_squares),
    TEST("tinychip: LEDs and resistors lie on the breadboard",
         what_lies_on_the_breadboard_has_its_ground),
    TEST("tinychip: as text it is a board with men, lights, chip and "
         "switches (M3-026, M3-034, M3-124)", as_text_it_is_a_board_with_men),
};

CHECK_MAIN("term_tinychip", tests)
