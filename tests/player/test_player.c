/* test_player.c - keys and clicks become events, and buttons spring back.
 */
#include "player/at_board.h"

#include <string.h>


enum { TAP = 60 };                      /* ticks, on a Basys2 */

static int part(const struct sitting *self, const char *name)
{
    return board_find(session_machine(self->play.session)->board,
                      name).first;
}

static void expect_event(const struct sitting *self, size_t i,
                         uint64_t tick, const char *words)
{
    assert_true(i < session_event_count(self->play.session));
    assert_string_equal(session_event(self->play.session, i)->words, words);
    assert_int_equal(session_event(self->play.session, i)->tick, tick);
}

CASE(a_key_taps_a_button)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "duel:basys2");
    frames(&s, 5);
    assert_true(player_work_key(&s.game, 'a', HOLD_TAP));
    expect_event(&s, 0, 100, "press BTN3");
    frames(&s, 2);
    expect_count(&s, 1);
    frames(&s, 1);
    expect_event(&s, 1, 100 + TAP, "release BTN3");
    frames(&s, 20);
    expect_count(&s, 2);
    play_close(&s.play);
}

CASE(a_repeated_key_holds_the_button_down)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "duel:basys2");
    for (int i = 0; i < 30; i++) {
        player_work_key(&s.game, 'a', HOLD_TAP);
        frames(&s, 2);
    }
    expect_count(&s, 1);
    frames(&s, 3);
    expect_count(&s, 2);
    play_close(&s.play);
}

/* The words of the presses so far, in their order. */
static void expect_presses(const struct sitting *self,
                           const char *const *wanted)
{
    for (size_t i = 0; i < session_event_count(self->play.session); i++) {
        const char *words = session_event(self->play.session, i)->words;

        if (strncmp(words, "press ", 6) != 0)
            continue;
        assert_non_null(*wanted);
        assert_string_equal(words + 6, *wanted++);
    }
    assert_null(*wanted);
}

/* Where the buttons are a keyboard's: none is down with another. */
CASE(keys_that_come_together_are_pressed_in_turn)
{
    static const char *const wanted[] = {"RIGHT", "RIGHT", "RIGHT", "ENTER",
                                         "UP", NULL};
    struct sitting s;
    uint64_t last = 0;

    BEGIN_CASE;
    begin(&s, "go:de1soc");
    for (const char *key = "lllei"; *key; key++)
        assert_true(player_work_key(&s.game, (unsigned char)*key, HOLD_TAP));
    expect_count(&s, 1);
    frames(&s, 40);
    expect_presses(&s, wanted);
    expect_count(&s, 10);
    for (size_t i = 0; i < 10; i++) {
        uint64_t tick = session_event(s.play.session, i)->tick;

        assert_true(i == 0 || tick >= last + 640);
        last = tick;
    }
    play_close(&s.play);
}

/* Nobody has to wait for a key that is held, though. */
CASE(keys_seen_to_go_up_at_once_keep_their_order)
{
    static const char *const wanted[] = {"LEFT", "UP", "ENTER", "DOWN",
                                         "DOWN", "SPACE", NULL};
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "go:de1soc");
    pace_slower(&s.play.pace);
    for (const char *key = "jiek"; *key; key++) {
        player_work_key(&s.game, (unsigned char)*key, HOLD_KEY);
        player_let_go_key(&s.game, (unsigned char)*key);
        frames(&s, key[0] == 'i' ? 3 : 0);      /* the first one rests now */
    }
    frames(&s, 40);
    player_work_key(&s.game, 'k', HOLD_KEY);
    player_work_key(&s.game, 's', HOLD_KEY);
    frames(&s, 1);
    expect_presses(&s, wanted);
    play_close(&s.play);
}

CASE(after_a_key_there_is_a_rest)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "go:de1soc");
    pace_slower(&s.play.pace);          /* half as fast: 312 ticks a frame */
    player_work_key(&s.game, 'l', HOLD_TAP);
    frames(&s, 3);
    expect_event(&s, 1, 640, "release RIGHT");
    assert_in_range(session_tick(s.play.session), 640, 1279);
    player_work_key(&s.game, 'i', HOLD_TAP);
    player_work_key(&s.game, 'k', HOLD_TAP);
    expect_count(&s, 2);
    frames(&s, 2);
    expect_count(&s, 3);
    assert_string_equal(session_event(s.play.session, 2)->words, "press UP");
    frames(&s, 20);
    expect_count(&s, 6);
    play_close(&s.play);
}

CASE(only_so_many_keys_wait)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "go:de1soc");
    for (int i = 0; i < 4; i++)
        for (const char *key = "ikjlesb"; *key; key++)
            player_work_key(&s.game, (unsigned char)*key, HOLD_TAP);
    frames(&s, 100);
    expect_count(&s, 2 * (1 + HOLD_TAPS));
    play_close(&s.play);
}

CASE(a_key_that_was_held_does_not_go_on_for_long)
{
    struct sitting s;
    size_t events;

    BEGIN_CASE;
    begin(&s, "go:de1soc");
    for (int i = 0; i < 150; i++) {     /* faster than it can be pressed */
        player_work_key(&s.game, 'l', HOLD_TAP);
        frames(&s, i % 3 == 0);
    }
    events = session_event_count(s.play.session);
    assert_in_range(events, 30, 110);
    frames(&s, 20);
    assert_in_range(session_event_count(s.play.session) - events, 1, 6);
    play_close(&s.play);
}

CASE(what_waits_is_dropped_when_time_is_taken_back)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "go:de1soc");
    for (const char *key = "lei"; *key; key++)
        player_work_key(&s.game, (unsigned char)*key, HOLD_TAP);
    player_seek(&s.game, 0);
    frames(&s, 40);
    assert_in_range(session_event_count(s.play.session), 0, 2);
    play_close(&s.play);
}

CASE(a_tap_is_as_long_at_every_speed)
{
    BEGIN_CASE;
    for (int speed = 0; speed < 10; speed++) {
        struct sitting s;

        begin(&s, "duel:basys2");
        for (int i = 0; i < 5; i++)
            pace_slower(&s.play.pace);
        for (int i = 0; i < speed; i++)
            pace_faster(&s.play.pace);
        player_work_key(&s.game, 'l', HOLD_TAP);
        frames(&s, 50);
        expect_event(&s, 0, 0, "press BTN0");
        expect_event(&s, 1, TAP, "release BTN0");
        play_close(&s.play);
    }
}

CASE(a_tap_lasts_one_tick_on_the_simulation)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "duel:sim");
    player_work_key(&s.game, 'a', HOLD_TAP);
    frames(&s, 200);
    expect_event(&s, 0, 0, "press BTN3");
    expect_event(&s, 1, 1, "release BTN3");
    play_close(&s.play);
}

CASE(a_press_while_paused_waits_for_time)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "duel:basys2");
    s.play.pace.is_paused = 1;
    player_work_key(&s.game, 'a', HOLD_TAP);
    frames(&s, 50);
    expect_count(&s, 1);
    for (int i = 0; i < TAP; i++) {
        expect_count(&s, 1);
        player_step(&s.game);
        frames(&s, 1);
    }
    expect_event(&s, 1, TAP, "release BTN3");
    play_close(&s.play);
}

CASE(a_switch_key_toggles)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "duel:basys2");
    player_work_key(&s.game, '3', HOLD_TAP);
    player_work_key(&s.game, '3', HOLD_TAP);
    player_work(&s.game, part(&s, "SW0"), HOLD_MOUSE);
    expect_event(&s, 0, 0, "set SW3 1");
    expect_event(&s, 1, 0, "set SW3 0");
    expect_event(&s, 2, 0, "set SW0 1");
    play_close(&s.play);
}

CASE(a_shortcut_sets_several)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "duel:basys2");
    assert_true(player_work_key(&s.game, 'H', HOLD_TAP));
    expect_event(&s, 0, 0, "set SW xxxxx101");
    assert_false(player_work_key(&s.game, 'z', HOLD_TAP));
    assert_false(player_work_key(&s.game, 0x110001, HOLD_TAP));
    expect_count(&s, 1);
    play_close(&s.play);
}

CASE(the_mouse_holds_until_it_lets_go)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "duel:basys2");
    player_work(&s.game, part(&s, "BTN2"), HOLD_MOUSE);
    frames(&s, 50);
    expect_count(&s, 1);
    hold_let_go(&s.game.holds, -1, HOLD_MOUSE);
    frames(&s, 1);
    expect_event(&s, 1, 1000, "release BTN2");
    play_close(&s.play);
}

CASE(the_quickest_click_is_still_a_tap)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "duel:basys2");
    player_work(&s.game, part(&s, "BTN2"), HOLD_MOUSE);
    hold_let_go(&s.game.holds, -1, HOLD_MOUSE);
    frames(&s, 4);
    expect_event(&s, 1, TAP, "release BTN2");
    play_close(&s.play);
}

/* Three clicks between two frames: three presses, each of them whole. */
CASE(clicks_faster_than_the_button_springs_back_wait)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "duel:basys2");
    for (int i = 0; i < 3; i++) {
        player_work(&s.game, part(&s, "BTN2"), HOLD_MOUSE);
        player_let_go(&s.game, -1, HOLD_MOUSE);
    }
    frames(&s, 30);
    expect_count(&s, 6);
    for (size_t i = 0; i < 6; i += 2) {
        expect_event(&s, i, i * TAP, "press BTN2");
        expect_event(&s, i + 1, (i + 1) * TAP, "release BTN2");
    }
    play_close(&s.play);
}

/* The second press is not let go: when its turn comes it holds. */
CASE(a_finger_that_waits_holds_when_its_turn_comes)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "duel:basys2");
    player_work(&s.game, part(&s, "BTN2"), HOLD_KEY);
    player_let_go(&s.game, part(&s, "BTN2"), HOLD_KEY);
    player_work(&s.game, part(&s, "BTN2"), HOLD_KEY);
    frames(&s, 50);
    expect_count(&s, 3);
    expect_event(&s, 2, 2 * TAP, "press BTN2");
    player_let_go(&s.game, part(&s, "BTN2"), HOLD_KEY);
    frames(&s, 1);
    expect_event(&s, 3, 1000, "release BTN2");
    play_close(&s.play);
}

CASE(each_finger_lets_go_of_its_own_button)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "duel:basys2");
    player_work(&s.game, part(&s, "BTN2"), HOLD_LATCH);
    player_work(&s.game, part(&s, "BTN1"), HOLD_MOUSE);
    player_work(&s.game, part(&s, "BTN1"), HOLD_KEY);
    frames(&s, 5);
    player_let_go(&s.game, -1, HOLD_MOUSE);
    frames(&s, 5);
    expect_count(&s, 2);                /* a key and a latch hold on */
    player_let_go(&s.game, part(&s, "BTN1"), HOLD_KEY);
    frames(&s, 1);
    expect_event(&s, 2, 200, "release BTN1");
    player_let_go(&s.game, part(&s, "BTN2"), HOLD_LATCH);
    frames(&s, 1);
    expect_event(&s, 3, 220, "release BTN2");
    play_close(&s.play);
}

CASE(a_key_that_comes_up_lets_its_button_go)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "duel:basys2");
    assert_true(player_work_key(&s.game, 'a', HOLD_KEY));
    frames(&s, 20);
    expect_count(&s, 1);
    player_let_go_key(&s.game, 'b');
    frames(&s, 1);
    expect_count(&s, 1);
    player_let_go_key(&s.game, 'a');
    frames(&s, 1);
    expect_event(&s, 1, 420, "release BTN3");
    play_close(&s.play);
}

/* What has to rest does so in its own time, not in an earlier one. */
CASE(after_a_way_back_buttons_work_at_once)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "go:de1soc#1");
    frames(&s, 100);
    player_work_key(&s.game, 'l', HOLD_TAP);
    frames(&s, 1);
    player_seek(&s.game, 100);
    player_work_key(&s.game, 'e', HOLD_TAP);
    expect_count(&s, 1);
    expect_event(&s, 0, 100, "press ENTER");
    play_close(&s.play);
}

CASE(own_keys_are_told_apart_from_unknown_ones)
{
    struct sitting s;
    char words[40];
    struct text to;

    BEGIN_CASE;
    begin(&s, "poker:basys3");
    assert_int_equal(player_own_key(&s.game, '?'), PLAYER_HELP);
    assert_int_equal(player_own_key(&s.game, 'm'), PLAYER_MOVE);
    assert_int_equal(player_own_key(&s.game, 'v'), PLAYER_LOOK);
    assert_int_equal(player_own_key(&s.game, ' '), PLAYER_NOTHING);
    assert_true(s.play.pace.is_paused);
    assert_int_equal(player_own_key(&s.game, 'Z'), PLAYER_UNKNOWN);
    text_begin(&to, words, sizeof words);
    assert_string_equal(player_question(&s.game, &to), "bet:");
    player_answer(&s.game, "5");
    expect_event(&s, 0, 0, "set SW x000000000000101");
    play_close(&s.play);
}

CASE(refused_events_are_told)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "duel:basys2");
    player_type(&s.game, "hello");
    expect_count(&s, 0);
    assert_non_null(strstr(s.game.notice, "no keyboard"));
    player_forget_notice(&s.game, UINT64_MAX);
    assert_string_equal(s.game.notice, "");
    play_close(&s.play);
}

CASE(a_hint_is_told)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "pegs:nexys3");
    frames(&s, 100);
    player_hint(&s.game);
    assert_non_null(strstr(s.game.notice, "4096"));
    player_seek(&s.game, 0);
    assert_string_equal(s.game.notice, "");
    expect_count(&s, 0);
    play_close(&s.play);
}

CASE(why_there_is_no_hint_is_told)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "null");
    frames(&s, 5);
    player_hint(&s.game);
    assert_non_null(strstr(s.game.notice, "no hints for null"));
    play_close(&s.play);
}

CASE(typed_text_goes_to_the_keyboard)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "null");
    player_type(&s.game, "a \"b\"");
    expect_event(&s, 0, 0, "type \"a \\\"b\\\"\"");
    play_close(&s.play);
}

CASE(rewinding_lets_go_first)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "duel:basys2");
    frames(&s, 100);
    player_work_key(&s.game, 'a', HOLD_TAP);
    player_seek_by(&s.game, -1);
    assert_int_equal(session_tick(s.play.session), 1000);
    assert_int_equal(session_in(s.play.session), 0);
    expect_event(&s, 1, 2000, "release BTN3");
    player_seek(&s.game, UINT64_MAX);
    assert_int_equal(session_tick(s.play.session), 2000);
    player_seek_by(&s.game, -10);
    assert_int_equal(session_tick(s.play.session), 0);
    player_seek_by(&s.game, 1);
    assert_int_equal(session_tick(s.play.session), 1000);
    play_close(&s.play);
}

CASE(steps_pause_and_go_both_ways)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "duel:basys2");
    frames(&s, 10);
    player_step(&s.game);
    assert_true(s.play.pace.is_paused);
    assert_int_equal(session_tick(s.play.session), 201);
    player_step_back(&s.game);
    player_step_back(&s.game);
    assert_int_equal(session_tick(s.play.session), 199);
    assert_true(player_is_rewound(&s.play));
    play_close(&s.play);
}

CASE(a_new_event_after_a_rewind_cuts_and_says_so)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "duel:basys2");
    player_work_key(&s.game, '1', HOLD_TAP);
    frames(&s, 100);
    assert_string_equal(s.game.notice, "");
    player_seek_by(&s.game, -1);
    player_work_key(&s.game, '2', HOLD_TAP);
    assert_non_null(strstr(s.game.notice, "cut off at 0:01.0"));
    assert_false(player_is_rewound(&s.play));
    expect_event(&s, 1, 1000, "set SW2 1");
    play_close(&s.play);
}

CASE(leaving_lets_go)
{
    struct sitting s;

    BEGIN_CASE;
    begin(&s, "duel:basys2");
    player_work_key(&s.game, 'a', HOLD_TAP);
    player_work(&s.game, part(&s, "BTN0"), HOLD_MOUSE);
    player_leave(&s.game);
    expect_count(&s, 4);
    assert_int_equal(session_in(s.play.session), 0);
    play_close(&s.play);
}

static const struct CMUnitTest tests[] = {
    TEST("player: a key presses a button, which springs back after a tap",
         a_key_taps_a_button),
    TEST("player: a repeated key holds the button down",
         a_repeated_key_holds_the_button_down),
    TEST("player: keys of a keyboard that come together are pressed in turn",
         keys_that_come_together_are_pressed_in_turn),
    TEST("player: after a key of a keyboard there is a rest",
         after_a_key_there_is_a_rest),
    TEST("player: keys that go up at once keep their order, and no other "
         "waits", keys_seen_to_go_up_at_once_keep_their_order),
    TEST("player: only so many keys wait", only_so_many_keys_wait),
    TEST("player: a key of a keyboard that was held does not go on for long",
         a_key_that_was_held_does_not_go_on_for_long),
    TEST("player: keys that wait are dropped when time is taken back",
         what_waits_is_dropped_when_time_is_taken_back),
    TEST("player: a tap has the same ticks at every speed",
         a_tap_is_as_long_at_every_speed),
    TEST("player: a tap lasts one tick on the simulation",
         a_tap_lasts_one_tick_on_the_simulation),
    TEST("player: a press while paused is kept and waits for time",
         a_press_while_paused_waits_for_time),
    TEST("player: a switch's key toggles it", a_switch_key_toggles),
    TEST("player: a shortcut sets several, and other keys mean nothing",
         a_shortcut_sets_several),
    TEST("player: the mouse holds a button until it lets go",
         the_mouse_holds_until_it_lets_go),
    TEST("player: the quickest click is still a tap",
         the_quickest_click_is_still_a_tap),
    TEST("player: clicks faster than the button springs back wait",
         clicks_faster_than_the_button_springs_back_wait),
    TEST("player: a finger that waits holds when its turn comes",
         a_finger_that_waits_holds_when_its_turn_comes),
    TEST("player: each finger lets go of its own button",
         each_finger_lets_go_of_its_own_button),
    TEST("player: a key that comes up lets its button go",
         a_key_that_comes_up_lets_its_button_go),
    TEST("player: after a way back buttons work at once",
         after_a_way_back_buttons_work_at_once),
    TEST("player: own keys are told apart from unknown ones",
         own_keys_are_told_apart_from_unknown_ones),
    TEST("player: a refused event is told, and forgotten after a while",
         refused_events_are_told),
    TEST("player: a hint is told until another moment is shown; nothing is "
         "pressed", a_hint_is_told),
    TEST("player: why there is no hint is told", why_there_is_no_hint_is_told),
    TEST("player: typed text goes to the keyboard",
         typed_text_goes_to_the_keyboard),
    TEST("player: rewinding lets go of buttons first",
         rewinding_lets_go_first),
    TEST("player: steps pause, and go both ways", steps_pause_and_go_both_ways),
    TEST("player: a new event after a rewind cuts the rest and says so",
         a_new_event_after_a_rewind_cuts_and_says_so),
    TEST("player: leaving lets go of everything", leaving_lets_go),
};

CHECK_MAIN("player", tests)
