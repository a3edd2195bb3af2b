/* test_window_sheet.c - where dialogs are in the window, and their picture. */
#include "window/at_dialog.h"

/* Places and drawing */

static void try_places(struct desk *desk, enum window_command command)
{
    static const int sizes[][2] = {{480, 360}, {800, 600}, {1180, 760},
                                   {540, 960}, {1920, 1080}, {2560, 1440}};

    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
        for (int scale = 100; scale <= 200; scale += 50) {
            struct canvas_rect window = {0, 0, sizes[i][0], sizes[i][1]};

            assert_true(window_dialog_open(&desk->dialog, command,
                                           game(desk)));
            place(desk, window.width, window.height, scale);
            expect_apart(&desk->dialog.items, desk->dialog.sheet);
            assert_true(is_inside(window, desk->dialog.sheet));
            if (i == 0 && scale == 100)
                expect_drawn_inside(&desk->dialog.items, window.width,
                                    window.height);
        }
}

CASE(nothing_overlaps_in_any_dialog_at_any_size)
{
    static const char *const ids[] = {DUEL, "pegs:nexys3#1",
                                      "checkers:tinychip#1",
                                      "poker:basys3#1", "go:de1soc#1"};

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof ids / sizeof ids[0]; i++) {
        struct desk *desk = open_desk(ids[i]);

        for (int command = COMMAND_NEW; command <= COMMAND_SEAT_B; command++)
            try_places(desk, (enum window_command)command);
        close_desk(desk);
    }
}

/* All options of all machines are there at the smallest size. */
CASE(every_choice_can_be_reached_in_the_smallest_window)
{
    struct desk *desk = open_desk(DUEL);

    BEGIN_CASE;
    ask(desk, COMMAND_NEW);
    place(desk, 480, 360, 100);
    for (int i = 0; i < desk->dialog.offer.count; i++) {
        int rows = offer_rows(&desk->dialog.offer.entries[i]);

        key(desk, KEY_HOME);
        for (int j = 0; j < i; j++)
            key(desk, KEY_DOWN);
        for (int j = 1; j < rows; j++)
            assert_non_null(window_item_find(&desk->dialog.items,
                                             SHEET_CHOICE + j));
    }
    close_desk(desk);
}

CASE(a_tiny_window_does_no_harm_to_dialogs)
{
    struct desk *desk = open_desk(DUEL);

    BEGIN_CASE;
    for (int command = COMMAND_NEW; command <= COMMAND_SEAT_B; command++) {
        ask(desk, (enum window_command)command);
        for (int side = 1; side < 300; side += 29) {
            place(desk, side, side, 200);
            assert_true(update(desk));
            key(desk, KEY_DOWN);
        }
    }
    close_desk(desk);
}

static void expect_same_anew(struct desk *desk)
{
    struct canvas kept = desk->canvas;

    desk->canvas = board_picture(kept.width, kept.height);
    window_dialog_renew(&desk->dialog);
    assert_true(update(desk));
    assert_int_equal(desk->dirty.width, WIDTH);
    assert_true(same_pixels(&kept, &desk->canvas));
    free(kept.pixels);
}

CASE(only_what_changed_is_drawn_and_it_is_the_same_picture)
{
    static const uint32_t keys[] = {KEY_DOWN, KEY_DOWN, KEY_TAB, KEY_RIGHT,
                                    KEY_TAB, KEY_TAB, 'x', KEY_UP, KEY_END,
                                    KEY_BACK_TAB, KEY_HOME};
    struct desk *desk = open_desk("poker:basys3#1");

    BEGIN_CASE;
    for (int command = COMMAND_NEW; command <= COMMAND_SEAT_B; command++) {
        ask(desk, (enum window_command)command);
        assert_false(update(desk));
        for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
            window_dialog_key(&desk->dialog, game(desk), keys[i]);
            if (update(desk))
                assert_true(is_inside(desk->dialog.sheet, desk->dirty));
        }
        expect_same_anew(desk);
    }
    close_desk(desk);
}

CASE(the_board_behind_a_dialog_is_dimmed)
{
    struct desk *desk = open_desk(DUEL);

    BEGIN_CASE;
    ask(desk, COMMAND_SAVE);
    assert_int_equal(desk->dirty.width * desk->dirty.height, WIDTH * HEIGHT);
    assert_true((desk->canvas.pixels[0] >> 8 & 0xff)
                < (BOARD >> 8 & 0xff) * 3 / 4);
    close_desk(desk);
}

static const struct CMUnitTest tests[] = {
    TEST("dialog: nothing overlaps in any dialog at any size and scale",
         nothing_overlaps_in_any_dialog_at_any_size),
    TEST("dialog: every choice can be reached in the smallest window",
         every_choice_can_be_reached_in_the_smallest_window),
    TEST("dialog: a tiny window does no harm",
         a_tiny_window_does_no_harm_to_dialogs),
    TEST("dialog: only what changed is drawn, and it is the same picture",
         only_what_changed_is_drawn_and_it_is_the_same_picture),
    TEST("dialog: the board behind it is dimmed",
         the_board_behind_a_dialog_is_dimmed),
};

CHECK_MAIN("window_sheet", tests)
