/* test_window_bar.c - the bar of the window, by clicks and by keys. */
#include "window/at_bar.h"

#include <string.h>

#include "window/words.h"

/* Where there is a table, notices and troubles are in the line below it. */
static int is_said(struct desk *desk, const char *text)
{
    static struct window_words words;
    struct canvas_rect room = {0, 0, WIDTH, 80}, dirty;

    memset(&words, 0, sizeof words);
    window_words_place(&words, room, 100);
    (void)window_words_update(&words, &desk->canvas, game(desk),
                              window_theme(0), &dirty);
    return item_saying(&words.items, text) != NULL;
}

/* Buttons */

CASE(time_is_stopped_and_stepped_by_clicks_and_by_keys)
{
    BEGIN_CASE;
    for (int i = 0; i < 2; i++) {
        struct desk *desk = open_desk(DUEL, NULL);
        struct pace *pace = &desk->sitting.play.pace;
        uint64_t now = tick(desk);

        assert_int_equal(ways[i](desk, BAR_PAUSE), COMMAND_NOTHING);
        assert_true(pace->is_paused);
        assert_non_null(item_saying(&desk->bar.items, "PAUSED"));
        ways[i](desk, BAR_STEP);
        assert_int_equal(tick(desk), now + 1);
        ways[i](desk, BAR_BACK);
        ways[i](desk, BAR_BACK);
        assert_int_equal(tick(desk), now - 1);
        ways[i](desk, BAR_PAUSE);
        assert_false(pace->is_paused);
        assert_null(item_saying(&desk->bar.items, "PAUSED"));
        assert_non_null(item_saying(&desk->bar.items, "REWOUND"));
        close_desk(desk);
    }
}

CASE(speed_is_changed_and_shown)
{
    BEGIN_CASE;
    for (int i = 0; i < 2; i++) {
        struct desk *desk = open_desk(DUEL, NULL);

        ways[i](desk, BAR_FASTER);
        assert_int_equal(desk->sitting.play.pace.speed_tenths, 20);
        assert_non_null(item_saying(&desk->bar.items, "2x"));
        ways[i](desk, BAR_SLOWER);
        ways[i](desk, BAR_SLOWER);
        assert_int_equal(desk->sitting.play.pace.speed_tenths, 5);
        assert_non_null(item_saying(&desk->bar.items, "0.5x"));
        close_desk(desk);
    }
}

CASE(a_hint_is_shown_and_power_is_an_event)
{
    BEGIN_CASE;
    for (int i = 0; i < 2; i++) {
        struct desk *desk = open_desk(DUEL, NULL);
        const struct session *session = desk->sitting.play.session;

        ways[i](desk, BAR_HINT);
        assert_true(game(desk)->notice[0]);
        (void)update(desk);
        assert_true(is_said(desk, game(desk)->notice));
        ways[i](desk, BAR_POWER);
        assert_string_equal(session_event(session, 0)->words, "power");
        close_desk(desk);
    }
}

CASE(what_the_window_must_do_is_answered)
{
    static const struct { int id; enum window_command command; } all[] = {
        {BAR_SEAT_A, COMMAND_SEAT_A}, {BAR_SEAT_B, COMMAND_SEAT_B},
        {BAR_ASK, COMMAND_ASK}, {BAR_LOOK, COMMAND_LOOK},
        {BAR_NEW, COMMAND_NEW},
        {BAR_OPEN, COMMAND_OPEN}, {BAR_SAVE, COMMAND_SAVE},
        {BAR_HELP, COMMAND_HELP},
        {BAR_LIGHT, COMMAND_LIGHT}, {BAR_FULL_SCREEN, COMMAND_FULL_SCREEN},
        {BAR_QUIT, COMMAND_QUIT},
    };

    BEGIN_CASE;
    for (int i = 0; i < 2; i++) {
        struct desk *desk = open_desk("poker:basys3#1", NULL);

        for (size_t j = 0; j < sizeof all / sizeof all[0]; j++)
            assert_int_equal(ways[i](desk, all[j].id), all[j].command);
        assert_int_equal(session_event_count(desk->sitting.play.session), 0);
        close_desk(desk);
    }
}

CASE(only_machines_that_need_them_have_some_buttons)
{
    struct desk *desk = open_desk("go:de1soc#1", NULL);

    BEGIN_CASE;
    assert_int_equal(click(desk, BAR_MUTE), COMMAND_MUTE);
    assert_null(window_item_find(&desk->bar.items, BAR_LOOK));
    assert_null(window_item_find(&desk->bar.items, BAR_ASK));
    assert_null(window_item_find(&desk->bar.items, BAR_TYPE));
    close_desk(desk);
    desk = open_desk("null:null#1", NULL);
    assert_int_equal(click(desk, BAR_TYPE), COMMAND_TYPE);
    assert_null(window_item_find(&desk->bar.items, BAR_MUTE));
    assert_null(window_item_find(&desk->bar.items, BAR_SEAT_A));
    assert_null(window_item_find(&desk->bar.items, BAR_HINT));
    close_desk(desk);
}

CASE(what_is_released_elsewhere_does_nothing)
{
    struct desk *desk = open_desk(DUEL, NULL);
    int x = middle_x(item(desk, BAR_PAUSE));
    int y = middle_y(item(desk, BAR_PAUSE));

    BEGIN_CASE;
    window_bar_press(&desk->bar, game(desk), x, y);
    assert_int_equal(window_bar_release(&desk->bar, game(desk), x, 1),
                     COMMAND_NOTHING);
    assert_false(desk->sitting.play.pace.is_paused);
    window_bar_press(&desk->bar, game(desk), x, 1);
    (void)window_bar_release(&desk->bar, game(desk), x, y);
    assert_false(desk->sitting.play.pace.is_paused);
    close_desk(desk);
}

CASE(seats_settings_and_troubles_are_told)
{
    struct desk *desk = open_desk("duel:basys2#42 repeat=counting",
                                  "optimal");

    BEGIN_CASE;
    assert_non_null(item_saying(&desk->bar.items, "A: a person"));
    assert_non_null(item_saying(&desk->bar.items, "b: Hard (optimal)"));
    assert_non_null(item_saying(&desk->bar.items, "Mastermind for two"));
    assert_non_null(item_saying(&desk->bar.items,
                                "duel:basys2 repeat=counting"));
    assert_non_null(item_saying(&desk->bar.items, "Light"));
    desk->settings.is_light = 1;
    strcpy(desk->sitting.play.trouble, "b fell asleep");
    assert_true(update(desk));
    assert_non_null(item_saying(&desk->bar.items, "Dark"));
    assert_true(is_said(desk, "b fell asleep"));
    player_tell(game(desk), "something newer");
    assert_true(is_said(desk, "something newer"));
    assert_false(is_said(desk, "b fell asleep"));
    close_desk(desk);
}

/* The slider */

static int slider_x(const struct desk *desk, int percent)
{
    struct canvas_rect box = item(desk, BAR_SLIDER)->box;

    return box.left + (box.width - 1) * percent / 100;
}

static void drag(struct desk *desk, int percent)
{
    window_bar_move(&desk->bar, game(desk), slider_x(desk, percent), 3);
}

CASE(the_slider_goes_to_any_moment_once_a_frame)
{
    struct desk *desk = open_desk(DUEL, NULL);
    uint64_t now = tick(desk);

    BEGIN_CASE;
    window_bar_press(&desk->bar, game(desk), slider_x(desk, 50),
                     middle_y(item(desk, BAR_SLIDER)));
    drag(desk, 20);
    drag(desk, 0);
    assert_int_equal(tick(desk), now);
    window_bar_advance(&desk->bar, game(desk));
    assert_int_equal(tick(desk), 0);
    assert_true(desk->sitting.play.pace.is_paused);
    drag(desk, 50);
    window_bar_advance(&desk->bar, game(desk));
    assert_in_range(tick(desk), now * 2 / 5, now * 3 / 5);
    drag(desk, 300);                    /* far beyond its end */
    window_bar_advance(&desk->bar, game(desk));
    assert_int_equal(tick(desk), end(desk));
    assert_int_equal(end(desk), now);
    close_desk(desk);
}

CASE(time_stands_still_where_the_slider_is_let_go)
{
    struct desk *desk = open_desk(DUEL, NULL);

    BEGIN_CASE;
    window_bar_press(&desk->bar, game(desk), slider_x(desk, 0),
                     middle_y(item(desk, BAR_SLIDER)));
    assert_true(window_bar_has(&desk->bar, 5, 5));      /* held */
    (void)window_bar_release(&desk->bar, game(desk), slider_x(desk, 0), 700);
    assert_false(window_bar_has(&desk->bar, 5, 5));
    assert_int_equal(tick(desk), 0);
    frames(&desk->sitting, 10);
    assert_int_equal(tick(desk), 0);
    player_visit(game(desk), UINT64_MAX);
    assert_false(desk->sitting.play.pace.is_paused);
    close_desk(desk);
}

CASE(the_sliders_keys_move_in_time)
{
    struct desk *desk = open_desk(DUEL, NULL);
    uint64_t hz = session_machine(desk->sitting.play.session)->board->clock_hz;

    BEGIN_CASE;
    desk->sitting.play.pace.is_paused = 1;
    enter(desk, BAR_SLIDER);
    key(desk, KEY_LEFT);
    assert_int_equal(tick(desk), end(desk) - hz);
    key(desk, KEY_RIGHT);
    assert_int_equal(tick(desk), end(desk));
    key(desk, KEY_PAGE_UP);
    assert_int_equal(tick(desk), 0);    /* the game is two seconds long */
    key(desk, KEY_END);
    assert_int_equal(tick(desk), end(desk));
    key(desk, KEY_HOME);
    assert_int_equal(tick(desk), 0);
    key(desk, KEY_PAGE_DOWN);
    assert_int_equal(tick(desk), end(desk));
    assert_int_equal(desk->bar.focus, BAR_SLIDER);
    close_desk(desk);
}

/* The focus */

CASE(tab_visits_everything_and_leaves_at_both_ends)
{
    struct desk *desk = open_desk("poker:basys3#1", NULL);
    int there = 0, back = 0;

    BEGIN_CASE;
    window_bar_focus(&desk->bar, 1);
    while (window_bar_has_focus(&desk->bar)) {
        enum window_command command = key(desk, KEY_TAB);

        there++;
        assert_int_equal(command, window_bar_has_focus(&desk->bar)
                         ? COMMAND_NOTHING : COMMAND_FOCUS_ON);
    }
    window_bar_focus(&desk->bar, -1);
    while (window_bar_has_focus(&desk->bar)) {
        enum window_command command = key(desk, KEY_BACK_TAB);

        back++;
        assert_int_equal(command, window_bar_has_focus(&desk->bar)
                         ? COMMAND_NOTHING : COMMAND_FOCUS_BACK);
    }
    assert_int_equal(there, workable(desk));
    assert_int_equal(back, workable(desk));
    close_desk(desk);
}

CASE(without_the_focus_no_key_is_taken_and_esc_gives_it_back)
{
    struct desk *desk = open_desk(DUEL, NULL);
    enum window_command command;

    BEGIN_CASE;
    assert_false(window_bar_key(&desk->bar, game(desk), ' ', &command));
    assert_false(window_bar_key(&desk->bar, game(desk), KEY_TAB, &command));
    window_bar_focus(&desk->bar, -1);
    assert_false(window_bar_key(&desk->bar, game(desk), 'a', &command));
    key(desk, KEY_ESC);
    assert_false(window_bar_has_focus(&desk->bar));
    window_bar_focus(&desk->bar, 0);
    assert_int_equal(desk->bar.focus, BAR_QUIT);
    close_desk(desk);
}

CASE(arrows_lead_from_everything_to_everything)
{
    static const int sizes[][2] = {{1180, 760}, {900, 480}, {480, 360},
                                   {540, 960}};

    BEGIN_CASE;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        struct desk *desk = open_desk("poker:basys3#1", NULL);

        lay_out(desk, sizes[i][0], sizes[i][1], 100);
        for (int j = 0; j < desk->bar.items.count; j++)
            if (desk->bar.items.item[j].id
                && !(desk->bar.items.item[j].marks & ITEM_OFF))
                assert_int_equal(reached(desk, desk->bar.items.item[j].id),
                                 workable(desk));
        close_desk(desk);
    }
}

static const struct CMUnitTest tests[] = {
    TEST("bar: time is stopped and stepped by clicks and by keys",
         time_is_stopped_and_stepped_by_clicks_and_by_keys),
    TEST("bar: the speed is changed and shown", speed_is_changed_and_shown),
    TEST("bar: a hint is shown, and power is an event",
         a_hint_is_shown_and_power_is_an_event),
    TEST("bar: what the window must do is answered, by clicks and by keys",
         what_the_window_must_do_is_answered),
    TEST("bar: buttons that a machine has no use for are left out",
         only_machines_that_need_them_have_some_buttons),
    TEST("bar: a press that is released elsewhere does nothing",
         what_is_released_elsewhere_does_nothing),
    TEST("bar: seats, settings and troubles are told",
         seats_settings_and_troubles_are_told),
    TEST("bar: the slider goes to any moment, once a frame",
         the_slider_goes_to_any_moment_once_a_frame),
    TEST("bar: time stands still where the slider is let go",
         time_stands_still_where_the_slider_is_let_go),
    TEST("bar: the slider's keys move in time", the_sliders_keys_move_in_time),
    TEST("bar: Tab visits everything and leaves at both ends",
         tab_visits_everything_and_leaves_at_both_ends),
    TEST("bar: without the focus it takes no key, and Esc gives it back",
         without_the_focus_no_key_is_taken_and_esc_gives_it_back),
    TEST("bar: arrows lead from everything to everything",
         arrows_lead_from_everything_to_everything),
};

CHECK_MAIN("window_bar", tests)
