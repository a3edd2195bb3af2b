/* test_window_keys.c - keys at the board, and a controller's buttons as keys.
 */
#include "window/at_window.h"

#include "window/keys.h"
#include "window/pad.h"

static const uint64_t ms = 1000000;

struct hands {
    struct sitting s;
    struct layout layout;
    struct window_keys keys;
};

static void sit_down(struct hands *self, const char *id)
{
    begin(&self->s, id);
    self->layout = laid_out(&self->s);
    window_keys_begin(&self->keys);
}

static enum window_command down(struct hands *self, uint32_t key)
{
    return window_keys_down(&self->keys, &self->s.game, key, 0);
}

static enum window_command again(struct hands *self, uint32_t key)
{
    return window_keys_down(&self->keys, &self->s.game, key, 1);
}

static enum window_command up(struct hands *self, uint32_t key)
{
    return window_keys_up(&self->keys, &self->s.game, key);
}

static int focus(struct hands *self, int by)
{
    return window_keys_focus(&self->keys, &self->layout, by);
}

static void focus_on(struct hands *self, const char *name)
{
    self->keys.focus = part_called(&self->s, name);
}

CASE(a_button_is_down_as_long_as_its_key)
{
    struct hands h;

    BEGIN_CASE;
    sit_down(&h, "duel:basys2");
    assert_int_equal(down(&h, 'a'), COMMAND_NOTHING);
    for (int i = 0; i < 30; i++) {
        again(&h, 'a');
        frames(&h.s, 2);
    }
    expect_done(&h.s, "press BTN3");
    up(&h, 'a');
    frames(&h.s, 1);
    expect_done(&h.s, "press BTN3, release BTN3");
    play_close(&h.s.play);
}

CASE(a_tap_between_two_frames_is_not_lost)
{
    struct hands h;

    BEGIN_CASE;
    sit_down(&h, "duel:basys2");
    down(&h, 'a');
    up(&h, 'a');
    frames(&h.s, 10);
    expect_done(&h.s, "press BTN3, release BTN3");
    play_close(&h.s.play);
}

CASE(two_keys_hold_two_buttons)
{
    struct hands h;

    BEGIN_CASE;
    sit_down(&h, "duel:basys2");
    down(&h, 'a');
    down(&h, 'l');
    frames(&h.s, 20);
    up(&h, 'a');
    frames(&h.s, 5);
    expect_done(&h.s, "press BTN3, press BTN0, release BTN3");
    play_close(&h.s.play);
}

CASE(a_switch_does_not_flip_to_and_fro_under_a_held_key)
{
    struct hands h;

    BEGIN_CASE;
    sit_down(&h, "duel:basys2");
    down(&h, '1');
    again(&h, '1');
    again(&h, '1');
    up(&h, '1');
    expect_done(&h.s, "set SW1 1");
    play_close(&h.s.play);
}

CASE(a_pointer_goes_on_under_a_held_key)
{
    struct hands h;

    BEGIN_CASE;
    sit_down(&h, "checkers:tinychip");
    down(&h, KEY_RIGHT);
    again(&h, KEY_RIGHT);
    expect_done(&h.s, "set COL 001, set COL 010");
    play_close(&h.s.play);
}

CASE(losing_the_keys_lets_go_but_not_of_a_latch)
{
    struct hands h;

    BEGIN_CASE;
    sit_down(&h, "duel:basys2");
    player_work(&h.s.game, part_called(&h.s, "BTN0"), HOLD_LATCH);
    down(&h, 'a');
    down(&h, '?');
    frames(&h.s, 20);
    window_keys_forget(&h.keys, &h.s.game);
    frames(&h.s, 20);
    expect_done(&h.s, "press BTN0, press BTN3, release BTN3");
    assert_false(h.keys.shows_keys);
    play_close(&h.s.play);
}

CASE(the_question_mark_shows_the_keys_while_it_is_held)
{
    struct hands h;

    BEGIN_CASE;
    sit_down(&h, "duel:basys2");
    h.s.game.now_ns = 1000 * ms;
    assert_int_equal(down(&h, '?'), COMMAND_NOTHING);
    assert_true(h.keys.shows_keys);
    h.s.game.now_ns = 1900 * ms;
    assert_int_equal(again(&h, '?'), COMMAND_NOTHING);
    h.s.game.now_ns = 2000 * ms;
    assert_int_equal(up(&h, '?'), COMMAND_NOTHING);
    assert_false(h.keys.shows_keys);
    play_close(&h.s.play);
}

CASE(a_short_question_mark_opens_the_help)
{
    struct hands h;

    BEGIN_CASE;
    sit_down(&h, "duel:basys2");
    h.s.game.now_ns = 1000 * ms;
    down(&h, '?');
    h.s.game.now_ns = 1100 * ms;
    assert_int_equal(up(&h, '?'), COMMAND_HELP);
    assert_false(h.keys.shows_keys);
    assert_int_equal(up(&h, '?'), COMMAND_NOTHING);
    play_close(&h.s.play);
}

CASE(keys_of_every_face_become_wishes)
{
    struct hands h;

    BEGIN_CASE;
    sit_down(&h, "poker:basys3");
    assert_int_equal(down(&h, 'w'), COMMAND_SAVE);
    assert_int_equal(down(&h, 'o'), COMMAND_OPEN);
    assert_int_equal(down(&h, 'm'), COMMAND_ASK);
    assert_int_equal(down(&h, 'v'), COMMAND_LOOK);
    assert_int_equal(down(&h, 'q'), COMMAND_QUIT);
    assert_int_equal(window_keys_anywhere(KEY_F1), COMMAND_HELP);
    assert_int_equal(window_keys_anywhere(KEY_F11), COMMAND_FULL_SCREEN);
    assert_int_equal(window_keys_anywhere('N' & 31), COMMAND_NEW);
    assert_int_equal(window_keys_anywhere('n'), COMMAND_NOTHING);
    down(&h, 'P');
    assert_true(h.s.play.pace.is_paused);
    expect_done(&h.s, "");
    play_close(&h.s.play);
}

CASE(tab_goes_through_the_parts_and_out)
{
    struct hands h;
    int count = 0;

    BEGIN_CASE;
    sit_down(&h, "duel:basys2");
    while (focus(&h, 1))
        count++;
    assert_int_equal(count, 12);        /* 4 buttons, 8 switches */
    assert_int_equal(h.keys.focus, -1);
    while (focus(&h, -1))
        count--;
    assert_int_equal(count, 0);
    play_close(&h.s.play);
}

CASE(space_holds_the_part_that_has_the_focus)
{
    struct hands h;

    BEGIN_CASE;
    sit_down(&h, "duel:basys2");
    focus_on(&h, "BTN2");
    down(&h, ' ');
    again(&h, ' ');
    frames(&h.s, 20);
    assert_false(h.s.play.pace.is_paused);
    expect_done(&h.s, "press BTN2");
    window_keys_unfocus(&h.keys);
    up(&h, ' ');
    frames(&h.s, 1);
    expect_done(&h.s, "press BTN2, release BTN2");
    down(&h, ' ');
    assert_true(h.s.play.pace.is_paused);
    play_close(&h.s.play);
}

CASE(enter_flips_a_switch_and_esc_gives_the_focus_back)
{
    struct hands h;

    BEGIN_CASE;
    sit_down(&h, "pegs:nexys3");
    focus_on(&h, "SW0");
    down(&h, KEY_ENTER);
    up(&h, KEY_ENTER);
    expect_done(&h.s, "set SW0 1");
    down(&h, KEY_ESC);
    assert_int_equal(h.keys.focus, -1);
    down(&h, KEY_ENTER);
    expect_done(&h.s, "set SW0 1, press BTNS");
    play_close(&h.s.play);
}

CASE(keys_that_are_buttons_of_the_machine_stay_its_own)
{
    struct hands h;

    BEGIN_CASE;
    sit_down(&h, "go:de1soc");
    focus_on(&h, "KEY1");
    down(&h, ' ');
    frames(&h.s, 5);
    up(&h, ' ');
    frames(&h.s, 5);
    down(&h, KEY_ESC);
    expect_done(&h.s, "press SPACE, release SPACE, press ESC");
    assert_int_equal(h.keys.focus, part_called(&h.s, "KEY1"));
    play_close(&h.s.play);
}

/* Controllers */

static uint32_t pad(struct hands *self, enum window_pad button)
{
    return window_pad_key(&self->s.game, button, 0);
}

CASE(a_pad_has_the_arrows_where_a_machine_takes_them)
{
    static const char *const ids[] = {"pegs:nexys3", "go:de1soc",
                                      "checkers:tinychip"};

    BEGIN_CASE;
    for (int i = 0; i < 3; i++) {
        struct hands h;

        sit_down(&h, ids[i]);
        assert_int_equal(pad(&h, WINDOW_PAD_UPWARD), KEY_UP);
        assert_int_equal(pad(&h, WINDOW_PAD_RIGHT), KEY_RIGHT);
        assert_int_equal(pad(&h, WINDOW_PAD_A), KEY_ENTER);
        play_close(&h.s.play);
    }
}

CASE(a_pad_goes_from_part_to_part_where_it_does_not)
{
    struct hands h;

    BEGIN_CASE;
    sit_down(&h, "duel:basys2");
    assert_int_equal(pad(&h, WINDOW_PAD_RIGHT), KEY_TAB);
    assert_int_equal(pad(&h, WINDOW_PAD_LEFT), KEY_BACK_TAB);
    assert_int_equal(window_pad_key(&h.s.game, WINDOW_PAD_RIGHT, 1),
                     KEY_RIGHT);
    play_close(&h.s.play);
}

CASE(letters_of_a_pad_are_buttons_in_their_order)
{
    struct hands h;

    BEGIN_CASE;
    sit_down(&h, "duel:basys2");
    assert_int_equal(pad(&h, WINDOW_PAD_A), 'a');
    assert_int_equal(pad(&h, WINDOW_PAD_B), 'r');
    assert_int_equal(pad(&h, WINDOW_PAD_X), 'l');
    assert_int_equal(pad(&h, WINDOW_PAD_Y), 0);
    play_close(&h.s.play);
    sit_down(&h, "checkers:tinychip");
    assert_int_equal(pad(&h, WINDOW_PAD_B), 'c');
    assert_int_equal(pad(&h, WINDOW_PAD_X), 'r');
    play_close(&h.s.play);
    sit_down(&h, "go:de1soc");
    assert_int_equal(pad(&h, WINDOW_PAD_B), KEY_ESC);
    assert_int_equal(pad(&h, WINDOW_PAD_X), 's');
    assert_int_equal(pad(&h, WINDOW_PAD_Y), 'x');
    assert_int_equal(pad(&h, WINDOW_PAD_START), 'P');
    assert_int_equal(pad(&h, WINDOW_PAD_LEFT_SHOULDER), '<');
    play_close(&h.s.play);
}

CASE(a_stick_goes_out_and_in_and_does_not_tremble)
{
    struct window_pad_stick stick = {0};
    struct window_event events[2];

    BEGIN_CASE;
    assert_int_equal(window_pad_move(&stick, 0, 10000, events), 0);
    assert_int_equal(window_pad_move(&stick, 0, 20000, events), 1);
    assert_int_equal(events[0].kind, WINDOW_PAD);
    assert_int_equal(events[0].pad, WINDOW_PAD_RIGHT);
    assert_int_equal(window_pad_move(&stick, 0, 15000, events), 0);
    assert_int_equal(window_pad_move(&stick, 0, 32767, events), 0);
    assert_int_equal(window_pad_move(&stick, 0, -32768, events), 2);
    assert_int_equal(events[0].kind, WINDOW_PAD);
    assert_int_equal(events[0].pad, WINDOW_PAD_LEFT);
    assert_int_equal(events[1].kind, WINDOW_PAD_UP);
    assert_int_equal(events[1].pad, WINDOW_PAD_RIGHT);
    assert_int_equal(window_pad_move(&stick, 1, -30000, events), 1);
    assert_int_equal(events[0].pad, WINDOW_PAD_UPWARD);
    assert_int_equal(window_pad_move(&stick, 0, 0, events), 1);
    assert_int_equal(events[0].kind, WINDOW_PAD_UP);
}

static const struct CMUnitTest tests[] = {
    TEST("a button is down as long as its key",
         a_button_is_down_as_long_as_its_key),
    TEST("a tap between two frames is not lost",
         a_tap_between_two_frames_is_not_lost),
    TEST("two keys hold two buttons", two_keys_hold_two_buttons),
    TEST("a switch does not flip to and fro under a held key",
         a_switch_does_not_flip_to_and_fro_under_a_held_key),
    TEST("a pointer goes on under a held key",
         a_pointer_goes_on_under_a_held_key),
    TEST("losing the keys lets go, but not of a latch",
         losing_the_keys_lets_go_but_not_of_a_latch),
    TEST("the question mark shows the keys while it is held",
         the_question_mark_shows_the_keys_while_it_is_held),
    TEST("a short question mark opens the help",
         a_short_question_mark_opens_the_help),
    TEST("keys of every face become wishes",
         keys_of_every_face_become_wishes),
    TEST("Tab goes through the parts and out",
         tab_goes_through_the_parts_and_out),
    TEST("Space holds the part that has the focus",
         space_holds_the_part_that_has_the_focus),
    TEST("Enter flips a switch, and Esc gives the focus back",
         enter_flips_a_switch_and_esc_gives_the_focus_back),
    TEST("keys that are buttons of the machine stay its own",
         keys_that_are_buttons_of_the_machine_stay_its_own),
    TEST("a pad has the arrows where a machine takes them",
         a_pad_has_the_arrows_where_a_machine_takes_them),
    TEST("a pad goes from part to part where it does not",
         a_pad_goes_from_part_to_part_where_it_does_not),
    TEST("letters of a pad are buttons in their order",
         letters_of_a_pad_are_buttons_in_their_order),
    TEST("a stick goes out and in, and does not tremble",
         a_stick_goes_out_and_in_and_does_not_tremble),
};

CHECK_MAIN("window_keys", tests)
