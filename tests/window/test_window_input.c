/* test_window_input.c - events find the dialog, the bar or the board. */
#include "window/at_window.h"

#include "window/input.h"

struct seat {
    struct sitting s;
    struct window_view view;
    struct window_input input;
};

static struct seat at;                  /* it is large */

static void sit_down(const char *id)
{
    memset(&at, 0, sizeof at);
    begin(&at.s, id);
    assert_null(window_view_resize(&at.view, &at.s.game, 1180, 760, 100));
    window_input_begin(&at.input, &at.view, &at.s.game);
    window_view_update(&at.view, &at.s.game);
}

static void stand_up(void)
{
    window_view_close(&at.view);
    play_close(&at.s.play);
}

static void take(struct window_event event)
{
    window_input_take(&at.input, &event);
}

static void key(uint32_t key)
{
    take((struct window_event){.kind = WINDOW_KEY, .key = key});
    take((struct window_event){.kind = WINDOW_KEY_UP, .key = key});
}

static struct pixel place_of(const char *name)
{
    return middle_of(at.view.draw.layout.touch[part_called(&at.s, name)]);
}

static void mouse(enum window_event_kind kind, struct pixel p)
{
    take((struct window_event){.kind = kind, .x = p.x, .y = p.y});
}

static void click(struct pixel p)
{
    mouse(WINDOW_MOTION, p);
    mouse(WINDOW_PRESS, p);
    mouse(WINDOW_RELEASE, p);
}

static int has_dialog(void)
{
    return window_dialog_is_open(&at.view.dialog);
}

static void look(void)
{
    window_view_update(&at.view, &at.s.game);
}

CASE(a_click_on_the_board_is_the_boards)
{
    BEGIN_CASE;
    sit_down("duel:basys2");
    mouse(WINDOW_MOTION, place_of("BTN3"));
    assert_true(at.input.is_hand);
    click(place_of("BTN3"));
    frames(&at.s, 10);
    expect_done(&at.s, "press BTN3, release BTN3");
    mouse(WINDOW_MOTION, (struct pixel){2, 2});
    assert_false(at.input.is_hand);
    stand_up();
}

CASE(a_click_on_the_bar_is_the_bars)
{
    const struct window_item *pause = NULL;

    BEGIN_CASE;
    sit_down("duel:basys2");
    for (int i = 0; i < at.view.bar.items.count; i++)
        if (at.view.bar.items.item[i].icon == WINDOW_ICON_PAUSE)
            pause = &at.view.bar.items.item[i];
    assert_non_null(pause);
    click((struct pixel){pause->box.left + 3, pause->box.top + 3});
    assert_true(at.s.play.pace.is_paused);
    assert_false(at.input.is_hand);
    expect_done(&at.s, "");
    stand_up();
}

CASE(a_dialog_takes_all_keys_and_lets_go_of_the_board)
{
    BEGIN_CASE;
    sit_down("duel:basys2");
    take((struct window_event){.kind = WINDOW_KEY, .key = 'a'});
    frames(&at.s, 20);
    key(KEY_F1);
    assert_true(has_dialog());
    frames(&at.s, 5);
    expect_done(&at.s, "press BTN3, release BTN3");
    key('l');
    click(place_of("BTN0"));
    frames(&at.s, 5);
    expect_done(&at.s, "press BTN3, release BTN3");
    key(KEY_ESC);
    assert_false(has_dialog());
    key('l');
    frames(&at.s, 10);
    expect_done(&at.s, "press BTN3, release BTN3, press BTN0, release BTN0");
    stand_up();
}

CASE(a_pasted_text_answers_a_question)
{
    BEGIN_CASE;
    sit_down("poker:basys3");
    key('m');
    assert_true(has_dialog());
    key(KEY_CTRL_V);
    assert_true(at.input.wants_paste);
    window_input_paste(&at.input, "5");
    assert_false(at.input.wants_paste);
    key(KEY_ENTER);
    assert_false(has_dialog());
    expect_done(&at.s, "set SW x000000000000101");
    stand_up();
}

CASE(tab_goes_to_the_parts_and_then_to_the_bar_and_back)
{
    int tabs = 0, first;

    BEGIN_CASE;
    sit_down("duel:basys2");
    while (at.view.scene.focus < 0 && tabs++ < 3)
        key(KEY_TAB);                   /* the table comes first */
    tabs = 0;
    first = at.view.scene.focus;
    assert_true(first >= 0);
    while (at.view.scene.focus >= 0 && tabs++ < 100)
        key(KEY_TAB);
    assert_true(window_bar_has_focus(&at.view.bar));
    assert_int_equal(tabs, 12);
    while (at.view.scene.focus < 0 && tabs++ < 200)
        key(KEY_TAB);
    assert_int_equal(at.view.scene.focus, first);
    for (tabs = 0; !window_bar_has_focus(&at.view.bar) && tabs < 3; tabs++)
        key(KEY_BACK_TAB);
    assert_true(window_bar_has_focus(&at.view.bar));
    key(KEY_ESC);
    assert_false(window_bar_has_focus(&at.view.bar));
    stand_up();
}

CASE(space_is_the_bars_while_it_has_the_focus)
{
    BEGIN_CASE;
    sit_down("go:de1soc");
    window_bar_focus(&at.view.bar, 1);
    look();
    key(' ');
    expect_done(&at.s, "");
    if (has_dialog())
        key(KEY_ESC);
    window_bar_unfocus(&at.view.bar);
    key(' ');
    frames(&at.s, 5);
    expect_done(&at.s, "press SPACE, release SPACE");
    stand_up();
}

CASE(a_held_space_does_not_work_the_bar_to_and_fro)
{
    const struct window_event again = {.kind = WINDOW_KEY, .key = ' ',
                                       .is_repeat = 1};

    BEGIN_CASE;
    sit_down("duel:basys2");
    window_bar_focus(&at.view.bar, 1);
    for (int i = 0; i < at.view.bar.items.count; i++)
        if (at.view.bar.items.item[i].icon == WINDOW_ICON_PAUSE)
            at.view.bar.focus = at.view.bar.items.item[i].id;
    take((struct window_event){.kind = WINDOW_KEY, .key = ' '});
    assert_true(at.s.play.pace.is_paused);
    take(again);
    assert_true(at.s.play.pace.is_paused);
    stand_up();
}

CASE(a_pad_plays_and_goes_on_in_lists)
{
    BEGIN_CASE;
    sit_down("go:de1soc");
    take((struct window_event){.kind = WINDOW_PAD, .pad = WINDOW_PAD_A});
    frames(&at.s, 20);
    expect_done(&at.s, "press ENTER");
    take((struct window_event){.kind = WINDOW_PAD_UP, .pad = WINDOW_PAD_A});
    frames(&at.s, 5);
    expect_done(&at.s, "press ENTER, release ENTER");
    take((struct window_event){.kind = WINDOW_PAD, .pad = WINDOW_PAD_BACK});
    assert_true(has_dialog());
    take((struct window_event){.kind = WINDOW_PAD, .pad = WINDOW_PAD_B});
    assert_false(has_dialog());
    stand_up();
}

CASE(the_wheel_takes_time_back_and_on)
{
    BEGIN_CASE;
    sit_down("duel:basys2");
    frames(&at.s, 150);                 /* three seconds */
    at.s.play.pace.is_paused = 1;
    take((struct window_event){.kind = WINDOW_WHEEL, .by = 1});
    assert_int_equal(session_tick(at.s.play.session), 2000);
    take((struct window_event){.kind = WINDOW_WHEEL, .by = 3});
    assert_int_equal(session_tick(at.s.play.session), 1000);
    take((struct window_event){.kind = WINDOW_WHEEL, .by = -1});
    assert_int_equal(session_tick(at.s.play.session), 2000);
    stand_up();
}

CASE(whoever_leaves_holds_nothing)
{
    BEGIN_CASE;
    sit_down("duel:basys2");
    mouse(WINDOW_PRESS, place_of("BTN3"));
    take((struct window_event){.kind = WINDOW_KEY, .key = 'l'});
    frames(&at.s, 20);
    take((struct window_event){.kind = WINDOW_LEFT});
    frames(&at.s, 5);
    expect_done(&at.s, "press BTN3, press BTN0, release BTN3, release BTN0");
    stand_up();
}

CASE(the_ways_out)
{
    BEGIN_CASE;
    sit_down("duel:basys2");
    key('q');
    assert_true(at.input.is_over);
    stand_up();
    sit_down("duel:basys2");
    key(KEY_F1);
    take((struct window_event){.kind = WINDOW_CLOSE});
    assert_true(at.input.is_over);
    stand_up();
}

CASE(settings_change_over)
{
    BEGIN_CASE;
    sit_down("duel:basys2");
    key(KEY_F11);
    assert_true(at.view.settings.is_full_screen);
    key(KEY_CTRL_U);
    assert_true(at.view.settings.is_muted);
    look();
    key('D' & 31);
    assert_true(at.view.settings.is_light);
    look();
    assert_int_equal(at.view.dirty_count, 1);
    assert_int_equal(at.view.dirty[0].width, 1180);
    stand_up();
}

/* Pictures */

static uint64_t sum(void)
{
    const struct canvas *canvas = &at.view.draw.live;
    uint64_t sum = 0;

    for (int i = 0; i < canvas->width * canvas->height; i++)
        sum = sum * 31 + canvas->pixels[i];
    return sum;
}

CASE(a_picture_that_stays_is_not_shown_again)
{
    BEGIN_CASE;
    sit_down("duel:basys2");
    at.s.play.pace.is_paused = 1;
    look();
    look();
    assert_int_equal(at.view.dirty_count, 0);
    key('0');
    look();
    assert_in_range(at.view.dirty_count, 1, 3);
    for (int i = 0; i < at.view.dirty_count; i++)
        assert_true(at.view.dirty[i].width < 400);
    stand_up();
}

CASE(a_dialog_that_closes_leaves_no_trace)
{
    uint64_t before;

    BEGIN_CASE;
    sit_down("duel:basys2");
    at.s.play.pace.is_paused = 1;
    look();
    before = sum();
    key(KEY_F1);
    look();
    assert_true(sum() != before);
    assert_int_equal(at.view.dirty[0].width, 1180);
    key(KEY_ESC);
    look();
    assert_true(sum() == before);
    stand_up();
}

/* Through whatever sizes a window went, it is what it was before. */
CASE(every_size_is_drawn)
{
    static const int sizes[][2] = {{480, 360}, {1, 1}, {3000, 40},
                                   {40, 2000}, {1920, 1080}, {0, 0},
                                   {700, 1200}};
    uint64_t before;

    BEGIN_CASE;
    sit_down("go:de1soc");
    at.s.play.pace.is_paused = 1;
    look();
    before = sum();
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        assert_null(window_view_resize(&at.view, &at.s.game, sizes[i][0],
                                       sizes[i][1], 100 + 50 * (int)(i % 3)));
        look();
        key(KEY_F1);
        look();
        key(KEY_ESC);
        look();
    }
    assert_null(window_view_resize(&at.view, &at.s.game, 1180, 760, 100));
    look();
    assert_true(sum() == before);
    stand_up();
}

static const struct CMUnitTest tests[] = {
    TEST("a click on the board is the board's",
         a_click_on_the_board_is_the_boards),
    TEST("a click on the bar is the bar's", a_click_on_the_bar_is_the_bars),
    TEST("a dialog takes all keys, and lets go of the board",
         a_dialog_takes_all_keys_and_lets_go_of_the_board),
    TEST("a pasted text answers a question",
         a_pasted_text_answers_a_question),
    TEST("Tab goes to the parts and then to the bar, and back",
         tab_goes_to_the_parts_and_then_to_the_bar_and_back),
    TEST("Space is the bar's while it has the focus",
         space_is_the_bars_while_it_has_the_focus),
    TEST("a held Space does not work the bar to and fro",
         a_held_space_does_not_work_the_bar_to_and_fro),
    TEST("a pad plays, and goes on in lists",
         a_pad_plays_and_goes_on_in_lists),
    TEST("the wheel takes time back and on",
         the_wheel_takes_time_back_and_on),
    TEST("whoever leaves holds nothing", whoever_leaves_holds_nothing),
    TEST("the ways out", the_ways_out),
    TEST("settings change over", settings_change_over),
    TEST("a picture that stays is not shown again",
         a_picture_that_stays_is_not_shown_again),
    TEST("a dialog that closes leaves no trace",
         a_dialog_that_closes_leaves_no_trace),
    TEST("every size is drawn", every_size_is_drawn),
};

CHECK_MAIN("window_input", tests)
