/* test_window_bar_look.c - where the bar of the window is, and its picture. */
#include "machines/all.h"
#include "window/at_bar.h"

/* Places */


static void put_id(const struct machine_type *machine, char id[64])
{
    struct text to;

    text_begin(&to, id, 64);
    text_put(&to, machine->name);
    text_put_char(&to, ':');
    text_put(&to, machine->board->name);
    text_put(&to, "#1");
}

/* The bar and what is left for the board are the window, each part once. */
static void expect_split(const struct desk *desk, int width, int height)
{
    struct canvas_rect bar = desk->bar.room, left = desk->left;

    assert_true(canvas_rect_is_empty(canvas_rect_both(bar, left)));
    assert_int_equal(bar.width * bar.height + left.width * left.height,
                     width * height);
    assert_true(left.width > 0 && left.height >= height / 2);
}

static void try_sizes(struct desk *desk)
{
    static const int sizes[][2] = {
        {480, 360}, {640, 480}, {800, 600}, {1024, 600}, {1180, 760},
        {1920, 1080}, {2560, 1440}, {540, 960}, {1080, 1920}, {3840, 2160},
    };

    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
        for (int scale = 100; scale <= 200; scale += 50) {
            lay_out(desk, sizes[i][0], sizes[i][1], scale);
            expect_split(desk, sizes[i][0], sizes[i][1]);
            expect_apart(&desk->bar.items, desk->bar.room);
            assert_int_equal(workable(desk), reached(desk, BAR_FOLD));
        }
}

CASE(nothing_overlaps_at_any_size)
{
    BEGIN_CASE;
    FOR_MACHINES(m) {
        char id[64];
        struct desk *desk;

        put_id(*m, id);
        desk = open_desk(id, NULL);
        player_tell(game(desk), "words that go on and on and on and on and "
                                "on and on and on and on and on and on");
        try_sizes(desk);
        close_desk(desk);
    }
}

CASE(even_a_tiny_window_has_a_bar_without_harm)
{
    struct desk *desk = open_desk(DUEL, NULL);

    BEGIN_CASE;
    for (int side = 1; side < 480; side += 13) {
        lay_out(desk, side, 480 - side, 200);
        (void)update(desk);
        lay_out(desk, side, side, 100);
        (void)update(desk);
        if (side >= 40)
            expect_split(desk, side, side);
    }
    close_desk(desk);
}

static void expect_uncut(const struct desk *desk)
{
    int scale = desk->bar.scale, beside = window_item_px(scale, 36);

    for (int i = 0; i < desk->bar.items.count; i++) {
        const struct window_item *one = &desk->bar.items.item[i];

        if (one->kind == ITEM_BUTTON && one->text[0])
            assert_true(window_item_text_px(scale, one->text) + beside
                        <= one->box.width);
        if (one->kind == ITEM_BUTTON)
            assert_true(one->box.width >= window_item_px(scale, 22));
    }
}

CASE(what_is_written_is_not_cut_and_stays_in_its_box)
{
    static const int sizes[][3] = {{1180, 760, 100}, {1770, 1140, 150},
                                   {480, 360, 100}, {2360, 1520, 200},
                                   {1000, 460, 100}};

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        struct desk *desk = open_desk("poker:basys3#1", NULL);

        player_do(game(desk), "power");
        player_tell(game(desk), "a notice that is so long that it does not "
                                "fit into its place, whatever the window's "
                                "size may be, and a_word_without_any_end_"
                                "that_cannot_be_wrapped_anywhere_at_all_"
                                "and_yet_must_not_run_out_of_its_place");
        lay_out(desk, sizes[i][0], sizes[i][1], sizes[i][2]);
        expect_uncut(desk);
        if (i == 0 || i == 2)
            expect_drawn_inside(&desk->bar.items, sizes[i][0], sizes[i][1]);
        close_desk(desk);
    }
}

CASE(it_folds_away_and_comes_back)
{
    struct desk *desk = open_desk(DUEL, NULL);
    int whole = desk->bar.room.width;

    BEGIN_CASE;
    for (int i = 0; i < 2; i++) {
        assert_int_equal(ways[i](desk, BAR_FOLD), COMMAND_LAY_OUT);
        lay_out(desk, WIDTH, HEIGHT, 100);
        assert_true(desk->bar.room.width < whole / 8);
        expect_split(desk, WIDTH, HEIGHT);
        expect_apart(&desk->bar.items, desk->bar.room);
        assert_int_equal(workable(desk), 1);
        lay_out(desk, 480, 360, 100);   /* stays so in other sizes */
        assert_int_equal(workable(desk), 1);
        lay_out(desk, WIDTH, HEIGHT, 100);
        assert_int_equal(ways[i](desk, BAR_FOLD), COMMAND_LAY_OUT);
        lay_out(desk, WIDTH, HEIGHT, 100);
        assert_int_equal(desk->bar.room.width, whole);
        window_bar_unfocus(&desk->bar);
    }
    close_desk(desk);
}

/* Drawing */

CASE(only_what_changed_is_drawn)
{
    struct desk *desk = open_desk(DUEL, NULL);

    BEGIN_CASE;
    window_bar_renew(&desk->bar);
    assert_true(update(desk));
    assert_memory_equal(&desk->dirty, &desk->bar.room, sizeof desk->dirty);
    assert_false(update(desk));
    frames(&desk->sitting, 6);          /* a tenth of a second */
    assert_true(update(desk));
    assert_true(is_inside(desk->bar.room, desk->dirty));
    assert_true(desk->dirty.height < 40);
    window_bar_move(&desk->bar, game(desk), middle_x(item(desk, BAR_QUIT)),
                    middle_y(item(desk, BAR_QUIT)));
    assert_true(update(desk));
    assert_memory_equal(&desk->dirty, &item(desk, BAR_QUIT)->box,
                        sizeof desk->dirty);
    close_desk(desk);
}

/* Whatever way it came about the picture is the same. */
static void expect_same_anew(struct desk *desk)
{
    struct canvas kept = desk->canvas;

    desk->canvas = blank(kept.width, kept.height);
    window_bar_renew(&desk->bar);
    assert_true(update(desk));
    assert_true(same_pixels(&kept, &desk->canvas));
    free(kept.pixels);
}

CASE(the_picture_does_not_depend_on_what_was_there_before)
{
    static const int ids[] = {BAR_PAUSE, BAR_HINT, BAR_BACK, BAR_FASTER,
                              BAR_POWER, BAR_STEP, BAR_SLIDER, BAR_SLOWER};
    struct desk *desk = open_desk(DUEL, NULL);

    BEGIN_CASE;
    for (int i = 0; i < 40; i++) {
        ways[i / 3 % 2](desk, ids[i % 8]);
        frames(&desk->sitting, i % 5);
        game(desk)->now_ns += SECOND_NS / 3;
        (void)update(desk);
        if (i % 4 == 3)
            expect_same_anew(desk);
    }
    close_desk(desk);
}

CASE(a_tip_comes_after_a_while_and_tells_the_key)
{
    struct desk *desk = open_desk("go:de1soc#1", NULL);
    const struct window_item *pause = item(desk, BAR_PAUSE);

    BEGIN_CASE;
    assert_string_equal(pause->key, "P");       /* the machine has Space */
    assert_int_equal(window_bar_wake_ms(&desk->bar, game(desk)), -1);
    window_bar_move(&desk->bar, game(desk), middle_x(pause),
                    middle_y(pause));
    (void)update(desk);
    assert_true(window_bar_wake_ms(&desk->bar, game(desk)) > 0);
    assert_true(canvas_rect_is_empty(desk->bar.tip_box));
    game(desk)->now_ns += SECOND_NS;
    assert_int_equal(window_bar_wake_ms(&desk->bar, game(desk)), -1);
    assert_true(update(desk));
    assert_true(desk->bar.tip_box.width
                > window_item_text_px(100, "pause  P"));
    assert_true(is_inside(desk->bar.room, desk->bar.tip_box));
    window_bar_move(&desk->bar, game(desk), 1, 1);
    assert_true(update(desk));
    assert_true(canvas_rect_is_empty(desk->bar.tip_box));
    expect_same_anew(desk);
    close_desk(desk);
}

CASE(nothing_outside_the_bar_is_drawn_on)
{
    struct desk *desk = open_desk(DUEL, NULL);

    BEGIN_CASE;
    window_bar_focus(&desk->bar, 1);
    assert_true(update(desk));
    for (int y = 0; y < desk->left.height; y++)
        for (int x = 0; x < desk->left.width; x++)
            assert_int_equal(desk->canvas.pixels[y * WIDTH + x], UNTOUCHED);
    close_desk(desk);
}

static const struct CMUnitTest tests[] = {
    TEST("bar: nothing overlaps on any machine at any size and scale",
         nothing_overlaps_at_any_size),
    TEST("bar: a tiny window does no harm",
         even_a_tiny_window_has_a_bar_without_harm),
    TEST("bar: what is written is not cut and stays in its box",
         what_is_written_is_not_cut_and_stays_in_its_box),
    TEST("bar: it folds away and comes back", it_folds_away_and_comes_back),
    TEST("bar: only what changed is drawn", only_what_changed_is_drawn),
    TEST("bar: the picture does not depend on what was there before",
         the_picture_does_not_depend_on_what_was_there_before),
    TEST("bar: a tip comes after a while and tells the key",
         a_tip_comes_after_a_while_and_tells_the_key),
    TEST("bar: nothing outside it is drawn on",
         nothing_outside_the_bar_is_drawn_on),
};

CHECK_MAIN("window_bar_look", tests)
