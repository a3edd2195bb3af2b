/* test_term_package.c - a chip with named legs: all forty where there is
 * room, and as many names as fit where there is not. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "boards/machines.h"
#include "term/board.h"
#include "parts/chip/cells_package.h"
#include "term/theme.h"

enum { COLUMNS = 60, ROWS = 30, AT = 2 };

static const char *const names[] = {
    "Vdd", "row2", "row1", "row0", "red turn", NULL, "GND", "Vdd",
    "a very long name", "x",
};

static const struct board_package small = {"CHIP", 10, names};

struct picture {
    struct term_screen screen;
    struct term_box box;
};

static void begin(struct picture *self, const struct board_package *package,
                  int rows, enum term_depth depth, int is_utf8)
{
    struct term_style bare = {THEME_PCB, THEME_PCB, 0};

    memset(self, 0, sizeof *self);
    self->box = cells_package_size(package, rows);
    self->box.left = self->box.top = AT;
    assert_null(term_screen_open(&self->screen, COLUMNS, ROWS, depth,
                                 is_utf8));
    term_screen_fill(&self->screen, 0, 0, COLUMNS, ROWS, bare);
    cells_package_draw(&self->screen, self->box, package, THEME_BREADBOARD);
}

static void end(struct picture *self)
{
    term_screen_close(&self->screen);
}

/* A row of the screen, what is not ASCII as '?'. */
static const char *row_text(const struct picture *self, int row)
{
    static char text[COLUMNS + 1];

    for (int x = 0; x < COLUMNS; x++) {
        uint32_t glyph = self->screen.back[row * COLUMNS + x].glyph;

        text[x] = glyph < 128 ? (char)glyph : '?';
    }
    return text;
}

static void expect_rows(const struct picture *self,
                        const char *const *wanted)
{
    for (int y = 0; wanted[y]; y++) {
        char row[COLUMNS + 1];

        memset(row, ' ', COLUMNS);
        row[COLUMNS] = 0;
        memcpy(row + AT, wanted[y], strlen(wanted[y]));
        assert_string_equal(row_text(self, AT + y), row);
    }
}

CASE(a_whole_package_has_every_leg_with_its_number)
{
    static const char *const wanted[] = {
        "  +---------. .-----------------+",
        " 1- Vdd     `-'               x -10",
        " 2- row2       a very long name -9",
        " 3- row1                    Vdd -8",
        " 4- row0                    GND -7",
        " 5- red turn                    -6",
        "  +------------CHIP-------------+", NULL,
    };
    struct picture p;

    BEGIN_CASE;
    begin(&p, &small, 99, TERM_NO_COLOUR, 0);
    assert_int_equal(p.box.height, 5 + 2);
    expect_rows(&p, wanted);
    end(&p);
}

CASE(lying_it_tells_each_name_once)
{
    static const char *const wanted[] = {
        "+|-|-|-|-|+",
        "| CHIP    |",
        "| Vdd  x  |",
        "| row2-0  |",
        "+|-|-|-|-|+", NULL,
    };
    struct picture p;

    BEGIN_CASE;
    begin(&p, &small, 5, TERM_NO_COLOUR, 0);
    expect_rows(&p, wanted);
    end(&p);
}

CASE(it_is_whole_as_soon_as_it_fits)
{
    BEGIN_CASE;
    assert_int_equal(cells_package_size(&small, 6).height, 6);
    assert_int_equal(cells_package_size(&small, 6).width, 11);
    assert_int_equal(cells_package_size(&small, 7).height, 7);
    assert_true(cells_package_size(&small, 7).width > 20);
    assert_int_equal(cells_package_size(&small, 50).height, 7);
}

static int is_bare(const struct picture *self, int x, int y)
{
    const struct term_cell *cell = &self->screen.back[y * COLUMNS + x];

    return cell->glyph == ' ' && cell->style.bg == THEME_PCB;
}

CASE(nothing_is_drawn_outside)
{
    static const int rows[] = {3, 5, 7};
    struct picture p;

    BEGIN_CASE;
    for (int i = 0; i < 3; i++)
        for (int depth = TERM_NO_COLOUR; depth <= TERM_24BIT; depth++) {
            begin(&p, &small, rows[i], (enum term_depth)depth, 1);
            for (int y = 0; y < ROWS; y++)
                for (int x = 0; x < COLUMNS; x++)
                    if (x < AT || x >= AT + p.box.width || y < AT
                        || y >= AT + p.box.height)
                        assert_true(is_bare(&p, x, y));
            end(&p);
        }
}

CASE(with_shades_the_body_is_an_area_and_legs_are_metal)
{
    struct picture p;
    const struct term_cell *row;

    BEGIN_CASE;
    begin(&p, &small, 99, TERM_24BIT, 1);
    row = &p.screen.back[(AT + 2) * COLUMNS + AT];
    assert_int_equal(row[2].glyph, TERM_ACROSS);
    assert_int_equal(row[2].style.fg, THEME_WIRE);
    assert_int_equal(row[2].style.bg, THEME_BREADBOARD);
    assert_int_equal(row[3].style.bg, THEME_PACKAGE);
    assert_int_equal(row[4].glyph, 'r');
    end(&p);
}

/* On its board */

static const struct machine_type *checkers(void)
{
    const struct machine_type *machine;

    assert_null(machines_find("checkers:tinychip", &machine));
    return machine;
}

/* How often a text stands on the board, drawn in so many cells. */
static int count_of(const char *text, int columns, int rows)
{
    struct term_screen screen = {0};
    struct term_layout layout;
    uint8_t dark[LIGHTS_MAX] = {0};
    int count = 0;

    assert_true(term_layout_make(&layout, checkers(),
                                 (struct term_box){0, 0, columns, rows}));
    assert_null(term_screen_open(&screen, columns, rows, TERM_NO_COLOUR, 0));
    term_board_draw(&screen, &layout,
                    &(struct term_scene){.brightness = dark});
    for (int at = 0; at + (int)strlen(text) < columns * rows; at++) {
        size_t i = 0;

        while (text[i] && screen.back[(size_t)at + i].glyph
                          == (unsigned char)text[i])
            i++;
        count += !text[i];
    }
    term_screen_close(&screen);
    return count;
}

static int number_of(const char *name)
{
    const struct board_package *package = checkers()->board->package;
    int count = 0;

    for (int i = 0; i < package->count; i++)
        count += strcmp(package->legs[i], name) == 0;
    return count;
}

CASE(all_legs_are_on_the_screen_where_there_is_room)
{
    static const struct { int columns, rows; } sizes[] = {
        {120, 35}, {160, 45}, {200, 55},
    };
    const struct board_package *package = checkers()->board->package;

    BEGIN_CASE;
    for (int size = 0; size < 3; size++)
        for (int i = 0; i < package->count; i++) {
            char left[40], right[40];

            snprintf(left, sizeof left, "%d- %s ", i + 1, package->legs[i]);
            snprintf(right, sizeof right, " %s -%d", package->legs[i], i + 1);
            assert_int_equal(count_of(i < package->count / 2 ? left : right,
                                      sizes[size].columns, sizes[size].rows),
                             1);
        }
    assert_int_equal(number_of("Vdd"), 3);
    assert_int_equal(number_of("GND"), 3);
}

CASE(in_a_small_terminal_the_main_ones_are_told)
{
    static const char *const told[] = {
        "Vdd", "GND", "phi1-2", "red turn", "black turn", "reset", "error",
        "enter", "clear", "Usr-Row2-0",
    };

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof told / sizeof told[0]; i++)
        assert_int_equal(count_of(told[i], 80, 19), 1);
    assert_int_equal(count_of("View0-11", 100, 25), 1);
    assert_int_equal(count_of("Usr-Col2-0", 100, 25), 1);
}

static const struct CMUnitTest tests[] = {
    TEST("package: whole it has every leg with its number, round it",
         a_whole_package_has_every_leg_with_its_number),
    TEST("package: lying it tells each name once, as far as there is room",
         lying_it_tells_each_name_once),
    TEST("package: it is whole as soon as it fits",
         it_is_whole_as_soon_as_it_fits),
    TEST("package: nothing is drawn outside of it", nothing_is_drawn_outside),
    TEST("package: with shades the body is an area and the legs are metal",
         with_shades_the_body_is_an_area_and_legs_are_metal),
    TEST("package: all forty legs are on a screen with room (M3-035..M3-045)",
         all_legs_are_on_the_screen_where_there_is_room),
    TEST("package: a small terminal tells what fits",
         in_a_small_terminal_the_main_ones_are_told),
};

CHECK_MAIN("term_package", tests)
