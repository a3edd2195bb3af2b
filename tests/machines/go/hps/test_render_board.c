/* test_render_board.c - the board on the screen, to the pixel. */
#include "check.h"

#include <string.h>

#include "base/oracle.h"
#include "base/rng.h"
#include "machines/go/hps/canvas.h"
#include "machines/go/hps/render.h"

static struct canvas canvas;

static BoardState empty_board(void)
{
    BoardState b;

    board_init(&b);
    return b;
}

static void draw(const BoardState *b, int row, int col)
{
    canvas_begin(&canvas);
    render_board(b, row, col);
    assert_true(canvas_is_sound(&canvas));
}

/* Columns of the table from a place on: left, right, top, bottom. What is
 * above the screen is cut off. */
static void compare_extent(const struct extent *found,
                           const struct oracle *row, int first)
{
    int top = atoi(row->field[first + 2]);

    assert_int_equal(found->left, atoi(row->field[first]));
    assert_int_equal(found->right, atoi(row->field[first + 1]));
    assert_int_equal(found->top, top < 0 ? 0 : top);
    assert_int_equal(found->bottom, atoi(row->field[first + 3]));
}

CASE(stones_are_where_the_table_says)
{
    struct oracle table;

    BEGIN_CASE;
    oracle_open(&table, "go/intersections.csv");
    while (oracle_next(&table)) {
        int row = atoi(table.field[0]), col = atoi(table.field[1]);

        for (int stone = BLACK; stone <= WHITE; stone++) {
            uint16_t color = stone == BLACK ? 0x1082 : 0xef7d;
            BoardState b = empty_board();
            struct extent found;

            b.cells[row][col] = (uint8_t)stone;
            draw(&b, -1, -1);
            found = canvas_find(&canvas, color);
            compare_extent(&found, &table, 4);
            assert_int_equal(found.count, 1313);
            assert_int_equal(canvas.pixel[atoi(table.field[3])]
                                         [atoi(table.field[2])], color);
        }
    }
}

CASE(the_cursor_is_where_the_table_says)
{
    struct oracle table;
    BoardState b = empty_board();

    BEGIN_CASE;
    oracle_open(&table, "go/intersections.csv");
    while (oracle_next(&table)) {
        int row = atoi(table.field[0]);
        struct extent found;

        draw(&b, row, atoi(table.field[1]));
        found = canvas_find(&canvas, 0x07e0);
        compare_extent(&found, &table, 8);
        if (row)
            assert_int_equal(found.count, 124);
        else
            assert_in_range(found.count, 100, 123);
    }
}

static int is_star(int x, int y)
{
    static const int star[5][2] = {{224, 116}, {416, 116}, {224, 308},
                                   {416, 308}, {320, 212}};
    static const int half[] = {3, 3, 2, 1};

    for (int i = 0; i < 5; i++) {
        int dx = abs(x - star[i][0]), dy = abs(y - star[i][1]);

        if (dy <= 3 && dx <= half[dy])
            return 1;
    }
    return 0;
}

static int is_line(int x, int y)
{
    return x >= 128 && x <= 512 && y >= 20 && y <= 404
        && ((x - 128) % 48 == 0 || (y - 20) % 48 == 0);
}

static uint16_t expected(int x, int y)
{
    if (is_line(x, y) || is_star(x, y))
        return 0x0000;
    return x >= 108 && x < 532 && y < 424 ? 0xddd0 : 0x2104;
}

CASE(an_empty_board_is_wood_lines_and_stars)
{
    BoardState b = empty_board();

    BEGIN_CASE;
    draw(&b, -1, -1);
    for (int y = 0; y < FB_HEIGHT; y++)
        for (int x = 0; x < FB_WIDTH; x++)
            if (canvas.pixel[y][x] != expected(x, y))
                fail_msg("%d, %d is %04x", x, y, canvas.pixel[y][x]);
}

static const struct {
    const char *name;
    uint16_t color;
} named[] = {
    {"background", COLOR_BG}, {"board as printed", COLOR_BOARD_PRINTED},
    {"board", COLOR_BOARD}, {"black stone", COLOR_BLACK},
    {"white stone", COLOR_WHITE}, {"cursor", COLOR_CURSOR},
    {"line", COLOR_LINE},
};

CASE(colours_are_those_of_the_table)
{
    struct oracle table;
    int seen = 0;

    BEGIN_CASE;
    oracle_open(&table, "go/colours.csv");
    while (oracle_next(&table))
        for (int i = 0; i < 7; i++)
            if (strcmp(table.field[0], named[i].name) == 0) {
                assert_int_equal(named[i].color,
                                 strtol(table.field[1], NULL, 16));
                seen++;
            }
    assert_int_equal(seen, 7);
}

CASE(a_stone_covers_lines_and_star_and_no_cursor_covers_it)
{
    BoardState b = empty_board();

    BEGIN_CASE;
    b.cells[4][4] = WHITE;
    draw(&b, 4, 4);
    assert_int_equal(canvas_find(&canvas, COLOR_WHITE).count, 1313);
    assert_int_equal(canvas_find(&canvas, COLOR_CURSOR).count, 124);
}

CASE(the_cursor_is_drawn_over_the_lines)
{
    BoardState b = empty_board();

    BEGIN_CASE;
    draw(&b, 3, 3);
    assert_int_equal(canvas.pixel[164][272 - 22], COLOR_CURSOR);
    assert_int_equal(canvas.pixel[164 + 22][272], COLOR_CURSOR);
    assert_int_equal(canvas.pixel[164][272], COLOR_LINE);
    assert_int_equal(canvas.pixel[165][272 + 20], COLOR_BOARD);
    assert_int_not_equal(canvas.pixel[165][272 + 21], COLOR_BOARD);
}

CASE(a_full_board_shows_every_stone)
{
    BoardState b = empty_board();
    struct rng rng;
    int black = 0;

    BEGIN_CASE;
    rng_seed(&rng, "full");
    for (int i = 0; i < 81; i++) {
        b.cells[i / 9][i % 9] = (uint8_t)(1 + rng_below(&rng, 2));
        black += b.cells[i / 9][i % 9] == BLACK;
    }
    draw(&b, 8, 8);
    assert_int_equal(canvas_find(&canvas, COLOR_BLACK).count, 1313 * black);
    assert_int_equal(canvas_find(&canvas, COLOR_WHITE).count,
                     1313 * (81 - black));
}

CASE(a_cursor_beside_the_board_is_none)
{
    static const int wrong[][2] = {{-1, 4}, {4, -1}, {9, 4}, {4, 9},
                                   {INT32_MAX, 0}, {0, INT32_MIN}};
    BoardState b = empty_board();

    BEGIN_CASE;
    for (int i = 0; i < 6; i++) {
        draw(&b, wrong[i][0], wrong[i][1]);
        assert_int_equal(canvas_find(&canvas, COLOR_CURSOR).count, 0);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("M4-036 M4-037 M4-041 M4-047 M4-048 M4-133 stones are where the "
         "table says", stones_are_where_the_table_says),
    TEST("M4-042 M4-049 M4-050 the cursor is where the table says",
         the_cursor_is_where_the_table_says),
    TEST("M4-037 M4-038 M4-039 M4-040 M4-045 M4-046 an empty board is wood, "
         "lines and stars", an_empty_board_is_wood_lines_and_stars),
    TEST("M4-045 M4-046 M4-047 M4-048 M4-049 colours are those of the table",
         colours_are_those_of_the_table),
    TEST("M4-051 a stone covers lines and star, and no cursor covers it",
         a_stone_covers_lines_and_star_and_no_cursor_covers_it),
    TEST("M4-051 the cursor is drawn over the lines",
         the_cursor_is_drawn_over_the_lines),
    TEST("a full board shows every stone", a_full_board_shows_every_stone),
    TEST("a cursor beside the board is none",
         a_cursor_beside_the_board_is_none),
};

CHECK_MAIN("render_board", tests)
