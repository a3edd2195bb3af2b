/* test_window_table_places.c - table and board in the window: where they are in
 * all sizes, and alone. */
#include "window/at_table.h"

#include "bench/play_robots.h"

struct size {
    int width, height;
};

static const struct size sizes[] = {
    {640, 480}, {800, 600}, {1024, 768}, {1180, 760}, {1280, 800},
    {1366, 768}, {1920, 1080}, {390, 844}, {800, 1200}, {1080, 1920},
    {1280, 720}, {1100, 700}, {700, 1000}, {820, 1180},
};

enum { SIZES = sizeof sizes / sizeof sizes[0], CTRL_T = 20,
       SMALL = 900,                     /* too narrow for table and board side
                                         * by side, */
       LOW = 1400 };                    /* and below each other */

/* Places */

static int is_apart(struct canvas_rect a, struct canvas_rect b)
{
    return canvas_rect_is_empty(canvas_rect_both(a, b));
}

static long area_of(struct canvas_rect rect)
{
    return canvas_rect_is_empty(rect) ? 0 : (long)rect.width * rect.height;
}

/* No pixel belongs to two of them, and none to nobody. */
static void expect_divided(struct size size)
{
    struct canvas_rect all = {0, 0, size.width, size.height};
    struct canvas_rect room[] = {at.view.table.room, at.view.words.room,
                                 at.view.room, at.view.bar.room};
    long sum = 0;

    for (int i = 0; i < 4; i++) {
        assert_true(is_inside(room[i], all));
        sum += area_of(room[i]);
        for (int j = 0; j < i; j++)
            assert_true(is_apart(room[i], room[j]));
    }
    assert_int_equal(sum, area_of(all));
}

/* Every part that can be worked is found where it is, inside the room. */
static void expect_workable(void)
{
    const struct layout *layout = &at.view.draw.layout;
    const struct board_type *board = session_machine(at.s.play.session)->board;
    int count = 0;

    assert_true(at.view.has_board);
    for (int i = 0; i < layout->count; i++) {
        struct pixel p = middle_of(layout->touch[i]);

        if (!part_is_input(&board->parts[i]))
            continue;
        assert_int_equal(layout_hit(layout, p.x, p.y), i);
        assert_true(canvas_rect_has(at.view.room, p.x, p.y));
        count++;
    }
    assert_true(count > 10);
}

static int sheet_height(void)
{
    return table_place_in(at.view.table.sheet).box.height / CANVAS_PX;
}

/* Of a draughts board: eight squares of 95 parts of a sheet's thousand. */
static int squares_height(void)
{
    return sheet_height() * 760 / 1000;
}

/* What the bar leaves. */
static int is_wide(struct size size)
{
    if (at.view.bar.place == WINDOW_BAR_RIGHT)
        return size.width - at.view.bar.room.width >= size.height;
    return size.width >= size.height - at.view.bar.room.height;
}

static int is_tall(struct size size)
{
    return size.height > size.width;
}

/* What lies on it is the more readable. */
static void expect_table_alone(void)
{
    assert_true(at.view.has_table);
    assert_false(canvas_rect_is_empty(at.view.table.room));
    assert_true(canvas_rect_is_empty(at.view.room));
}

CASE(table_and_board_have_their_places_in_every_size)
{
    BEGIN_CASE;
    sit_down("go#1", "random");
    for (int i = 0; i < SIZES; i++)
        for (int scale = 100; scale <= 200; scale += 50) {
            struct size size = sizes[i];
            struct canvas_rect table, board;

            assert_null(window_view_resize(&at.view, &at.s.game, size.width,
                                           size.height, scale));
            expect_divided(size);
            if (scale == 100)
                assert_int_equal(at.view.has_board, is_tall(size)
                                 ? size.height >= LOW : size.width >= SMALL);
            if (!at.view.has_board) {
                expect_table_alone();
                continue;
            }
            expect_workable();
            table = at.view.table.room;
            board = at.view.room;
            if (is_wide(size))
                assert_int_equal(table.left + table.width, board.left);
            else
                assert_true(table.top + table.height <= board.top);
            if (is_wide(size) && scale == 100)
                assert_true(2 * sheet_height() >= size.height);
            if (!is_wide(size))
                assert_true(2 * squares_height() >= size.height);
            assert_true(16 * at.view.words.scale / 100 >= 11);
            assert_true(is_apart(at.view.words.room, board));
        }
    stand_up();
}

CASE(a_key_shows_both_or_one_of_them)
{
    int has_both;

    BEGIN_CASE;
    sit_down("go#1", "random");
    for (int i = 0; i < SIZES; i++) {
        at.view.settings.arrangement = ARRANGE_BOTH;
        assert_null(window_view_resize(&at.view, &at.s.game, sizes[i].width,
                                       sizes[i].height, 100));
        has_both = at.view.has_board;
        if (has_both)
            key(CTRL_T);                /* else that is what is seen */
        expect_divided(sizes[i]);
        expect_table_alone();
        look();
        key(CTRL_T);
        expect_divided(sizes[i]);
        expect_workable();
        assert_true(canvas_rect_is_empty(at.view.table.room));
        assert_false(canvas_rect_is_empty(at.view.words.room));
        look();
        key(CTRL_T);
        expect_divided(sizes[i]);
        assert_int_equal(at.view.has_board, has_both);
        assert_int_equal(at.view.settings.arrangement, ARRANGE_BOTH);
        assert_false(canvas_rect_is_empty(at.view.table.room));
    }
    stand_up();
}

CASE(a_game_without_a_table_is_as_before)
{
    struct canvas_rect room;

    BEGIN_CASE;
    sit_down("duel", NULL);
    play_robots_dismiss(&at.s.play);    /* nobody watches: no table */
    look();
    room = at.view.room;
    assert_int_equal(room.height, 800);
    assert_true(canvas_rect_is_empty(at.view.table.room));
    assert_true(canvas_rect_is_empty(at.view.words.room));
    key(CTRL_T);
    key(KEY_CTRL_Z);
    look();
    assert_memory_equal(&room, &at.view.room, sizeof room);
    assert_true(at.view.has_board);
    assert_null(window_item_find(&at.view.bar.items, BAR_ARRANGE));
    assert_null(window_item_find(&at.view.bar.items, BAR_TAKE_BACK));
    stand_up();
}

static const struct CMUnitTest tests[] = {
    TEST("table and board have their places in every size",
         table_and_board_have_their_places_in_every_size),
    TEST("a key shows both, or one of them",
         a_key_shows_both_or_one_of_them),
    TEST("a game without a table is as before",
         a_game_without_a_table_is_as_before),
};

CHECK_MAIN("window_table_places", tests)
